/// Identifies an element in messages.
public struct ElementReference: Codable, Hashable, Sendable {
    /// The element's id, if it has one.
    public var id: String?
    /// The path in the document: `layout.column.children[2]`; of an element from Swift, through the tree from the root:
    /// `layout.stack.children[2]`.
    public var path: String
    /// The element's place in its document; `nil` if it comes from Swift.
    public var source: SourcePlace?

    /// The Swift file and the line of an element without an id: `PostCard.swift:12`.
    package var swiftPlace: String?

    package init(id: String? = nil, path: String, source: SourcePlace? = nil, swiftPlace: String? = nil) {
        (self.id, self.path, self.source, self.swiftPlace) = (id, path, source, swiftPlace)
    }
}

extension ElementReference: CustomStringConvertible {
    public var description: String {
        let path = path.printable
        guard let id else { return path + (swiftPlace.map { " (\($0.printable))" } ?? "") }
        return "\(ElementName.id(id)) (\(path))"
    }
}
