import Foundation

/// The radii of the corners of a view.
public struct UICornerConfiguration: Hashable, Sendable {
    let radius: CGFloat

    public static func corners(radius: UICornerRadius) -> UICornerConfiguration { Self(radius: radius.points) }
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { corners(radius: radius) }
}

public struct UICornerRadius: Hashable, Sendable {
    let points: CGFloat

    public static func fixed(_ points: CGFloat) -> UICornerRadius { Self(points: points) }
}

extension UIView {
    public var cornerConfiguration: UICornerConfiguration {
        get { .corners(radius: .fixed(layer.cornerRadius)) }
        set { layer.cornerRadius = newValue.radius }
    }

    /// The radius of a corner, in points.
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat { layer.cornerRadius }
}
