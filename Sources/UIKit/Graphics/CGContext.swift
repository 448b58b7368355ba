// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import QuoinCairo
import Synchronization

/// How the pixels of an image are scaled; without effect on a picture.
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, high, medium }

/// Keeps what an app draws by code, to be painted where the drawing belongs.
public final class CGContext: NSObject, PathBuilding {
    private struct State {
        var fill = UIColor.black.cgColor
        var stroke = UIColor.black.cgColor
        var line = StrokeStyle(width: 1)
        var alpha: CGFloat = 1
        var blendMode = CGBlendMode.normal
        var shadow: Shadow?
        var transform = CGAffineTransform.identity
        var clips: [(Path, Path.FillRule)] = []
        var masks: [Paint.Mask] = []
    }

    private var states = [State()]
    public let built: CGPath = CGMutablePath()
    /// What was drawn, the first lowest; each in a frame as large as the surface.
    package private(set) var elements: [AnyElement] = []
    let size: CGSize

    init(size: CGSize) { self.size = size }

    private var state: State {
        get { states[states.count - 1] }
        set { states[states.count - 1] = newValue }
    }

    public func saveGState() { states.append(state) }
    public func restoreGState() { if states.count > 1 { states.removeLast() } }
    public func setFillColor(_ color: CGColor) { state.fill = color }
    public func setStrokeColor(_ color: CGColor) { state.stroke = color }
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setLineWidth(_ width: CGFloat) { state.line.width = Double(width) }
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
    /// How what is drawn mixes with what was drawn before.
    public func setBlendMode(_ mode: CGBlendMode, file: StaticString = #fileID, line: UInt = #line) {
        if !mode.takesAway, mode.paint == nil {
            ViewProblems.report("the blend mode \(mode) is not drawn here", at: "\(file):\(line)")
        }
        state.blendMode = mode
    }
    /// Lets what is drawn cast a shadow. The offset and the blur are in points of the surface, and no color takes it away.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map {
            Shadow(
                color: $0.color, radius: Double(blur) / 2, offset: Point(Double(offset.width), Double(offset.height)),
                kind: .content)
        }
    }
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: UIColor(white: 0, alpha: 1 / 3).cgColor)
    }
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap.ofLine }
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.line.dash, state.line.phase) = (lengths.map { Double($0) }, Double(phase))
    }
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join.ofLine }
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = Double(limit) }
    public func setShouldAntialias(_ isOn: Bool) {}
    /// Without effect on a picture.
    public var interpolationQuality = CGInterpolationQuality.default
    public func translateBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.translatedBy(x: x, y: y) }
    public func scaleBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.scaledBy(x: x, y: y) }
    public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    public func beginPath() { built.removeAll() }
    public func closePath() { built.closeOutline() }

    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(built, rule.rule)
        beginPath()
    }
    public func drawPath(using mode: CGPathDrawingMode) {
        if mode != .stroke { fill(built, mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .nonZero) }
        if mode != .fill, mode != .eoFill { stroke(built) }
        beginPath()
    }
    public func strokePath() {
        stroke(built)
        beginPath()
    }
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(to: built, rule.rule)
        beginPath()
    }
    /// Lets what is drawn be seen as much as an image is opaque, which lies in the rectangle with its first row at the bottom.
    public func clip(to rect: CGRect, mask: CGImage) {
        let drawn = CGContext.recording(size) { context in
            context.concatenate(state.transform)
            context.draw(mask, in: rect)
        }
        guard let image = drawn.image?.resource else { return }
        state.masks.append(Paint.Mask(.image(Fill.ImageFill(image, sizing: .stretch, isTiled: false))))
    }
    public func makeImage() -> CGImage? { image?.cgImage }
    public func clip(to rect: CGRect) { clip(to: CGPath(rect: rect)) }
    public var boundingBoxOfClipPath: CGRect {
        state.clips.reduce(CGRect(origin: .zero, size: size)) { $0.intersection(CGRect($1.0.bounds)) }
    }
    public func fill(_ rect: CGRect) { fill(CGPath(rect: rect)) }
    public func fillEllipse(in rect: CGRect) { fill(CGPath(ellipseIn: rect)) }
    public func stroke(_ rect: CGRect) { stroke(CGPath(rect: rect)) }
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var line = state.line
        line.width = Double(width)
        stroke(CGPath(rect: rect), line)
    }
    public func strokeEllipse(in rect: CGRect) { stroke(CGPath(ellipseIn: rect)) }
    /// Draws a line between the first two points, one between the next two, and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        let lines = CGMutablePath()
        for (index, point) in points.enumerated() {
            if index.isMultiple(of: 2) { lines.begin(at: point) } else { lines.append(lineTo: point) }
        }
        stroke(lines)
    }
    /// Draws an image with its first row at the bottom, as Core Graphics does.
    public func draw(
        _ image: CGImage, in rect: CGRect, byTiling isTiled: Bool = false, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        if isTiled { ViewProblems.report("an image that is repeated is not drawn here", at: "\(file):\(line)") }
        saveGState()
        translateBy(x: 0, y: rect.minY + rect.maxY)
        scaleBy(x: 1, y: -1)
        draw(UIImage(cgImage: image).element(.stretch, tint: .black), in: rect)
        restoreGState()
    }
    /// Draws what was drawn into a layer.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        let whole = CGRect(origin: .zero, size: layer.size)
        draw(FramesLayout.placing(layer.drawing.elements.map { ($0, whole) }), in: rect)
    }
    public func replacePathWithStrokedPath(file: StaticString = #fileID, line: UInt = #line) {
        ViewProblems.report("the outline of a line is not known here: stroke the path", at: "\(file):\(line)")
    }
    public func clear(_ rect: CGRect) {
        takeAway(CGPath(rect: rect))
    }

    /// Leaves what was drawn outside of a path.
    private func takeAway(_ path: CGPath) {
        let outside = CGMutablePath()
        outside.append(rect: CGRect(origin: .zero, size: size))
        var transform = state.transform
        outside.append(path.copy(using: &transform) ?? path)
        elements = elements.map { $0.clipped(to: outside.path, .evenOdd) }
    }

    func fill(_ path: CGPath, _ rule: Path.FillRule = .nonZero) {
        if state.blendMode.takesAway { return takeAway(path) }
        var paint = Paint()
        paint.shape = .path(transformed(path), rule)
        paint.fills = [.solid(state.fill.color)]
        add(Element(BoxNode(paint: paint)).erased)
    }

    /// Draws a line along a path in the style of the context or in another one, which may have the dashes of the context.
    func stroke(_ path: CGPath, _ style: StrokeStyle? = nil, inheritsDashes: Bool = false) {
        if state.blendMode.takesAway { ViewProblems.report("a line that clears is not drawn here: clear a shape") }
        var line = style ?? state.line
        if inheritsDashes { (line.dash, line.phase) = (state.line.dash, state.line.phase) }
        let node = StrokedPath(transformed(path), line.scaled(by: state.transform), color: state.stroke.color)
        add(Element(node).erased)
    }

    func clip(to path: CGPath, _ rule: Path.FillRule = .nonZero) { state.clips.append((transformed(path), rule)) }

    package func draw(_ element: some LayoutElement, in frame: CGRect) {
        let transform = state.transform
        if (transform.a, transform.b, transform.c, transform.d) == (1, 0, 0, 1) {
            return add(FramesLayout.placing([(element.erased, frame.applying(transform))]))
        }
        let placed = FramesLayout.placing([(element.erased, frame)])
        let turned = Element(BoxNode(), children: [placed]).painted { paint in
            paint.transform = Paint.Transform(transform.matrix, anchor: RelativePoint(.fraction(0), .fraction(0)))
        }
        add(turned.erased)
    }

    private func transformed(_ path: CGPath) -> Path { path.path.map { CGPoint($0).applying(state.transform).point } }

    private func add(_ element: AnyElement) {
        var element = element
        if let shadow = state.shadow {
            element = Element(BoxNode(), children: [element]).painted { $0.shadows = [shadow] }.erased
        }
        for (path, rule) in state.clips.reversed() {
            element = element.clipped(to: path, rule)
        }
        for mask in state.masks {
            element = Element(BoxNode(), children: [element]).painted { $0.mask = mask }.erased
        }
        if state.alpha < 1 {
            let alpha = Double(state.alpha)
            element = Element(BoxNode(), children: [element]).painted { $0.opacity = alpha }.erased
        }
        if let mode = state.blendMode.paint, mode != .normal {
            element = Element(BoxNode(), children: [element]).painted { $0.blendMode = mode }.erased
        }
        elements.append(element)
    }
}

