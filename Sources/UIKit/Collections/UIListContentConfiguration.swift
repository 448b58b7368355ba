import Foundation

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
    public var directionalLayoutMargins = Self.standardMargins
    /// Without effect on a picture.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    static let standardMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    /// In points; a header or a footer is as high as what is in it.
    fileprivate var leastHeight: CGFloat = 44
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    public var textToSecondaryTextVerticalPadding: CGFloat = 2
    public var prefersSideBySideTextAndSecondaryText = false

    public struct TextProperties {
        public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

        public var font: UIFont
        public var color: UIColor
        public var colorTransformer: UIConfigurationColorTransformer?
        public var numberOfLines = 0
        public var alignment = NSTextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var transform = TextTransform.none
        public var adjustsFontForContentSizeCategory = true
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        // Without effect on a picture:
        public var allowsDefaultTighteningForTruncation = false
        public var showsExpansionTextWhenTruncated = false

        init(font: UIFont, color: UIColor) { (self.font, self.color) = (font, color) }

        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    }

    public struct ImageProperties {
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        public var cornerRadius: CGFloat = 0
        public var strokeColor: UIColor?
        public var strokeWidth: CGFloat = 0
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The greatest size of the image, in points; 0 on an axis for no limit.
        public var maximumSize = CGSize.zero
        /// The size of the area in whose middle the image is, in points; 0 on an axis for that of the image.
        public var reservedLayoutSize = CGSize.zero
        /// Without effect on a picture.
        public var accessibilityIgnoresInvertColors = false

        public func resolvedTintColor(for tint: UIColor) -> UIColor {
            tintColorTransformer?(tintColor ?? tint) ?? tintColor ?? tint
        }

        /// For ``reservedLayoutSize``: as much as symbols of any width need.
        public static let standardDimension: CGFloat = 24
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
    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    public static func sidebarHeader() -> UIListContentConfiguration { header(.headline) }
    public static func plainFooter() -> UIListContentConfiguration { header(.footnote) }
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { header(.headline) }
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { header(.title3) }
    public static func plainHeader() -> UIListContentConfiguration { header(.headline) }
    public static func groupedHeader() -> UIListContentConfiguration { header(.footnote, top: 0, bottom: 7) }
    public static func groupedFooter() -> UIListContentConfiguration { header(.footnote, top: 7, bottom: 0) }

    private static func header(
        _ style: UIFont.TextStyle, top: CGFloat = 11, bottom: CGFloat = 11
    ) -> UIListContentConfiguration {
        var content = UIListContentConfiguration()
        (content.directionalLayoutMargins.top, content.directionalLayoutMargins.bottom) = (top, bottom)
        content.leastHeight = 0
        content.textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: .secondaryLabel)
        return content
    }

    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
}

