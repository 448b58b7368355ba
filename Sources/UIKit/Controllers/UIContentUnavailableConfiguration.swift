import Foundation

/// What a screen shows in place of content that it has not: an image, two texts and two buttons.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    public enum Alignment: Int, Sendable { case center, natural }

    public typealias TextProperties = UIListContentConfiguration.TextProperties
    public typealias ImageProperties = UIListContentConfiguration.ImageProperties

    /// What a button does.
    public struct ButtonProperties {
        public var primaryAction: UIAction?
        public var menu: UIMenu?
        public var isEnabled = true
        public var role = UIButton.Role.normal
    }

    fileprivate var isLoading = false
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
    public var alignment = Alignment.center
    /// Without effect on a picture.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    public var imageToTextPadding: CGFloat = 10
    public var textToSecondaryTextPadding: CGFloat = 4
    public var textToButtonPadding: CGFloat = 16
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    public var background = UIBackgroundConfiguration.clear()

    private init(textStyle: UIFont.TextStyle, isBold: Bool) {
        let font = UIFont.preferredFont(forTextStyle: textStyle)
        textProperties = TextProperties(
            font: isBold ? .systemFont(ofSize: font.pointSize, weight: .bold) : font,
            color: isBold ? .label : .secondaryLabel)
        imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
        imageProperties.tintColor = .secondaryLabel
    }

    public static func empty() -> Self { Self(textStyle: .title2, isBold: true) }

    public static func loading() -> Self {
        var content = Self(textStyle: .subheadline, isBold: false)
        (content.isLoading, content.text) = (true, "Loading…")
        return content
    }

    public static func search() -> Self {
        var content = empty()
        content.image = UIImage(systemName: "magnifyingglass")
        (content.text, content.secondaryText) = ("No Results", "Check the spelling or try a new search.")
        return content
    }

    public func updated(for state: any UIConfigurationState) -> Self { self }

    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
}

/// The state for which a screen without content is configured.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]
    /// Without effect on a picture.
    public var searchText: String?

    public init(traits: UITraitCollection) { traitCollection = traits }
}

/// The parts of a configuration below each other, in the middle of the safe area.
open class UIContentUnavailableView: UIView, UIContentView {
    open var configuration: any UIContentConfiguration { didSet { rebuild() } }
    /// Without effect on a picture.
    open var scrollView: UIScrollView?
    private let column = UIStackView()
    private var shownBackground: UIView?

    public init(configuration: UIContentUnavailableConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        rebuild()
    }

    public required init?(coder: NSCoder) { nil }

    /// It stays in the frame of a view that scrolls, and is covered as that is.
    open override var safeAreaInsets: UIEdgeInsets {
        (superview as? UIScrollView)?.safeAreaInsets ?? super.safeAreaInsets
    }

    private func rebuild() {
        guard let content = configuration as? UIContentUnavailableConfiguration else { return }
        shownBackground = content.background.show(in: self, inPlaceOf: shownBackground)
        for view in column.arrangedSubviews { view.removeFromSuperview() }
        column.alignment = content.alignment == .center ? .center : .leading
        show(content)
        NSLayoutConstraint.deactivate(heldConstraints)
        let (safe, margins) = (safeAreaLayoutGuide, content.directionalLayoutMargins)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: margins.leading),
            column.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -margins.trailing),
            column.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
        ])
    }

    private func show(_ content: UIContentUnavailableConfiguration) {
        var (texts, second) = (content.textProperties, content.secondaryTextProperties)
        if content.alignment == .center { (texts.alignment, second.alignment) = (.center, .center) }
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.startAnimating()
        let image = content.isLoading ? indicator : content.image.map { content.imageProperties.view(of: $0).view }
        let parts: [(view: UIView?, spaceBefore: CGFloat)] = [
            (image, 0),
            (texts.label(content.text, content.attributedText), content.imageToTextPadding),
            (
                second.label(content.secondaryText, content.secondaryAttributedText),
                content.textToSecondaryTextPadding
            ),
            (content.button.made(with: content.buttonProperties), content.textToButtonPadding),
            (
                content.secondaryButton.made(with: content.secondaryButtonProperties),
                content.buttonToSecondaryButtonPadding
            ),
        ]
        for (view, space) in parts {
            guard let view else { continue }
            if let last = column.arrangedSubviews.last { column.setCustomSpacing(space, after: last) }
            column.addArrangedSubview(view)
        }
    }
}

extension UIButton.Configuration {
    /// A button if there is something to show on it.
    @MainActor fileprivate func made(with properties: UIContentUnavailableConfiguration.ButtonProperties) -> UIButton? {
        guard title ?? properties.primaryAction?.title != nil || attributedTitle != nil || image != nil else {
            return nil
        }
        let button = UIButton(configuration: self, primaryAction: properties.primaryAction)
        (button.menu, button.isEnabled, button.role) = (properties.menu, properties.isEnabled, properties.role)
        return button
    }
}

extension UIViewController {
    public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        UIContentUnavailableConfigurationState(traits: traitCollection)
    }

    /// Shows a configuration in front of all of the view, whatever is scrolled in it.
    func showContentUnavailable(inPlaceOf old: UIView?) -> UIView? {
        old?.removeFromSuperview()
        guard let view, let content = contentUnavailableConfiguration?.makeContentView() else { return nil }
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        let frame = (view as? UIScrollView)?.frameLayoutGuide ?? view.guide(.own)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
            content.topAnchor.constraint(equalTo: frame.topAnchor),
            content.bottomAnchor.constraint(equalTo: frame.bottomAnchor),
        ])
        return content
    }
}
