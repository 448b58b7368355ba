// swift-format-ignore-file: OneCasePerLine, AlwaysUseLowerCamelCase

import Foundation
import QuoinControls

// Controls that apps configure but do not draw. They look as ``Control`` draws them, at the sizes of ``ControlMetrics``.

open class UISwitch: UIControl {
    open var isOn = false
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?

    open func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }

    override var control: Control? {
        .toggle(
            isOn: isOn, tint: (onTintColor ?? .systemGreen).color, thumbTint: thumbTintColor?.color ?? .white)
    }

    override func setUp() { plainFrame.size = sizeOfContent }
}

open class UISlider: UIControl {
    open var value: Float = 0
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    /// Without effect on a picture.
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?
    /// Images at the ends, beside the track.
    open var minimumValueImage, maximumValueImage: UIImage?

    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    private var thumbs: [State: UIImage] = [:]
    private var tracks: [Bool: [State: UIImage]] = [:]
    open func setThumbImage(_ image: UIImage?, for state: State) { thumbs[state] = image }
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) { tracks[true, default: [:]][state] = image }
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) { tracks[false, default: [:]][state] = image }
    open func thumbImage(for state: State) -> UIImage? { thumbs[state] }
    open func minimumTrackImage(for state: State) -> UIImage? { tracks[true]?[state] }
    open func maximumTrackImage(for state: State) -> UIImage? { tracks[false]?[state] }
    open var currentThumbImage: UIImage? { thumbs[state] ?? thumbs[.normal] }

    override var control: Control? {
        let range = max(maximumValue - minimumValue, .leastNonzeroMagnitude)
        func track(_ isMinimum: Bool) -> AnyElement? {
            (tracks[isMinimum]?[state] ?? tracks[isMinimum]?[.normal]).map {
                $0.element(.stretch, tint: tintColor).height(.points(Double($0.size.height))).erased
            }
        }
        return .slider(
            Control.Slider(
                value: Double((value - minimumValue) / range), tint: (minimumTrackTintColor ?? tintColor).color,
                trackTint: maximumTrackTintColor?.color, thumbTint: thumbTintColor?.color,
                thumb: currentThumbImage.map {
                    $0.element(.fit, tint: tintColor).size(Double($0.size.width), Double($0.size.height)).erased
                }, track: track(true), rest: track(false)))
    }

    override func contentElement() -> ViewContent? {
        guard minimumValueImage != nil || maximumValueImage != nil, let control else { return super.contentElement() }
        func end(_ image: UIImage?) -> AnyElement? {
            image.map {
                $0.element(.fit, tint: tintColor).size(Double($0.size.width), Double($0.size.height)).erased
            }
        }
        let parts = [end(minimumValueImage), control.element.flexGrow().flexShrink().erased, end(maximumValueImage)]
        let row = Element(StackLayout(.horizontal, spacing: 8), children: parts.compactMap(\.self)).alignItems(.center)
        return ViewContent(element: row.erased)
    }
}

/// A disc of the chosen color in a ring of all hues.
open class UIColorWell: UIControl {
    open var selectedColor: UIColor? { didSet { markChanged() } }
    // Without effect on a picture:
    open var supportsAlpha = true
    open var title: String?

    override func setUp() { if plainFrame.size == .zero { plainFrame.size = contentSizeOfSystem } }

    override func contentElement() -> ViewContent? {
        func disc(_ fill: Fill, inset: Double) -> AnyElement {
            var paint = Paint()
            (paint.fills, paint.cornerRadii) = ([fill], CornerRadii(999))
            return Element(BoxNode.painting(paint), children: []).inset(inset).erased
        }
        let hues = (0...6).map { UIColor(hue: CGFloat($0) / 6, saturation: 0.9, brightness: 1, alpha: 1).color }
        let ring = disc(.gradient(Gradient(.conic(), stops: hues.map { Gradient.Stop($0) })), inset: 0)
        let shown =
            [disc(.solid(UIColor.systemBackground.color), inset: 3)]
            + (selectedColor.map { [disc(.solid($0.color), inset: 5)] } ?? [])
        return ViewContent(element: shown.reduce(ring) { $1.background($0).erased })
    }

    override var contentSizeOfSystem: CGSize { CGSize(width: 28, height: 28) }
}

open class UIStepper: UIControl {
    open var value = 0.0
    // Without effect on a picture:
    open var minimumValue = 0.0
    open var maximumValue = 100.0
    open var stepValue = 1.0
    open var wraps = false
    open var autorepeat = true
    open var isContinuous = true

    override var control: Control? { .stepper }

    override func setUp() { plainFrame.size = sizeOfContent }
}

open class UIPageControl: UIControl {
    open var numberOfPages = 0
    open var currentPage = 0
    open var hidesForSinglePage = false
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
    /// Without effect on a picture.
    open var backgroundStyle = BackgroundStyle.automatic
    open var preferredIndicatorImage: UIImage?
    /// Without effect on a picture.
    open var allowsContinuousInteraction = true

