import QuoinLayout

/// A node's paint, resolved for its frame. A class, as many closures hold it.
final class NodePainting {
    let paint: Paint
    let frame: Rect
    /// The shape of fills, border and shadows.
    let shape: Shape
    /// The clip of content and children, if the node clips.
    let clip: Shape
    /// The area between the rounded corners and the corners of the frame, and its color.
    let corners: (shape: Shape, color: RGBA)?
    let group: PaintGroup
    let transform: TransformMatrix?

    init(_ paint: Paint, in frame: Rect, direction: LayoutDirection, appearance: Appearance) {
        var paint = paint
        paint.cornerRadii = paint.cornerRadii.resolved(for: direction)
        (self.paint, self.frame) = (paint, frame)
        let round = paint.shape.shape(in: frame, radii: paint.cornerRadii, curve: paint.cornerCurve)
        var outside: Shape { Shape.rectangle(frame).ring(around: round) }
        switch paint.cornerRounding {
        case .layer: (shape, corners) = (round, nil)
        case .precomposited(let color): (shape, corners) = (round, (outside, color.resolved(for: appearance)))
        case .clipping(let color):
            (shape, corners) = (.rectangle(frame), (outside, color.resolved(for: appearance)))
        }
        clip = paint.clipShape?.shape(in: frame, radii: paint.cornerRadii, curve: paint.cornerCurve) ?? shape
        group = PaintGroup(
            opacity: paint.opacity, blendMode: paint.blendMode, filters: paint.filters, blur: paint.blur,
            shadows: paint.shadows.filter { $0.kind == .content }.map { $0.cast(appearance) },
            mask: paint.mask.map { [shape] mask in
                // Shadows would show in the rest of the frame, beside a round shape. Without them, its edge is smoothed once.
                let area = paint.shadows.isEmpty || paint.shape.isOpen ? .rectangle(frame) : shape
                return GroupMask([mask.operation(of: paint, in: frame, area, appearance)], mode: mask.mode)
            })
        transform = paint.transform.map { $0.transform.around($0.anchor.resolved(in: frame)) }
    }

    /// The shape of the fills. Below an opaque border they end in the border's middle: if both had the same outline,
    /// both would cover the pixels along round corners in part, and a rim of the fill would be visible.
    func fillShape(_ appearance: Appearance) -> Shape {
        guard case .rounded = shape, let border = paint.border, border.hides(1, appearance) else { return shape }
        return shape.inset(by: border.top.width / 2) ?? shape
    }

    /// Whether the corners lie below the children.
    var isPrecomposited: Bool {
        if case .precomposited = paint.cornerRounding { true } else { false }
    }

    /// Whether the node is neither hidden, nor transparent, nor collapsed by its transform.
    var isVisible: Bool { !paint.isHidden && paint.opacity > 0 && transform?.isInvertible != false }
}

extension ScenePainter {
    mutating func paint(
        _ node: NodePainting, content: (inout ScenePainter) -> Void, children: (inout ScenePainter) -> Void
    ) {
        withTransform(node.transform) { painter in
            if node.paint.backdropBlur > 0 {
                painter.add(.blurBackdrop(node.shape, radius: node.paint.backdropBlur))
            }
            if !node.paint.backdropFilters.isEmpty {
                painter.add(.filterBackdrop(node.shape, node.paint.backdropFilters))
            }
            painter.withGroup(node.group) { painter in
                painter.paintBackground(of: node)
                painter.paintInside(of: node, content: content, children: children)
                painter.paintForeground(of: node)
            }
        }
    }

    /// Paints what is below the content: outer shadows, the last first, fills, and inner shadows.
    private mutating func paintBackground(of node: NodePainting) {
        paintOuterShadows(of: node)
        fill(node.fillShape(ownAppearance), in: node.frame, with: node.paint.fills)
        for shadow in node.paint.shadows.reversed() where shadow.kind == .inner {
            add(.innerShadow(node.shape, spread: shadow.spread, shadow.cast(ownAppearance)))
        }
    }

