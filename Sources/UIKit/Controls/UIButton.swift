import Foundation
import QuoinControls

/// A button with a title, an image, or both.
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    }

    public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

    private struct Look {
        var title: String?
        var attributedTitle: NSAttributedString?
        var color: UIColor?
        var image: UIImage?
        var background: UIImage?
    }

    private var looks: [State: Look] = [:]
    var awaited: RemoteImage.Awaited?
    override var unseenEffect: String? {
        guard let awaited, [currentImage, currentBackgroundImage].contains(where: { $0 === awaited.shown }) else {
            return nil
        }
        return RemoteImage.warning(of: awaited.address)
    }
    public private(set) var buttonType = ButtonType.custom
    open var configuration: Configuration? { didSet { markChanged() } }
    open var configurationUpdateHandler: ((UIButton) -> Void)?
    open var menu: UIMenu?
    open var changesSelectionAsPrimaryAction = false
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { markChanged() } }
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { markChanged() } }
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { markChanged() } }
    /// Without effect on a picture.
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    /// Without effect on a picture.
    open var showsTouchWhenHighlighted = false
    open var role = Role.normal
    // Without effect on a picture:
    open var isPointerInteractionEnabled = false
    open var automaticallyUpdatesConfiguration = true

    /// The label and the image view are settings of the button, which draws them itself.
    private lazy var label: UILabel = {
        let label = UILabel()
        label.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
        label.lineBreakMode = .byTruncatingMiddle
        return label
    }()
    private lazy var picture = UIImageView()

    open var titleLabel: UILabel? {
        label.text = currentTitle
        return label
    }
    open var imageView: UIImageView? {
        picture.image = currentImage
        return picture
    }

    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
        if type == .contactAdd { setImage(UIImage(systemName: "plus.circle"), for: .normal) }
        if type == .close {
            setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
            tintColor = .systemGray
        }
        if [.infoLight, .infoDark, .detailDisclosure].contains(type) {
            setImage(UIImage(systemName: "info.circle"), for: .normal)
        }
    }

    public convenience init(type: ButtonType, primaryAction: UIAction?) {
        self.init(type: type)
        take(primaryAction)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        buttonType = .system
        self.configuration = configuration
        take(primaryAction)
    }

    public convenience init(primaryAction: UIAction?) {
        self.init(type: .system)
        take(primaryAction)
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty {
            setTitle(action.title, for: .normal)
            if configuration != nil, configuration?.title == nil { configuration?.title = action.title }
        }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    private func change(_ state: State, _ change: (inout Look) -> Void) {
        change(&looks[state, default: Look()])
        markChanged()
    }

    private func look<Value>(_ path: KeyPath<Look, Value?>, _ state: State) -> Value? {
        looks[state]?[keyPath: path] ?? looks[.normal]?[keyPath: path]
    }

    open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        change(state) { $0.attributedTitle = title }
    }
    open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.color = color } }
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
    open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
    open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.background = image } }
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        guard let configuration, let image = image(for: state) else { return }
        setImage(image.withConfiguration(configuration), for: state)
    }

    open func title(for state: State) -> String? { look(\.title, state) }
    open func attributedTitle(for state: State) -> NSAttributedString? { look(\.attributedTitle, state) }
    open func titleColor(for state: State) -> UIColor? {
        look(\.color, state) ?? (buttonType == .custom ? .white : tintColor)
    }
    open func image(for state: State) -> UIImage? { look(\.image, state) }
    open func backgroundImage(for state: State) -> UIImage? { look(\.background, state) }
    open var currentTitle: String? { chosenTitle ?? title(for: state) }

    /// Of what is chosen in a menu that the button shows the choice of.
    private var chosenTitle: String? {
        guard changesSelectionAsPrimaryAction, let actions = menu?.actions else { return nil }
        return (actions.first { $0.state == .on } ?? actions.first)?.title
    }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    open var currentImage: UIImage? { image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    open func titleRect(forContentRect rect: CGRect) -> CGRect { rect }
    open func imageRect(forContentRect rect: CGRect) -> CGRect { rect }

    open func setNeedsUpdateConfiguration() { markChanged() }
    /// Called before each picture, before the app's handler.
    open func updateConfiguration() {}

    override var shownText: String? { configuration?.title ?? currentTitle }

    /// The views that the app put behind the title and the image, which are views on iOS.
    private var viewsBehind: Set<ObjectIdentifier> = []

    override func isBehindContent(_ subview: UIView) -> Bool { viewsBehind.contains(ObjectIdentifier(subview)) }

    open override func sendSubviewToBack(_ view: UIView) {
        super.sendSubviewToBack(view)
        viewsBehind.insert(ObjectIdentifier(view))
    }

    open override func insertSubview(_ view: UIView, at index: Int) {
        super.insertSubview(view, at: index)
        if index == 0 { viewsBehind.insert(ObjectIdentifier(view)) }
    }

    open override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        super.insertSubview(view, belowSubview: sibling)
        if subviews.first === view { viewsBehind.insert(ObjectIdentifier(view)) }
    }

    override func recordedSettings(_ names: ViewNames) -> [RecordedProperty] { placeSettings }

    override func contentElement() -> ViewContent? {
        updateConfiguration()
        configurationUpdateHandler?(self)
        if var configuration {
            if let chosenTitle { (configuration.title, configuration.attributedTitle) = (chosenTitle, nil) }
            // What is set for states is shown where the configuration says nothing.
            if configuration.title == nil, configuration.attributedTitle == nil {
                configuration.title = currentAttributedTitle?.string ?? currentTitle
            }
            configuration.image = configuration.image ?? currentImage
            configuration.baseForegroundColor = configuration.baseForegroundColor ?? look(\.color, state)
            return ViewContent(element: configuration.element(of: self), isMeasured: true)
        }
        let parts = [imageElement, titleElement].compactMap { $0 }
        guard !parts.isEmpty || currentBackgroundImage != nil else { return nil }
        let isMirrored = semanticContentAttribute == .forceRightToLeft
        let row = Element(StackLayout(.horizontal), children: isMirrored ? parts.reversed() : parts)
            .alignItems(.center)
        var insets = contentEdgeInsets.insets
        if contentEdgeInsets == .zero, titleElement != nil, !isTight { insets = ControlMetrics.buttonPadding }
        let content = row.inset(insets).position(horizontal: horizontalPlace, vertical: verticalPlace)
            .minWidth(.points(titleElement == nil ? 0 : ControlMetrics.leastButtonWidth))
        guard let background = currentBackgroundImage else {
            return ViewContent(element: content.erased, isMeasured: true)
        }
        return ViewContent(
            element: content.background(background.element(.stretch, tint: tintColor)).erased, isMeasured: true)
    }

    /// Whether the frame has no room for what the system adds above and below a title.
    private var isTight: Bool {
        let (height, padding) = (plainFrame.height, ControlMetrics.buttonPadding)
        return height > 0 && height < label.font.lineHeight + padding.top + padding.bottom
    }

    private var horizontalPlace: RelativeLayout.Position {
        switch contentHorizontalAlignment {
        case .left, .leading: .start
        case .right, .trailing: .end
        case .center, .fill: .center
        }
    }

    private var verticalPlace: RelativeLayout.Position {
        switch contentVerticalAlignment {
        case .top: .start
        case .bottom: .end
        case .center, .fill: .center
        }
    }

    private var titleElement: AnyElement? {
        let label = label
        if let title = currentAttributedTitle {
            label.attributedText = title
        } else if let title = currentTitle, !title.isEmpty {
            label.text = title
        } else {
            return nil
        }
        label.textColor = isEnabled ? currentTitleColor : currentTitleColor.withAlphaComponent(0.4)
        return label.contentElement().map { moved($0.element, by: titleEdgeInsets).flexShrink().erased }
    }

    /// The title or the image, which insets only move: the button is not larger for them.
    private func moved(_ part: AnyElement, by insets: UIEdgeInsets) -> AnyElement {
        func distance(_ start: CGFloat, _ end: CGFloat, _ place: RelativeLayout.Position) -> CGFloat {
            switch place {
            case .none, .start: start
            case .center: (start - end) / 2
            case .end: -end
            }
        }
        return part.moved(
            by: UIOffset(
                horizontal: distance(insets.left, insets.right, horizontalPlace),
                vertical: distance(insets.top, insets.bottom, verticalPlace)))
    }

    private var imageElement: AnyElement? {
        guard let image = currentImage else { return nil }
        let isStretched = picture.contentMode == .scaleToFill || image.isSymbolImage
        let mode = isStretched ? image.ownMode : picture.contentMode.mode
        let element = image.element(mode, tint: picture.ownTintColor ?? tintColor)
            .preferredSize(Double(image.size.width), Double(image.size.height))
        let isDimmed = !isEnabled && adjustsImageWhenDisabled && looks[.disabled]?.image == nil
        let shown =
            isDimmed
            ? Element(BoxNode(), children: [element.erased]).painted { $0.opacity = 0.5 }.erased : element.erased
        // Without a title, they keep the image from the edges.
        if titleElement == nil { return imageEdgeInsets == .zero ? shown : shown.inset(imageEdgeInsets.insets).erased }
        return moved(shown, by: imageEdgeInsets)
    }
}
