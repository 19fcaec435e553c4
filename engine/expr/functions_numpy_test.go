package expr_test

const numpyRows = `
np.linalg.inv([[1,2],[3,6]])  # LinAlgError: Singular matrix
np.linalg.inv(np.ones((2,3)))  # LinAlgError: Last 2 dimensions of the array must be square
np.linalg.inv(np.ones(3))  # LinAlgError: 1-dimensional array given. Array must be at least two-dimensional
np.linalg.inv([[1,2],[2,4]])  # LinAlgError: Singular matrix
np.linalg.det([[1,2],[3,4]])  # float64 -2
np.linalg.det(np.ones((2,3)))  # LinAlgError: Last 2 dimensions of the array must be square
np.linalg.det(np.ones(3))  # LinAlgError: 1-dimensional array given. Array must be at least two-dimensional
np.linalg.solve(np.ones((2,3)),np.ones(2))  # LinAlgError: Last 2 dimensions of the array must be square
np.linalg.solve(np.eye(2),np.ones(3))  # ValueError: solve1: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (m,m),(m)->(m) (size 3 is different from 2)
np.linalg.solve(np.eye(2),np.ones((3,2)))  # ValueError: solve: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (m,m),(m,n)->(m,n) (size 3 is different from 2)
np.linalg.solve([[1,2],[2,4]],np.ones(2))  # LinAlgError: Singular matrix
np.linalg.solve(np.ones((3,2,2)),np.ones((3,2)))  # ValueError: solve: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (m,m),(m,n)->(m,n) (size 3 is different from 2)
np.linalg.solve(np.eye(2),[1,2])  # float64(2) 1 2
np.linalg.matrix_power(np.ones((2,3)),2)  # LinAlgError: Last 2 dimensions of the array must be square
np.linalg.matrix_power(np.eye(2),1.5)  # TypeError: exponent must be an integer
np.linalg.matrix_power(np.arange(4).reshape(2,2),3)  # int64(2,2) 6 11 22 39
np.linalg.matrix_power(np.arange(4).reshape(2,2),0)  # int64(2,2) 1 0 0 1
np.linalg.matrix_power(np.arange(4).reshape(2,2),-2)  # float64(2,2) 2.75 -0.75 -1.5 0.5
np.cross(np.ones(4),np.ones(4))  # ValueError: Both input arrays must be (arrays of) 3-dimensional vectors, but they are 4 and 4 dimensional instead.
np.cross(np.ones(2),np.ones(2))  # ValueError: Both input arrays must be (arrays of) 3-dimensional vectors, but they are 2 and 2 dimensional instead.
np.cross(np.ones((2,3)),np.ones((4,3)))  # ValueError: shape mismatch: objects cannot be broadcast to a single shape.  Mismatch is between arg 0 with shape (2,) and arg 1 with shape (4,).
np.cross([1,2,3],[4,5,6])  # int64(3) -3 6 -3
np.cross(1,2)  # ValueError: At least one array has zero dimension
np.bincount(np.array([1.,2.]))  # TypeError: Cannot cast array data from dtype('float64') to dtype('int64') according to the rule 'safe'
np.bincount(np.array([-1,2]))  # ValueError: 'list' argument must have no negative elements
np.bincount(np.ones((2,2),int))  # ValueError: object too deep for desired array
np.bincount([1,2],[1.])  # ValueError: The weights and list don't have the same length.
np.bincount([1,2],[1,2])  # float64(3) 0 1 2
np.bincount([1,2],minlength=-1)  # ValueError: 'minlength' must not be negative
np.bincount([1,2],minlength=6)  # int64(6) 0 1 1 0 0 0
np.bincount([])  # int64(0)
np.bincount(np.array([],int))  # int64(0)
np.histogram([1,2],bins=0)  # ValueError: ‵bins‵ must be positive, when an integer
np.histogram([1,2,1],bins=3)  # (int64(3) 2 0 1; float64(4) 1 1.3333 1.6667 2)
np.histogram([1,2,1],bins=[0,1,2,3])  # (int64(3) 0 2 1; int64(4) 0 1 2 3)
np.histogram([1,1,1],bins=2)  # (int64(2) 0 3; float64(3) 0.5 1 1.5)
np.histogram([1.,2,5],bins=4,range=(0,4))  # (int64(4) 0 1 1 0; float64(5) 0 1 2 3 4)
np.histogram([1.,2,5],bins=4,density=True)  # (float64(4) 0.33333 0.33333 0 0.33333; float64(5) 1 2 3 4 5)
np.histogram([1.,2,5],bins=[3,2,1])  # ValueError: ‵bins‵ must increase monotonically, when an array
np.interp(1,[1,2],[1])  # ValueError: fp and xp are not of the same length.
np.interp(2.5,[1,2,3],[3,2,0])  # float64 1
np.interp([0,1,1.5,3.14],[1,2,3],[3,2,0])  # float64(4) 3 3 2.5 0
np.interp([0,9],[1,2,3],[3,2,0],left=-1,right=7)  # float64(2) -1 7
np.quantile([1,2,3,10],.3)  # float64 1.9
np.quantile([1,2],1.5)  # ValueError: Quantiles must be in the range [0, 1]
np.quantile([[1,2],[3,4]],[.25,.5],axis=0)  # float64(2,2) 1.5 2.5 2 3
np.quantile([[1,2],[3,4]],[.25,.5],axis=1,keepdims=True)  # float64(2,2,1) 1.25 3.25 1.5 3.5
np.quantile([[1,2],[3,4]],.5,keepdims=True)  # float64(1,1) 2.5
np.quantile(np.ones(3,np.float32),.5)  # float32 1
np.quantile(np.ones(3,np.float32),[.5])  # float64(1) 1
np.percentile([1,2],150)  # ValueError: Percentiles must be in the range [0, 100]
np.percentile([[10,7,4],[3,2,1]],50,axis=0)  # float64(3) 6.5 4.5 2.5
np.quantile([],.5)  # IndexError: index -1 is out of bounds for axis 0 with size 0
np.convolve([],[1])  # ValueError: a cannot be empty
np.convolve([1,2,3],[0,1,.5])  # float64(5) 0 1 2.5 4 1.5
np.convolve([1,2,3],[0,1,.5],'same')  # float64(3) 1 2.5 4
np.convolve([1,2,3],[0,1,.5],'valid')  # float64(1) 2.5
np.convolve([1,2],[1,2,3,4],'same')  # int64(4) 1 4 7 10
np.convolve(np.ones((2,2)),[1])  # ValueError: object too deep for desired array
np.convolve([1],np.ones((2,2)))  # ValueError: object too deep for desired array
np.convolve([1,2],[1],mode='foo')  # ValueError: Use one of 'valid', 'same', or 'full' for convolve/correlate mode
np.convolve([1,2],3)  # int64(2) 3 6
np.correlate([1,2,3],[0,1,.5])  # float64(1) 3.5
np.gradient([1.])  # ValueError: Shape of array too small to calculate a numerical gradient, at least (edge_order + 1) elements are required.
np.gradient([1,2,4,7,11,16])  # float64(6) 1 1.5 2.5 3.5 4.5 5
np.gradient([1,2,4,7,11,16],2.)  # float64(6) 0.5 0.75 1.25 1.75 2.25 2.5
np.gradient([[1,2,6],[3,4,5]])  # (float64(2,3) 2 2 -1 2 2 -1; float64(2,3) 1 2.5 4 1 1 1)
np.gradient([[1,2,6],[3,4,5]],axis=0)  # float64(2,3) 2 2 -1 2 2 -1
np.gradient([1,2,4],[0,1,3])  # float64(3) 1 1 1
np.gradient(np.ones(3,np.float32))  # float32(3) 0 0 0
np.polyfit([1,2],[1,2,3],1)  # TypeError: expected x and y to have same length
np.polyfit([0,1,2],[1,3,5],1)  # float64(2) 2 1
np.polyfit([0,1,2],[1,3,5],0)  # float64(1) 3
np.polyval([3,0,1],5)  # int64 76
np.polyval([3,0,1],[5,1.])  # float64(2) 76 4
np.polyval([3,0,1],np.array(5))  # int64 76
np.trapezoid([1,2,3])  # float64 4
np.trapezoid([1,2,3],[4,6,8])  # float64 8
np.trapezoid([1,2,3],dx=2)  # float64 8
np.trapezoid(np.arange(6).reshape(2,3),axis=0)  # float64(3) 1.5 2.5 3.5
np.trapezoid([1,2],[1,2,3])  # float64 3
np.choose([2,3,1,0],[[0,1,2,3],[10,11,12,13],[20,21,22,23],[30,31,32,33]])  # int64(4) 20 31 12 3
np.choose([0,3],[[1,2],[3,4]])  # ValueError: invalid entry in choice array
np.choose([0,3],[[1,2],[3,4]],mode='clip')  # int64(2) 1 4
np.choose([[1,0],[0,1]],[-10,10])  # int64(2,2) 10 -10 -10 10
np.add.accumulate([1,2,3])  # int64(3) 1 3 6
np.multiply.accumulate([[1,2],[3,4]])  # int64(2,2) 1 2 3 8
np.maximum.accumulate([1,3,2])  # int64(3) 1 3 3
np.add.accumulate([[1,2],[3,4]],axis=1)  # int64(2,2) 1 3 3 7
np.add.accumulate(5)  # TypeError: cannot accumulate on a scalar
np.subtract.accumulate([5,2,1])  # int64(3) 5 3 2
np.add.accumulate([True,True])  # int64(2) 1 2
np.logical_or.accumulate([0,1,0])  # bool(3) 0 1 1
np.cbrt(27)  # float64 3
np.cbrt([8,-27.])  # float64(2) 2 -3
np.nan_to_num([np.nan,np.inf,-np.inf,1])  # float64(4) 0 1.7977e+308 -1.7977e+308 1
np.nan_to_num(np.nan)  # float64 0
np.nan_to_num([1,2])  # int64(2) 1 2
np.nan_to_num([np.nan,np.inf],nan=5,posinf=9)  # float64(2) 5 9
np.nan_to_num(np.float32([np.inf]))  # float32(1) 3.4028e+38
np.nanmax([])  # ValueError: zero-size array to reduction operation maximum which has no identity
np.nanmax([1,np.nan,3])  # float64 3
np.nanmin([[1,np.nan],[3,4]],axis=0)  # float64(2) 1 4
np.nanstd([1,np.nan,3])  # float64 1
np.nanvar([[1,np.nan],[3,4]],axis=1)  # float64(2) 0 0.25
np.nanvar([1,np.nan,3],ddof=1)  # float64 2
np.nancumsum([1,np.nan,3])  # float64(3) 1 1 4
np.nancumsum([[1,np.nan],[3,4]],axis=0)  # float64(2,2) 1 0 4 4
np.nanmax([1,2])  # int64 2
np.nanprod([1,np.nan,3])  # float64 3
np.nanmedian([1,np.nan,3,8])  # float64 3
np.nanargmax([1,np.nan,3])  # int64 2
np.apply_along_axis(np.sum,0,np.arange(6).reshape(2,3))  # int64(3) 3 5 7
np.apply_along_axis(lambda x: x[::-1],1,np.arange(6).reshape(2,3))  # int64(2,3) 2 1 0 5 4 3
np.apply_along_axis(lambda x: x[0]*2,1,np.arange(6).reshape(2,3))  # int64(2) 0 6
np.vectorize(lambda a,b: a+b)([1,2],[3,4])  # int64(2) 4 6
np.vectorize(lambda a: a if a > 2 else 0)(np.arange(4))  # int64(4) 0 0 0 3
np.vectorize(lambda a: a/2)(3)  # float64() 1.5
np.vectorize(lambda a: a)([])  # ValueError: cannot call ‵vectorize‵ on size 0 inputs unless ‵otypes‵ is set
np.fromfunction(lambda i,j: i+j,(2,3))  # float64(2,3) 0 1 2 1 2 3
np.fromfunction(lambda i,j: i==j,(2,2),dtype=int)  # bool(2,2) 1 0 0 1
np.vander([1,2,3])  # int64(3,3) 1 1 1 4 2 1 9 3 1
np.vander([1,2,3],2)  # int64(3,2) 1 1 2 1 3 1
np.vander([1.,2,3],increasing=True)  # float64(3,3) 1 1 1 1 2 4 1 3 9
np.vander([[1,2]])  # ValueError: x must be a one-dimensional array or sequence.
np.inner([1,2],[3,4])  # int64 11
np.inner(np.ones((2,3)),np.ones((4,3)))  # float64(2,4) 3 3 3 3 3 3 3 3
np.inner(np.ones(2),np.ones(3))  # ValueError: shapes (2,) and (3,) not aligned: 2 (dim 0) != 3 (dim 0)
np.inner(2,np.ones(3))  # float64(3) 2 2 2
np.vdot(np.ones(2),np.ones(3))  # ValueError: cannot reshape array of size 3 into shape (2,)
np.vdot([[1,2],[3,4]],[[1,2],[3,4]])  # int64 30
np.vdot(np.ones((2,3)),np.ones((3,2)))  # float64 6
np.tensordot(np.ones((2,3)),np.ones((2,3)),1)  # ValueError: shape-mismatch for sum
np.tensordot(np.ones((2,3)),np.ones((3,4)),1)  # float64(2,4) 3 3 3 3 3 3 3 3
np.tensordot(np.ones((2,3,4)),np.ones((3,4,5)))  # float64(2,5) 12 12 12 12 12 12 12 12 12 12
np.tensordot(np.ones((2,3)),np.ones((2,3)),axes=([0],[0,1]))  # ValueError: shape-mismatch for sum
np.tensordot(np.ones((2,3)),np.ones((2,3)),axes=([0,1],[0,1]))  # float64() 6
np.tensordot(np.ones((2,3)),np.ones((2,3)),axes=(0,0)).shape  # (int 3; int 3)
np.tensordot(np.ones(3),np.ones(2),0)  # float64(3,2) 1 1 1 1 1 1
np.einsum('ii',[[1,2],[3,4]])  # int64 5
np.einsum('ii->i',[[1,2],[3,4]])  # int64(2) 1 4
np.einsum('ii',np.ones((2,3)))  # ValueError: dimensions in operand 0 for collapsing index 'i' don't match (2 != 3)
np.einsum('iij->j',np.ones((2,2,3)))  # float64(3) 2 2 2
np.einsum('ij,jj->i',np.ones((2,2)),np.eye(2))  # float64(2) 2 2
np.linalg.norm([3,4])  # float64 5
np.linalg.norm([3,4],1)  # float64 7
np.linalg.norm([3,-4],np.inf)  # float64 4
np.linalg.norm([3,-4],-np.inf)  # float64 3
np.linalg.norm([3,0],0)  # float64 1
np.linalg.norm([3,4],3)  # float64 4.4979
np.linalg.norm([[1,2],[3,4]],1)  # float64 6
np.linalg.norm([[1,2],[3,4]],-1)  # float64 4
np.linalg.norm([[1,2],[3,4]],np.inf)  # float64 7
np.linalg.norm([[1,2],[3,4]],'fro')  # float64 5.4772
np.linalg.norm([[1,2],[3,4]],3)  # ValueError: Invalid norm order for matrices.
np.linalg.norm([[1,2],[3,4]],1,axis=1)  # float64(2) 3 7
np.linalg.norm([[1,2],[3,4]],1,axis=1,keepdims=True)  # float64(2,1) 3 7
np.linalg.norm([[1,2],[3,4]],1,axis=(0,1),keepdims=True)  # float64(1,1) 6
np.linalg.norm([[1,2],[3,4]],keepdims=True)  # float64(1,1) 5.4772
np.linalg.norm(np.ones((2,2,2)),1)  # ValueError: Improper number of dimensions to norm.
np.linalg.norm(np.ones((2,2,2)),1,axis=(1,2))  # float64(2) 2 2
np.linalg.norm(np.ones((2,2,2)))  # float64 2.8284
np.linalg.norm(np.ones(3),'fro')  # ValueError: Invalid norm order 'fro' for vectors
np.linalg.norm(np.ones((2,2)),'foo')  # ValueError: Invalid norm order for matrices.
np.linalg.norm(np.ones((2,2)),'fro',axis=0)  # ValueError: Invalid norm order 'fro' for vectors
np.linalg.norm(np.ones((2,2)),axis=2)  # AxisError: axis 2 is out of bounds for array of dimension 2
np.linalg.norm(np.ones((2,2)),ord=1,axis=2)  # AxisError: axis 2 is out of bounds for array of dimension 2
np.linalg.norm(np.float32([3,4]))  # float32 5
np.linalg.norm(np.float32([3,4]),1)  # float32 7
np.linalg.norm(np.ones((2,2)),axis=(0,0))  # ValueError: Duplicate axes given.
np.linalg.norm(5)  # float64 5
np.linalg.norm(5,1)  # ValueError: Improper number of dimensions to norm.
np.gcd(12,18)  # int64 6
np.gcd([12,7,0],[18,21,5])  # int64(3) 6 7 5
np.lcm([12,7],[18,21])  # int64(2) 36 21
np.gcd(np.ones(3,int),np.ones(4,int))  # ValueError: operands could not be broadcast together with shapes (3,) (4,) 
np.lcm(0,3)  # int64 0
np.gcd(-4,6)  # int64 2
np.copysign(1.,-2)  # float64 -1
np.copysign([1,-2],[-1,1])  # float64(2) -1 2
np.copysign(3,-0.0)  # float64 -3
np.geomspace(1,1000,4)  # float64(4) 1 10 100 1000
np.geomspace(0,1)  # ValueError: Geometric sequence cannot include zero
np.geomspace(1,8,4,endpoint=False)  # float64(4) 1 1.6818 2.8284 4.7568
np.geomspace(-1,-8,4)  # float64(4) -1 -2 -4 -8
np.deg2rad(180)  # float64 3.1416
np.rad2deg([np.pi,0])  # float64(2) 180 0
np.degrees(np.pi)  # float64 180
np.radians([90])  # float64(1) 1.5708
np.fill_diagonal(np.ones((2,2)),1)  # NoneType
np.fill_diagonal(np.ones(3),1)  # ValueError: array must be at least 2-d
np.fill_diagonal(np.ones((2,3,2)),1)  # ValueError: All dimensions of input must be of equal length
np.diag_indices(3)  # (int64(3) 0 1 2; int64(3) 0 1 2)
np.triu_indices(3)  # (int64(6) 0 0 0 1 1 2; int64(6) 0 1 2 1 2 2)
np.triu_indices(3,1)  # (int64(3) 0 0 1; int64(3) 1 2 2)
np.tril_indices(3)  # (int64(6) 0 1 1 2 2 2; int64(6) 0 0 1 0 1 2)
np.tril_indices(2,0,3)  # (int64(3) 0 1 1; int64(3) 0 0 1)
np.setdiff1d([1,2,3,2],[2])  # int64(2) 1 3
np.union1d([1,3],[2,1])  # int64(3) 1 2 3
np.intersect1d([1,3,3],[3,1,4])  # int64(2) 1 3
np.setxor1d([1,3,3],[3,1,4])  # int64(1) 4
np.intersect1d([[1,3]],[3.,1,4])  # float64(2) 1 3
np.average([1,2],weights=[3,1])  # float64 1.25
np.average([[1,2],[3,4]],axis=0,weights=[[1,2],[3,4]])  # float64(2) 2.5 3.3333
np.average([[1,2],[3,4]],weights=[[1,2],[3,4]])  # float64 3
np.average([[1,2],[3,4]],axis=1,weights=[1,3])  # float64(2) 1.75 3.75
np.average([1,2],weights=[1,2,3])  # TypeError: Axis must be specified when shapes of a and weights differ.
np.average([1,2],weights=[0,0])  # ZeroDivisionError: Weights sum to zero, can't be normalized
np.average(np.ones((2,3)),weights=[1,2])  # TypeError: Axis must be specified when shapes of a and weights differ.
np.average(np.ones((2,3)),axis=0,weights=[1,2,3])  # ValueError: Shape of weights must be consistent with shape of a along specified axis.
np.average(np.ones((2,3)),axis=0,weights=np.ones((2,2)))  # ValueError: Shape of weights must be consistent with shape of a along specified axis.
np.average([1,2,3],returned=True)  # (float64 2; float64 3)
np.average([1,2],weights=[3,1],returned=True)  # (float64 1.25; float64 4)
np.average([[1,2],[3,4]],axis=1,weights=[1,3],keepdims=True)  # float64(2,1) 1.75 3.75
np.cov([1,2,3],[1,2,4])  # float64(2,2) 1 1.5 1.5 2.3333
np.cov([[1,2,3],[1,2,4]],ddof=0)  # float64(2,2) 0.66667 1 1 1.5556
np.cov([[1,2,3],[1,2,4]],rowvar=False)  # float64(3,3) 0 0 0 0 0 0 0 0 0.5
np.cov([[1,2,3],[1,2,4]],bias=True)  # float64(2,2) 0.66667 1 1 1.5556
np.cov([1,2],[1,2,3])  # ValueError: all the input array dimensions except for the concatenation axis must match exactly, but along dimension 1, the array at index 0 has size 2 and the array at index 1 has size 3
np.cov([1,2,3])  # float64() 1
np.corrcoef([1,2,3],[1,2,4])  # float64(2,2) 1 0.98198 0.98198 1
np.corrcoef([[1,2,3],[1,2,4]],rowvar=False)  # float64(3,3) nan nan nan nan nan nan nan nan 1
np.corrcoef([1,2,3])  # float64 1
np.count_nonzero([[1,0],[1,1]],keepdims=True)  # int64(1,1) 3
np.count_nonzero([[1,0],[1,1]],axis=0)  # int64(2) 2 1
np.count_nonzero([[1,0],[1,1]],axis=1,keepdims=True)  # int64(2,1) 1 2
np.count_nonzero([[1,0],[1,1]])  # int64 3
np.count_nonzero(3)  # int64 1
np.max([],initial=3)  # float64 3
np.max([1,2],where=[True,False])  # ValueError: reduction operation 'maximum' does not have an identity, so to use a where mask one has to specify 'initial'
np.max([1,5],where=[True,False],initial=0)  # int64 1
np.sum([1,5],where=[True,False])  # int64 1
np.sum([1,5],initial=10)  # int64 16
np.sum([[1,2],[3,4]],axis=0,initial=10)  # int64(2) 14 16
np.min([1,5,3],initial=2)  # int64 1
np.any([1,0],where=[False,True])  # bool 0
np.all([1,0],where=[True,False])  # bool 1
np.sum(np.ones((2,2)),where=[True,False,True])  # ValueError: operands could not be broadcast together with remapped shapes [original->remapped]: (2,2) (3,) 
np.searchsorted([1,2,3],2)  # int64 1
np.searchsorted([1,2,3],[2,5,-1],side='right')  # int64(3) 2 3 0
np.searchsorted([[1,2]],1)  # ValueError: object too deep for desired array
np.searchsorted([1,2,3],2,side='foo')  # ValueError: search side must be 'left' or 'right' (got 'foo')
np.searchsorted([3,1,2],2,sorter=[1,2,0])  # int64 1
np.digitize([.2,6.4,3,1.6],[0,1,2.5,4,10])  # int64(4) 1 4 3 2
np.digitize([1,2],[1,2,3],right=True)  # int64(2) 0 1
np.digitize(2,[1,2,3])  # int64 2
np.digitize([1,2],[3,2,1])  # int64(2) 2 1
np.digitize([1],[1,3,2])  # ValueError: bins must be monotonically increasing or decreasing
np.rot90([[1,2],[3,4]])  # int64(2,2) 2 4 1 3
np.rot90([[1,2,3]],2)  # int64(1,3) 3 2 1
np.rot90([[1,2],[3,4]],-1)  # int64(2,2) 3 1 4 2
np.rot90(np.ones(3))  # ValueError: Axes must be different.
np.exp2([1,2])  # float64(2) 2 4
np.ediff1d([1,2,4])  # int64(2) 1 2
np.deg2rad([180,90])  # float64(2) 3.1416 1.5708
np.diagflat([1,2])  # int64(2,2) 1 0 0 2
np.extract([True,False],[1,2])  # int64(1) 1
np.compress([True,False],[[1,2],[3,4]],axis=0)  # int64(1,2) 1 2
np.ravel_multi_index(([1,0],[2,1]),(2,3))  # int64(2) 5 1
np.unravel_index(4,(2,3))  # (int64 1; int64 1)
np.unravel_index([4,5],(2,3))  # (int64(2) 1 1; int64(2) 1 2)
np.dsplit(np.ones((1,2,4)),2)[0].shape  # (int 1; int 2; int 2)
np.sinc([0,.5])  # float64(2) 1 0.63662
np.select([np.array([1,2])>1],[np.array([5,6])],9)  # int64(2) 9 6
np.nanargmin([3,np.nan,1])  # int64 2
np.hypot(3,4)  # float64 5
np.linalg.multi_dot([np.eye(2),np.eye(2)])  # float64(2,2) 1 0 0 1
np.linalg.trace(np.eye(2))  # float64 2
np.around(2.5)  # float64 2
np.sort([3,1,2],descending=True)  # int64(3) 3 2 1
np.argsort([3,1,2,1],descending=True)  # int64(4) 0 2 1 3
np.sort([[3,1],[2,5]],axis=0,descending=True)  # int64(2,2) 3 5 2 1
`
