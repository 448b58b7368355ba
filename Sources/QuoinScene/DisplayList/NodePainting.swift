import QuoinLayout

/// A node's paint with all that follows from its frame.
struct NodePainting {
    let paint: Paint
    let frame: Rect
    /// The form of fills, border and shadows.
    let shape: Shape
    /// Where content and children end if the node clips.
    let clip: Shape
    /// What is between the round corners and the frame's, and its color.
    let corners: (shape: Shape, color: RGBA)?
    let group: PaintGroup
    let transform: AffineTransform?

    init(_ paint: Paint, in frame: Rect, appearance: Appearance) {
        (self.paint, self.frame) = (paint, frame)
        let round = paint.shape.shape(in: frame, radii: paint.cornerRadii, curve: paint.cornerCurve)
        let outside = Shape.rectangle(frame).ring(around: round)
        switch paint.cornerRounding {
        case .layer: (shape, corners) = (round, nil)
        case .precomposited(let color): (shape, corners) = (round, (outside, color.resolved(for: appearance)))
        case .clipping(let color):
            (shape, corners) = (.rectangle(frame), (outside, color.resolved(for: appearance)))
        }
        clip = paint.clipShape?.shape(in: frame, radii: paint.cornerRadii, curve: paint.cornerCurve) ?? shape
        var group = PaintGroup(
            opacity: paint.opacity, blendMode: paint.blendMode, blur: paint.blur,
            shadows: paint.shadows.filter { $0.kind == .content }.map { $0.cast(appearance) })
        paint.effects.apply(to: &group, of: paint, in: frame, appearance: appearance)
        self.group = group
        transform = paint.transform.map { $0.transform.around($0.anchor.resolved(in: frame)) }
    }

    /// The form of the fills: under an opaque border they end in its middle, or a rim of theirs would be seen along
    /// round corners, where neither covers a pixel wholly.
    func fillShape(_ appearance: Appearance) -> Shape {
        guard case .rounded = shape, let border = paint.border, border.hides(1, appearance) else { return shape }
        return shape.inset(by: border.top.width / 2) ?? shape
    }

    /// Whether the corners lie below the children.
    var isPrecomposited: Bool {
        if case .precomposited = paint.cornerRounding { true } else { false }
    }

    /// Nothing is seen of a node that is hidden, wholly transparent, or pressed flat.
    var isVisible: Bool { !paint.isHidden && paint.opacity > 0 && transform?.isInvertible != false }
}

extension Border {
    /// Whether nothing is seen through the border along the bounds, and it is at least as wide as said.
    fileprivate func hides(_ width: Double, _ appearance: Appearance) -> Bool {
        position == .inside && isUniform && isSolid && top.width >= width
            && top.color.resolved(for: appearance).alpha == 1
    }
}

extension Shadow {
    func cast(_ appearance: Appearance) -> ShadowCast {
        ShadowCast(color: color.resolved(for: appearance), radius: radius, offset: offset)
    }
}

extension ScenePainter {
    mutating func begin(_ node: NodePainting) {
        if let transform = node.transform { add(.pushTransform(transform)) }
        if node.paint.backdropBlur > 0 { add(.blurBackdrop(node.shape, radius: node.paint.backdropBlur)) }
        if !node.group.isPlain { add(.pushGroup(node.group)) }
    }

    /// Paints what is below the content: outer shadows, the last first, fills, and inner shadows.
    mutating func paintBackground(of node: NodePainting) {
        let paint = node.paint
        paintOuterShadows(of: node)
        fill(node.fillShape(appearance), in: node.frame, with: paint.fills)
        for shadow in paint.shadows.reversed() where shadow.kind == .inner {
            add(.innerShadow(node.shape, spread: shadow.spread, shadow.cast(appearance)))
        }
        if paint.clips { add(.pushClip(node.clip)) }
        if node.isPrecomposited { add(.pushClip(node.shape)) }
    }

    /// Paints what is between the content and the children: corners that only the content does not cover.
    mutating func endContent(of node: NodePainting) {
        guard node.isPrecomposited else { return }
        add(.popClip)
        // A clip of the node's own would cut the corners off.
        if node.paint.clips { add(.popClip) }
        fillCorners(of: node)
        if node.paint.clips { add(.pushClip(node.paint.clipShape == nil ? .rectangle(node.frame) : node.clip)) }
    }

    private mutating func fillCorners(of node: NodePainting) {
        guard let corners = node.corners, corners.color.alpha > 0 else { return }
        add(.fill(corners.shape, .solid(corners.color)))
    }

    private mutating func paintOuterShadows(of node: NodePainting) {
        let shadows = node.paint.shadows.filter { $0.kind == .outer }
        guard !shadows.isEmpty else { return }
        // Below an opaque fill nobody sees the shadow; elsewhere it ends at the form.
        let isCovered = node.paint.fills.contains { $0.isOpaque(appearance) }
        if !isCovered { add(.pushClip(node.shape.outside(reach: shadows.map(\.reach).max() ?? 0))) }
        for shadow in shadows.reversed() {
            add(.shadow(node.shape, spread: shadow.spread, shadow.cast(appearance)))
        }
        if !isCovered { add(.popClip) }
    }

    /// Paints what is above the children: border, corners that cover them, and outline.
    mutating func paintForeground(of node: NodePainting) {
        if node.paint.clips { add(.popClip) }
        if let border = node.paint.border { paint(border, around: node.shape) }
        if !node.isPrecomposited { fillCorners(of: node) }
        if let outline = node.paint.outline { paint(outline, around: node.shape) }
    }

    mutating func end(_ node: NodePainting) {
        if !node.group.isPlain { add(.popGroup) }
        if node.transform != nil { add(.popTransform) }
    }
}

extension Shadow {
    /// How far the shadow reaches beyond what casts it, in points, at most.
    fileprivate var reach: Double {
        max(abs(offset.x), abs(offset.y)) + max(spread, 0) + radius * 4 + 1
    }
}

extension Fill {
    /// Whether nothing is seen through the fill.
    fileprivate func isOpaque(_ appearance: Appearance) -> Bool {
        switch self {
        case .solid(let color): color.resolved(for: appearance).alpha == 1
        case .gradient(let gradient):
            !gradient.stops.isEmpty && gradient.stops.allSatisfy { $0.color.resolved(for: appearance).alpha == 1 }
        case .image: false
        }
    }
}
