import Foundation
import QuoinImages

/// A color, which may depend on the traits of where it is drawn.
open class UIColor: NSObject, @unchecked Sendable {
    private let mark = AttributeMark()
    private let resolve: @Sendable (UITraitCollection) -> RGBA
    /// The image that backgrounds repeat in place of a color.
    private(set) var pattern: UIImage?

    /// No color.
    public convenience override init() { self.init(white: 0, alpha: 0) }

    private init(resolve: @escaping @Sendable (UITraitCollection) -> RGBA) { self.resolve = resolve }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let color = RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
        resolve = { _ in color }
    }

    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// From a hue, a saturation and a brightness, each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func part(_ shift: CGFloat) -> CGFloat {
            let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
    }

    /// An image that is repeated from the top left corner. It is drawn as the background of a view.
    public convenience init(patternImage image: UIImage) {
        self.init(resolve: { _ in
            ViewProblems.report("a pattern is drawn as the background of a view alone")
            return RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
        })
        pattern = image
    }

    public init(cgColor: CGColor) {
        let color = cgColor.rgba
        resolve = { _ in color }
    }

    /// A color that depends on traits.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
        let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
        resolve = { $0.userInterfaceStyle == .dark ? dark.resolve($0) : light.resolve($0) }
    }

    /// A color set of the asset catalogs in ``Bundle/resourceFolders``; `nil` if there is none of this name.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
    ) {
        guard let color = AssetCatalog.color(named: name, in: bundle) else { return nil }
        self.init(color)
    }

    package convenience init(_ color: Color) {
        self.init(resolve: { $0.userInterfaceStyle == .dark ? color.dark : color.light })
    }

    /// The color for both appearances, which are one where a view is shown in one alone.
    package var color: Color {
        let current = UITraitCollection.current
        return current.hasOwnStyle ? Color(resolve(current)) : bothColors
    }

    private var bothColors: Color {
        Color(
            light: resolve(UITraitCollection(userInterfaceStyle: .light)),
            dark: resolve(UITraitCollection(userInterfaceStyle: .dark)))
    }

    /// What fills the background of a view.
    var fill: Fill { pattern?.resource.map { .image(Fill.ImageFill($0)) } ?? .solid(color) }

    /// The color for the current traits.
    open var cgColor: CGColor { CGColor(resolve(.current)) }

    open func resolvedColor(with traits: UITraitCollection) -> UIColor { UIColor(Color(resolve(traits))) }

    /// The gray that is as bright, in which what is behind an alert is tinted.
    var withoutHue: UIColor {
        let resolve = resolve
        return UIColor(resolve: { traits in
            var color = resolve(traits)
            let gray = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
            (color.red, color.green, color.blue) = (gray, gray, gray)
            return color
        })
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let resolve = resolve
        return UIColor(resolve: { traits in
            var color = resolve(traits)
            color.alpha = Double(alpha)
            return color
        })
    }

    @discardableResult open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = resolve(.current)
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = resolve(.current)
        white?.pointee = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
        alpha?.pointee = color.alpha
        return true
    }

    @discardableResult open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = resolve(.current)
        let (high, low) = (max(color.red, color.green, color.blue), min(color.red, color.green, color.blue))
        let range = high - low
        var angle = 0.0
        if range > 0 {
            if high == color.red {
                angle = (color.green - color.blue) / range
            } else if high == color.green {
                angle = (color.blue - color.red) / range + 2
            } else {
                angle = (color.red - color.green) / range + 4
            }
        }
        hue?.pointee = (angle < 0 ? angle + 6 : angle) / 6
        saturation?.pointee = high > 0 ? range / high : 0
        brightness?.pointee = high
        alpha?.pointee = color.alpha
        return true
    }

    /// Sets the color in which the current context fills and strokes.
    open func set() {
        setFill()
        setStroke()
    }

    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        guard pattern == nil, other.pattern == nil else { return self === other }
        return other.bothColors == bothColors
    }

    open override var hash: Int { pattern?.hash ?? bothColors.hashValue }
}

/// A color for one appearance.
public final class CGColor: NSObject, Sendable {
    private let mark = AttributeMark()
    package let rgba: RGBA

    package init(_ rgba: RGBA) { self.rgba = rgba }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    public var alpha: CGFloat { rgba.alpha }

    public var components: [CGFloat]? { [rgba.red, rgba.green, rgba.blue, rgba.alpha] }

    public var numberOfComponents: Int { 4 }

    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(RGBA(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: Double(alpha)))
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.rgba == rgba }

    public override var hash: Int { rgba.hashValue }

    package var color: Color { Color(rgba) }
}
