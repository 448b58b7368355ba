import Foundation

/// A row of a collection that is a list.
open class UICollectionViewListCell: UICollectionViewCell {
    private var shownAccessories = RowAccessories()
    open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }

    override func editingChanged() { showAccessories() }

    private func showAccessories() {
        let shown = accessories.filter { $0.isShown(whileEditing: isEdited) }
        shownAccessories.show(
            leading: shown.filter(\.isLeading).compactMap { $0.view() },
            trailing: shown.filter { !$0.isLeading }.compactMap { $0.view() }, in: self)
    }

    open var indentationLevel = 0 { didSet { indent() } }
    open var indentationWidth: CGFloat = 10 { didSet { indent() } }

    private func indent() {
        shownAccessories.indentation = CGFloat(indentationLevel) * indentationWidth
        setNeedsLayout()
    }

    /// Where the line below the row is, as far as an app says it: by default from the text on.
    open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        hasSeparatorGuide = true
        return guide
    }()
    private var hasSeparatorGuide = false

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = shownAccessories.place(in: self)
    }

    override var separatorStart: CGFloat {
        if hasSeparatorGuide {
            let line = separatorLayoutGuide.layoutFrame
            return isRightToLeft ? plainFrame.width - line.maxX : line.minX
        }
        let content = shownAccessories.place(in: self)
        return super.separatorStart + (isRightToLeft ? plainFrame.width - content.maxX : content.minX)
    }

    open override func systemLayoutSizeFitting(
        _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { shownAccessories.size(around: contentView, target, horizontal, vertical) }
}

/// What stands at an end of a row.
@preconcurrency @MainActor public struct UICellAccessory {
    public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }

    public enum Placement {
        case leading(displayed: DisplayedState = .always, at: (([UICellAccessory]) -> Int)? = nil)
        case trailing(displayed: DisplayedState = .always, at: (([UICellAccessory]) -> Int)? = nil)
    }

    /// How an accessory looks.
    public struct Options {
        /// Of a disclosure of an outline: whether the whole row or the indicator opens it.
        public enum Style: Int, Sendable { case automatic, header, cell }

        public var style: Style
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?
        public var font: UIFont
        public var adjustsFontForContentSizeCategory: Bool
        public var showsVerticalSeparator: Bool

        public init(
            style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard,
            tintColor: UIColor? = nil, font: UIFont = .preferredFont(forTextStyle: .body),
            adjustsFontForContentSizeCategory: Bool = true, showsVerticalSeparator: Bool = false
        ) {
            (self.style, self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
                style, isHidden, reservedLayoutWidth, tintColor
            )
            (self.font, self.showsVerticalSeparator) = (font, showsVerticalSeparator)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }
    }

    public enum LayoutDimension: Hashable, Sendable {
        case standard, actual
        case custom(CGFloat)
    }

    public typealias DisclosureIndicatorOptions = Options
    public typealias CheckmarkOptions = Options
    public typealias LabelOptions = Options
    public typealias DetailOptions = Options
    public typealias OutlineDisclosureOptions = Options
    public typealias DeleteOptions = Options
    public typealias InsertOptions = Options
    public typealias ReorderOptions = Options
    public typealias MultiselectOptions = Options

    /// A view of the app's own at an end of a row.
    public struct CustomViewConfiguration {
        public let customView: UIView
        public let placement: Placement
        public var isHidden: Bool
        public var tintColor: UIColor?

        public init(
            customView: UIView, placement: Placement, isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool = false
        ) {
            (self.customView, self.placement) = (customView, placement)
            (self.isHidden, self.tintColor) = (isHidden, tintColor)
        }
    }

    private enum Content {
        case symbol(String, UIColor?, CGFloat = 13)
        case text(String)
        case view(UIView)
    }

    private let content: Content
    let isLeading: Bool
    private let displayed: DisplayedState
    private let options: Options

    func isShown(whileEditing isEditing: Bool) -> Bool {
        displayed != (isEditing ? .whenNotEditing : .whenEditing) && !options.isHidden
    }

    private init(_ content: Content, _ displayed: DisplayedState, _ options: Options, isLeading: Bool = false) {
        (self.content, self.displayed, self.options, self.isLeading) = (content, displayed, options, isLeading)
    }

    fileprivate func view() -> UIView? {
        switch content {
        case .view(let view):
            if let tint = options.tintColor { view.tintColor = tint }
            return view
        case .symbol(let name, let color, let size):
            return RowSymbol(symbol: name, color: options.tintColor ?? color, size: size)
        case .text(let text):
            let label = UILabel()
            (label.text, label.font, label.textColor) = (text, options.font, options.tintColor ?? .secondaryLabel)
            label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
            return label
        }
    }

    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: Options = Options()
    ) -> UICellAccessory { UICellAccessory(.symbol("chevron.right", .tertiaryLabel), displayed, options) }
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: Options = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(.symbol("chevron.right", nil), displayed, options) }
    public static func checkmark(
        displayed: DisplayedState = .always, options: Options = Options()
    ) -> UICellAccessory { UICellAccessory(.symbol("checkmark", nil), displayed, options) }
    public static func detail(
        displayed: DisplayedState = .always, options: Options = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(.symbol("info.circle", nil), displayed, options) }
    public static func label(
        text: String, displayed: DisplayedState = .always, options: Options = Options()
    ) -> UICellAccessory { UICellAccessory(.text(text), displayed, options) }
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: Options = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.symbol("minus.circle.fill", .systemRed, 20), displayed, options, isLeading: true)
    }
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: Options = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.symbol("plus.circle.fill", .systemGreen, 20), displayed, options, isLeading: true)
    }
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: Options = Options()
    ) -> UICellAccessory { UICellAccessory(.symbol("circle", .tertiaryLabel, 20), displayed, options, isLeading: true) }
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: Options = Options()
    ) -> UICellAccessory { UICellAccessory(.symbol("line.3.horizontal", .tertiaryLabel), displayed, options) }
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let options = Options(isHidden: configuration.isHidden, tintColor: configuration.tintColor)
        return switch configuration.placement {
        case .leading(let displayed, _):
            UICellAccessory(.view(configuration.customView), displayed, options, isLeading: true)
        case .trailing(let displayed, _): UICellAccessory(.view(configuration.customView), displayed, options)
        }
    }
}

/// A symbol at the end of a row.
final class RowSymbol: UIImageView, SystemPart {
    convenience init(symbol name: String, color: UIColor?, size: CGFloat = 13) {
        self.init(
            image: UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size)))
        contentMode = .center
        if let color { tintColor = color }
    }
}