    private mutating func paintOuterShadows(of node: NodePainting) {
        let shadows = node.paint.shadows.filter { $0.kind == .outer }
        guard !shadows.isEmpty else { return }
        // An opaque fill hides the shadow; otherwise it is cut off at the shape.
        let isCovered = node.paint.fills.contains { $0.isOpaque(ownAppearance) }
        let reach = shadows.map(\.paintedReach).max() ?? 0
        withClip(isCovered ? nil : node.shape.outside(reach: reach)) { painter in
            for shadow in shadows.reversed() {
                painter.add(.shadow(node.shape, spread: shadow.spread, shadow.cast(painter.ownAppearance)))
            }
        }
    }

    private mutating func paintInside(
        of node: NodePainting, content: (inout ScenePainter) -> Void, children: (inout ScenePainter) -> Void
    ) {
        let clip = node.paint.clips ? node.clip : nil
        guard node.isPrecomposited else {
            return withClip(clip) { painter in
                content(&painter)
                children(&painter)
            }
        }
        withClip(clip) { $0.withClip(node.shape, content) }
        // The node's own clip would cut the corners off.
        fillCorners(of: node)
        withClip(clip == nil || node.paint.clipShape != nil ? clip : .rectangle(node.frame), children)
    }

    /// Paints what is above the children: border, corners that cover the children, outline, and connectors.
    private mutating func paintForeground(of node: NodePainting) {
        if let border = node.paint.border { paint(border, around: node.shape) }
        if !node.isPrecomposited { fillCorners(of: node) }
        if let outline = node.paint.outline { paint(outline, around: node.shape) }
        if let connectors = node.paint.rareConnectors { paint(connectors) }
    }

    private mutating func fillCorners(of node: NodePainting) {
        guard let corners = node.corners, corners.color.alpha > 0 else { return }
        add(.fill(corners.shape, .solid(corners.color)))
    }
}

extension Paint.Mask {
    /// The operation that paints the mask, which is fitted into an element's frame, over an area.
    fileprivate func operation(
        of paint: Paint, in frame: Rect, _ area: Shape, _ appearance: Appearance
    ) -> DisplayOperation {
        switch source {
        case .image(let image):
            .fill(area, Fill.image(image).shading(of: frame, appearance: appearance))
        case .gradient(let gradient):
            .fill(area, Fill.gradient(gradient).shading(of: frame, appearance: appearance))
        case .shape(let shape):
            .fill(shape.shape(in: frame, radii: paint.cornerRadii, curve: paint.cornerCurve), .solid(.white))
        }
    }
}

extension Border {
    /// Whether the border is opaque, inside the bounds, and at least `width` wide.
    fileprivate func hides(_ width: Double, _ appearance: Appearance) -> Bool {
        [nil, .inside].contains(position) && isUniform && isSolid && top.width >= width
            && top.fill.isOpaque(appearance)
    }
}

extension Shadow {
    fileprivate func cast(_ appearance: Appearance) -> ShadowCast {
        ShadowCast(color: color.resolved(for: appearance), radius: radius, offset: offset)
    }
}

/// A kind whose elements are painted: a node (Texture, §3.4 and §11.1).
///
/// Your own kind conforms to this protocol to paint its content. Fills, border, clip and opacity come from ``paint``.
public protocol PaintedKind: LayoutKind {
    /// The paint of an element, apart from its content; modifiers change it.
    var paint: Paint { get set }

    /// The paint of a new element of the kind. By default it paints nothing and does not clip.
    static var defaultPaint: Paint { get }

    /// Paints the content of an element, between its fills and its children.
    ///
    /// - Parameter frame: the element's frame, in points relative to the canvas.
    func paintContent(in frame: Rect, with painter: inout ScenePainter)
}

extension PaintedKind {
    public static var isNode: Bool { true }

    public static var defaultPaint: Paint { Paint() }

    public var clipsContent: Bool { paint.clips || Self.clipsChildren }

    public func paintContent(in frame: Rect, with painter: inout ScenePainter) {}

    /// Images of the fills that are drawn with more than twice the pixels that they have.
    public func warnings(of element: Layout.LaidOutElement) -> [(property: String, reason: String)] {
        paint.warnings(of: element)
    }

    /// The properties of the paint that differ from ``defaultPaint``.
    package var recordedPaint: [RecordedProperty] { Paint.properties.recorded(paint, unlike: Self.defaultPaint) }
}
