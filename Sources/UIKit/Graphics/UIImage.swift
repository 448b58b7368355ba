// swift-format-ignore-file: OneCasePerLine, AlwaysUseLowerCamelCase

import Foundation
import QuoinCairo

/// An image of the app, or a box in place of a symbol of the system.
open class UIImage: NSObject, @unchecked Sendable {
    package let resource: PictureResource?
    private let dark: PictureResource?
    /// The name of a symbol of the system that is not among the app's files.
    package let symbolName: String?
    public let renderingMode: RenderingMode
    private let ownSize: CGSize
    public private(set) var capInsets = UIEdgeInsets.zero
    public private(set) var alignmentRectInsets = UIEdgeInsets.zero
    private var tint: UIColor?
    /// Why a box stands for the page of a PDF.
    private(set) var pageProblem: String?
    private(set) var isMirrored = false
    public private(set) var imageOrientation = Orientation.up

    private init(
        _ resource: PictureResource?, dark: PictureResource? = nil, symbol: String? = nil,
        mode: RenderingMode = .automatic, size: CGSize? = nil
    ) {
        (self.resource, self.dark, symbolName, renderingMode) = (resource, dark, symbol, mode)
        ownSize = size ?? resource.map { CGSize($0.size) } ?? .zero
    }

    public override convenience init() { self.init(nil) }

    /// A copy; one of `nil` is empty.
    convenience init(sameAs image: UIImage?) {
        self.init(
            image?.resource, dark: image?.dark, symbol: image?.symbolName, mode: image?.renderingMode ?? .automatic,
            size: image?.ownSize)
    }

