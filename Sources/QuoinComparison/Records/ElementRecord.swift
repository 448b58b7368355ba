import QuoinLayout
import QuoinScene

/// What a picture's record holds of one element.
public struct ElementRecord: Hashable, Sendable {
    /// The name that the author gave it, if any.
    public var id: String?
    /// What its parent calls it: the name of a view, the place of a cell.
    package var label: String?
    /// The name of its kind, or of what the author wrote in its place, such as `button`.
    public var kind: String
    /// The way from the root: `layout.inset.child.stack.children[2]`.
    public var path: String
    /// The number of elements above it.
    public var depth: Int
    /// In points, relative to the canvas.
    public var frame: Rect
    /// What it shows if it is a text.
    public var text: TextRecord?
    /// The properties that are not as usual, by the kind and the key: `fill`, `stack.spacing`; values as documents write
    /// them.
    public var properties: [String: PropertyValue]
    /// How it is seen; `nil` for an element that only holds others.
    package var extent: PaintExtent?
    /// Whether the element is a part of a composition, which the author did not write.
    package var isPart: Bool
    /// The line of the document in which it begins, where the record says so.
    public var line: Int?

    package init(
        id: String? = nil, label: String? = nil, kind: String, path: String, depth: Int, frame: Rect,
        text: TextRecord? = nil, properties: [String: PropertyValue] = [:], extent: PaintExtent? = nil,
        isPart: Bool = false, line: Int? = nil
    ) {
        (self.id, self.label, self.kind, self.path, self.depth) = (id, label, kind, path, depth)
        (self.frame, self.text, self.properties) = (frame, text, properties)
        (self.extent, self.isPart, self.line) = (extent, isPart, line)
    }

    /// How findings name it.
    public var reference: ElementReference {
        ElementReference(id: id, path: path, source: line.map { SourcePlace(line: $0, column: 1) })
    }
}

/// The text that an element shows.
public struct TextRecord: Hashable, Sendable, Codable {
    /// The parts of the text in order, also what there was no space for.
    public var spans: [Span]
    /// How many lines it is broken into.
    public var lines: Int
    /// Whether there was no space for all of it.
    public var isTruncated: Bool

    package init(_ spans: [Span], lines: Int, isTruncated: Bool = false) {
        (self.spans, self.lines, self.isTruncated) = (spans, lines, isTruncated)
    }

    /// A part of a text in one style.
    public struct Span: Hashable, Sendable, Codable {
        public var string: String
        /// What of the style is not as usual, by key.
        public var style: [String: PropertyValue]

        package init(_ string: String, style: [String: PropertyValue] = [:]) {
            (self.string, self.style) = (string, style)
        }
    }

    /// All of the text.
    public var string: String { spans.map(\.string).joined() }
}

/// What is known of a property that a record mentions.
package struct DeclaredProperty: Hashable, Sendable, Codable {
    package var effect: PropertyEffect
    /// The value where an element says nothing.
    package var defaultValue: PropertyValue?

    package init(_ effect: PropertyEffect, defaultValue: PropertyValue?) {
        (self.effect, self.defaultValue) = (effect, defaultValue)
    }
}
