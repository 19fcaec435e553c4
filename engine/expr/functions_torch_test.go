package expr_test

const torchRows = `
torch.addmm(torch.ones(3),torch.ones(2,4),torch.ones(4,3))  # float32(2,3) 5 5 5 5 5 5
torch.addmm(torch.ones(3),torch.ones(2,4),torch.ones(4,3),beta=2,alpha=.5)  # float32(2,3) 4 4 4 4 4 4
torch.addmm(torch.ones(2),torch.ones(2,4),torch.ones(4,3))  # RuntimeError: The expanded size of the tensor (3) must match the existing size (2) at non-singleton dimension 1.  Target sizes: [2, 3].  Tensor sizes: [2]
torch.addmm(torch.ones(3),torch.ones(2,4),torch.ones(5,3))  # RuntimeError: addmm: mat1 and mat2 shapes cannot be multiplied (2x4 and 5x3)
torch.addmm(torch.ones(3),torch.ones(4),torch.ones(4,3))  # RuntimeError: addmm: self must be a matrix, got 1-D tensor
torch.ones(3).addmm(torch.ones(2,4),torch.ones(4,3))  # float32(2,3) 5 5 5 5 5 5
torch.baddbmm(torch.ones(3),torch.ones(5,2,4),torch.ones(5,4,3)).shape  # (int 5; int 2; int 3)
torch.baddbmm(torch.ones(3),torch.ones(5,2,4),torch.ones(6,4,3))  # RuntimeError: Expected size for first two dimensions of batch2 tensor to be: [5, 4] but got: [6, 4].
torch.baddbmm(torch.ones(4),torch.ones(5,2,4),torch.ones(5,4,3))  # RuntimeError: The expanded size of the tensor (3) must match the existing size (4) at non-singleton dimension 2.  Target sizes: [5, 2, 3].  Tensor sizes: [4]
torch.addmv(torch.ones(2),torch.ones(2,3),torch.ones(3))  # float32(2) 4 4
torch.addmv(torch.ones(3),torch.ones(2,3),torch.ones(3))  # RuntimeError: size mismatch, got input (3), mat (2x3), vec (3)
torch.addmv(torch.ones(2),torch.ones(2,3),torch.ones(2))  # RuntimeError: size mismatch, got input (2), mat (2x3), vec (2)
torch.mv(torch.ones(2,3),torch.ones(3))  # float32(2) 3 3
torch.mv(torch.ones(2,3),torch.ones(2))  # RuntimeError: size mismatch, got input (2), mat (2x3), vec (2)
torch.mv(torch.ones(3),torch.ones(2))  # RuntimeError: vector + matrix @ vector expected, got 1, 1, 1
torch.mv(torch.ones(2,3),torch.ones(3,1))  # RuntimeError: vector + matrix @ vector expected, got 1, 2, 2
torch.bincount(torch.tensor([0,1,1]))  # int64(2) 1 2
torch.bincount(torch.tensor([0,1,1]),minlength=5)  # int64(5) 1 2 0 0 0
torch.bincount(torch.tensor([0,1,1]),weights=torch.tensor([.5,1,1]))  # float32(2) 0.5 2
torch.bincount(torch.tensor([0.,1]))  # NotImplementedError: "bincount_cpu" not implemented for 'Float'
torch.bincount(torch.tensor([-1,1]))  # RuntimeError: bincount only supports 1-d non-negative integral inputs.
torch.bincount(torch.ones(2,2).long())  # RuntimeError: bincount only supports 1-d non-negative integral inputs.
torch.quantile(torch.arange(4.),.3)  # float32() 0.9
torch.quantile(torch.arange(4.),torch.tensor([.25,.5]))  # float32(2) 0.75 1.5
torch.quantile(torch.arange(6.).reshape(2,3),.5,dim=0)  # float32(3) 1.5 2.5 3.5
torch.quantile(torch.arange(6.).reshape(2,3),.5,dim=1,keepdim=True)  # float32(2,1) 1 4
torch.quantile(torch.arange(4),.3)  # RuntimeError: quantile() input tensor must be either float or double dtype
torch.quantile(torch.arange(4.),1.3)  # RuntimeError: quantile() q must be in the range [0, 1] but got 1.3
torch.arange(4.).quantile(.5)  # float32() 1.5
torch.nan_to_num(torch.tensor([float('nan'),float('inf'),1.]))  # float32(3) 0 3.4028e+38 1
torch.nan_to_num(torch.tensor([float('nan')]),nan=2.)  # float32(1) 2
torch.rsqrt(torch.tensor([4.,1]))  # float32(2) 0.5 1
torch.rsqrt(torch.tensor([4]))  # float32(1) 0.5
torch.frac(torch.tensor([1.5,-1.5]))  # float32(2) 0.5 -0.5
torch.frac(torch.tensor([1]))  # NotImplementedError: "frac_cpu" not implemented for 'Long'
torch.inverse(torch.tensor([[1.,2],[3,4]]))  # float32(2,2) -2 1 1.5 -0.5
torch.inverse(torch.tensor([[1.,2],[2,4]]))  # _LinAlgError: linalg.inv: The diagonal element 2 is zero, the inversion could not be completed because the input matrix is singular.
torch.inverse(torch.ones(2,3))  # RuntimeError: linalg.inv: A must be batches of square matrices, but they are 2 by 3 matrices
torch.inverse(torch.tensor([[1,2],[3,4]]))  # NotImplementedError: linalg.inv: Expected a floating point or complex tensor as input. Got Long
torch.linalg.inv(torch.tensor([[1.,2],[3,4]]))  # float32(2,2) -2 1 1.5 -0.5
torch.linalg.inv(torch.ones(3))  # RuntimeError: linalg.inv: The input tensor A must have at least 2 dimensions.
torch.det(torch.tensor([[1.,2],[3,4]]))  # float32() -2
torch.det(torch.ones(2,3))  # RuntimeError: linalg.det: A must be batches of square matrices, but they are 2 by 3 matrices
torch.linalg.det(torch.ones(2,2))  # float32() 0
torch.linalg.det(torch.tensor([[1,2],[3,4]]))  # NotImplementedError: linalg.det: Expected a floating point or complex tensor as input. Got Long
torch.linalg.solve(torch.tensor([[1.,2],[3,4]]),torch.tensor([1.,2]))  # float32(2) 0 0.5
torch.linalg.solve(torch.eye(2),torch.ones(2,3))  # float32(2,3) 1 1 1 1 1 1
torch.linalg.solve(torch.eye(2),torch.ones(3))  # RuntimeError: linalg.solve: Incompatible shapes of A and B for the equation AX = B (2x2 and 3x1)
torch.linalg.solve(torch.ones(2,3),torch.ones(2))  # RuntimeError: linalg.solve: A must be batches of square matrices, but they are 2 by 3 matrices
torch.linalg.solve(torch.tensor([[1.,2],[2,4]]),torch.ones(2))  # _LinAlgError: torch.linalg.solve: The solver failed because the input matrix is singular.
torch.linalg.matrix_power(torch.tensor([[1.,2],[3,4]]),2)  # float32(2,2) 7 10 15 22
torch.linalg.matrix_power(torch.tensor([[1.,2],[3,4]]),0)  # float32(2,2) 1 0 0 1
torch.linalg.matrix_power(torch.ones(2,3),2)  # RuntimeError: linalg.matrix_power: A must be batches of square matrices, but they are 2 by 3 matrices
torch.matrix_power(torch.tensor([[1,2],[3,4]]),3)  # int64(2,2) 37 54 81 118
torch.linalg.norm(torch.tensor([3.,4]))  # float32() 5
torch.linalg.norm(torch.tensor([3.,4]),1)  # float32() 7
torch.linalg.norm(torch.tensor([[1.,2],[3,4]]),1)  # float32() 6
torch.linalg.norm(torch.tensor([[1.,2],[3,4]]),'fro')  # float32() 5.4772
torch.linalg.norm(torch.tensor([[1.,2],[3,4]]),float('inf'))  # float32() 7
torch.linalg.norm(torch.tensor([[1.,2],[3,4]]),dim=1)  # float32(2) 2.2361 5
torch.linalg.norm(torch.tensor([[1.,2],[3,4]]),1,dim=1)  # float32(2) 3 7
torch.linalg.norm(torch.tensor([3,4]))  # NotImplementedError: linalg.vector_norm: Expected a floating point or complex tensor as input. Got Long
torch.norm(torch.tensor([3.,4]))  # float32() 5
torch.norm(torch.tensor([[1.,2],[3,4]]),p=1)  # float32() 10
torch.norm(torch.tensor([[1.,2],[3,4]]),p=1,dim=1)  # float32(2) 3 7
torch.norm(torch.tensor([[1.,2],[3,4]]),p=float('inf'))  # float32() 4
torch.norm(torch.tensor([[1.,2],[3,4]]),p='fro')  # float32() 5.4772
torch.norm(torch.tensor([[1.,2],[3,4]]),p=2,dim=0,keepdim=True)  # float32(1,2) 3.1623 4.4721
torch.norm(torch.tensor([[1.,2],[3,4]]),p=3)  # float32() 4.6416
torch.norm(torch.tensor([3,4]))  # NotImplementedError: linalg.vector_norm: Expected a floating point or complex tensor as input. Got Long
torch.tensor([[1.,2],[3,4]]).norm()  # float32() 5.4772
torch.tensor([[1.,2],[3,4]]).norm(dim=1)  # float32(2) 2.2361 5
torch.tensor([[1.,2],[3,4]]).norm(1)  # float32() 10
torch.tensor([[1.,2],[3,4]]).norm(p=1,dim=0)  # float32(2) 4 6
torch.linalg.vector_norm(torch.tensor([[1.,2],[3,4]]))  # float32() 5.4772
torch.linalg.vector_norm(torch.tensor([[1.,2],[3,4]]),ord=1,dim=1)  # float32(2) 3 7
torch.linalg.matrix_norm(torch.tensor([[1.,2],[3,4]]))  # float32() 5.4772
torch.linalg.norm(torch.ones(2,2),3)  # RuntimeError: linalg.matrix_norm: Order 3 not supported.
torch.linalg.norm(torch.ones(2,2,2),1)  # RuntimeError: linalg.norm: If dim is not specified but ord is, the input must be 1D or 2D. Got 3D.
torch.linalg.norm(torch.ones(2,2,2))  # float32() 2.8284
torch.mode(torch.tensor([1,2,2,3]))  # (int64() 2; int64() 2)
torch.mode(torch.tensor([[1,2,2],[3,3,1]]))  # (int64(2) 2 3; int64(2) 2 1)
torch.mode(torch.tensor([[1,2,2],[3,3,1]]),dim=0)  # (int64(3) 1 2 1; int64(3) 0 0 1)
torch.tensor([1,1,2,2]).mode()  # (int64() 1; int64() 1)
torch.cartesian_prod(torch.tensor([1,2]),torch.tensor([3,4]))  # int64(4,2) 1 3 1 4 2 3 2 4
torch.cartesian_prod(torch.tensor([1,2]))  # int64(2) 1 2
torch.cartesian_prod(torch.ones(2,2),torch.tensor([3,4]))  # RuntimeError: Expect a 1D vector, but got shape [2, 2]
F.gelu(torch.tensor([0.,1,-1]))  # float32(3) 0 0.84134 -0.15866
F.gelu(torch.tensor([0.,1,-1]),approximate='tanh')  # float32(3) 0 0.84119 -0.15881
F.gelu(torch.tensor([1]))  # NotImplementedError: "GeluKernelImpl" not implemented for 'Long'
F.layer_norm(torch.tensor([[1.,2,3]]),(3,))  # float32(1,3) -1.2247 0 1.2247
F.layer_norm(torch.tensor([[1.,2,3]]),(3,),torch.tensor([1.,2,3]),torch.ones(3))  # float32(1,3) -0.22474 1 4.6742
F.layer_norm(torch.ones(2,3),(2,))  # RuntimeError: Given normalized_shape=[2], expected input with shape [*, 2], but got input of size[2, 3]
F.layer_norm(torch.ones(2,3),[2,3])  # float32(2,3) 0 0 0 0 0 0
F.layer_norm(torch.ones(2,3),(3,),torch.ones(2))  # RuntimeError: Expected weight to be of same shape as normalized_shape, but got weight of shape [2] and normalized_shape = [3]
F.layer_norm(torch.ones(2,3),3)  # TypeError: layer_norm(): argument 'normalized_shape' (position 2) must be tuple of ints, not int
F.embedding(torch.tensor([0,2]),torch.arange(6.).reshape(3,2))  # float32(2,2) 0 1 4 5
F.embedding(torch.tensor([[0,2]]),torch.arange(6.).reshape(3,2))  # float32(1,2,2) 0 1 4 5
F.embedding(torch.tensor([0,3]),torch.arange(6.).reshape(3,2))  # IndexError: index out of range in self
F.embedding(torch.tensor([0.,3]),torch.arange(6.).reshape(3,2))  # RuntimeError: Expected tensor for argument #1 'indices' to have one of the following scalar types: Long, Int; but got torch.FloatTensor instead (while checking arguments for embedding)
F.embedding(torch.tensor([0,2]),torch.arange(6.))  # RuntimeError: 'weight' must be 2-D
F.dropout(torch.ones(2,3),.5,False)  # float32(2,3) 1 1 1 1 1 1
F.dropout(torch.ones(2,3),.5).shape  # (int 2; int 3)
F.dropout(torch.ones(2,3),0.)  # float32(2,3) 1 1 1 1 1 1
F.dropout(torch.ones(2,3),1.5)  # ValueError: dropout probability has to be between 0 and 1, but got 1.5
F.dropout(torch.ones(2,3),1.)  # float32(2,3) 0 0 0 0 0 0
F.smooth_l1_loss(torch.tensor([1.,3]),torch.tensor([1.5,1]))  # float32() 0.8125
F.smooth_l1_loss(torch.tensor([1.,3]),torch.tensor([1.5,1]),beta=2.)  # float32() 0.53125
F.smooth_l1_loss(torch.tensor([1.,3]),torch.tensor([1.5,1]),reduction='none')  # float32(2) 0.125 1.5
F.smooth_l1_loss(torch.tensor([1.,3]),torch.tensor([1.5,1]),beta=-1.)  # RuntimeError: smooth_l1_loss does not support negative values for beta.
F.smooth_l1_loss(torch.ones(3,1),torch.ones(3))  # float32() 0
F.smooth_l1_loss(torch.ones(3),torch.ones(4))  # RuntimeError: The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 0
F.huber_loss(torch.tensor([1.,3]),torch.tensor([1.5,1]))  # float32() 0.8125
F.huber_loss(torch.tensor([1.,3]),torch.tensor([1.5,1]),delta=.5,reduction='sum')  # float32() 1
F.huber_loss(torch.tensor([1.,3]),torch.tensor([1.5,1]),delta=-1.)  # RuntimeError: huber_loss does not support non-positive values for delta.
F.kl_div(torch.tensor([-1.,-2]),torch.tensor([.3,.7]))  # float32() 0.54457
F.kl_div(torch.tensor([-1.,-2]),torch.tensor([.3,0]),reduction='sum')  # float32() -0.061192
F.kl_div(torch.tensor([[-1.,-2]]),torch.tensor([[.3,.7]]),reduction='batchmean')  # float32() 1.0891
F.kl_div(torch.tensor([-1.,-2]),torch.tensor([-.3,-.7]),log_target=True)  # float32() 0.58207
F.pad(torch.ones(2,3),(1,1))  # float32(2,5) 0 1 1 1 0 0 1 1 1 0
F.pad(torch.ones(2,3),(1,1,2,0),value=5.)  # float32(4,5) 5 5 5 5 5 5 5 5 5 5 5 1 1 1 5 5 1 1 1 5
F.pad(torch.ones(2,3),(0,-1))  # float32(2,2) 1 1 1 1
F.pad(torch.arange(6.).reshape(1,2,3),(1,1),mode='reflect')  # float32(1,2,5) 1 0 1 2 1 4 3 4 5 4
F.pad(torch.arange(6.).reshape(1,2,3),(1,1),mode='replicate')  # float32(1,2,5) 0 0 1 2 2 3 3 4 5 5
F.pad(torch.arange(6.).reshape(1,2,3),(1,1),mode='circular')  # float32(1,2,5) 2 0 1 2 0 5 3 4 5 3
F.pad(torch.arange(3.),(3,1),mode='reflect')  # NotImplementedError: Padding size 2 is not supported for 1D input tensor.
F.pad(torch.arange(6.).reshape(2,3),(3,1),mode='reflect')  # RuntimeError: Argument #4: Padding size should be less than the corresponding input dimension, but got: padding (3, 1) at dimension 1 of input [2, 3]
F.pad(torch.arange(6.).reshape(1,2,3),(3,1),mode='reflect')  # RuntimeError: Argument #4: Padding size should be less than the corresponding input dimension, but got: padding (3, 1) at dimension 2 of input [1, 2, 3]
F.pad(torch.ones(2,3),(1,))  # RuntimeError: Padding length must be divisible by 2
F.pad(torch.ones(2),(1,1,1,1))  # RuntimeError: Padding length should be less than or equal to two times the input dimension but got padding length 4 and input of dimension 1
F.pad(torch.ones(2),(1,1),mode='foo')  # NotImplementedError: Unrecognised padding mode foo
torch.topk(torch.tensor([[1.,5,3],[4,2,6]]),2)  # (float32(2,2) 5 3 6 4; int64(2,2) 1 2 2 0)
torch.topk(torch.tensor([[1.,5,3],[4,2,6]]),1,dim=0)  # (float32(1,3) 4 5 6; int64(1,3) 1 0 1)
torch.topk(torch.tensor([[1.,5,3],[4,2,6]]),2,largest=False)  # (float32(2,2) 1 3 2 4; int64(2,2) 0 2 1 0)
torch.topk(torch.tensor([[1.,5,3],[4,2,6]]),4)  # RuntimeError: selected index k out of range
torch.tensor([1,5,3]).topk(2)  # (int64(2) 5 3; int64(2) 1 2)
torch.topk(torch.tensor([1.,5,3]),2).values  # float32(2) 5 3
torch.topk(torch.tensor([1.,5,3]),2).indices  # int64(2) 1 2
torch.max(torch.tensor([[1.,5],[4,2]]),1).values  # float32(2) 5 4
torch.max(torch.tensor([[1.,5],[4,2]]),dim=0)  # (float32(2) 4 5; int64(2) 1 0)
torch.max(torch.tensor([[1.,5],[4,2]]),1,keepdim=True)  # (float32(2,1) 5 4; int64(2,1) 1 0)
torch.tensor([[1.,5],[4,2]]).min(0)[1]  # int64(2) 0 1
torch.sort(torch.tensor([3.,1,2]),descending=True)  # (float32(3) 3 2 1; int64(3) 0 2 1)
torch.sort(torch.tensor([[3.,1,2],[4,6,5]]),dim=1,descending=True).values  # float32(2,3) 3 2 1 6 5 4
torch.sort(torch.tensor([[3.,1,2],[4,6,5]]),0,True)  # (float32(2,3) 4 6 5 3 1 2; int64(2,3) 1 1 1 0 0 0)
torch.argsort(torch.tensor([3.,1,2]),descending=True)  # int64(3) 0 2 1
torch.tensor([3,1,2]).sort(descending=True)  # (int64(3) 3 2 1; int64(3) 0 2 1)
torch.tensor([3,1,2]).argsort(descending=True)  # int64(3) 0 2 1
torch.sort(torch.tensor([2,1,2,1]),descending=True,stable=True)  # (int64(4) 2 2 1 1; int64(4) 0 2 1 3)
torch.median(torch.tensor([1.,2,3,4]))  # float32() 2
torch.tensordot(torch.ones(2,3),torch.ones(3,4),dims=1)  # float32(2,4) 3 3 3 3 3 3 3 3
torch.tensordot(torch.ones(2,3),torch.ones(2,3),dims=1)  # RuntimeError: contracted dimensions need to match, but first has size 3 in dim -1 and second has size 2 in dim 0
torch.tensordot(torch.ones(2,3),torch.ones(2,3),dims=([0,1],[0,1]))  # float32() 6
torch.tensordot(torch.ones(2,3,4),torch.ones(3,4,5)).shape  # (int 2; int 5)
torch.cross(torch.tensor([1.,2,3]),torch.tensor([4.,5,6]))  # float32(3) -3 6 -3
torch.cross(torch.tensor([1.,2,3]),torch.tensor([4.,5,6]),dim=0)  # float32(3) -3 6 -3
torch.linalg.cross(torch.tensor([1.,2,3]),torch.tensor([4.,5,6]))  # float32(3) -3 6 -3
torch.inner(torch.tensor([1.,2]),torch.tensor([3.,4]))  # float32() 11
torch.inner(torch.ones(2,3),torch.ones(4,3)).shape  # (int 2; int 4)
torch.inner(torch.ones(2),torch.ones(3))  # RuntimeError: inner() the last dimension must match on both input tensors but got shapes [2] and [3]
torch.vdot(torch.tensor([1.,2]),torch.tensor([3.,4]))  # float32() 11
torch.einsum('ii',torch.ones(2,2))  # float32() 2
torch.einsum('ii->i',torch.tensor([[1.,2],[3,4]]))  # float32(2) 1 4
torch.gcd(torch.tensor([4,6]),torch.tensor([6,9]))  # int64(2) 2 3
torch.lcm(torch.tensor([4,6]),torch.tensor([6,9]))  # int64(2) 12 18
torch.copysign(torch.tensor([1.,2]),torch.tensor([-1.,1]))  # float32(2) -1 2
torch.copysign(torch.tensor([1.,2]),-1)  # float32(2) -1 -2
torch.searchsorted(torch.tensor([1,3,5]),torch.tensor([3,6]))  # int64(2) 1 3
torch.searchsorted(torch.tensor([1,3,5]),torch.tensor([3,6]),right=True)  # int64(2) 2 3
torch.searchsorted(torch.tensor([1,3,5]),3)  # int64() 1
torch.bucketize(torch.tensor([1,4]),torch.tensor([1,3,5]))  # int64(2) 0 2
torch.trapezoid(torch.tensor([1.,2,3]))  # float32() 4
torch.trapz(torch.tensor([1.,2,3]),dx=2)  # float32() 8
torch.deg2rad(torch.tensor([180.]))  # float32(1) 3.1416
torch.rad2deg(torch.tensor([3.14159]))  # float32(1) 180
torch.exp2(torch.tensor([3.]))  # float32(1) 8
torch.asin(torch.tensor([1.]))  # float32(1) 1.5708
torch.nanmean(torch.tensor([1.,float('nan')]))  # float32() 1
torch.float_power(torch.tensor([2.]),2)  # float64(1) 4
torch.float_power(torch.tensor([2]),2)  # float64(1) 4
torch.triu_indices(3,3)  # int64(2,6) 0 0 0 1 1 2 0 1 2 1 2 2
torch.tril_indices(3,3)  # int64(2,6) 0 1 1 2 2 2 0 0 1 0 1 2
torch.tril_indices(2,3,1)  # int64(2,5) 0 0 1 1 1 0 1 0 1 2
torch.count_nonzero(torch.tensor([[1,0],[1,1]]))  # int64() 3
torch.count_nonzero(torch.tensor([[1,0],[1,1]]),dim=0)  # int64(2) 2 1
torch.cov(torch.tensor([[1.,2,3],[1,2,4]]))  # float32(2,2) 1 1.5 1.5 2.3333
torch.corrcoef(torch.tensor([[1.,2,3],[1,2,4]]))  # float32(2,2) 1 0.98198 0.98198 1
torch.kron(torch.tensor([1,2]),torch.tensor([1,2]))  # int64(4) 1 2 2 4
torch.combinations(torch.tensor([1,2,3]))  # int64(3,2) 1 2 1 3 2 3
torch.logaddexp(torch.tensor([1.]),torch.tensor([2.]))  # float32(1) 2.3133
torch.hypot(torch.tensor([3.]),torch.tensor([4.]))  # float32(1) 5
torch.isin(torch.tensor([1,2]),torch.tensor([2]))  # bool(2) 0 1
torch.heaviside(torch.tensor([1.,0]),torch.tensor([.5]))  # float32(2) 1 0.5
torch.fmax(torch.tensor([1.]),torch.tensor([2.]))  # float32(1) 2
torch.dist(torch.tensor([3.,4]),torch.tensor([0.,0]))  # float32() 5
torch.square(torch.tensor([2]))  # int64(1) 4
torch.expm1(torch.tensor([0.]))  # float32(1) 0
torch.erf(torch.tensor([0.,1]))  # float32(2) 0 0.8427
F.silu(torch.tensor([1.,0]))  # float32(2) 0.73106 0
F.elu(torch.tensor([-1.,1]))  # float32(2) -0.63212 1
F.leaky_relu(torch.tensor([-1.,1]))  # float32(2) -0.01 1
F.softplus(torch.tensor([0.,1]))  # float32(2) 0.69315 1.3133
F.relu6(torch.tensor([7.,-1]))  # float32(2) 6 0
F.tanh(torch.tensor([0.]))  # float32(1) 0
F.hardtanh(torch.tensor([2.,-2]))  # float32(2) 1 -1
F.logsigmoid(torch.tensor([0.]))  # float32(1) -0.69315
F.mish(torch.tensor([1.]))  # float32(1) 0.8651
F.normalize(torch.tensor([[3.,4]]))  # float32(1,2) 0.6 0.8
torch.tensor([3,4]).norm()  # NotImplementedError: linalg.vector_norm: Expected a floating point or complex tensor as input. Got Long
torch.tensor([3,4]).norm(1)  # NotImplementedError: linalg.vector_norm: Expected a floating point or complex tensor as input. Got Long
torch.linalg.norm(torch.tensor([3,4]),1)  # NotImplementedError: linalg.vector_norm: Expected a floating point or complex tensor as input. Got Long
torch.linalg.vector_norm(torch.tensor([3,4]))  # NotImplementedError: linalg.vector_norm: Expected a floating point or complex tensor as input. Got Long
torch.linalg.matrix_norm(torch.ones(2,2).long())  # NotImplementedError: linalg.matrix_norm: Expected a floating point or complex tensor as input. Got Long
type(torch.topk(torch.tensor([1.,5,3]),2)).__name__  # str topk
type(torch.sort(torch.tensor([1.,5,3]))).__name__  # str sort
type(torch.mode(torch.tensor([1.,5,3]))).__name__  # str mode
torch.topk(torch.tensor([1.,5,3]),-1)  # RuntimeError: selected index k out of range
torch.topk(torch.tensor([1.,5,3]),1,dim=2)  # IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 2)
torch.cross(torch.ones(2),torch.ones(2))  # RuntimeError: no dimension of size 3 in input
torch.cross(torch.ones(4,3),torch.ones(2,3),dim=1)  # RuntimeError: The size of tensor a (4) must match the size of tensor b (2) at non-singleton dimension 0
torch.linalg.cross(torch.ones(2),torch.ones(2))  # RuntimeError: linalg.cross: inputs dimension -1 must have length 3. Got 2 and 2
torch.addmm(torch.ones(3).long(),torch.ones(2,4),torch.ones(4,3))  # RuntimeError: self and mat2 must have the same dtype, but got Long and Float
torch.addmm(torch.ones(3),torch.ones(2,4),torch.ones(4))  # RuntimeError: addmm: mat2 must be a matrix, got 1-D tensor
torch.baddbmm(torch.ones(3),torch.ones(2,4),torch.ones(5,4,3))  # RuntimeError: batch1 must be a 3D tensor
F.dropout(torch.tensor([1,2]),.5)  # RuntimeError: result type Float can't be cast to the desired output type Long
F.embedding(torch.tensor([0,-1]),torch.ones(3,2))  # IndexError: index out of range in self
F.gelu(torch.ones(1),approximate='foo')  # RuntimeError: approximate argument must be either none or tanh.
F.silu(torch.tensor([1]))  # NotImplementedError: "silu_cpu" not implemented for 'Long'
F.kl_div(torch.ones(2),torch.ones(3))  # RuntimeError: The size of tensor a (3) must match the size of tensor b (2) at non-singleton dimension 0
F.kl_div(torch.ones(2),torch.ones(2),reduction='foo')  # ValueError: foo is not a valid value for reduction
F.smooth_l1_loss(torch.tensor([1]),torch.tensor([1]))  # NotImplementedError: "smooth_l1_cpu" not implemented for 'Long'
torch.sort(torch.tensor([1.,float('nan'),3]),descending=True)  # (float32(3) nan 3 1; int64(3) 1 2 0)
torch.sort(torch.tensor([1.,float('nan'),3]))  # (float32(3) 1 3 nan; int64(3) 0 2 1)
F.pad(torch.ones(2,3,4,5),(1,1),mode='reflect')  # NotImplementedError: Padding size 2 is not supported for 4D input tensor.
F.pad(torch.arange(8.).reshape(2,2,2),(1,1),mode='constant')  # float32(2,2,4) 0 0 1 0 0 2 3 0 0 4 5 0 0 6 7 0
F.pad(torch.ones(2),(-1,1))  # float32(2) 1 0
F.pad(torch.arange(4.).reshape(1,1,2,2),(1,1,1,1),mode='reflect')  # float32(1,1,4,4) 3 2 3 2 1 0 1 0 3 2 3 2 1 0 1 0
F.pad(torch.arange(4.).reshape(2,2),(1,1,1,1),mode='reflect')  # NotImplementedError: Padding size 4 is not supported for 2D input tensor.
F.pad(torch.arange(3.),(1,1),mode='circular')  # NotImplementedError: Padding size 2 is not supported for 1D input tensor.
F.pad(torch.arange(6.).reshape(1,2,3),(4,1),mode='circular')  # RuntimeError: Padding value causes wrapping around more than once.
F.pad(torch.arange(6.).reshape(1,2,3),(4,1),mode='replicate')  # float32(1,2,8) 0 0 0 0 0 1 2 2 3 3 3 3 3 4 5 5
F.pad(torch.ones(2),(1,1),value=None)  # float32(4) 0 1 1 0
F.pad(torch.tensor([1,2]),(1,1),value=1.5)  # int64(4) 1 1 2 1
torch.unique(torch.tensor([3,1,1]))  # int64(2) 1 3
torch.unique(torch.tensor([3,1,1]),return_counts=True)  # (int64(2) 1 3; int64(2) 2 1)
torch.unique(torch.tensor([3,1,1]),return_inverse=True)  # (int64(2) 1 3; int64(3) 1 0 0)
torch.unique(torch.tensor([[3,1],[1,2]]),return_inverse=True,return_counts=True)  # (int64(3) 1 2 3; int64(2,2) 2 0 0 1; int64(3) 2 1 1)
torch.tensor([3,1,1]).unique()  # int64(2) 1 3
torch.round(torch.tensor([1.5,2.5]))  # float32(2) 2 2
torch.round(torch.tensor([1.256]),decimals=2)  # float32(1) 1.26
torch.round(torch.tensor([1,2]))  # int64(2) 1 2
torch.tensor([1.26]).round(decimals=1)  # float32(1) 1.3
torch.zeros(2).fill_(5)  # float32(2) 5 5
torch.zeros(2,2).zero_()  # float32(2,2) 0 0 0 0
torch.ones(2).fill_(torch.tensor([1,2]))  # RuntimeError: fill_ only supports 0-dimension value tensor but got tensor with 1 dimensions.
torch.roll(torch.arange(4),1)  # int64(4) 3 0 1 2
torch.roll(torch.arange(4).reshape(2,2),1,0)  # int64(2,2) 2 3 0 1
torch.roll(torch.arange(4).reshape(2,2),(1,1),(0,1))  # int64(2,2) 3 2 1 0
torch.roll(torch.arange(4).reshape(2,2),1)  # int64(2,2) 3 0 1 2
torch.roll(torch.tensor(1),1,0)  # IndexError: Dimension specified as 0 but tensor has no dimensions
torch.diff(torch.tensor([1,4,9]))  # int64(2) 3 5
torch.diff(torch.tensor([[1,4],[9,16]]),dim=0)  # int64(1,2) 8 12
torch.diff(torch.tensor(1))  # RuntimeError: diff expects input to be at least one-dimensional
torch.isnan(torch.tensor([1.,float('nan')]))  # bool(2) 0 1
torch.isfinite(torch.tensor([1.,float('inf')]))  # bool(2) 1 0
torch.isinf(torch.tensor([1,2]))  # bool(2) 0 0
torch.logical_not(torch.tensor([0,1]))  # bool(2) 1 0
torch.allclose(torch.ones(2),torch.ones(2))  # bool 1
torch.allclose(torch.ones(2),torch.ones(2).double())  # RuntimeError: Float did not match Double
torch.equal(torch.ones(2),torch.ones(3))  # bool 0
torch.equal(torch.ones(2),torch.ones(2))  # bool 1
torch.ones(2).equal(torch.ones(2))  # bool 1
torch.outer(torch.tensor([1,2]),torch.tensor([3,4]))  # int64(2,2) 3 4 6 8
torch.outer(torch.ones(2,2),torch.ones(2))  # RuntimeError: outer: Expected 1-D argument self, but got 2-D
torch.outer(torch.ones(2),torch.ones(2,2))  # RuntimeError: outer: Expected 1-D argument vec2, but got 2-D
torch.mm(torch.ones(2,3),torch.ones(3,4))  # float32(2,4) 3 3 3 3 3 3 3 3
torch.mm(torch.ones(3),torch.ones(3,4))  # RuntimeError: mm: self must be a matrix, got 1-D tensor
torch.mm(torch.ones(2,3),torch.ones(3))  # RuntimeError: mm: mat2 must be a matrix, got 1-D tensor
torch.mm(torch.ones(2,3),torch.ones(2,3))  # RuntimeError: mm: mat1 and mat2 shapes cannot be multiplied (2x3 and 2x3)
torch.bmm(torch.ones(2,3,4),torch.ones(2,4,1)).shape  # (int 2; int 3; int 1)
torch.bmm(torch.ones(2,3,4),torch.ones(1,4,1))  # RuntimeError: Expected size for first two dimensions of batch2 tensor to be: [2, 4] but got: [1, 4].
torch.bmm(torch.ones(3,4),torch.ones(1,4,1))  # RuntimeError: batch1 must be a 3D tensor
torch.bmm(torch.ones(2,3,4),torch.ones(2,3,4))  # RuntimeError: Expected size for first two dimensions of batch2 tensor to be: [2, 4] but got: [2, 3].
torch.dot(torch.ones(2),torch.ones(2))  # float32() 2
torch.dot(torch.ones(2,2),torch.ones(2))  # RuntimeError: 1D tensors expected, but got 2D and 1D tensors
torch.dot(torch.ones(2),torch.ones(3))  # RuntimeError: inconsistent tensor size, expected tensor [2] and src [3] to have the same number of elements, but got 2 and 3 elements respectively
torch.column_stack((torch.tensor([1,2]),torch.tensor([3,4])))  # int64(2,2) 1 3 2 4
torch.column_stack((torch.ones(2),torch.ones(3)))  # RuntimeError: Sizes of tensors must match except in dimension 1. Expected size 2 but got size 3 for tensor number 1 in the list.
torch.median(torch.tensor([3.,1,2]))  # float32() 2
torch.median(torch.tensor([[3.,1,2]]),1).values  # float32(1) 2
torch.relu(torch.tensor([-1.,2]))  # float32(2) 0 2
F.relu(torch.tensor([-1,2]))  # int64(2) 0 2
torch.take_along_dim(torch.tensor([[1,2],[3,4]]),torch.tensor([[0],[1]]),dim=1)  # int64(2,1) 1 4
`
