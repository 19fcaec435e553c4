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
np.prod([1,5,3],where=[True,False,True])  # int64 3
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
np.pad([1,2],1)  # int64(4) 0 1 2 0
np.pad([1,2],(1,2))  # int64(5) 0 1 2 0 0
np.pad([[1,2]],1)  # int64(3,4) 0 0 0 0 0 1 2 0 0 0 0 0
np.pad([[1,2]],((1,0),(0,2)))  # int64(2,4) 0 0 0 0 1 2 0 0
np.pad([[1,2]],((1,),(0,)))  # int64(3,2) 0 0 1 2 0 0
np.pad([1,2],(1,2),constant_values=9)  # int64(5) 9 1 2 9 9
np.pad([1,2],(1,2),constant_values=(7,8))  # int64(5) 7 1 2 8 8
np.pad([[1,2]],((1,0),(0,2)),constant_values=((1,2),(3,4)))  # int64(2,4) 1 1 4 4 1 2 4 4
np.pad([1,2,3],2,mode='edge')  # int64(7) 1 1 1 2 3 3 3
np.pad([1,2,3],2,mode='reflect')  # int64(7) 3 2 1 2 3 2 1
np.pad([1,2,3],5,mode='reflect')  # int64(13) 2 1 2 3 2 1 2 3 2 1 2 3 2
np.pad([1,2,3],2,mode='symmetric')  # int64(7) 2 1 1 2 3 3 2
np.pad([1,2,3],4,mode='wrap')  # int64(11) 3 1 2 3 1 2 3 1 2 3 1
np.pad([1.5,2],(1,2),'constant')  # float64(5) 0 1.5 2 0 0
np.pad([1,2],((1,2),(1,2)))  # ValueError: operands could not be broadcast together with remapped shapes [original->remapped]: (2,2)  and requested shape (1,2)
np.pad([[1,2],[3,4]],(1,0))  # int64(3,3) 0 0 0 0 1 2 0 3 4
np.pad([1,2],1,constant_values=1.5)  # int64(4) 1 1 2 1
np.pad(5,1)  # int64() 5
np.pad(np.array([]),1)  # float64(2) 0 0
np.unique([3,1,1])  # int64(2) 1 3
np.unique([[3,1],[1,2]])  # int64(3) 1 2 3
np.unique([3,1,1],return_counts=True)  # (int64(2) 1 3; int64(2) 2 1)
np.unique([3,1,1],return_inverse=True)  # (int64(2) 1 3; int64(3) 1 0 0)
np.unique([[3,1],[1,2]],return_inverse=True)  # (int64(3) 1 2 3; int64(2,2) 2 0 0 1)
np.unique([3,1,1],return_index=True,return_counts=True)  # (int64(2) 1 3; int64(2) 1 0; int64(2) 2 1)
np.unique([])  # float64(0)
np.unique([True,False,True])  # bool(2) 0 1
np.round(2.567,2)  # float64 2.57
np.round([1.5,2.5])  # float64(2) 2 2
np.round([15,25],-1)  # int64(2) 20 20
np.round([1,2])  # int64(2) 1 2
np.round(np.float32([1.256]),1)  # float32(1) 1.3
np.round(3)  # int64 3
np.round([True])  # float16(1) 1
np.around([1.234,5.678],1)  # float64(2) 1.2 5.7
a=np.array([3,1,2]) ⏎ a.sort() ⏎ a  # int64(3) 1 2 3
a=np.array([[3,1],[0,5]]) ⏎ a.sort(axis=0) ⏎ a  # int64(2,2) 0 1 3 5
a=np.array([3,1,2]) ⏎ a.sort()  # NoneType
a=np.zeros(3) ⏎ a.fill(7) ⏎ a  # float64(3) 7 7 7
a=np.zeros(3,int) ⏎ a.fill(7.9) ⏎ a  # int64(3) 7 7 7
a=np.zeros(3) ⏎ np.copyto(a,[1,2,3]) ⏎ a  # float64(3) 1 2 3
a=np.zeros(3) ⏎ np.copyto(a,[1,2])  # ValueError: could not broadcast input array from shape (2,) into shape (3,)
np.flatnonzero([0,1,2])  # int64(2) 1 2
np.append([1],[[2,3]])  # int64(3) 1 2 3
np.append([[1]],[[2]],axis=0)  # int64(2,1) 1 2
np.append([1],[[2]],axis=0)  # ValueError: all the input arrays must have same number of dimensions, but the array at index 0 has 1 dimension(s) and the array at index 1 has 2 dimension(s)
np.column_stack(([1,2],[3,4]))  # int64(2,2) 1 3 2 4
np.column_stack(([1,2],[[3,4],[5,6]]))  # int64(2,3) 1 3 4 2 5 6
np.column_stack((1,2))  # int64(1,2) 1 2
np.outer([1,2],[3,4])  # int64(2,2) 3 4 6 8
np.outer(2,[3,4])  # int64(1,2) 6 8
np.roll([1,2,3],1)  # int64(3) 3 1 2
np.roll([[1,2],[3,4]],1)  # int64(2,2) 4 1 2 3
np.roll([[1,2],[3,4]],1,axis=0)  # int64(2,2) 3 4 1 2
np.roll([[1,2],[3,4]],(1,1),axis=(0,1))  # int64(2,2) 4 3 2 1
np.roll([1,2,3],1,axis=1)  # AxisError: axis 1 is out of bounds for array of dimension 1
np.roll([],1)  # float64(0)
np.diff([1,4,9])  # int64(2) 3 5
np.diff([1,4,9],2)  # int64(1) 2
np.diff([1,4,9],prepend=0)  # int64(3) 1 3 5
np.diff([1,4,9],append=[10,20])  # int64(4) 3 5 1 10
np.diff([[1,4],[9,16]],axis=0)  # int64(1,2) 8 12
np.diff([True,False])  # bool(1) 1
np.diff(5)  # ValueError: diff requires input that is at least one dimensional
np.diff([1,2],axis=1)  # AxisError: axis 1 is out of bounds for array of dimension 1
np.diff([1,2],n=-1)  # ValueError: order must be non-negative but got -1
np.isnan([1,np.nan])  # bool(2) 0 1
np.isnan(np.nan)  # bool 1
np.isinf([1,np.inf,-np.inf])  # bool(3) 0 1 1
np.isfinite([1,np.nan,np.inf])  # bool(3) 1 0 0
np.isfinite(3)  # bool 1
np.logical_not([0,1.5,np.nan])  # bool(3) 1 0 0
np.logical_not(0)  # bool 1
np.allclose([1,2],[1,2.00000001])  # bool 1
np.allclose([1,np.nan],[1,np.nan])  # bool 0
np.allclose([1,np.nan],[1,np.nan],equal_nan=True)  # bool 1
np.allclose([1,2],[1,2,3])  # ValueError: operands could not be broadcast together with shapes (2,) (3,) 
np.array_equal([1,2],[1,2])  # bool 1
np.array_equal([1,2],[1,2,3])  # bool 0
np.array_equiv([1,2],[[1,2],[1,2]])  # bool 1
np.array_equiv([1,2],[1,2,3])  # bool 0
np.median([1,3,2])  # float64 2
np.median([[1,2],[3,4]],axis=0)  # float64(2) 2 3
np.median([[1,2],[3,4]],axis=0,keepdims=True)  # float64(1,2) 2 3
np.median([])  # float64 nan
np.prod((2,3))  # int64 6
np.prod([[1,2],[3,4]],axis=0)  # int64(2) 3 8
np.median([1,2],axis=3)  # AxisError: axis 3 is out of bounds for array of dimension 1
np.array([1,2,3]).searchsorted(2)  # int64 1
np.array([1,2,3]).choose([5,6,7,8])  # int64(3) 6 7 8
np.array([0,1]).choose(([1,2],[3,4]))  # int64(2) 1 4
np.choose(1,[5,6])  # int64 6
np.choose([0,1],[np.ones((2,2)),np.zeros((2,2))])  # float64(2,2) 1 0 1 0
np.choose([0,1,0],[np.ones((2,2)),np.zeros((2,2))])  # ValueError: shape mismatch: objects cannot be broadcast to a single shape.  Mismatch is between arg 0 with shape (2, 2) and arg 2 with shape (3,).
np.choose([0,1],np.arange(6).reshape(3,2))  # int64(2) 0 3
np.choose([[0],[1]],[1,2])  # int64(2,1) 1 2
np.choose([0,1],[[1,2,3],[4,5,6]])  # ValueError: shape mismatch: objects cannot be broadcast to a single shape.  Mismatch is between arg 0 with shape (3,) and arg 2 with shape (2,).
np.cross([1,2,3],[[1,2,3],[4,5,6]])  # int64(2,3) 0 0 0 -3 6 -3
np.cross(np.ones((2,3)),np.ones((3,2)))  # ValueError: Both input arrays must be (arrays of) 3-dimensional vectors, but they are 3 and 2 dimensional instead.
np.cross(np.ones((2,1,3)),np.ones((4,3))).shape  # (int 2; int 4; int 3)
np.cross(np.ones((3,2)),np.ones((3,2)),axis=0)  # float64(3,2) 0 0 0 0 0 0
np.cross([1,2],[3,4,5])  # ValueError: Both input arrays must be (arrays of) 3-dimensional vectors, but they are 2 and 3 dimensional instead.
np.inner(np.ones((2,3)),np.ones(3))  # float64(2) 3 3
np.inner(np.ones(3),np.ones((2,3)))  # float64(2) 3 3
np.inner(np.ones((2,3)),np.ones((3,2)))  # ValueError: shapes (2,3) and (2,3) not aligned: 3 (dim 1) != 2 (dim 0)
np.inner(np.ones((2,2,3)),np.ones((4,3))).shape  # (int 2; int 2; int 4)
np.inner(np.ones((2,3)),np.ones((2,2,3))).shape  # (int 2; int 2; int 2)
np.outer(np.ones((2,2)),np.ones(3)).shape  # (int 4; int 3)
np.tensordot(np.ones((2,3)),np.ones((4,5)),0).shape  # (int 2; int 3; int 4; int 5)
np.tensordot(np.ones((2,3)),np.ones((3,2)),axes=([1,0],[0,1]))  # float64() 6
np.tensordot(np.ones((2,3,4)),np.ones((4,3,2)),axes=1).shape  # (int 2; int 3; int 3; int 2)
np.tensordot(np.ones((2,3)),np.ones((3,)),axes=1)  # float64(2) 3 3
np.tensordot(np.ones((2,3)),np.ones((2,)),axes=1)  # ValueError: shape-mismatch for sum
np.tensordot(np.ones(3),np.ones(3),axes=1)  # float64() 3
np.tensordot(np.ones((2,3)),np.ones((3,4)),axes=3)  # IndexError: tuple index out of range
np.tensordot(np.ones((2,3)),np.ones((3,4)),axes=(1,0)).shape  # (int 2; int 4)
np.tensordot(np.arange(4).reshape(2,2),np.arange(4).reshape(2,2),axes=((0,),(1,)))  # int64(2,2) 2 6 3 11
np.vdot(np.ones((2,3)),np.ones((2,4)))  # ValueError: cannot reshape array of size 8 into shape (6,)
np.vdot(1,2)  # int64 2
np.dot(np.ones((2,3)),np.ones((2,3)))  # ValueError: shapes (2,3) and (2,3) not aligned: 3 (dim 1) != 2 (dim 0)
np.kron([1,2],[[1,2]])  # int64(1,4) 1 2 2 4
np.kron(np.eye(2),np.ones((1,2)))  # float64(2,4) 1 1 0 0 0 0 1 1
np.convolve(np.ones(3),np.ones((3,1)))  # ValueError: object too deep for desired array
np.interp([1,2],[1,2,3],[1,2])  # ValueError: fp and xp are not of the same length.
np.interp(np.array([[1.5,2.5]]),[1,2,3],[10,20,30])  # float64(1,2) 15 25
np.interp(2,[1,2,3],[10,20,30])  # float64 20
np.interp(5,[1,2,3],[10,20,30])  # float64 30
np.trapezoid(np.ones((2,3)),np.ones(2))  # float64(2) 0 0
np.trapezoid(np.ones((2,3)),np.arange(3))  # float64(2) 2 2
np.trapezoid(np.ones((2,3)),x=np.arange(2),axis=0)  # float64(3) 1 1 1
np.gradient(np.ones((2,3)),2,3)  # (float64(2,3) 0 0 0 0 0 0; float64(2,3) 0 0 0 0 0 0)
np.gradient(np.arange(6.).reshape(2,3)**2,[0,1],[0,2,3])  # (float64(2,3) 9 15 21 9 15 21; float64(2,3) 0.5 2.1667 3 3.5 7.1667 9)
np.gradient(np.ones((2,3)),[1,2,3],axis=1)  # float64(2,3) 0 0 0 0 0 0
np.gradient(np.ones((2,3)),1,2,3)  # TypeError: invalid number of arguments
np.average(np.ones((2,3)),weights=np.ones((3,2)))  # TypeError: Axis must be specified when shapes of a and weights differ.
np.average(np.ones((2,3)),axis=1,weights=[1,2])  # ValueError: Shape of weights must be consistent with shape of a along specified axis.
np.average(np.ones((2,3)),axis=1,weights=[1,2,3])  # float64(2) 1 1
np.average(np.ones((2,3)),weights=np.ones(3))  # TypeError: Axis must be specified when shapes of a and weights differ.
np.average(np.ones((2,3)),axis=(0,1))  # float64 1
np.average(np.ones((2,3)),axis=1,weights=np.ones((2,3)),keepdims=True)  # float64(2,1) 1 1
np.average([[1,2],[3,4]],axis=0)  # float64(2) 2 3
np.average([1.,2.],weights=np.array([1,2],np.float32))  # float64 1.6667
np.average(np.float32([1,2]),weights=[1,2])  # float64 1.6667
np.average(np.float32([1,2]),weights=np.float32([1,2]))  # float32 1.6667
np.cov(np.ones((2,3)),np.ones((2,4)))  # ValueError: all the input array dimensions except for the concatenation axis must match exactly, but along dimension 1, the array at index 0 has size 3 and the array at index 1 has size 4
np.cov([1,2,3],[3,2,1],rowvar=False)  # float64(2,2) 1 -1 -1 1
np.corrcoef([1,2,3],[3,2,1])  # float64(2,2) 1 -1 -1 1
np.bincount(5)  # ValueError: object of too small depth for desired array
np.bincount([0,1,5])  # int64(6) 1 1 0 0 0 1
np.histogram([1,2,3,4],bins=2)  # (int64(2) 2 2; float64(3) 1 2.5 4)
np.histogram(np.arange(10),bins=[0,5,10])  # (int64(2) 5 5; int64(3) 0 5 10)
np.histogram([[1,2],[3,4]],bins=2)  # (int64(2) 2 2; float64(3) 1 2.5 4)
np.digitize(np.array([[0.5,1.5]]),[0,1,2])  # int64(1,2) 1 2
np.searchsorted([1,2,3],[[1,2],[3,4]])  # int64(2,2) 0 1 2 3
np.linalg.norm(np.ones((2,3)),axis=-1)  # float64(2) 1.7321 1.7321
np.linalg.norm(np.ones((2,3)),axis=(0,1))  # float64 2.4495
np.linalg.norm([[3,4],[6,8]],axis=1,keepdims=True)  # float64(2,1) 5 10
np.linalg.norm(np.ones((2,3,4)),axis=2).shape  # (int 2; int 3)
np.linalg.norm(np.ones((2,3)),np.inf,axis=0)  # float64(3) 1 1 1
np.linalg.norm([1,2],ord=2)  # float64 2.2361
np.linalg.norm(np.arange(3))  # float64 2.2361
np.linalg.solve([[3,1],[1,2]],[9,8])  # float64(2) 2 3
np.linalg.solve(np.eye(3),np.ones((3,2)))  # float64(3,2) 1 1 1 1 1 1
np.linalg.solve(np.eye(3),np.ones((2,3)))  # ValueError: solve: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (m,m),(m,n)->(m,n) (size 2 is different from 3)
np.linalg.solve(np.ones((2,3,3))*np.eye(3),np.ones(3))  # float64(2,3) 1 1 1 1 1 1
np.linalg.solve(np.ones((2,3,3))+np.eye(3),np.ones((2,3)))  # ValueError: solve: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (m,m),(m,n)->(m,n) (size 2 is different from 3)
np.linalg.solve(np.ones((2,3,3))+np.eye(3),np.ones((2,3,1))).shape  # (int 2; int 3; int 1)
np.linalg.solve(np.ones((2,3,3))+np.eye(3),np.ones((4,3,1)))  # ValueError: operands could not be broadcast together with remapped shapes [original->remapped]: (2,3,3)->(2,newaxis,newaxis) (4,3,1)->(4,newaxis,newaxis)  and requested shape (3,1)
np.linalg.inv(np.ones((2,3,3))+np.eye(3)).shape  # (int 2; int 3; int 3)
np.linalg.inv([[2,0],[0,4]])  # float64(2,2) 0.5 0 0 0.25
np.linalg.det(np.ones((2,3,3))+np.eye(3))  # float64(2) 4 4
np.linalg.det([[1]])  # float64 1
np.linalg.det(np.eye(3))  # float64 1
np.linalg.det(np.ones((2,2)))  # float64 0
np.linalg.inv(np.zeros((2,2)))  # LinAlgError: Singular matrix
np.linalg.inv(np.float32([[2,0],[0,4]]))  # float32(2,2) 0.5 0 0 0.25
np.linalg.matrix_power([[2,0],[0,2]],2)  # int64(2,2) 4 0 0 4
np.linalg.multi_dot([np.ones((2,3)),np.ones((3,4)),np.ones((4,2))])  # float64(2,2) 12 12 12 12
np.linalg.multi_dot([np.ones((2,3)),np.ones((2,4))])  # ValueError: shapes (2,3) and (2,4) not aligned: 3 (dim 1) != 2 (dim 0)
np.vectorize(lambda x,y: x+y)([1,2],[[1],[2]])  # int64(2,2) 2 3 3 4
np.vectorize(lambda x,y: x+y)([1,2],[1,2,3])  # ValueError: operands could not be broadcast together with shapes (2,) (3,) 
np.vectorize(lambda x,y: x*y)(np.arange(3),2)  # int64(3) 0 2 4
np.vectorize(max)([1,2],[2,1])  # int64(2) 2 2
np.vectorize(lambda x: x**2)([1,2])  # int64(2) 1 4
np.vectorize(lambda x: x > 1)([1,2])  # bool(2) 0 1
np.apply_along_axis(np.mean,1,np.ones((2,3)))  # float64(2) 1 1
np.apply_along_axis(lambda r: r/r.sum(),1,np.ones((2,4)))  # float64(2,4) 0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25
np.apply_along_axis(lambda r: r-r.mean(),0,np.arange(6.).reshape(2,3))  # float64(2,3) -1.5 -1.5 -1.5 1.5 1.5 1.5
np.apply_along_axis(np.cumsum,0,np.ones((2,2)))  # float64(2,2) 1 1 2 2
np.apply_along_axis(np.sum,2,np.ones((2,2)))  # AxisError: axis 2 is out of bounds for array of dimension 2
np.fromfunction(lambda i,j: (i+1)*(j+1),(3,3))  # float64(3,3) 1 2 3 2 4 6 3 6 9
np.fromfunction(lambda i: i*2,(3,))  # float64(3) 0 2 4
np.add.at(np.zeros(2),[0,0],1)  # NoneType
a=np.zeros(3) ⏎ np.add.at(a,[0,0,2],1) ⏎ a  # float64(3) 2 0 1
a=np.zeros(3) ⏎ np.add.at(a,[0,0,2],[1,2,3]) ⏎ a  # float64(3) 3 0 3
a=np.zeros(3) ⏎ np.add.at(a,[0,0],[1,2,3])  # ValueError: array is not broadcastable to correct shape
a=np.zeros((2,2)) ⏎ np.add.at(a,[0,0],[1,2]) ⏎ a  # float64(2,2) 2 4 0 0
a=np.zeros((3,3)) ⏎ np.fill_diagonal(a,[1,2,3]) ⏎ a  # float64(3,3) 1 0 0 0 2 0 0 0 3
a=np.zeros((3,2)) ⏎ np.fill_diagonal(a,5) ⏎ a  # float64(3,2) 5 0 0 5 0 0
a=np.zeros((2,3)) ⏎ np.fill_diagonal(a,5) ⏎ a  # float64(2,3) 5 0 0 0 5 0
a=np.zeros((2,2,2)) ⏎ np.fill_diagonal(a,5) ⏎ a  # float64(2,2,2) 5 0 0 0 0 0 0 5
a=np.arange(9).reshape(3,3) ⏎ a[np.diag_indices(3)]  # int64(3) 0 4 8
a=np.arange(9).reshape(3,3) ⏎ a[np.triu_indices(3,1)]  # int64(3) 1 2 5
a=np.arange(9).reshape(3,3) ⏎ a[np.tril_indices(3)]  # int64(6) 0 3 4 6 7 8
np.multiply.accumulate([1,2,3,4])  # int64(4) 1 2 6 24
np.add.accumulate(np.ones((2,3)))  # float64(2,3) 1 1 1 2 2 2
np.minimum.accumulate([3,1,2])  # int64(3) 3 1 1
np.add.outer([1,2],[[1,2],[3,4]])  # int64(2,2,2) 2 3 4 5 3 4 5 6
np.subtract.outer([1,2],[1,2])  # int64(2,2) 0 -1 1 0
np.maximum.outer([1,5],[3,4])  # int64(2,2) 3 4 5 5
np.power.outer([2,3],[1,2])  # int64(2,2) 2 4 3 9
np.less.outer([1,2],[1,2])  # bool(2,2) 0 1 0 0
np.add.reduce([[1,2],[3,4]])  # int64(2) 4 6
np.add.outer(np.arange(3),np.arange(2)).shape  # (int 3; int 2)
np.nan_to_num([[1,np.nan]])  # float64(1,2) 1 0
np.nanmean([[1,np.nan],[3,4]],axis=0)  # float64(2) 2 4
np.nansum([[1,np.nan],[3,4]],axis=1)  # float64(2) 1 7
np.nanmax([[1,np.nan],[3,4]],axis=1,keepdims=True)  # float64(2,1) 1 4
np.nanstd([[1,np.nan],[3,4]],axis=0)  # float64(2) 1 0
np.nanstd([[1.,2.],[3,4]],axis=0)  # float64(2) 1 1
np.nanvar([1,2,3])  # float64 0.66667
np.percentile([1,2,3,4],[25,50,75])  # float64(3) 1.75 2.5 3.25
np.percentile(np.arange(12).reshape(3,4),50)  # float64 5.5
np.percentile(np.arange(12).reshape(3,4),[50],axis=1)  # float64(1,3) 1.5 5.5 9.5
np.percentile(np.arange(12).reshape(3,4),50,axis=1,keepdims=True)  # float64(3,1) 1.5 5.5 9.5
np.quantile(np.arange(5),0.25)  # float64 1
np.quantile([1,2,3],np.array(.5))  # float64 2
np.percentile(np.arange(4),50,axis=1)  # AxisError: axis 1 is out of bounds for array of dimension 1
np.polyfit([0,1,2,3],[1,3,5,7],1)  # float64(2) 2 1
np.polyval([1,2,3],[[1,2],[3,4]])  # int64(2,2) 6 11 18 27
np.polyval([1.5,2],2)  # float64 5
np.vander([2,3],3)  # int64(2,3) 4 2 1 9 3 1
np.vander([2,3],3,True)  # int64(2,3) 1 2 4 1 3 9
np.setdiff1d([3,1,2],[1])  # int64(2) 2 3
np.union1d([[1,2]],[[2,3]])  # int64(3) 1 2 3
np.intersect1d([1,2],[3])  # int64(0)
np.in1d([1,2],[2])  # AttributeError: module 'numpy' has no attribute 'in1d'
np.isin([[1,2]],[2])  # bool(1,2) 0 1
np.isin(3,[3])  # bool() 1
np.gcd([[12],[18]],[4,6])  # int64(2,2) 4 6 2 6
np.gcd(np.arange(3),np.arange(4))  # ValueError: operands could not be broadcast together with shapes (3,) (4,) 
np.lcm(4,6)  # int64 12
np.copysign([1,2],[-1,-1,1])  # ValueError: operands could not be broadcast together with shapes (2,) (3,) 
np.cbrt([[8]])  # float64(1,1) 2
np.deg2rad([0,90,180])  # float64(3) 0 1.5708 3.1416
np.radians(180)  # float64 3.1416
np.count_nonzero([1,0,2])  # int64 2
np.count_nonzero([[1,0],[2,3]],axis=1)  # int64(2) 1 2
np.rot90(np.arange(6).reshape(2,3)).shape  # (int 3; int 2)
np.rot90(np.arange(8).reshape(2,2,2))  # int64(2,2,2) 2 3 6 7 0 1 4 5
np.unravel_index(5,(2,3))  # (int64 1; int64 2)
np.unravel_index([1,5],(2,3))  # (int64(2) 0 1; int64(2) 1 2)
np.ravel_multi_index((1,2),(2,3))  # int64 5
np.ravel_multi_index(([0,1],[1,2]),(2,3))  # int64(2) 1 5
np.ravel_multi_index((3,2),(2,3))  # ValueError: invalid entry in coordinates array
np.compress([0,1,1],[1,2,3])  # int64(2) 2 3
np.compress([0,1],[[1,2],[3,4]],axis=1)  # int64(2,1) 2 4
np.extract([[True,False]],[[1,2]])  # int64(1) 1
np.arange(5).compress([True,False,True])  # int64(2) 0 2
np.diagflat([[1,2]])  # int64(2,2) 1 0 0 2
np.diagflat(3)  # int64(1,1) 3
np.sum([[1,2],[3,4]],axis=0,where=[True,False])  # int64(2) 4 0
np.sum([[1,2],[3,4]],where=[[True],[False]])  # int64 3
np.ones((2,3)).sum(where=[True,False,True])  # float64 4
np.ones((2,3)).sum(axis=1,initial=5)  # float64(2) 8 8
np.max([[1,2],[3,4]],axis=0,initial=3)  # int64(2) 3 4
np.max([1,2],initial=5)  # int64 5
np.min([[1,2],[3,4]],axis=1,where=[True,False],initial=9)  # int64(2) 1 3
np.prod([2,3],initial=4)  # int64 24
np.any([[True,False]],axis=1,where=[[False,True]])  # bool(1) 0
np.sum([1.,2.],initial=1.5)  # float64 4.5
np.arcsin([0,1])  # float64(2) 0 1.5708
np.arccosh(1)  # float64 0
np.arctanh(0.5)  # float64 0.54931
np.exp2(3)  # float64 8
np.arcsin(2)  # float64 nan
np.einsum('ii->',np.eye(3))  # float64 3
np.einsum('iij->ij',np.ones((2,2,3)))  # float64(2,3) 1 1 1 1 1 1
np.einsum('ii,i->i',np.eye(2),[1,2])  # float64(2) 1 2
np.einsum('...ii->...i',np.ones((3,2,2))).shape  # (int 3; int 2)
np.einsum('...ii->...',np.ones((3,2,2)))  # float64(3) 2 2 2
np.einsum('iji->j',np.ones((2,3,2)))  # float64(3) 2 2 2
np.einsum('ii->i',np.ones((2,3)))  # ValueError: dimensions in single operand for collapsing index 'i' don't match (2 != 3)
np.histogram([1,2,3],bins=3)[0]  # int64(3) 1 1 1
np.ediff1d([1,4,9])  # int64(2) 3 5
np.sinc(0)  # float64 1
np.correlate([1,2,3],[1,1],'full')  # int64(4) 1 3 5 3
np.correlate([1,2,3],[1,1],'same')  # int64(3) 1 3 5
np.nanprod([[1,np.nan]],axis=1)  # float64(1) 1
np.nancumsum([[1,np.nan],[2,3]])  # float64(4) 1 1 3 6
np.nanargmin([[3,np.nan],[1,2]],axis=1)  # int64(2) 0 0
np.nanmedian([[1,2],[3,4]],axis=0)  # float64(2) 2 3
np.dsplit(np.ones((1,1,4)),3)  # ValueError: array split does not result in an equal division
np.fmin([1,np.nan],2)  # float64(2) 1 2
np.float_power([1,2],2)  # float64(2) 1 4
np.geomspace(1,16,5)  # float64(5) 1 2 4 8 16
np.logspace(0,2,3)  # float64(3) 1 10 100
np.tri(2,3)  # float64(2,3) 1 0 0 1 1 0
np.indices((2,2))  # int64(2,2,2) 0 0 1 1 0 1 0 1
np.ptp([1,5])  # int64 4
np.trace([[1,2],[3,4]])  # int64 5
`
