import QuoinLayout

/// What a picture's record holds of one element.
public struct ElementRecord: Hashable, Sendable {
    /// The name that the author gave it, if any.
    public var id: String?
    /// The name of its kind.
    public var kind: String
    /// The way from the root: `layout.inset.child.stack.children[2]`.
    public var path: String
    /// The number of elements above it.
    public var depth: Int
    /// In points, relative to the canvas.
    public var frame: Rect
    /// What it shows where it is a text; absent for everything else.
    public var text: TextRecord?
    /// How it is painted, by property: `fill` is `#FFF`, `radius` is `8`. What is as usual is not listed.
    public var paint: [String: String]
    /// What it asks of the layout, by property: `width` is `40`, `spacing` is `8`. What is as usual is not listed.
    public var wishes: [String: String]

    public init(
        id: String? = nil, kind: String, path: String, depth: Int, frame: Rect, text: TextRecord? = nil,
        paint: [String: String] = [:], wishes: [String: String] = [:]
    ) {
        (self.id, self.kind, self.path, self.depth, self.frame) = (id, kind, path, depth, frame)
        (self.text, self.paint, self.wishes) = (text, paint, wishes)
    }

    /// How findings name it. The place in a document's text is not on record.
    public var reference: ElementReference { ElementReference(id: id, path: path) }
}

/// The text that an element shows.
public struct TextRecord: Hashable, Sendable, Codable {
    /// All of the text, also what there was no room for.
    public var string: String
    /// How many lines it is broken into.
    public var lines: Int
    /// Whether there was no room for all of it.
    public var isTruncated: Bool

    public init(_ string: String, lines: Int, isTruncated: Bool = false) {
        (self.string, self.lines, self.isTruncated) = (string, lines, isTruncated)
    }
}
