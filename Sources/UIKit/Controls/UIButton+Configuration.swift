// swift-format-ignore-file: OneCasePerLine, AlwaysUseLowerCamelCase

import Foundation
import QuoinControls

extension UIButton {
    /// The look of a button in one value.
    public struct Configuration {
        private enum Style { case plain, gray, tinted, filled }

        private var style: Style
        public var title: String?
        public var attributedTitle: AttributedString?
        public var subtitle: String?
        public var image: UIImage?
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 1
        public var imagePlacement = NSDirectionalRectEdge.leading
        private var ownInsets: NSDirectionalEdgeInsets?
        /// By default those of the size of the button.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? buttonSize.contentInsets }
            set { ownInsets = newValue }
        }
        public var titleAlignment = TitleAlignment.automatic
        public var attributedSubtitle: AttributedString?
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Without effect on a picture.
        public var automaticallyUpdateForSelection = true
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var showsActivityIndicator = false
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var background = UIBackgroundConfiguration.clear()

        private init(_ style: Style) { self.style = style }

        public mutating func setDefaultContentInsets() { ownInsets = nil }

        public static func plain() -> Configuration { Configuration(.plain) }
        public static func gray() -> Configuration { Configuration(.gray) }
        public static func tinted() -> Configuration { Configuration(.tinted) }
        public static func filled() -> Configuration { Configuration(.filled) }
        public static func borderless() -> Configuration {
            var plain = plain()
            plain.contentInsets = .zero
            return plain
        }
        public static func bordered() -> Configuration { Configuration(.gray) }
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        public func updated(for button: UIButton) -> Configuration { self }

        public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }
        public enum Size: Int, Sendable { case medium, small, mini, large }
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    }
}

/// Changes the attributes of the title of a button.
public struct UIConfigurationTextAttributesTransformer {
    let transform: (AttributeContainer) -> AttributeContainer

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
}

extension UIButton.Configuration {
    @MainActor func element(of button: UIButton) -> AnyElement {
        let tint: UIColor = button.tintColor
        let foreground = baseForegroundColor ?? (style == .filled ? .white : tint)
        let color = button.isEnabled ? foreground : .tertiaryLabel
        let scaled = button.traitCollection
        let (large, small) = (buttonSize.textStyle, UIFont.TextStyle.caption1)
        let lines = [
            text(
                title, attributedTitle, .preferredFont(forTextStyle: large, compatibleWith: scaled), color,
                titleLineBreakMode, titleTextAttributesTransformer),
            text(
                subtitle, attributedSubtitle, .preferredFont(forTextStyle: small, compatibleWith: scaled), color,
                subtitleLineBreakMode, subtitleTextAttributesTransformer),
        ].compactMap { $0 }
        let title =
            lines.count > 1
            ? Element(StackLayout(.vertical, spacing: Double(titlePadding)), children: lines)
                .alignItems(titleAlignment.place).erased
            : lines.first
        var parts = [showsActivityIndicator ? indicator(color) : picture(color), title?.flexShrink().erased].compactMap
        { $0 }
        if imagePlacement == .trailing || imagePlacement == .bottom { parts.reverse() }
        let isColumn = imagePlacement == .top || imagePlacement == .bottom
        let row = Element(
            StackLayout(isColumn ? .vertical : .horizontal, spacing: Double(imagePadding)), children: parts
        ).alignItems(.center)
        let paint = paint(tint, isEnabled: button.isEnabled)
        return Element(
            BoxNode.painting(paint), children: [row.inset(contentInsets.insets).centered().erased]
        ).erased
    }

    private func text(
        _ string: String?, _ attributed: AttributedString?, _ font: UIFont, _ color: UIColor,
        _ lineBreakMode: NSLineBreakMode, _ transformer: UIConfigurationTextAttributesTransformer?
    ) -> AnyElement? {
        guard var shown = attributed ?? string.map({ AttributedString($0) }), !shown.characters.isEmpty else {
            return nil
        }
        if let transformer {
            var own = AttributeContainer()
            (own.font, own.foregroundColor) = (font, color)
            shown.mergeAttributes(transformer.transform(own), mergePolicy: .keepCurrent)
        }
        var style = font.style
        style.color = color.color
        var paragraph = ParagraphStyle()
        paragraph.alignment = .center
        if lineBreakMode != .byWordWrapping {
            lineBreakMode.apply(to: &paragraph)
            paragraph.lineLimit = 1
        }
        return NSAttributedString(shown).systemParagraphs(font, style, paragraph).element()
    }

    private func indicator(_ color: UIColor) -> AnyElement {
        let size = ControlMetrics.activity.width ?? 0
        return Control.activity(color.color, isLarge: false).element.size(size, size).erased
    }

    private func picture(_ color: UIColor) -> AnyElement? {
        guard let image else { return nil }
        let shown = preferredSymbolConfigurationForImage.map { image.withConfiguration($0) } ?? image
        return shown.element(shown.ownMode, tint: color)
            .preferredSize(Double(shown.size.width), Double(shown.size.height)).erased
    }

    private func paint(_ tint: UIColor, isEnabled: Bool) -> Paint {
        var paint = Paint()
        let own: UIColor? =
            switch style {
            case .plain: nil
            case .gray: .secondarySystemFill
            case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
            case .filled: baseBackgroundColor ?? tint
            }
        let color = background.backgroundColor ?? (style == .tinted ? own : baseBackgroundColor ?? own)
        if let color { paint.fills = [.solid(isEnabled ? color.color : UIColor.systemFill.color)] }
        paint.cornerRadii =
            switch cornerStyle {
            case .capsule: CornerRadii(999)
            case .small: CornerRadii(4)
            case .medium: CornerRadii(8)
            case .large: CornerRadii(12)
            case .fixed: CornerRadii(Double(background.cornerRadius))
            case .dynamic: CornerRadii(background.cornerRadius > 0 ? Double(background.cornerRadius) : 5.95)
            }
        if let line = background.strokeColor, background.strokeWidth > 0 {
            paint.border = Border(width: Double(background.strokeWidth), color: line.color)
        }
        return paint
    }
}

extension UIButton.Configuration.Size {
    /// iOS 17: buttons are 28, 28, 34.33 and 50.33 points high.
    fileprivate var contentInsets: NSDirectionalEdgeInsets {
        switch self {
        case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .medium: NSDirectionalEdgeInsets(ControlMetrics.configuredButtonPadding)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    fileprivate var textStyle: UIFont.TextStyle { self == .small || self == .mini ? .subheadline : .body }
}

extension UIButton.Configuration.TitleAlignment {
    fileprivate var place: StackLayout.AlignItems {
        switch self {
        case .leading: .start
        case .trailing: .end
        case .automatic, .center: .center
        }
    }
}
