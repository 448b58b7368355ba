import Foundation
import QuoinLayout

/// Shows an image.
open class UIImageView: UIView {
    open var image: UIImage? { didSet { markChanged() } }
    open var highlightedImage: UIImage?
    open var isHighlighted = false
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The first is shown while they are shown in turn.
    open var animationImages: [UIImage]? { didSet { markChanged() } }
    var awaited: RemoteImage.Awaited?
    // Without effect on a picture:
    open var animationDuration: TimeInterval = 0
    open var animationRepeatCount = 0
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false

    open private(set) var isAnimating = false { didSet { markChanged() } }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        (self.image, self.highlightedImage) = (image, highlightedImage)
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    }

    override func setUp() {
        huggings = (UILayoutPriority(251), UILayoutPriority(251))
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    var shown: UIImage? {
        let still = isHighlighted ? highlightedImage ?? image : image
        let shown = isAnimating ? animationImages?.first ?? still : still
        return preferredSymbolConfiguration.flatMap { shown?.withConfiguration($0) } ?? shown
    }

    override var hasContentInLayer: Bool { true }

    override var shownText: String? { shown?.symbolName }

    override var unseenEffect: String? {
        if let awaited, awaited.shown === image { return RemoteImage.warning(of: awaited.address) }
        return shown?.pageProblem.map { "is a PDF, and a box stands for it: \($0)" }
    }

    override func contentElement() -> ViewContent? {
        guard let shown else { return nil }
        // A symbol keeps its proportions even where an image would be stretched.
        let mode = shown.isSymbolImage && contentMode == .scaleToFill ? .scaleAspectFit : contentMode
        return ViewContent(element: shown.element(mode.mode, tint: tintColor))
    }

    override var contentSizeOfSystem: CGSize { shown?.size ?? super.contentSizeOfSystem }

    open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? super.sizeThatFits(size) }

    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
}
