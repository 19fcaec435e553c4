// Package embed shows a figure in somebody else's page: what its
// author pastes there, a [Snippet] of an [Embedding], and what the framed
// figure tells that page, the [Facts].
package embed