/// How colors mix with those behind them.
public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
    case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter

    /// Whether a shape takes away what is behind it. The opacity of its color counts as 1.
    fileprivate var takesAway: Bool { self == .clear || self == .destinationOut }

    fileprivate var paint: Paint.BlendMode? { Paint.BlendMode(rawValue: "\(self)") }
}

extension StrokeStyle {
    /// The style in the points of the surface.
    fileprivate func scaled(by transform: CGAffineTransform) -> StrokeStyle {
        let factor = Double(abs(transform.a * transform.d - transform.b * transform.c)).squareRoot()
        var style = self
        (style.width, style.phase) = (width * factor, phase * factor)
        style.dash = dash.map { $0 * factor }
        return style
    }
}

extension AnyElement {
    fileprivate func clipped(to path: Path, _ rule: Path.FillRule) -> AnyElement {
        Element<BoxNode>(BoxNode(), children: [self]).painted { paint in
            (paint.clips, paint.clipShape) = (true, .path(path, rule))
        }.erased
    }
}

// MARK: - The current context

private let contexts = "quoin.contexts"

/// The context in which the app draws; `nil` if it does not draw.
private var openContexts: [CGContext] { Thread.current.threadDictionary[contexts] as? [CGContext] ?? [] }

public func UIGraphicsGetCurrentContext() -> CGContext? { openContexts.last }

