// swift-format-ignore-file: OneCasePerLine, OneVariableDeclarationPerLine

import Foundation
import QuoinControls

/// The tabs of a controller, each with an image and a title.
open class UITabBar: Bar<UITabBarItem> {
    /// Without effect on a picture.
    open weak var delegate: (any UITabBarDelegate)?
    public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }

    open var itemPositioning = ItemPositioning.automatic
    open var itemWidth: CGFloat = 0, itemSpacing: CGFloat = 0
    open var selectionIndicatorImage: UIImage?
    open var isCustomizing: Bool { false }
    open func beginCustomizingItems(_ items: [UITabBarItem]) {}
    open func endCustomizing(animated: Bool) -> Bool { false }
    open var selectedItem: UITabBarItem?
    open var unselectedItemTintColor: UIColor?
    var ownAppearance: UITabBarAppearance?
    private lazy var usualAppearance = UITabBarAppearance()
    open var standardAppearance: UITabBarAppearance {
        get { ownAppearance ?? usualAppearance }
        set { ownAppearance = newValue }
    }
    open var scrollEdgeAppearance: UITabBarAppearance?

    override func contentElement() -> ViewContent? {
        let columns = (items ?? []).map { item in
            let isSelected = item === selectedItem
            let looks = (item.standardAppearance ?? standardAppearance).stackedLayoutAppearance
            let look = isSelected ? looks.selected : looks.normal
            let color: UIColor = isSelected ? tintColor : unselectedItemTintColor ?? .systemGray
            var style = UIFont.systemFont(ofSize: 10, weight: .medium).style
            style.color = color.color
            let image = (isSelected ? item.selectedImage ?? item.image : item.image)?.inBar
                .element(.fit, tint: look.iconColor ?? color).preferredSize(25, 25).overlay(badge(of: item, look))
                .erased
            let title = item.title.map { title in
                NSAttributedString(
                    string: title,
                    attributes: item.attributes(for: isSelected ? .selected : .normal, over: look.titleTextAttributes)
                ).content(style)
            }
            let offset =
                item.titlePositionAdjustment == .zero ? look.titlePositionAdjustment : item.titlePositionAdjustment
            let parts = [
                image.map { item.imageInsets == .zero ? $0 : $0.inset(item.imageInsets.insets).erased },
                title.map { Text($0).lineLimit(1).erased.moved(by: offset) },
            ].compactMap { $0 }
            let column = Element(StackLayout(.vertical, spacing: 2), children: parts).alignItems(.center)
                .justifyContent(.center).erased
            let shown = isSelected ? selectionIndicator.map { column.background($0).erased } ?? column : column
            guard itemPositioning == .centered else { return shown.flexBasis(.points(0)).flexGrow().erased }
            return shown.width(.points(Double(itemWidth > 0 ? itemWidth : Self.ownItemWidth))).erased
        }
        let isCentered = itemPositioning == .centered
        let spacing = itemSpacing > 0 ? itemSpacing : Self.ownItemSpacing
        let row = Element(StackLayout(.horizontal, spacing: isCentered ? Double(spacing) : 0), children: columns)
            .justifyContent(.center).alignItems(.stretch).inset(EdgeInsets(bottom: Double(safeAreaInsets.bottom)))
        let shown = background(row.erased, standardAppearance, or: .systemBackground)
        let line = edgeLine(standardAppearance, at: .start)
        return ViewContent(element: line.map { shown.overlay($0).erased } ?? shown)
    }

    /// Of items in the middle of the bar, in points, unless the app says otherwise: those of a bar on an iPad.
    private static let ownItemWidth: CGFloat = 76, ownItemSpacing: CGFloat = 34

    /// The image behind the selected item.
    private var selectionIndicator: AnyElement? {
        let image = standardAppearance.selectionIndicatorImage ?? selectionIndicatorImage
        guard let image, image.size.width > 0 else { return nil }
        let tint = standardAppearance.selectionIndicatorTintColor
        let shown = tint == nil ? image : image.withRenderingMode(.alwaysTemplate)
        return shown.element(.fit, tint: tint ?? tintColor)
            .size(Double(image.size.width), Double(image.size.height)).centered().erased
    }

    /// The red capsule over the upper right corner of an image.
    private func badge(of item: UITabBarItem, _ look: BarItemAppearance.State) -> AnyElement {
        guard let value = item.badgeValue else { return Element(BoxNode()).erased }
        var style = UIFont.systemFont(ofSize: 13).style
        style.color = .white
        let fill = (item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed).color
        let text = Text(NSAttributedString(string: value, attributes: look.badgeTextAttributes).content(style))
            .lineLimit(1).inset(horizontal: 5)
            .position(horizontal: .center, vertical: .center, sizing: .minimumWidth)
        return text.minWidth(18).height(18).background(Element(BoxNode()).fill(fill).cornerRadius(9))
            .position(horizontal: .start, vertical: .start, sizing: .minimumSize)
            .inset(EdgeInsets(top: -4, left: 15, bottom: 0, right: -40)).erased
    }

    override var ownHeight: CGFloat { 49 }
}
