import QuoinLayout
import QuoinScene

/// What of a picture is pixels although its format has shapes.
struct PixelContent {
    private var parts: [(property: String, elements: [ElementReference])] = []

    /// Notes a property of an element, such as `shadow`, that becomes pixels.
    mutating func note(_ property: String, of element: ElementReference?) {
        let index = parts.firstIndex { $0.property == property } ?? parts.count
        if index == parts.count { parts.append((property, [])) }
        if let element, !parts[index].elements.contains(element) { parts[index].elements.append(element) }
    }

    /// A warning for each property, at the first element that has it.
    func warnings(scale: Double) -> [Layout.Warning] {
        parts.map { part in
            let others = part.elements.count - 1
            let rest =
                others > 0 ? ", as that of \(others) other \(others == 1 ? "element" : "elements") does" : ""
            return Layout.Warning(
                element: part.elements.first ?? ElementReference(path: "canvas"), property: part.property,
                reason: "becomes pixels in an SVG or a PDF, \(shortDescription(scale)) per point\(rest)")
        }
    }
}
