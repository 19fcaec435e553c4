package expr_test

const jaxRows = `
jnp.bincount(jnp.array([0,1,1]))  # int32(2) 1 2
jnp.searchsorted(jnp.array([1,3,5]),3)  # int32() 1
jnp.searchsorted(jnp.array([1,3,5]),jnp.array([0,4]))  # int32(2) 0 2
jnp.histogram(jnp.array([1.,2.]),bins=2)  # (float32(2) 1 1; float32(3) 1 1.5 2)
jnp.histogram(jnp.array([1,2]),bins=2)  # (float32(2) 1 1; float32(3) 1 1.5 2)
jnp.digitize(jnp.array([1,5]),jnp.array([1,2,3]))  # int32(2) 1 3
jnp.interp(jnp.array([.5,1.5]),jnp.array([0.,1,2]),jnp.array([0.,10,20]))  # float32(2) 5 15
jnp.interp(.5,jnp.array([0.,1,2]),jnp.array([0.,10,20]))  # float32() 5
jnp.quantile(jnp.arange(4.),.3)  # float32() 0.9
jnp.quantile(jnp.arange(4),.3)  # float32() 0.9
jnp.quantile(jnp.arange(4.),jnp.array([.25,.5]))  # float32(2) 0.75 1.5
jnp.percentile(jnp.arange(4.),30)  # float32() 0.9
jnp.percentile(jnp.arange(6.).reshape(2,3),50,axis=0)  # float32(3) 1.5 2.5 3.5
jnp.median(jnp.arange(4.))  # float32() 1.5
jnp.convolve(jnp.array([1.,2,3]),jnp.array([0,1,.5]))  # float32(5) 0 1 2.5 4 1.5
jnp.convolve(jnp.array([1,2,3]),jnp.array([0,1]))  # float32(4) 0 1 2 3
jnp.correlate(jnp.array([1.,2,3]),jnp.array([0,1,.5]))  # float32(1) 3.5
jnp.gradient(jnp.array([1.,2,4]))  # float32(3) 1 1.5 2
jnp.gradient(jnp.ones((2,3)))  # (float32(2,3) 0 0 0 0 0 0; float32(2,3) 0 0 0 0 0 0)
jnp.polyfit(jnp.array([0.,1,2]),jnp.array([1.,3,5]),1)  # float32(2) 2 1
jnp.polyval(jnp.array([3,0,1]),5)  # int32() 76
jnp.polyval(jnp.array([3.,0,1]),jnp.array([1.,2]))  # float32(2) 4 13
jnp.trapezoid(jnp.array([1.,2,3]))  # float32() 4
jnp.trapezoid(jnp.array([1,2,3]))  # float32() 4
jnp.choose(jnp.array([0,1]),(jnp.array([1,2]),jnp.array([3,4])))  # int32(2) 1 4
jnp.add.accumulate(jnp.array([1,2,3]))  # int32(3) 1 3 6
jnp.add.outer(jnp.array([1,2]),jnp.array([1,2,3]))  # int32(2,3) 2 3 4 3 4 5
jnp.multiply.outer(jnp.array([1,2]),jnp.array([1,2,3]))  # int32(2,3) 1 2 3 2 4 6
jnp.cbrt(jnp.array([8.,27]))  # float32(2) 2 3
jnp.cbrt(8)  # float32() 2
jnp.nan_to_num(jnp.array([jnp.nan,jnp.inf]))  # float32(2) 0 3.4028e+38
jnp.nanmax(jnp.array([1.,jnp.nan]))  # float32() 1
jnp.nanmin(jnp.array([1.,jnp.nan]))  # float32() 1
jnp.nanstd(jnp.array([1.,jnp.nan,3]))  # float32() 1
jnp.nanvar(jnp.array([1.,jnp.nan,3]))  # float32() 1
jnp.nancumsum(jnp.array([1.,jnp.nan,3]))  # float32(3) 1 1 4
jnp.nanprod(jnp.array([1.,jnp.nan,3]))  # float32() 3
jnp.nanmedian(jnp.array([1.,jnp.nan,3]))  # float32() 2
jnp.nanargmax(jnp.array([1.,jnp.nan,3]))  # int32() 2
jnp.nansum(jnp.array([1.,jnp.nan,3]))  # float32() 4
jnp.nanmean(jnp.array([1.,jnp.nan,3]))  # float32() 2
jnp.apply_along_axis(jnp.sum,0,jnp.ones((2,3)))  # float32(3) 2 2 2
jnp.vectorize(lambda a,b: a+b)(jnp.array([1,2]),jnp.array([3,4]))  # int32(2) 4 6
jnp.fromfunction(lambda i,j: i+j,(2,3))  # float32(2,3) 0 1 2 1 2 3
jnp.vander(jnp.array([1,2,3]))  # int32(3,3) 1 1 1 4 2 1 9 3 1
jnp.inner(jnp.array([1.,2]),jnp.array([3.,4]))  # float32() 11
jnp.inner(jnp.ones((2,3)),jnp.ones((4,3)))  # float32(2,4) 3 3 3 3 3 3 3 3
jnp.vdot(jnp.array([1,2]),jnp.array([3,4]))  # int32() 11
jnp.tensordot(jnp.ones((2,3)),jnp.ones((3,4)),1)  # float32(2,4) 3 3 3 3 3 3 3 3
jnp.tensordot(jnp.ones((2,3)),jnp.ones((2,3)),axes=((0,1),(0,1)))  # float32() 6
jnp.einsum('ii',jnp.ones((2,2)))  # float32() 2
jnp.einsum('ii->i',jnp.ones((2,2)))  # float32(2) 1 1
jnp.linalg.inv(jnp.array([[1.,2],[3,4]]))  # float32(2,2) -2 1 1.5 -0.5
jnp.linalg.det(jnp.array([[1.,2],[3,4]]))  # float32() -2
jnp.linalg.det(jnp.array([[1.,2],[2,4]]))  # float32() 0
jnp.linalg.solve(jnp.array([[1.,2],[3,4]]),jnp.array([1.,2]))  # float32(2) 0 0.5
jnp.linalg.matrix_power(jnp.array([[1.,2],[3,4]]),2)  # float32(2,2) 7 10 15 22
jnp.linalg.norm(jnp.array([3.,4]))  # float32() 5
jnp.linalg.norm(jnp.array([3,4]))  # float32() 5
jnp.linalg.norm(jnp.array([3.,4]),1)  # float32() 7
jnp.linalg.norm(jnp.ones((2,2)),1)  # float32() 2
jnp.linalg.norm(jnp.ones((2,2)),jnp.inf,axis=1)  # float32(2) 1 1
jnp.gcd(jnp.array([4,6]),jnp.array([6,9]))  # int32(2) 2 3
jnp.lcm(4,6)  # int32() 12
jnp.copysign(jnp.array([1.,2]),-1)  # float32(2) -1 -2
jnp.geomspace(1,8,4)  # float32(4) 1 2 4 8
jnp.deg2rad(180)  # float32() 3.1416
jnp.rad2deg(jnp.array([0.,1]))  # float32(2) 0 57.296
jnp.diag_indices(3)  # (int32(3) 0 1 2; int32(3) 0 1 2)
jnp.triu_indices(3)  # (int32(6) 0 0 0 1 1 2; int32(6) 0 1 2 1 2 2)
jnp.tril_indices(3,-1)  # (int32(3) 1 2 2; int32(3) 0 0 1)
jnp.setdiff1d(jnp.array([1,2,3]),jnp.array([2]))  # int32(2) 1 3
jnp.union1d(jnp.array([1,2]),jnp.array([2,5]))  # int32(3) 1 2 5
jnp.intersect1d(jnp.array([1,2]),jnp.array([2,5]))  # int32(1) 2
jnp.setxor1d(jnp.array([1,2]),jnp.array([2,5]))  # int32(2) 1 5
jnp.average(jnp.array([1.,2]),weights=jnp.array([3.,1]))  # float32() 1.25
jnp.average(jnp.array([1,2]),weights=jnp.array([3,1]))  # float32() 1.25
jnp.average(jnp.ones((2,3)),axis=0)  # float32(3) 1 1 1
jnp.average(jnp.ones(2),returned=True)  # (float32() 1; float32() 2)
jnp.cov(jnp.array([[1.,2,3],[1,2,4]]))  # float32(2,2) 1 1.5 1.5 2.3333
jnp.cov(jnp.array([1.,2,3]))  # float32() 1
jnp.corrcoef(jnp.array([[1.,2,3],[1,2,4]]))  # float32(2,2) 1 0.98198 0.98198 1
jnp.corrcoef(jnp.array([1.,2,3]))  # float32() 1
jnp.count_nonzero(jnp.array([[1,0],[1,1]]))  # int32() 3
jnp.count_nonzero(jnp.array([[1,0],[1,1]]),keepdims=True)  # int32(1,1) 3
jnp.max(jnp.array([1,5]),where=jnp.array([True,False]),initial=0)  # int32() 1
jnp.sum(jnp.array([1,5]),where=jnp.array([True,False]))  # int32() 1
jnp.sum(jnp.array([1.,5]),initial=10)  # float32() 16
jnp.rot90(jnp.array([[1,2],[3,4]]))  # int32(2,2) 2 4 1 3
jnp.select([jnp.array([True,False])],[jnp.array([5,6])],9)  # int32(2) 5 9
jnp.unravel_index(4,(2,3))  # (int32() 1; int32() 1)
jnp.ravel_multi_index((jnp.array([1]),jnp.array([2])),(2,3))  # int32(1) 5
jnp.sinc(jnp.array([0,.5]))  # float32(2) 1 0.63662
jnp.compress(jnp.array([True,False]),jnp.array([1,2]))  # int32(1) 1
jnp.extract(jnp.array([True,False]),jnp.array([1,2]))  # int32(1) 1
jnp.ediff1d(jnp.array([1,2,4]))  # int32(2) 1 2
jnp.diagflat(jnp.array([1,2]))  # int32(2,2) 1 0 0 2
jnp.array([1,2,3]).compress(jnp.array([True,False,True]))  # int32(2) 1 3
jnp.arcsin(jnp.array([0.,1]))  # float32(2) 0 1.5708
jnp.exp2(3)  # float32() 8
jnp.linalg.multi_dot([jnp.eye(2),jnp.eye(2)])  # float32(2,2) 1 0 0 1
jnp.trace(jnp.eye(2))  # float32() 2
jnp.hypot(jnp.array([3.]),4)  # float32(1) 5
jnp.kron(jnp.array([1,2]),jnp.array([1,2]))  # int32(4) 1 2 2 4
jnp.logspace(0,2,3)  # float32(3) 1 10 100
jnp.ptp(jnp.array([1,5]))  # int32() 4
jnp.isin(jnp.array([1,5]),jnp.array([1]))  # bool(2) 1 0
jnp.divmod(jnp.array([5]),2)  # (int32(1) 2; int32(1) 1)
jnp.indices((2,2))  # int32(2,2,2) 0 0 1 1 0 1 0 1
jnp.tri(2)  # float32(2,2) 1 0 1 1
jnp.heaviside(jnp.array([1.,-1]),.5)  # float32(2) 1 0
jnp.logaddexp(jnp.array([1.]),2.)  # float32(1) 2.3133
jnp.fmax(jnp.array([1.]),2.)  # float32(1) 2
jnp.float_power(jnp.array([1]),2)  # float32(1) 1
jnp.float_power(2,3)  # float32() 8
`
