import Quoin

/// What a picture was drawn from: the canvas, the elements, and the libraries and fonts. A reference carries it beside
/// its pixels, so that a difference can be explained in terms of the layout.
package struct PictureRecord: Hashable, Sendable {
    package var canvas: CanvasRecord
    /// In paint order: each element before its children.
    package var elements: [ElementRecord]
    /// The declarations of the elements' properties, by key.
    package var declared: [String: DeclaredProperty]
    /// The name of the document's file; `nil` in references.
    package var document: String?
    /// The path under which `quoin approve` wrote the picture as a document's reference, relative to the repository;
    /// `nil` in other pictures.
    package var reference: String?
    /// The libraries that drew the picture, and the fonts in it.
    package var environment: EnvironmentFingerprint

    package init(
        canvas: CanvasRecord, elements: [ElementRecord], declared: [String: DeclaredProperty] = [:],
        environment: EnvironmentFingerprint
    ) {
        (self.canvas, self.elements, self.declared) = (canvas, elements, declared)
        self.environment = environment
    }

    /// The record without the document's name and lines. Lines change with every line that is added above.
    package var withoutLines: PictureRecord {
        var copy = self
        copy.document = nil
        for index in copy.elements.indices {
            (copy.elements[index].line, copy.elements[index].swiftPlace) = (nil, nil)
            copy.elements[index].places = [:]
        }
        return copy
    }

    /// The elements without what the document says beside the picture: paths, lines, components and names of styles.
    package var drawnElements: [ElementRecord] {
        withoutLines.elements.map { element in
            var element = element
            (element.path, element.component, element.styles) = ("", nil, [:])
            return element
        }
    }

    /// The element with an id, the first in paint order if several have it.
    package func element(withID id: String) -> ElementRecord? {
        elements.first { $0.id == id }
    }
}

/// The canvas in a picture's record.
package struct CanvasRecord: Hashable, Sendable {
    /// In points.
    package var size: Size
    /// Pixels per point, above 0.
    package var scale: Double
    /// The properties that differ from their defaults, by key: `appearance` is `dark`, `width` is `0...300`.
    package var properties: [String: PropertyValue]

    package init(size: Size, scale: Double, properties: [String: PropertyValue] = [:]) {
        (self.size, self.scale, self.properties) = (size, scale, properties)
    }
}

extension PictureRecord: CustomStringConvertible {
    /// A line for the canvas, for each element, for the libraries, and for each font.
    package var description: String {
        let libraries = environment.libraries.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        let fonts = environment.fonts.sorted { $0.key < $1.key }.map { "font: \($0.key) \($0.value.prefix(16))" }
        let lines = [canvas.description] + elements.map(\.description)
        return (lines + ["libraries: " + libraries.joined(separator: ", ")] + fonts)
            .map(\.printable).joined(separator: "\n")
    }
}

extension CanvasRecord: CustomStringConvertible {
    /// `canvas: 300 × 200, scale 2, appearance light`
    package var description: String {
        (["canvas: \(size), scale \(shortDescription(scale))"] + listed(properties)).joined(separator: ", ")
    }
}

extension ElementRecord: CustomStringConvertible {
    /// `  text (title): 120 × 24 at 16, 16, "Lisbon", size 20, 1 line, opacity 0.5`, indented by its depth.
    package var description: String {
        let name = kind + ((id ?? label).map { " (\($0))" } ?? "")
        let parts =
            ["\(name): \(frame)"] + (text.map { [$0.description] } ?? []) + listed(properties)
            + StyleSources.phrases(styles)
        // A record from another program may have any depth.
        let indentation = String(repeating: "  ", count: min(max(depth, 0), LayoutTree.nestingLimit))
        return indentation + parts.joined(separator: ", ")
    }
}

extension TextRecord: CustomStringConvertible {
    /// `"Lisbon", 1 line`, on one line whatever the text.
    package var description: String {
        let count = lines == 1 ? "1 line" : "\(lines) lines"
        let parts = spans.map { span in
            ([span.string.debugDescription] + listed(span.style)).joined(separator: ", ")
        }
        return parts.joined(separator: " | ") + ", \(count)" + (isTruncated ? ", cut off" : "")
    }
}

private func listed(_ properties: [String: PropertyValue]) -> [String] {
    properties.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
}

/// A flaw of a picture's file, whose pixels can be read nevertheless.
package enum PictureFlaw: Error, Hashable, Sendable {
    /// The end of the file is missing, the chunk `IEND`.
    case noEnd
    /// The record is damaged; the value describes how.
    case brokenRecord(String)
    /// The record is of another version of the format.
    case otherFormat(Int)
}

extension PictureFlaw: CustomStringConvertible {
    package var description: String {
        switch self {
        case .noEnd: "is \(PNGDecoder.cutOff)"
        case .brokenRecord(let reason): "has a broken record of what it was drawn from: \(reason)"
        case .otherFormat(let version): "has a record of version \(version), which is not read"
        }
    }
}