    /// An image set of the asset catalogs or an image file in ``AppResources/folders``. There is a box for a symbol of the app,
    /// and for a PDF that cannot be read.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        guard let (light, dark, isTemplate) = AssetCatalog.image(named: name, in: bundle) else {
            let (page, symbol) = (
                AssetCatalog.unreadPage(named: name, in: bundle), SymbolConfiguration(scale: .default)
            )
            guard page != nil || AssetCatalog.hasSymbol(named: name, in: bundle) else { return nil }
            self.init(nil, symbol: name, mode: .alwaysTemplate, size: page?.size ?? symbol.size)
            pageProblem = page?.problem
            if page == nil { symbolConfiguration = symbol }
            return
        }
        self.init(light, dark: dark, mode: isTemplate ? .alwaysTemplate : .automatic)
    }

    public convenience init?(contentsOfFile path: String) {
        guard let resource = try? PictureResource(reading: .file(path)) else { return nil }
        self.init(resource)
    }

    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    public convenience init?(data: Data, scale: CGFloat) {
        guard let resource = try? PictureResource(reading: .bytes(Array(data)), scale: Double(scale)) else {
            return nil
        }
        self.init(resource)
    }

    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        let upright = orientation.upright(cgImage, size, scale: scale)
        self.init(upright?.resource ?? cgImage.resource, size: upright?.size ?? size)
        imageOrientation = orientation
    }

    /// A symbol of the system. The app's own image of this name is drawn if there is one, else a box of the symbol's size.
    // The pictures that the system gives.
    public static var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
    public static var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
    public static var actions: UIImage { UIImage(systemName: "ellipsis.circle.fill") ?? UIImage() }
    public static var checkmark: UIImage { UIImage(systemName: "checkmark.circle.fill") ?? UIImage() }
    public static var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }

    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let own = AssetCatalog.image(named: name, in: nil)?.light
        let symbol = configuration as? SymbolConfiguration ?? SymbolConfiguration(scale: .default)
        self.init(own, symbol: name, mode: .alwaysTemplate, size: symbol.size)
        symbolConfiguration = symbol
    }

    public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
        self.init(systemName: name)
    }

    open var size: CGSize { ownSize }
    open var scale: CGFloat { resource?.scale ?? 3 }
    open var isSymbolImage: Bool { symbolName != nil }
    /// The capital letters of a text beside a symbol are at its middle, and three fifths as high as it.
    open var baselineOffsetFromBottom: CGFloat? { isSymbolImage ? size.height / 5 : nil }
    open var cgImage: CGImage? { resource.map { CGImage($0) } }

    private func copy(
        mode: RenderingMode? = nil, size: CGSize? = nil, _ change: (UIImage) -> Void = { _ in }
    ) -> UIImage {
        let copy = UIImage(
            resource, dark: dark, symbol: symbolName, mode: mode ?? renderingMode, size: size ?? ownSize)
        (copy.capInsets, copy.alignmentRectInsets, copy.tint) = (capInsets, alignmentRectInsets, tint)
        (copy.imageOrientation, copy.isMirrored) = (imageOrientation, isMirrored)
        (copy.symbolConfiguration, copy.pageProblem) = (symbolConfiguration, pageProblem)
        change(copy)
        return copy
    }

    open var flipsForRightToLeftLayoutDirection: Bool { isMirrored }
    public private(set) var symbolConfiguration: SymbolConfiguration?
    open var images: [UIImage]? { nil }

    /// The first of the images: animations do not run.
    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }

    open func preparingThumbnail(of size: CGSize) -> UIImage? {
        UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
    }
    open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
    open func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }
    open var imageRendererFormat: UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    open func preparingForDisplay() -> UIImage? { self }
    open func byPreparingForDisplay() async -> UIImage? { self }
    open func withRenderingMode(_ mode: RenderingMode) -> UIImage { copy(mode: mode) }

    open func withTintColor(_ color: UIColor, renderingMode mode: RenderingMode = .alwaysOriginal) -> UIImage {
        copy(mode: mode) { $0.tint = color }
    }

    open func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { copy { $0.capInsets = insets } }

    open func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        resizableImage(withCapInsets: insets)
    }

    open func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
        let (width, height) = (CGFloat(left), CGFloat(top))
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: height, left: width, bottom: max(0, size.height - height - 1),
                right: max(0, size.width - width - 1)))
    }

    open func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { copy { $0.alignmentRectInsets = insets } }

    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard isSymbolImage, let symbol = configuration as? SymbolConfiguration else { return self }
        let applied = symbolConfiguration?.applying(symbol) ?? symbol
        return copy(size: applied.size) { $0.symbolConfiguration = applied }
    }

    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        withConfiguration(configuration)
    }

    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { copy { $0.isMirrored = true } }

    open func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(element(.stretch, tint: .black), in: rect) }

    open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    open func pngData() -> Data? {
        guard case .bytes(let bytes)? = resource?.source else {
            guard case .file(let path, _)? = resource?.source else { return nil }
            return FileManager.default.contents(atPath: path)
        }
        return Data(bytes)
    }

    open func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }

    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    public enum ResizingMode: Int, Sendable { case tile, stretch }
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

        /// From the stored image of a size to the upright one.
        private func transform(_ size: CGSize) -> CGAffineTransform {
            let (width, height) = (size.width, size.height)
            return switch self {
            case .up: .identity
            case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
            case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
            case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
            case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
            case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
            case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
            case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
            }
        }

        /// The stored image turned; `nil` if it is upright already.
        fileprivate func upright(_ image: CGImage, _ size: CGSize, scale: CGFloat) -> UIImage? {
            guard self != .up else { return nil }
            let transform = transform(size)
            let turned = CGRect(origin: .zero, size: size).applying(transform)
            let drawing = CGContext.recording(turned.size) { context in
                context.concatenate(transform)
                context.draw(Element(ImageNode(image.resource, mode: .stretch)), in: CGRect(origin: .zero, size: size))
            }
            return drawing.image(scale: scale)
        }
    }
    public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }
}

/// The pixels of an image.
public final class CGImage: NSObject, Sendable {
    let resource: PictureResource

    init(_ resource: PictureResource) { self.resource = resource }

    public var width: Int { Int(resource.size.width * resource.scale) }
    public var height: Int { Int(resource.size.height * resource.scale) }

    /// The part in a rectangle of pixels; `nil` if there is none.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isEmpty else { return nil }
        let drawing = CGContext.recording(part.size) { context in
            context.draw(
                Element(ImageNode(resource, mode: .stretch)),
                in: CGRect(x: -part.minX, y: -part.minY, width: CGFloat(width), height: CGFloat(height)))
        }
        return drawing.image(scale: 1)?.cgImage
    }
}

// MARK: - Symbols

extension UIImage {
    /// How an image is chosen from its variants.
    open class Configuration: NSObject, @unchecked Sendable {}

    /// The size and the weight of a symbol.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        private let pointSize: CGFloat?
        private let symbolScale: SymbolScale
        /// In place of the tint color.
        let color: UIColor?

        private init(_ pointSize: CGFloat?, _ scale: SymbolScale, _ color: UIColor?) {
            (self.pointSize, symbolScale, self.color) = (pointSize, scale, color)
        }

