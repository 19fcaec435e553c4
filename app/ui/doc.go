// Package ui holds the components of the pages, one a file, and is the only
// code that sees go-app or the browser.
//
// A page is written by the build and readable without this program. Where
// something can be edited it has an element with data-live, a slot. [Root]
// makes one component for each slot; when it is mounted, the component moves
// its own root element there, and the rest of the page is left alone.
//
// What a component knows and how it changes is a plain value that is tested
// without a browser, for the playground a [bench.Bench]; the component shows it.
package ui
