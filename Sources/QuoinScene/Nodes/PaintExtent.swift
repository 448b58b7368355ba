import QuoinLayout

/// Which pixels a change of an element can affect, and whether the element covers what is behind it.
package struct PaintExtent: Hashable, Sendable, Codable {
    /// How far the element itself paints beyond its frame, in points.
    package var reach = 0.0
    /// How far the effects on the element with its children reach, in points.
    package var groupReach = 0.0
    /// The width of the rim along the edges that changes with the element's size, in points.
    package var rim = 0.0
    /// Whether the middle of the element has one color, or none.
    package var isFlat = false
    /// Whether the element is opaque all over its frame.
    package var isOpaque = false

    package init() {}
}

extension PaintExtent {
    /// `nil` if the element shows nothing of itself and has no effect that reaches beyond its children.
    ///
    /// - Parameters:
    ///   - size: the size of the element, in points.
    ///   - operations: those that paint the element itself.
    ///   - appearance: which values of adaptive colors are painted.
    package init?(
        of kind: any LayoutKind, _ size: Size, painting operations: [DisplayOperation], appearance: Appearance
    ) {
        self.init()
        let paint = AnyLayoutKind(kind).painted?.paint ?? Paint()
        for property in Paint.properties.properties {
            let reach = property.reach(paint)
            if property.effect == .contentPixels { groupReach += reach } else { self.reach = max(self.reach, reach) }
        }
        reach = max(reach, paint.reachOfOpenLine) + paint.overhang(in: size)
        if let line = kind as? StrokedPath { reach += line.style.reach }
        groupReach += paint.shadows.filter { $0.kind == .content }.map(\.reach).max() ?? 0
        if let text = kind as? TextNode { reach = max(reach, text.text.reach) }
        let showsContent = kind.showsContent
        guard showsContent || groupReach > 0 || operations.contains(where: \.paints) else { return nil }
        let radii = paint.cornerRadii
        // A radius that is a fraction of the extents changes with them, so that any pixel may change.
        rim =
            Corner.allCases.flatMap { [radii[$0].x, radii[$0].y] }
            .map { $0.isFraction ? Paint.anywhere : $0.resolved(in: 0, auto: 0) }.max() ?? 0
        rim += Side.allCases.map { paint.border?[$0].width ?? 0 }.max() ?? 0
        let colors = paint.fills.map { fill -> Color? in if case .solid(let color) = fill { color } else { nil } }
        guard !showsContent, !colors.contains(nil) else { return }
        // Any other property may make the middle multicolored or translucent.
        var rest = paint
        (rest.fills, rest.border, rest.outline, rest.cornerCurve) = ([], nil, nil, .circular)
        (rest.clips, rest.clipShape) = (false, nil)
        rest.shadows.removeAll { $0.kind == .outer }
        isOpaque = rest == Paint() && colors.contains { $0?.resolved(for: appearance).alpha == 1 }
        (rest.cornerRadii, rest.cornerRounding, rest.opacity, rest.blendMode) = (.zero, .layer, 1, .normal)
        isFlat = rest == Paint()
    }
}

extension Paint {
    /// The miter limit of 10, times half of the width.
    private static let longestMiter = 5.0

    /// How far a shape that is a path reaches beyond the frame, with the sharp corners of its lines, in points.
    fileprivate func overhang(in size: Size) -> Double {
        switch shape {
        case .rectangle, .ellipse: return 0
        case .path, .scaledPath:
            let area = shape.shape(in: Rect(origin: .zero, size: size), radii: .zero, curve: .circular).bounds
            let lines = Side.allCases.map { border?[$0].width ?? 0 } + [outline?.line.width ?? 0]
            return area.overhang(beyond: Rect(origin: .zero, size: size))
                + (lines.max() ?? 0) * Self.longestMiter
        }
    }
}

extension Rect {
    /// How far a rectangle reaches beyond another one, in points.
    package func overhang(beyond other: Rect) -> Double {
        max(other.minX - minX, other.minY - minY, maxX - other.maxX, maxY - other.maxY, 0)
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
    /// Whether an element shows something other than its paint and its children.
    var showsContent: Bool { Self.declaration.showsContent }
}
