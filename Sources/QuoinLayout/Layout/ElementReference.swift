import QuoinDeclarations

/// Identifies an element in messages.
public struct ElementReference: Hashable, Sendable {
    /// The element's id, if it has one.
    public var id: String?
    /// The path in the tree, from the root: `layout.inset.child.stack.children[2]`.
    public var path: String
    /// The element's place in its document; `nil` if it comes from Swift.
    public var source: SourcePlace?

    package init(id: String? = nil, path: String, source: SourcePlace? = nil) {
        (self.id, self.path, self.source) = (id, path, source)
    }
}

extension ElementReference: CustomStringConvertible {
    public var description: String {
        let path = path.printable
        return id.map { "\"\($0.printable)\" (\(path))" } ?? path
    }
}
