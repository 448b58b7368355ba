import QuoinLayout

extension ValueForm where Value == Shadow {
    /// `{color, radius, offset, spread, inset, of}`.
    static var shadow: ValueForm { .structure(Shadow.properties).named("shadow") }
}

extension Shadow {
    static let properties = PropertyTable(
        Shadow(),
        [
            Property("color", \.color, .color, .pixels, "The color where the shadow is darkest."),
            Property(
                "radius", \.radius, .points(0...1_000), .pixels, also: ["blur", "blurRadius"],
                "The standard deviation of the blur, in points: half of the blur radius of CSS."),
            Property("offset", \.offset, .point, .pixels, "How far the shadow is moved, in points."),
            Property(
                "spread", \.spread, .points(-1e6...1e6), .pixels,
                "How much larger than its source the shadow is on every side, in points."),
            Property(
                "inset", \.isInner, .bool, .pixels, also: ["inner"], "Whether the shadow falls inward, over the fills."),
            Property(
                "of", \.isOfContent, .choice([("shape", false), ("content", true)]), .contentPixels,
                "Whether the element's shape casts the shadow, or everything that is painted of it and its children."),
        ], check: refuseIdleKeys)

    /// A radius, at least, is always recorded, so that a usual shadow shows.
    fileprivate var isInner: Bool {
        get { kind == .inner }
        set { if kind != .content { kind = newValue ? .inner : .outer } }
    }

    fileprivate var isOfContent: Bool {
        get { kind == .content }
        set { if newValue { kind = .content } }
    }

    private static let refuseIdleKeys: @Sendable (DocumentMapping, Shadow) -> Void = { mapping, shadow in
        guard shadow.kind == .content else { return }
        if mapping["inset"]?.node.string == "true" {
            mapping.report("a shadow of the content falls outward only", at: "inset")
        }
        if mapping.contains("spread") { mapping.report("a shadow of the content has no spread", at: "spread") }
    }
}
