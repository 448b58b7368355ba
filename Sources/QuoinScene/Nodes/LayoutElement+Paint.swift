import QuoinLayout

extension LayoutElement where Kind: PaintedKind {
    /// A copy with a change of the paint.
    public func painted(_ change: (inout Paint) -> Void) -> Element<Kind> {
        modified { change(&$0.kind.paint) }
    }

    /// A copy with one more fill, over those it has.
    public func fill(_ fill: Fill) -> Element<Kind> {
        painted { $0.fills.append(fill) }
    }

    /// A copy with one more fill, over those it has.
    public func fill(_ color: Color) -> Element<Kind> {
        fill(.solid(color))
    }

    /// A copy with the same radius at every corner, in points.
    public func cornerRadius(_ radius: Double, curve: CornerRadii.Curve = .circular) -> Element<Kind> {
        cornerRadii(CornerRadii(radius), curve: curve)
    }

    /// A copy with a radius for each corner.
    public func cornerRadii(_ radii: CornerRadii, curve: CornerRadii.Curve = .circular) -> Element<Kind> {
        painted { ($0.cornerRadii, $0.cornerCurve) = (radii, curve) }
    }

    /// A copy whose fills, border and clip have another shape than its frame.
    public func shape(_ shape: Paint.FrameShape) -> Element<Kind> {
        painted { $0.shape = shape }
    }

    /// A copy with a border inside its bounds, its width in points.
    public func border(width: Double, color: Color = .black) -> Element<Kind> {
        painted { $0.border = Border(width: width, color: color) }
    }

    /// A copy with a border.
    public func border(_ border: Border) -> Element<Kind> {
        painted { $0.border = border }
    }

    /// A copy with a line around it.
    public func outline(_ outline: Outline) -> Element<Kind> {
        painted { $0.outline = outline }
    }

    /// A copy with an opacity from 0 to 1 for the element with its children.
    public func opacity(_ opacity: Double) -> Element<Kind> {
        painted { $0.opacity = opacity }
    }

    /// A copy with one more shadow, under those it has.
    public func shadow(_ shadow: Shadow) -> Element<Kind> {
        painted { $0.shadows.append(shadow) }
    }

    /// A copy whose colors mix with those behind it.
    public func blendMode(_ mode: Paint.BlendMode) -> Element<Kind> {
        painted { $0.blendMode = mode }
    }

    /// A copy that is blurred with its children, by a standard deviation in points.
    public func blur(_ radius: Double) -> Element<Kind> {
        painted { $0.blur = radius }
    }

    /// A copy whose colors, with those of its children, are changed by filters, in order.
    public func filter(_ filters: Paint.Filter...) -> Element<Kind> {
        painted { $0.filters += filters }
    }

    /// A copy that changes the colors behind it by filters, in order.
    public func backdropFilter(_ filters: Paint.Filter...) -> Element<Kind> {
        painted { $0.backdropFilters += filters }
    }

    /// A copy that blurs what is behind it by a standard deviation in points.
    public func backdropBlur(_ radius: Double) -> Element<Kind> {
        painted { $0.backdropBlur = radius }
    }

    /// A copy that is painted transformed; the layout does not move.
    public func transform(_ transform: TransformMatrix, anchor: RelativePoint = Paint.Transform([]).anchor) -> Element<
        Kind
    > {
        painted { $0.transform = Paint.Transform(transform, anchor: anchor) }
    }

    /// A copy whose content and children are clipped to its shape; `false` removes the clip.
    public func clip(_ clips: Bool = true) -> Element<Kind> {
        painted { $0.clips = clips }
    }

    /// A copy whose content and children are clipped to another shape.
    public func clip(to shape: Paint.FrameShape) -> Element<Kind> {
        painted { ($0.clips, $0.clipShape) = (true, shape) }
    }

    /// A copy that is laid out but not painted; `false` paints it again.
    public func hidden(_ isHidden: Bool = true) -> Element<Kind> {
        painted { $0.isHidden = isHidden }
    }

    /// A copy that is visible through a mask, with its content and children; `nil` removes the mask.
    public func mask(_ mask: Paint.Mask?) -> Element<Kind> {
        painted { $0.mask = mask }
    }

    /// A copy with lines between elements in it, over those it has.
    public func connectors(_ connectors: Connector...) -> Element<Kind> {
        painted { $0.connectors += connectors }
    }
}