        public convenience init(
            pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default
        ) { self.init(pointSize, scale, nil) }

        public convenience init(scale: SymbolScale) { self.init(nil, scale, nil) }
        public convenience init(weight: SymbolWeight) { self.init(nil, .default, nil) }
        public convenience init(font: UIFont, scale: SymbolScale = .default) {
            self.init(pointSize: font.pointSize, scale: scale)
        }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
            self.init(font: UIFont.preferredFont(forTextStyle: textStyle), scale: scale)
        }
        /// Of several colors the first is drawn.
        public convenience init(paletteColors: [UIColor]) { self.init(nil, .default, paletteColors.first) }
        public convenience init(hierarchicalColor: UIColor) { self.init(nil, .default, hierarchicalColor) }

        open class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(scale: .default) }
        open class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(scale: .default) }

        /// What the other one says, and the rest of this one.
        open func applying(_ other: SymbolConfiguration?) -> SymbolConfiguration {
            guard let other else { return self }
            let hasScale = other.symbolScale != .default && other.symbolScale != .unspecified
            return SymbolConfiguration(
                other.pointSize ?? pointSize, hasScale ? other.symbolScale : symbolScale, other.color ?? color)
        }

        /// About that of most symbols, which differ in width: 20 points of a font of 17 points.
        var size: CGSize {
            let factor: CGFloat =
                switch symbolScale {
                case .small: 0.78
                case .large: 1.28
                default: 1
                }
            let extent = ((pointSize ?? 17) * 20 / 17 * factor * 3).rounded() / 3
            return CGSize(width: extent, height: extent)
        }
    }
}

// MARK: - Drawing

extension UIImage {
    /// The image as an element.
    ///
    /// - Parameter color: of a template image.
    package func element(_ mode: ImageNode.ContentMode, tint color: UIColor) -> AnyElement {
        let isTemplate = renderingMode == .alwaysTemplate
        let color = symbolConfiguration?.color ?? (isTemplate ? color : tint ?? color)
        guard let resource = resource(for: .current) else {
            guard let symbolName else { return Element(BoxNode()).erased }
            // Lines are not scaled.
            guard mode == .center, let lines = SymbolLines(named: symbolName) else {
                return Self.box(mode, size, in: color.color)
            }
            return lines.element(size, color.color).size(Double(size.width), Double(size.height)).centered().erased
        }
        var node = ImageNode(resource, mode: mode)
        if isTemplate || tint != nil { node.tint = color.color }
        node.capInsets = capInsets.insets
        return Element(node).erased
    }

    private func resource(for traits: UITraitCollection) -> PictureResource? {
        traits.userInterfaceStyle == .dark ? dark ?? resource : resource
    }

    /// For an area of the size of the image: a symbol may be drawn by lines.
    var ownMode: ImageNode.ContentMode { symbolName != nil && resource == nil ? .center : .fit }

    /// The box in place of a symbol.
    private static func box(_ mode: ImageNode.ContentMode, _ size: CGSize, in color: Color) -> AnyElement {
        let box = Element(BoxNode()).painted { paint in
            paint.cornerRadii = CornerRadii(all: .percent(25))
            paint.border = Border(width: 1.5, color: color)
            paint.fills = [.solid(color.opacity(0.2))]
        }
        switch mode {
        case .fit: return box.ratio(Double(size.height / max(size.width, 1))).centered().erased
        case .center: return box.size(Double(size.width), Double(size.height)).centered().erased
        case .fill, .stretch, .redraw: return box.erased
        default:
            let name = mode.rawValue
            return box.size(Double(size.width), Double(size.height)).position(
                horizontal: name.hasSuffix("eft") ? .start : name.hasSuffix("ight") ? .end : .center,
                vertical: name.hasPrefix("top") ? .start : name.hasPrefix("bottom") ? .end : .center
            ).erased
        }
    }

    /// The image as a part of a text.
    func inline(in bounds: CGRect) -> TextContent.InlineImage? {
        let size = bounds.size == .zero ? size : bounds.size
        guard let resource = resource(for: .current) ?? picture(in: size)?.resource else { return nil }
        return TextContent.InlineImage(resource, size: size.size, tint: tint?.color)
    }

    private func picture(in size: CGSize) -> UIImage? {
        CGContext.recording(size) { _ in draw(in: CGRect(origin: .zero, size: size)) }.image
    }
}
