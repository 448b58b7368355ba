import Quoin
import QuoinSystem

/// An element in a picture's record.
package struct ElementRecord: Hashable, Sendable {
    /// The id that the author gave it, if any.
    package var id: String?
    /// Its name in its parent, such as that of a view, or the place of a cell.
    package var label: String?
    /// The name of its kind, or of the composition that it is, such as `button`.
    package var kind: String
    /// The path in the document, `layout.column.children[2]`; of an element from Swift and in old references, through the
    /// tree from the root: `layout.stack.children[2]`.
    package var path: String
    /// The number of elements above it.
    package var depth: Int
    /// In points, relative to the canvas.
    package var frame: Rect
    /// Its text, if it is a text.
    package var text: TextRecord?
    /// The properties that differ from their defaults, by key: `fill`, `stack.spacing`. Values are as documents write
    /// them.
    package var properties: [String: PropertyValue]
    /// How far it paints; `nil` for an element that paints nothing itself.
    package var extent: PaintExtent?
    /// Whether it is a part that a composition added, which the author did not write.
    package var isPart: Bool
    /// The line of the document on which it begins; `nil` in references.
    package var line: Int?
    /// The file and the line in which it is written, if that is not the document: `PostCard.swift:12`, where an element from
    /// Swift has no id, or `brand.components.yaml:4`; `nil` in references.
    package var swiftPlace: String?
    /// Where an app gives properties their values, by key, and writes rules, by these; none in references.
    package var places: [String: SourcePlace] = [:]
    /// The component that it comes from, if any.
    package var component: ElementComponent?
    /// The named styles that values of its text come from, by key: `size` is `title`.
    package var styles: [String: String] = [:]

    package init(
        id: String? = nil, label: String? = nil, kind: String, path: String, depth: Int, frame: Rect,
        text: TextRecord? = nil, properties: [String: PropertyValue] = [:], extent: PaintExtent? = nil,
        isPart: Bool = false, line: Int? = nil, swiftPlace: String? = nil, component: ElementComponent? = nil
    ) {
        (self.id, self.label, self.kind, self.path, self.depth) = (id, label, kind, path, depth)
        (self.frame, self.text, self.properties) = (frame, text, properties)
        (self.extent, self.isPart, self.line, self.swiftPlace) = (extent, isPart, line, swiftPlace)
        self.component = component
    }

    package var reference: ElementReference {
        ElementReference(
            id: id, path: path, source: line.map { SourcePlace(line: $0, column: 1) }, swiftPlace: swiftPlace)
    }
}

/// The component that an element comes from.
package struct ElementComponent: Hashable, Sendable, Codable {
    package var name: String
    /// Whether it is the component's outermost element.
    package var isOutermost: Bool

    package init(name: String, isOutermost: Bool) {
        (self.name, self.isOutermost) = (name, isOutermost)
    }
}

/// The text of an element.
package struct TextRecord: Hashable, Sendable, Codable {
    /// The spans in order, including what was cut off.
    package var spans: [Span]
    /// The number of lines.
    package var lines: Int
    /// Whether the text is cut off.
    package var isTruncated: Bool

    package init(_ spans: [Span], lines: Int, isTruncated: Bool = false) {
        (self.spans, self.lines, self.isTruncated) = (spans, lines, isTruncated)
    }

    /// A part of a text in one style.
    package struct Span: Hashable, Sendable, Codable {
        package var string: String
        /// The properties of the style that differ from their defaults, by key.
        package var style: [String: PropertyValue]

        package init(_ string: String, style: [String: PropertyValue] = [:]) {
            (self.string, self.style) = (string, style)
        }
    }

    package var string: String { spans.map(\.string).joined() }
}

/// The declaration of a property in a record.
package struct DeclaredProperty: Hashable, Sendable, Codable {
    package var effect: PropertyEffect
    /// The value of elements without the property.
    package var defaultValue: PropertyValue?

    package init(_ effect: PropertyEffect, defaultValue: PropertyValue?) {
        (self.effect, self.defaultValue) = (effect, defaultValue)
    }
}

/// A 64-bit FNV-1a hash that detects changed content. It is not cryptographic.
package enum ContentDigest {
    package static func text(of bytes: some Sequence<UInt8>) -> String {
        let digits = String(number(of: bytes), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    package static func number(of bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.withContiguousStorageIfAvailable(hash) ?? Array(bytes).withUnsafeBufferPointer(hash)
    }

    /// The loop is not generic, because other rooms call it, where it would be a hundred times slower.
    private static func hash(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    /// The digest in place of content. A file keeps its name, but not its folder, which differs between checkouts.
    static func recorded(_ content: PropertyValue.Content) -> PropertyValue.Content {
        switch content {
        case .bytes(let bytes): return .recorded(name: nil, digest: text(of: bytes))
        case .file(let path, let root):
            let bytes = (try? FileDescriptor.content(at: path, below: root, limit: .max)) ?? []
            return .recorded(name: FilePath(path).lastComponent?.string ?? path, digest: text(of: bytes))
        case .recorded: return content
        }
    }
}
