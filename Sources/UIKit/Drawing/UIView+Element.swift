import Foundation
import QuoinAutoLayout
import QuoinScene

extension UIView {
    /// The view as it is laid out, as an element of its size.
    package func element() -> AnyElement {
        layOutTreeIfChanged()
        return element(named: ViewNames(below: self), in: nil)
    }

    /// - Parameter system: the constraints that place the view; `nil` for a root.
    private func element(named names: ViewNames, in system: ViewSystem?) -> AnyElement {
        let current = UITraitCollection.current
        guard system == nil || !ownTraits.isEmpty else { return ownElement(names, system) }
        UITraitCollection.current = traitCollection
        defer { UITraitCollection.current = current }
        return ownElement(names, system)
    }

    private func ownElement(_ names: ViewNames, _ system: ViewSystem?) -> AnyElement {
        if let reason = controller?.reasonNotDrawn { ViewProblems.report(reason) }
        let paint = paint()
        // Code that draws may add layers, which lie above what it draws.
        let drawn = drawnElements()
        var below = drawn + layer.sublayerElements(in: plainFrame.size)
        let content = drawnContent().map { ViewSystem.limited($0.element, names.name(of: self)).arrangedBySystem }
        guard !below.isEmpty || !subviews.isEmpty || content == nil || unseenEffect != nil || self is UIButton else {
            let element = (content ?? Element(BoxNode()).erased).paintedAs(paint).named(of: self, names)
            return layer.castingShadow(of: element, in: plainFrame.size)
        }
        let size = CGRect(origin: .zero, size: plainFrame.size)
        let own = system.flatMap { isLayoutRoot ? nil : $0 } ?? ViewSystem(self, names: names)
        let shown = layer.paintOrder.filter { $0.view != nil || $0.viewBelow != nil && !$0.isHidden }
        var inside = shown.sorted { $0.zPosition < $1.zPosition }.map { layer in
            guard let view = layer.view else { return Child(layer.element(), layer.frame) }
            let frame = view.shownFrame.offsetBy(dx: -boundsOrigin.x, dy: -boundsOrigin.y)
            return Child(view.element(named: names, in: own), frame, view)
        }
        let behind = inside.prefix { $0.view.map(isBehindContent) ?? false }.count
        if let content, hasContentInLayer {
            below.insert(content, at: drawn.count)
        } else if let content {
            inside.insert(Child(content, size), at: behind)
        }
        let children = below.map { Child($0, size) } + inside
        var placed: [AnyElement] = []
        if !children.isEmpty {
            var layout = FramesLayout(frames: children.map(\.frame.rect))
            layout.scrolls = self is UIScrollView
            layout.constraints = own.recorded(at: self)
            layout.views = children.map { $0.view.flatMap(own.index) }
            if own.root === self { layout.solving = own.solving(known: solved.solution) }
            let values = ownValues
            layout.settings = recordedSettings(names) + marginSettings + values.recorded
            layout.settingPlaces = values.places.merging(sectionPlaces) { $1 }.mapValues(\.sourcePlace)
            layout.warnings = shown.filter { layer.showsPerspective(of: $0) }.map {
                FramesLayout.perspective(of: $0.view.map(names.name) ?? $0.shortName)
            }
            for case let view? in children.map(\.view) where view.keepsFrame {
                guard let place = view.placeOfFrame else { continue }
                layout.settingPlaces["frame of \(itemLabel(of: view) ?? names.name(of: view))"] = place.sourcePlace
            }
            if let shown = controller?.presentedViewController {
                layout.warnings.append(("present", "put \(type(of: shown)) in front: draw that by itself"))
            }
            if let effect = unseenEffect { layout.warnings.append(("effect", effect)) }
            layout.childSettings = children.map { $0.view?.prioritySettings ?? [] }
            layout.labels = children.map { $0.view.map { itemLabel(of: $0) ?? names.name(of: $0) } }
            placed = [Element(layout, children: children.map(\.element)).erased]
        }
        let box = Element(BoxNode.painting(paint), children: placed).erased.named(of: self, names)
        return layer.castingShadow(of: box, in: plainFrame.size)
    }

    /// A layer or a subview in the frame that it has in a view.
    private struct Child {
        let element: AnyElement
        let frame: CGRect
        let view: UIView?

        init(_ element: AnyElement, _ frame: CGRect, _ view: UIView? = nil) {
            (self.element, self.frame, self.view) = (element, frame, view)
        }
    }

    /// What the app draws by code.
    private func drawnElements() -> [AnyElement] {
        guard plainFrame.width > 0, plainFrame.height > 0 else { return [] }
        return CGContext.recording(plainFrame.size) { draw(layer, in: $0) }.elements
    }