    /// The direction of the pages, whose dots go from left to right if it is not from right to left.
    open var direction = Direction.natural

    public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }

    public enum Direction: Int, Sendable {
        case natural, leftToRight, rightToLeft
        @available(*, unavailable, message: "the dots of pages are drawn in a row only")
        case topToBottom
        @available(*, unavailable, message: "the dots of pages are drawn in a row only")
        case bottomToTop
    }

    open func size(forNumberOfPages count: Int) -> CGSize { intrinsicContentSize }

    override var control: Control? {
        guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return nil }
        let tint = pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
        let currentTint = currentPageIndicatorTintColor ?? .white
        let indicators = (0..<numberOfPages).compactMap { page -> AnyElement? in
            let image = images[page] ?? preferredIndicatorImage
            return image.map {
                $0.withRenderingMode(.alwaysTemplate).element(.fit, tint: page == currentPage ? currentTint : tint)
                    .size(Double($0.size.width), Double($0.size.height)).erased
            }
        }
        return .pageControl(
            count: numberOfPages, current: direction == .rightToLeft ? numberOfPages - 1 - currentPage : currentPage,
            tint: tint.color, currentTint: currentTint.color,
            indicators: indicators.count == numberOfPages ? indicators : [])
    }

    private var images: [Int: UIImage] = [:]

    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
}

open class UIProgressView: UIView {
    public enum Style: Int, Sendable { case `default`, bar }

    open var progress: Float = 0
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    /// Without effect on a picture.
    open var progressViewStyle = Style.default
    open var observedProgress: Progress? { didSet { progress = Float(observedProgress?.fractionCompleted ?? 0) } }

    public convenience init(progressViewStyle: Style) { self.init(frame: .zero) }

    override func setUp() { if plainFrame.size == .zero { plainFrame.size = CGSize(width: 150, height: 4) } }

    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    override func contentElement() -> ViewContent? {
        let control = Control.progress(
            value: Double(progress), tint: (progressTintColor ?? tintColor).color,
            track: (trackTintColor ?? .systemFill).color)
        return ViewContent(element: control.element)
    }

    override var contentSizeOfSystem: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 4) }
}

open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case whiteLarge, white, gray
        case medium = 100
        case large
    }

    open var style = Style.medium
    open var color: UIColor!
    open var hidesWhenStopped = true
    public private(set) var isAnimating = false

    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
        plainFrame.size = contentSizeOfSystem
    }

    override func setUp() { if plainFrame.size == .zero { plainFrame.size = contentSizeOfSystem } }

    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }

    override func contentElement() -> ViewContent? {
        guard isAnimating || !hidesWhenStopped else { return nil }
        let own: UIColor = style == .white || style == .whiteLarge ? .white : .systemGray
        return ViewContent(element: Control.activity((color ?? own).color, isLarge: isLarge).element)
    }

    private var isLarge: Bool { style == .large || style == .whiteLarge }

    override var contentSizeOfSystem: CGSize { isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20) }
}

open class UIRefreshControl: UIControl {
    open var isRefreshing: Bool { false }
    /// Without effect on a picture.
    open var attributedTitle: NSAttributedString?

    open func beginRefreshing() {}
    open func endRefreshing() {}
}

// MARK: - Effects

open class UIVisualEffect: NSObject, @unchecked Sendable {}

open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    public enum Style: Int, Sendable {
        case extraLight, light, dark
        case regular = 4
        case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
        case systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
    }

    let style: Style

    public init(style: Style) { self.style = style }
}

open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    public enum Style: Int, Sendable {
        case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
    }

    public init(blurEffect: UIBlurEffect) {}
    public init(blurEffect: UIBlurEffect, style: Style) {}
}

/// Blurs what is behind it.
open class UIVisualEffectView: UIView {
    public let contentView = UIView()
    open var effect: UIVisualEffect?

    public init(effect: UIVisualEffect? = nil) {
        self.effect = effect
        super.init(frame: .zero)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override var unseenEffect: String? {
        effect is UIVibrancyEffect ? "is vibrancy: its content is drawn in its own colors" : nil
    }

    override func contentElement() -> ViewContent? {
        guard let blur = effect as? UIBlurEffect else { return nil }
        var paint = Paint()
        paint.backdropBlur = 20
        let tint: UIColor =
            switch blur.style {
            case .light, .extraLight, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
                .systemThickMaterialLight, .systemChromeMaterialLight:
                UIColor(white: 1, alpha: 0.7)
            case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
                .systemThickMaterialDark, .systemChromeMaterialDark:
                UIColor(white: 0.1, alpha: 0.7)
            default: UIColor.systemBackground.withAlphaComponent(0.7)
            }
        paint.fills = [.solid(tint.color)]
        return ViewContent(element: Element(BoxNode(paint: paint)).erased)
    }
}