// MARK: - Layouts

extension LayoutElement {
    /// A box around the layout, with a paint. The style, id and source move to the box, which becomes the parent's
    /// child (Texture, §12 point 2).
    public func painted(_ change: (inout Paint) -> Void) -> Box {
        var inner = _resolved()
        let isNode = type(of: inner.erased.kind.base).isNode
        var box = Box(isNode ? BoxNode() : .painting())
        inner.move(to: &box)
        box.children = [inner.erased]
        change(&box.kind.paint)
        return box
    }

    /// A box around the layout with a fill.
    public func fill(_ fill: Fill) -> Box {
        painted { $0.fills = [fill] }
    }

    /// A box around the layout with a fill.
    public func fill(_ color: Color) -> Box {
        fill(.solid(color))
    }

    /// A box around the layout with the same radius at every corner, in points.
    public func cornerRadius(_ radius: Double, curve: CornerRadii.Curve = .circular) -> Box {
        cornerRadii(CornerRadii(radius), curve: curve)
    }

    /// A box around the layout with a radius for each corner.
    public func cornerRadii(_ radii: CornerRadii, curve: CornerRadii.Curve = .circular) -> Box {
        painted { ($0.cornerRadii, $0.cornerCurve) = (radii, curve) }
    }

    /// A box around the layout whose fills, border and clip have another shape than its frame.
    public func shape(_ shape: Paint.FrameShape) -> Box {
        painted { $0.shape = shape }
    }

    /// A box around the layout with a border inside its bounds, its width in points.
    public func border(width: Double, color: Color = .black) -> Box {
        painted { $0.border = Border(width: width, color: color) }
    }

    /// A box around the layout with a border.
    public func border(_ border: Border) -> Box {
        painted { $0.border = border }
    }

    /// A box around the layout with a line around it.
    public func outline(_ outline: Outline) -> Box {
        painted { $0.outline = outline }
    }

    /// A box around the layout with an opacity from 0 to 1 for everything in it.
    public func opacity(_ opacity: Double) -> Box {
        painted { $0.opacity = opacity }
    }

    /// A box around the layout with one more shadow, under those it has.
    public func shadow(_ shadow: Shadow) -> Box {
        painted { $0.shadows.append(shadow) }
    }

    /// A box around the layout whose colors mix with those behind it.
    public func blendMode(_ mode: Paint.BlendMode) -> Box {
        painted { $0.blendMode = mode }
    }

    /// A box around the layout, blurred with everything in it by a standard deviation in points.
    public func blur(_ radius: Double) -> Box {
        painted { $0.blur = radius }
    }

    /// A box around the layout whose colors, with those of everything in it, are changed by filters, in order.
    public func filter(_ filters: Paint.Filter...) -> Box {
        painted { $0.filters += filters }
    }

    /// A box around the layout that changes the colors behind it by filters, in order.
    public func backdropFilter(_ filters: Paint.Filter...) -> Box {
        painted { $0.backdropFilters += filters }
    }

    /// A box around the layout that blurs what is behind it by a standard deviation in points.
    public func backdropBlur(_ radius: Double) -> Box {
        painted { $0.backdropBlur = radius }
    }

    /// A box around the layout that is painted transformed; the layout does not move.
    public func transform(_ transform: TransformMatrix, anchor: RelativePoint = Paint.Transform([]).anchor) -> Box {
        painted { $0.transform = Paint.Transform(transform, anchor: anchor) }
    }

    /// A box around the layout that clips everything in it to its shape; `false` does not clip.
    public func clip(_ clips: Bool = true) -> Box {
        painted { $0.clips = clips }
    }

    /// A box around the layout that clips everything in it to another shape.
    public func clip(to shape: Paint.FrameShape) -> Box {
        painted { ($0.clips, $0.clipShape) = (true, shape) }
    }

    /// A box around the layout that is laid out but not painted; `false` paints it.
    public func hidden(_ isHidden: Bool = true) -> Box {
        painted { $0.isHidden = isHidden }
    }

    /// A box around the layout that is visible through a mask; `nil` shows all of it.
    public func mask(_ mask: Paint.Mask?) -> Box {
        painted { $0.mask = mask }
    }

    /// A box around the layout with lines between elements in it.
    public func connectors(_ connectors: Connector...) -> Box {
        painted { $0.connectors = connectors }
    }
}
