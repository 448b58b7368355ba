import QuoinDeclarations

/// An error in the syntax of a document.
package struct YAMLProblem: Error {
    package var message: String
    package var place: SourcePlace?
    package var isLimit = false
}