public func UIGraphicsPushContext(_ context: CGContext) {
    Thread.current.threadDictionary[contexts] = openContexts + [context]
}

public func UIGraphicsPopContext() { Thread.current.threadDictionary[contexts] = Array(openContexts.dropLast()) }

public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ isOpaque: Bool, _ scale: CGFloat) {
    UIGraphicsPushContext(CGContext(size: size))
}

public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsPushContext(CGContext(size: size)) }

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { UIGraphicsGetCurrentContext()?.image }

public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

extension CGContext {
    /// Runs drawing code in a new context.
    package static func recording(_ size: CGSize, _ draw: (CGContext) -> Void) -> CGContext {
        let context = CGContext(size: size)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        draw(context)
        return context
    }

    package var image: UIImage? { image(scale: 3) }

    /// What was drawn as an image of so many pixels a point, with dynamic colors as they are in the current traits.
    func image(scale: CGFloat) -> UIImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        let appearance: Appearance = UITraitCollection.current.userInterfaceStyle == .dark ? .dark : .light
        let canvas = Canvas(
            width: Double(size.width), height: Double(size.height), scale: Double(scale), appearance: appearance)
        let frame = CGRect(origin: .zero, size: size)
        let element = FramesLayout.placing(elements.map { ($0, frame) })
        guard let picture = try? ThreadRenderer.current?.draw(element, on: canvas) else { return nil }
        return UIImage(data: Data(picture.png), scale: scale)
    }
}

/// What is drawn once and painted often.
public final class CGLayer: NSObject {
    public let size: CGSize
    fileprivate let drawing: CGContext
    public var context: CGContext? { drawing }

    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: Any?) {
        (self.size, drawing) = (size, CGContext(size: size))
    }
}

/// Makes images by code.
open class UIGraphicsImageRenderer: NSObject {
    private let size: CGSize
    private let format: UIGraphicsImageRendererFormat

    public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
        self.init(size: bounds.size, format: format)
    }
    public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
        (self.size, self.format) = (size, format)
    }

    /// What is not drawn in an opaque image is black.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        CGContext.recording(size) { context in
            if format.opaque { context.fill(CGRect(origin: .zero, size: size)) }
            actions(UIGraphicsImageRendererContext(context))
        }.image ?? UIImage()
    }

    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}

open class UIGraphicsImageRendererFormat: NSObject {
    /// Without effect on a picture: drawing keeps its sharpness.
    open var scale: CGFloat = 3
    open var opaque = false

    public override init() {}

    public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

open class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    public var format: UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    init(_ context: CGContext) { cgContext = context }

    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
