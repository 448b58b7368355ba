import Foundation

/// A view that a collection shows for an item.
open class UICollectionReusableView: UIView, LayoutRoot {
    public internal(set) var reuseIdentifier: String?

    open func prepareForReuse() {}
    open func apply(_ attributes: UICollectionViewLayoutAttributes) {}
    open func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { attributes }
}

open class UICollectionViewCell: UICollectionReusableView {
    public let contentView = UIView()
    open var backgroundView: UIView? { didSet { replace(oldValue, backgroundView) } }
    open var selectedBackgroundView: UIView?
    open var isSelected = false
    open var isHighlighted = false
    open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { if let color = backgroundConfiguration?.backgroundColor { backgroundColor = color } }
    }
    private var shownContent: UIView?
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { shownContent = contentConfiguration.map { $0.show(in: contentView, inPlaceOf: shownContent) } }
    }

    override func setUp() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.frame = bounds
        addSubview(contentView)
    }

    private func replace(_ old: UIView?, _ new: UIView?) {
        old?.removeFromSuperview()
        guard let new else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(new, at: 0)
    }

    open func updateConfiguration(using state: UICellConfigurationState) {}
    open func setNeedsUpdateConfiguration() {}
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    /// The content is as large as the cell, whatever its mask in a file says.
    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
    }

    override var contentToFit: UIView { contentView }
}

open class UICollectionViewListCell: UICollectionViewCell {
    open var accessories: [UICellAccessory] = []
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
}

/// What stands at the end of a row; it is not drawn.
public struct UICellAccessory: Sendable {
    public static func disclosureIndicator() -> UICellAccessory { UICellAccessory() }
    public static func checkmark() -> UICellAccessory { UICellAccessory() }
    public static func delete() -> UICellAccessory { UICellAccessory() }
    public static func outlineDisclosure() -> UICellAccessory { UICellAccessory() }
}

/// The state for which a cell is configured.
public struct UICellConfigurationState: Sendable {
    public var isSelected = false
    public var isHighlighted = false
    public var isDisabled = false
    public var isEditing = false
}

// MARK: - Content configurations

/// The content of a cell as a value.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
    func updated(for state: UICellConfigurationState) -> Self
}

@preconcurrency @MainActor public protocol UIContentView: AnyObject {
    var configuration: any UIContentConfiguration { get set }
}

extension UIContentConfiguration {
    func show(in view: UIView, inPlaceOf old: UIView?) -> UIView {
        old?.removeFromSuperview()
        let content: UIView = makeContentView()
        view.addSubview(content)
        NSLayoutConstraint.activate(content.edgeConstraints(to: view))
        return content
    }
}

extension UIView {
    /// Constraints that keep the edges at those of another view, without the translated autoresizing mask.
    func edgeConstraints(to view: UIView, _ margins: NSDirectionalEdgeInsets = .zero) -> [NSLayoutConstraint] {
        translatesAutoresizingMaskIntoConstraints = false
        return [
            leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: margins.leading),
            trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -margins.trailing),
            topAnchor.constraint(equalTo: view.topAnchor, constant: margins.top),
            bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -margins.bottom),
        ]
    }
}

/// The content of the rows of lists: an image and two texts.
public struct UIListContentConfiguration: UIContentConfiguration {
    public var image: UIImage?
    public var text: String?
    public var attributedText: NSAttributedString?
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
    public var secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .caption1), color: .label)
    public var imageProperties = ImageProperties()
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    public var textToSecondaryTextVerticalPadding: CGFloat = 2
    public var prefersSideBySideTextAndSecondaryText = false

    public struct TextProperties {
        public var font: UIFont
        public var color: UIColor
        public var numberOfLines = 0
        public var alignment = NSTextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var adjustsFontForContentSizeCategory = true

        init(font: UIFont, color: UIColor) { (self.font, self.color) = (font, color) }
    }

    public struct ImageProperties {
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    }

    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func valueCell() -> UIListContentConfiguration {
        var content = UIListContentConfiguration()
        content.prefersSideBySideTextAndSecondaryText = true
        content.secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
        return content
    }
    public static func plainHeader() -> UIListContentConfiguration { header(.headline) }
    public static func groupedHeader() -> UIListContentConfiguration { header(.footnote) }
    public static func groupedFooter() -> UIListContentConfiguration { header(.footnote) }

    private static func header(_ style: UIFont.TextStyle) -> UIListContentConfiguration {
        var content = UIListContentConfiguration()
        content.textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: .secondaryLabel)
        return content
    }

    public func updated(for state: UICellConfigurationState) -> UIListContentConfiguration { self }

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
}

open class UIListContentView: UIView, UIContentView {
    open var configuration: any UIContentConfiguration { didSet { rebuild() } }
    private let row = UIStackView()

    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        row.alignment = .center
        addSubview(row)
        rebuild()
    }

    public required init?(coder: NSCoder) { nil }

    private func rebuild() {
        guard let content = configuration as? UIListContentConfiguration else { return }
        for view in row.arrangedSubviews { view.removeFromSuperview() }
        let image = UIImageView(image: content.image)
        image.tintColor = content.imageProperties.tintColor ?? tintColor
        let first = label(content.text, content.attributedText, content.textProperties)
        let second = label(
            content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties)
        let texts = UIStackView(arrangedSubviews: [first, second].compactMap { $0 })
        texts.axis = content.prefersSideBySideTextAndSecondaryText ? .horizontal : .vertical
        texts.spacing =
            content.prefersSideBySideTextAndSecondaryText
            ? content.textToSecondaryTextHorizontalPadding : content.textToSecondaryTextVerticalPadding
        row.spacing = content.imageToTextPadding
        if content.image != nil { row.addArrangedSubview(image) }
        row.addArrangedSubview(texts)
        NSLayoutConstraint.deactivate(heldConstraints)
        NSLayoutConstraint.activate(row.edgeConstraints(to: self, content.directionalLayoutMargins))
        heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    }

    private func label(
        _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties
    ) -> UILabel? {
        guard text != nil || attributed != nil else { return nil }
        let label = UILabel()
        (label.font, label.textColor) = (properties.font, properties.color)
        (label.numberOfLines, label.textAlignment) = (properties.numberOfLines, properties.alignment)
        if let attributed { label.attributedText = attributed } else { label.text = text }
        return label
    }
}
