package library

// rare lists the functions of the text numpy_rare, which few programs have: who asks for
// another does not fetch it.
const rare = " " +
	"Generator_permuted _blocked _called_with _castings _depth _drawn_rows _into _kths _least _linspaced _of_loop " +
	"_rank _slope _slopes _ufunc _unsolved _widest _window argpartition array_is_integer array_partition " +
	"array_resize as_strided blackman block broadcast can_cast choose ediff1d fromfunction fromiter geomspace " +
	"gradient hamming hanning interp lexsort linalg_cholesky linalg_cond linalg_eigh linalg_eigvalsh linalg_lstsq " +
	"linalg_matrix_rank linalg_pinv linalg_qr linalg_slogdet linalg_svd linalg_svdvals matrix_transpose nancumsum " +
	"nanpercentile nanprod nanquantile partition permute_dims piecewise poly1d polyadd polyder polyfit polyint " +
	"polymul polysub polyval promote_types put_along_axis random_beta random_chisquare random_dirichlet " +
	"random_gamma random_geometric random_lognormal random_multinomial random_multivariate_normal random_pareto " +
	"random_standard_t random_triangular random_weibull ravel_multi_index reciprocal resize result_type rollaxis " +
	"roots set_printoptions setxor1d sinc testing_assert_allclose testing_assert_almost_equal " +
	"testing_assert_array_almost_equal testing_assert_array_equal testing_assert_equal tril_indices_from trim_zeros " +
	"triu_indices_from ufunc_reduceat vander vdot "
