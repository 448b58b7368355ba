extension LayoutTree {
    /// The way from the root to an element: `layout.inset.child.stack.children[2]`.
    public func path(of index: Int) -> String {
        LayoutTree.path(of: index, nodes: nodes, kinds: kinds)
    }

    /// What an element is called, where it stands in the tree and in its document.
    public func reference(to index: Int) -> ElementReference {
        ElementReference(id: labels[index].id, path: path(of: index), source: labels[index].source)
    }

    /// The element with a name, the first in paint order where several have it.
    public func index(ofID id: String) -> Int? {
        paintOrder.first { labels[$0].id == id }
    }

    /// What the root is called in paths.
    static let rootName = "layout"

    static func path(of index: Int, nodes: [Node], kinds: [any LayoutKind]) -> String {
        var parts: [String] = []
        var index = index
        while nodes[index].parent >= 0 {
            let parent = Int(nodes[index].parent)
            let kind = type(of: kinds[parent])
            let place = index - Int(nodes[parent].firstChild)
            parts.append(kind.name + "." + kind.childName(at: place, of: Int(nodes[parent].childCount)))
            index = parent
        }
        parts.append(rootName)
        return parts.reversed().joined(separator: ".")
    }
}

/// Names an element to a person.
public struct ElementReference: Hashable, Sendable {
    /// The name that the element was given, if it has one.
    public var id: String?
    /// The way from the root: `layout.inset.child.stack.children[2]`.
    public var path: String
    /// Where in a document the element stands; absent where it stands in none.
    public var source: SourcePlace?

    public init(id: String? = nil, path: String, source: SourcePlace? = nil) {
        (self.id, self.path, self.source) = (id, path, source)
    }
}

extension ElementReference: CustomStringConvertible {
    public var description: String { id.map { "\"\($0)\" (\(path))" } ?? path }
}
