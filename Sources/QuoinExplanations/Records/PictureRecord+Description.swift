import QuoinDeclarations
import QuoinLayout

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
        let parts = ["\(name): \(frame)"] + (text.map { [$0.description] } ?? []) + listed(properties)
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
