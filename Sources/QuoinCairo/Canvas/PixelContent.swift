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
    func warnings(scale: Double) -> [LayoutWarning] {
        parts.map { part in
            let others = part.elements.count - 1
            let rest =
                others > 0 ? ", as that of \(others) other \(others == 1 ? "element" : "elements") does" : ""
            return LayoutWarning(
                element: part.elements.first ?? ElementReference(path: "canvas"), property: part.property,
                reason: "becomes pixels in an SVG or a PDF, \(shortDescription(scale)) per point\(rest)")
        }
    }
}

extension DisplayOperation {
    /// The property that vector formats lack, of what the operation paints; `nil` if it stays shapes.
    var propertyOfPixels: String? {
        switch self {
        case .shadow, .innerShadow: "shadow"
        case .blurBackdrop: "backdropBlur"
        case .filterBackdrop: "backdropFilter"
        case .pushGroup(let group): group.propertyOfPixels
        case .fill(_, let shading), .stroke(_, _, let shading), .glyphs(_, _, let shading),
            .glyphOutlines(_, _, _, let shading):
            shading.propertyOfPixels
        default: nil
        }
    }
}

extension PaintGroup {
    /// The property for which a group is painted as pixels; `nil` if it stays shapes.
    fileprivate var propertyOfPixels: String? {
        if blendMode == .plusDarker { return "blend" }
        if blur != 0 { return "blur" }
        if !filters.isEmpty { return "filter" }
        return shadows.isEmpty ? mask?.mode == .luminance ? "mask" : nil : "shadow"
    }
}

extension Shading {
    fileprivate var propertyOfPixels: String? {
        guard case .gradient(let gradient) = self, VectorGradient(gradient) == nil else { return nil }
        return "gradient"
    }
}
