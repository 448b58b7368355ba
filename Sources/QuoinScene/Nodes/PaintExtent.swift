import QuoinLayout

/// Which pixels a change of an element can change, and what is seen through it.
package struct PaintExtent: Hashable, Sendable, Codable {
    /// How far the element itself paints beyond its frame, in points.
    package var reach = 0.0
    /// How far the effects on the element with its children reach, in points.
    package var groupReach = 0.0
    /// The width of the rim along the edges that moves with a change of size, in points.
    package var rim = 0.0
    /// Whether the middle of the element has one color, or none.
    package var isFlat = false
    /// Whether the element is opaque all over its frame.
    package var isOpaque = false

    package init() {}
}

extension PaintExtent {
    /// `nil` for an element that neither shows anything of itself nor has an effect on its children.
    package init?(of kind: any LayoutKind, appearance: Appearance) {
        self.init()
        guard let painted = kind as? any PaintedKind else {
            guard kind.showsContent else { return nil }
            return
        }
        let paint = painted.paint
        for property in Paint.properties.properties {
            let reach = property.reach(paint)
            if property.effect == .contentPixels { groupReach += reach } else { self.reach = max(self.reach, reach) }
        }
        groupReach +=
            paint.shadows.filter { $0.kind == .content }.map { $0.radius * 3 + abs($0.offset.x) + abs($0.offset.y) }
            .max() ?? 0
        if let text = painted as? TextNode { reach = max(reach, text.text.reach) }
        let isSeen =
            !paint.fills.isEmpty || paint.border != nil || paint.outline != nil || !paint.shadows.isEmpty
            || paint.backdropBlur > 0 || !paint.backdropFilters.isEmpty || groupReach > 0 || paint.mask != nil
            || kind.showsContent
        guard isSeen else { return nil }
        let radii = paint.cornerRadii
        // A fraction of the extents changes everywhere with them.
        rim =
            Corner.allCases.flatMap { [radii[$0].x, radii[$0].y] }
            .map { $0.isFraction ? Paint.anywhere : $0.resolved(in: 0, auto: 0) }.max() ?? 0
        rim += Side.allCases.map { paint.border?[$0].width ?? 0 }.max() ?? 0
        let colors = paint.fills.map { fill -> Color? in if case .solid(let color) = fill { color } else { nil } }
        let hasOneColor = !colors.contains(nil) && !kind.showsContent
        isFlat =
            hasOneColor && groupReach == 0 && paint.backdropBlur == 0 && paint.backdropFilters.isEmpty
            && paint.mask == nil
        let isOpaqueColor = colors.contains { $0?.resolved(for: appearance).alpha == 1 }
        isOpaque =
            hasOneColor && isOpaqueColor && paint.shape == .rectangle && radii == .zero && paint.opacity == 1
            && paint.blendMode == .normal && groupReach == 0 && paint.mask == nil && !paint.isHidden
    }
}

extension TextContent {
    /// How far letters, with their shadows and strokes, overhang, in points.
    fileprivate var reach: Double {
        spans.map { span in
            let table = TextStyle.properties.properties
            return span.style.size / 2 + (table.map { $0.reach(span.style) }.max() ?? 0)
        }.max() ?? 0
    }
}

extension LayoutKind {
    /// Whether an element shows something besides its paint and its children.
    fileprivate var showsContent: Bool { Self.declaration.showsContent }
}
