// Command runs asks much of Go's runtime, and panics at the end.
package main

import (
	"errors"
	"fmt"
	"runtime"
	"sync"
	"time"
)

func main() {
	var all sync.WaitGroup
	var fails sync.Map
	for i := range 50 {
		all.Go(func() {
			defer func() { fails.Store(i, fmt.Sprint(recover())) }()
			time.Sleep(time.Millisecond)
			kept := make([]*int, 10_000)
			for k := range kept {
				kept[k] = new(int)
			}
			*kept[len(kept)+i]++
		})
	}
	all.Wait()
	runtime.GC()
	words := map[any]int{}
	for i := range 100_000 {
		words[i], words[fmt.Sprint(i)] = i, i
	}
	var lock sync.Mutex
	lock.Lock()
	time.AfterFunc(time.Millisecond, lock.Unlock)
	lock.Lock()
	last, _ := fails.Load(49)
	fmt.Println(len(words), last)
	panic(errors.New("the end"))
}