    private func paint() -> Paint {
        var paint = layer.paint(isClipping: clipsToBounds)
        if let color = ownBackgroundColor ?? usualBackgroundColor, color != .clear {
            paint.fills = [color.fill]
        }
        paint.opacity = Double(min(max(alpha, 0), 1))
        paint.isHidden = isHidden || paint.isHidden
        paint.clips = clipsToBounds
        if !transform.isIdentity {
            paint.transform = Paint.Transform(transform.matrix, anchor: layer.relativeAnchor)
        }
        if let mask { paint.mask = mask.layer.paintMask(over: plainFrame.size) }
        return paint
    }
}

extension CALayer {
    fileprivate var relativeAnchor: RelativePoint {
        RelativePoint(.fraction(Double(anchorPoint.x)), .fraction(Double(anchorPoint.y)))
    }

    func paint(isClipping: Bool) -> Paint {
        var paint = roundPaint
        if borderWidth > 0, let borderColor {
            paint.border = Border(width: Double(borderWidth), color: borderColor.color)
        }
        if !isClipping, shadowPath == nil { paint.shadows = shadow.map { [$0] } ?? [] }
        if let mask { paint.mask = mask.paintMask(over: bounds.size) }
        // What has only a front side is not seen from behind.
        paint.isHidden = !isDoubleSided && transform.m33 < 0
        reportUnseenSettings()
        return paint
    }

    /// The corners, and nothing else.
    var roundPaint: Paint {
        var paint = Paint()
        if cornerRadius > 0 {
            paint.cornerRadii = CornerRadii(cornerRadius, at: maskedCorners)
            paint.cornerCurve = cornerCurve == .continuous ? .continuous : .circular
        }
        return paint
    }

    private func reportUnseenSettings() {
        let unseen = [
            ("filters", filters?.isEmpty == false), ("compositingFilter", compositingFilter != nil),
            ("isGeometryFlipped", isGeometryFlipped),
        ]
        for (name, isSet) in unseen where isSet { ViewProblems.report("\(name) of \(shortName) is not drawn here") }
    }

    private var shadow: Shadow? {
        guard shadowOpacity > 0, let shadowColor else { return nil }
        let hasShape = backgroundColor.map { $0.alpha > 0 } ?? false
        return Shadow(
            color: shadowColor.color.opacity(Double(shadowOpacity)), radius: Double(shadowRadius),
            offset: Point(Double(shadowOffset.width), Double(shadowOffset.height)),
            kind: hasShape || shadowPath != nil ? .outer : .content)
    }

    /// What the layer shows, over the shadow of its path if it has one.
    fileprivate func castingShadow(of content: AnyElement, in size: CGSize) -> AnyElement {
        guard let path = shadowPath?.path, !masksToBounds, !isHidden, let shadow else { return content }
        var paint = Paint()
        (paint.shape, paint.shadows, paint.opacity) = (.path(path, .nonZero), [shadow], Double(opacity))
        let transform = affineTransform()
        if !transform.isIdentity { paint.transform = Paint.Transform(transform.matrix, anchor: relativeAnchor) }
        let bounds = CGRect(origin: .zero, size: size)
        return FramesLayout.placing([(Element(BoxNode(paint: paint)).erased, bounds), (content, bounds)])
    }

    /// What is seen of a layer of a size through this one: as much as this one is opaque at each point.
    fileprivate func paintMask(over size: CGSize) -> Paint.Mask? {
        if let plain = plainMask(over: size) { return plain }
        let (element, frame) = view.map { onMainActor($0) { ($0.element(), $0.shownFrame) } } ?? (element(), frame)
        guard let image = CGContext.recording(size, { $0.draw(element, in: frame) }).image?.resource else { return nil }
        return Paint.Mask(.image(Fill.ImageFill(image, sizing: .stretch, isTiled: false)))
    }

    /// The mask as a shape or a gradient; `nil` if it is neither.
    private func plainMask(over size: CGSize) -> Paint.Mask? {
        let hasContent = view.map { onMainActor($0) { !$0.subviews.isEmpty || type(of: $0) != UIView.self } } ?? false
        guard !hasContent, sublayers?.isEmpty ?? true, mask == nil, affineTransform().isIdentity, opacity == 1,
            !isHidden
        else { return nil }
        switch self {
        case let shape as CAShapeLayer:
            guard let path = shape.path, shape.fillColor?.alpha == 1, shape.strokeColor == nil else { return nil }
            let origin = frame.origin.point
            return .path(path.path.map { $0 + origin }, shape.fillRule == .evenOdd ? .evenOdd : .nonZero)
        case let layer as CAGradientLayer where cornerRadius == 0 && frame == CGRect(origin: .zero, size: size):
            return layer.gradient.map { Paint.Mask(.gradient($0)) }
        default:
            guard type(of: self) == CALayer.self, contents == nil, backgroundColor?.alpha == 1, maskedCorners == .all
            else { return nil }
            return .path(CGPath(roundedRect: frame, cornerWidth: cornerRadius, cornerHeight: cornerRadius).path)
        }
    }

