package run

import (
	"math"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// eliminated solves a x = b for square matrices, by elimination with the largest
// pivot of each column: x, and the determinant of a. Where a is singular, x is the
// number of the column, from 1 on, that has no pivot.
// Axes before the last two broadcast.
func eliminated(c *call) (value, error) {
	operands := c.operands(c.args[:2])
	p := plan(operands[0].Shape, operands[1].Shape)
	x, err := engine.Unknown(p.shape, operands[0].Values.DType)
	dets, failed := engine.Unknown(p.batches.Result(), operands[0].Values.DType)
	if err != nil || failed != nil || !operands[0].Values.Known() || !operands[1].Values.Known() {
		return tuple(array(x), c.arrayOrNumber(dets)), err
	}
	a, _ := operands[0].Flat()
	b, _ := operands[1].Flat()
	batches, _ := p.batches.Result().Count()
	if batches*p.n*p.n*(p.n+p.m) > MaxWork>>3 {
		return none(), &WorkError{Place: c.place(c.node), Limit: MaxWork}
	}
	values, singular := make([]float64, 0, batches*p.n*p.m), 0
	determinants := make([]float64, batches)
	for i := range batches {
		s := newSystem(a, b, p, start(p.batches, 0, i), start(p.batches, 1, i))
		determinants[i] = s.reduce()
		if determinants[i] == 0 && singular == 0 {
			singular = s.reduced + 1
		}
		if s.doubtful {
			return none(), c.outside(c.node, expr.OperationOn, "a matrix that is nearly singular")
		}
		values = append(values, s.right()...)
	}
	d := x.Values.DType
	dets = sure(c.retyped(engine.Array{Shape: dets.Shape, Values: engine.Floats(determinants...)}, d))
	if singular > 0 {
		return tuple(integer(singular), c.arrayOrNumber(dets)), nil
	}
	x = sure(c.retyped(engine.Array{Shape: x.Shape, Values: engine.Floats(values...)}, d))
	return tuple(array(x), c.arrayOrNumber(dets)), nil
}

// A system is a square matrix with the right sides of equations beside it.
type system struct {
	rows     [][]float64
	n        int
	reduced  int  // columns that are those of the identity
	doubtful bool // a pivot is as small as the errors of the floats
}

func newSystem(a, b engine.Values, p matrices, i, j int) *system {
	s := &system{n: p.n}
	for row := range p.n {
		line := make([]float64, 0, p.n+p.m)
		for column := range p.n {
			line = append(line, a.Float((i*p.n+row)*p.n+column))
		}
		for column := range p.m {
			line = append(line, b.Float((j*p.n+row)*p.m+column))
		}
		s.rows = append(s.rows, line)
	}
	return s
}

// reduce makes the matrix that of ones on the diagonal, and returns what its
// determinant was; 0 ends it.
func (s *system) reduce() float64 {
	det, largest := 1.0, 0.0
	for _, row := range s.rows {
		for _, x := range row[:s.n] {
			largest = max(largest, math.Abs(x))
		}
	}
	for k := range s.n {
		best := k
		for i := k + 1; i < s.n; i++ {
			if math.Abs(s.rows[i][k]) > math.Abs(s.rows[best][k]) {
				best = i
			}
		}
		if best != k {
			s.rows[k], s.rows[best], det = s.rows[best], s.rows[k], -det
		}
		pivot := s.rows[k][k]
		if det *= pivot; pivot == 0 {
			return 0
		}
		s.doubtful = s.doubtful || math.Abs(pivot) < 1e-13*largest
		s.clear(k, pivot)
		s.reduced++
	}
	return det
}

// clear makes column k that of the identity.
func (s *system) clear(k int, pivot float64) {
	for i, row := range s.rows {
		factor := row[k] / pivot
		for j := k; j < len(row) && i != k; j++ {
			row[j] -= float64(factor * s.rows[k][j])
		}
	}
	for j := range s.rows[k] {
		s.rows[k][j] /= pivot
	}
}

// right returns the right sides row by row.
func (s *system) right() []float64 {
	var list []float64
	for _, row := range s.rows {
		list = append(list, row[s.n:]...)
	}
	return list
}
