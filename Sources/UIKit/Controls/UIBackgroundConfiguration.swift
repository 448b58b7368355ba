import Foundation

/// What is behind the content of a button or a cell.
public struct UIBackgroundConfiguration {
    public var backgroundColor: UIColor?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    public var visualEffect: UIVisualEffect?
    public var customView: UIView?

    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listPlainCell() -> UIBackgroundConfiguration { colored(.systemBackground) }
    public static func listGroupedCell() -> UIBackgroundConfiguration { colored(.secondarySystemGroupedBackground) }
    public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
    public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { clear() }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { colored(.systemBackground) }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
    public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
    public static func listHeader() -> UIBackgroundConfiguration { listPlainHeaderFooter() }
    public static func listFooter() -> UIBackgroundConfiguration { listPlainHeaderFooter() }

    private static func colored(_ color: UIColor) -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.backgroundColor = color
        return background
    }

    /// The color of the background, or that of a tint where there is none.
    public func resolvedBackgroundColor(for tint: UIColor) -> UIColor {
        backgroundColorTransformer?(backgroundColor ?? tint) ?? backgroundColor ?? .clear
    }

    /// Shows the background behind what is in a cell. What is a color alone is that of the cell, whose corners a list rounds.
    @MainActor func show(in cell: UIView, inPlaceOf old: UIView?) -> UIView? {
        let isColorOnly =
            cornerRadius == 0 && strokeWidth == 0 && image == nil && customView == nil && visualEffect == nil
            && backgroundInsets == .zero
        let color = resolvedBackgroundColor(for: cell.tintColor)
        cell.backgroundColor = isColorOnly ? color : .clear
        guard !isColorOnly else {
            old?.removeFromSuperview()
            return nil
        }
        let (area, shape) = (UIView(), UIView())
        shape.backgroundColor = color
        (shape.layer.cornerRadius, shape.clipsToBounds) = (cornerRadius, true)
        let line = strokeOutset == 0 ? shape : UIView()
        (line.layer.borderWidth, line.layer.borderColor) = (strokeWidth, (strokeColor ?? cell.tintColor).cgColor)
        let picture = image.map { UIImageView(image: $0) }
        picture?.contentMode = imageContentMode
        let effect = visualEffect.map { UIVisualEffectView(effect: $0) }
        for view in [effect, picture, customView].compactMap({ $0 as UIView? }) {
            shape.addSubview(view)
            NSLayoutConstraint.activate(view.edgeConstraints(to: shape))
        }
        area.addSubview(shape)
        NSLayoutConstraint.activate(shape.edgeConstraints(to: area, backgroundInsets))
        if line !== shape {
            line.layer.cornerRadius = cornerRadius + strokeOutset
            area.addSubview(line)
            let outset = -strokeOutset
            let insets = NSDirectionalEdgeInsets(top: outset, leading: outset, bottom: outset, trailing: outset)
            NSLayoutConstraint.activate(line.edgeConstraints(to: shape, insets))
        }
        cell.showBelow(area, inPlaceOf: old)
        return area
    }
}
