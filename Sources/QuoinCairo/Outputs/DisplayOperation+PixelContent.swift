import QuoinScene

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
