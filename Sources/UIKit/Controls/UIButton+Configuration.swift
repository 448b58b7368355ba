// swift-format-ignore-file: OneCasePerLine, AlwaysUseLowerCamelCase

import Foundation
import QuoinControls
import QuoinLayout
import QuoinScene
import QuoinValues

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
        public var contentInsets: NSDirectionalEdgeInsets
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var showsActivityIndicator = false
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var background = UIBackgroundConfiguration.clear()

        private init(_ style: Style) {
            self.style = style
            contentInsets = NSDirectionalEdgeInsets(ControlMetrics.configuredButtonPadding)
        }

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

/// What is behind the content of a button or a cell.
public struct UIBackgroundConfiguration {
    public var backgroundColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public var image: UIImage?
    public var customView: UIView?

    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listPlainCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(backgroundColor: .systemBackground)
    }
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(backgroundColor: .secondarySystemGroupedBackground, cornerRadius: 10)
    }

    init(backgroundColor: UIColor? = nil, cornerRadius: CGFloat = 0) {
        (self.backgroundColor, self.cornerRadius) = (backgroundColor, cornerRadius)
    }
}

extension UIButton.Configuration {
    @MainActor func element(of button: UIButton) -> AnyElement {
        let tint: UIColor = button.tintColor
        let foreground = baseForegroundColor ?? (style == .filled ? .white : tint)
        let color = button.isEnabled ? foreground : .tertiaryLabel
        var texts = [text(title, attributedTitle, .systemFont(ofSize: fontSize), color)]
        texts.append(text(subtitle, nil, .systemFont(ofSize: 12), color))
        let lines = texts.compactMap { $0 }
        let title =
            lines.count > 1
            ? Element(StackLayout(.vertical, spacing: Double(titlePadding)), children: lines).alignItems(.center).erased
            : lines.first
        var parts = [picture(color), title?.flexShrink().erased].compactMap { $0 }
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

    private var fontSize: CGFloat { buttonSize == .small || buttonSize == .mini ? 15 : 17 }

    private func text(
        _ string: String?, _ attributed: AttributedString?, _ font: UIFont, _ color: UIColor
    ) -> AnyElement? {
        var style = font.style
        style.color = color.color
        var paragraph = ParagraphStyle()
        paragraph.alignment = .center
        paragraph.systemLineHeight(of: font)
        guard let string = attributed.map({ String($0.characters) }) ?? string, !string.isEmpty else { return nil }
        return Text(string, style: style, paragraph: paragraph).erased
    }

    private func picture(_ color: UIColor) -> AnyElement? {
        guard let image else { return nil }
        let shown = preferredSymbolConfigurationForImage.map { image.withConfiguration($0) } ?? image
        return shown.element(.fit, tint: color)
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