open class UIListContentView: UIView, UIContentView {
    open var configuration: any UIContentConfiguration { didSet { rebuild() } }
    private let row = UIStackView()
    /// From the edges of the row, in points, unless the configuration says otherwise.
    var margin: CGFloat = 16 { didSet { if margin != oldValue { rebuild() } } }
    /// From the edge to the texts, in points.
    private(set) var textStart: CGFloat = 0
    /// The frames of the texts and of the image; `nil` for what the row does not have.
    open private(set) var textLayoutGuide, secondaryTextLayoutGuide, imageLayoutGuide: UILayoutGuide?

    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        row.alignment = .center
        addSubview(row)
        rebuild()
    }

    public required init?(coder: NSCoder) { nil }

    private func guide(around view: UIView) -> UILayoutGuide {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        return guide
    }

    private func rebuild() {
        guard let content = configuration as? UIListContentConfiguration else { return }
        for view in row.arrangedSubviews { view.removeFromSuperview() }
        let first = content.textProperties.label(content.text, content.attributedText)
        let second = content.secondaryTextProperties.label(
            content.secondaryText, content.secondaryAttributedText)
        for guide in [textLayoutGuide, secondaryTextLayoutGuide, imageLayoutGuide] { guide.map(removeLayoutGuide) }
        let texts = UIStackView(arrangedSubviews: [first, second].compactMap { $0 })
        texts.axis = content.prefersSideBySideTextAndSecondaryText ? .horizontal : .vertical
        texts.spacing =
            content.prefersSideBySideTextAndSecondaryText
            ? content.textToSecondaryTextHorizontalPadding : content.textToSecondaryTextVerticalPadding
        if content.prefersSideBySideTextAndSecondaryText, let first, let second {
            // The first text fills what the second one leaves, which stands at the end.
            first.setContentHuggingPriority(.defaultLow, for: .horizontal)
            second.setContentHuggingPriority(.required, for: .horizontal)
        }
        row.spacing = content.imageToTextPadding
        var imageExtent: CGFloat = 0
        if let image = content.image {
            let area = content.imageProperties.view(of: image)
            row.addArrangedSubview(area.view)
            imageExtent = area.width + content.imageToTextPadding
        }
        row.addArrangedSubview(texts)
        NSLayoutConstraint.deactivate(heldConstraints)
        (textLayoutGuide, secondaryTextLayoutGuide) = (first.map(guide), second.map(guide))
        imageLayoutGuide = content.image == nil ? nil : row.arrangedSubviews.first.map(guide)
        var margins = content.directionalLayoutMargins
        // A header without a text takes no room.
        if content.leastHeight == 0, first == nil, second == nil, content.image == nil { margins = .zero }
        if margins == UIListContentConfiguration.standardMargins {
            (margins.leading, margins.trailing) = (margin, margin)
        }
        textStart = margins.leading + imageExtent
        NSLayoutConstraint.activate(row.edgeConstraints(to: self, margins))
        heightAnchor.constraint(greaterThanOrEqualToConstant: content.leastHeight).isActive = true
    }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
    fileprivate func applied(to text: String?) -> String? {
        switch self {
        case .none: text
        case .uppercase: text?.uppercased()
        case .lowercase: text?.lowercased()
        case .capitalized: text?.capitalized
        }
    }
}

extension UIListContentConfiguration.TextProperties {
    /// A label with these properties, if there is a text.
    @MainActor func label(_ text: String?, _ attributed: NSAttributedString?) -> UILabel? {
        guard text != nil || attributed != nil else { return nil }
        let label = UILabel()
        (label.font, label.textColor) = (font, resolvedColor())
        (label.numberOfLines, label.textAlignment) = (numberOfLines, alignment)
        label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
        (label.lineBreakMode, label.minimumScaleFactor) = (lineBreakMode, minimumScaleFactor)
        if let attributed {
            label.attributedText = attributed
        } else {
            label.text = transform.applied(to: text)
        }
        return label
    }
}

extension UIListContentConfiguration.ImageProperties {
    /// The image in its size, in the middle of the reserved area.
    @MainActor func view(of image: UIImage) -> (view: UIView, width: CGFloat) {
        let shown = preferredSymbolConfiguration.map { image.withConfiguration($0) } ?? image
        let view = UIImageView(image: shown)
        if tintColor != nil || tintColorTransformer != nil { view.tintColor = resolvedTintColor(for: view.tintColor) }
        view.layer.cornerRadius = cornerRadius
        view.clipsToBounds = cornerRadius > 0
        (view.layer.borderWidth, view.layer.borderColor) = (strokeWidth, strokeColor?.cgColor)
        var size = shown.size
        let limits = [maximumSize.width / size.width, maximumSize.height / size.height]
        let factor = limits.filter { $0 > 0 && $0 < 1 }.min() ?? 1
        size = CGSize(width: size.width * factor, height: size.height * factor)
        let (area, width) = (UIView(), max(size.width, reservedLayoutSize.width))
        view.translatesAutoresizingMaskIntoConstraints = false
        area.addSubview(view)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: size.width),
            view.heightAnchor.constraint(equalToConstant: size.height),
            view.centerXAnchor.constraint(equalTo: area.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: area.centerYAnchor),
            area.widthAnchor.constraint(equalToConstant: width),
            area.heightAnchor.constraint(equalToConstant: max(size.height, reservedLayoutSize.height)),
        ])
        return (area, width)
    }
}