    /// The content of the layer of a view, and its sublayers, each as large as the view.
    func sublayerElements(in size: CGSize) -> [AnyElement] {
        layoutSublayers()
        let content = contentElements() + drawnElements(in: size)
        let layers = paintOrder.prefix { $0.view == nil }.filter { !$0.isHidden }
        guard !layers.isEmpty else { return content }
        let placed = layers.sorted { $0.zPosition < $1.zPosition }.map { ($0.element(), $0.frame) }
        let sublayers = FramesLayout.placing(
            placed, warnings: layers.filter(showsPerspective).map { FramesLayout.perspective(of: $0.shortName) })
        guard sublayerTransform != CATransform3DIdentity else { return content + [sublayers] }
        let transform = Paint.Transform(sublayerTransform.affine.matrix)
        return content + [Element(BoxNode(), children: [sublayers]).painted { $0.transform = transform }.erased]
    }

    /// What the app draws by code into the layer.
    private func drawnElements(in size: CGSize) -> [AnyElement] {
        guard size.width > 0, size.height > 0 else { return [] }
        return CGContext.recording(size) { context in
            if let delegate { delegate.draw(self, in: context) } else { draw(in: context) }
        }.elements
    }

    /// Whether a layer in this one is seen in perspective.
    fileprivate func showsPerspective(of layer: CALayer) -> Bool {
        layer.transform.concatenating(sublayerTransform).isPerspective
    }

    fileprivate var shortName: String { name ?? "a \(type(of: self))" }

    func element() -> AnyElement {
        var paint = paint(isClipping: masksToBounds)
        if let backgroundColor { paint.fills = [.solid(backgroundColor.color)] }
        paint.opacity = Double(opacity)
        paint.clips = masksToBounds
        let transform = affineTransform()
        if !transform.isIdentity { paint.transform = Paint.Transform(transform.matrix, anchor: relativeAnchor) }
        let content = sublayerElements(in: frame.size)
        let size = CGRect(origin: .zero, size: frame.size)
        let children = content.isEmpty ? [] : [FramesLayout.placing(content.map { ($0, size) })]
        return castingShadow(of: Element(BoxNode.painting(paint), children: children).erased, in: frame.size)
    }
}

extension CornerRadii {
    /// One radius at some of the corners.
    package init(_ radius: CGFloat, at corners: CACornerMask) {
        func own(_ corner: CACornerMask) -> Radius { corners.contains(corner) ? Radius(Double(radius)) : 0 }
        self.init(
            topLeft: own(.layerMinXMinYCorner), topRight: own(.layerMaxXMinYCorner),
            bottomRight: own(.layerMaxXMaxYCorner), bottomLeft: own(.layerMinXMaxYCorner))
    }
}

extension PaintedKind {
    /// Whether nothing is painted but the content.
    fileprivate var paintsContentOnly: Bool {
        var paint = paint
        paint.clips = Self.defaultPaint.clips
        return paint == Self.defaultPaint
    }
}

extension AnyElement {
    /// The element with the name of its view, and the place of the property that holds it.
    @MainActor fileprivate func named(of view: UIView, _ names: ViewNames) -> AnyElement {
        var element = names.ownName(of: view).map { id($0).erased } ?? self
        element.swiftPlace = (names.place(of: view) ?? (view.keepsFrame ? view.placeOfFrame : nil))?.swiftPlace
        return view is any SystemPart ? element.asPart : element
    }

    /// The element, with what only arranges the texts and the images in it as what the author did not write.
    fileprivate var arrangedBySystem: AnyElement {
        guard !children.isEmpty, !(kind.base is FramesLayout) else { return self }
        var element = self
        if kind.painted == nil { element.composition = .part }
        element.children = element.children.map(\.arrangedBySystem)
        return element
    }

    /// The element, with all in it, as what the author did not write.
    private var asPart: AnyElement {
        var element = self
        element.composition = .part
        element.children = element.children.map(\.asPart)
        return element
    }

    /// The element with the paint of its view under its own content.
    fileprivate func paintedAs(_ paint: Paint) -> AnyElement {
        guard var node = kind.painted, node.paintsContentOnly else {
            return Element<BoxNode>(BoxNode(paint: paint), children: [self]).erased
        }
        let isClipping = node.paint.clips || paint.clips
        node.paint = paint
        node.paint.clips = isClipping
        return replacingKind(with: AnyLayoutKind(node))
    }
}
