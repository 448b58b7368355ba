import Foundation

/// What bars take at the edges of the view of a controller, in the words of iOS 7.
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

extension UIViewController {
    public var topLayoutGuide: any UILayoutSupport { BarGuide(view, isTop: true) }
    public var bottomLayoutGuide: any UILayoutSupport { BarGuide(view, isTop: false) }
}

private final class BarGuide: UILayoutSupport {
    private let view: UIView
    private let isTop: Bool

    init(_ view: UIView, isTop: Bool) { (self.view, self.isTop) = (view, isTop) }

    var length: CGFloat { isTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom }
    var topAnchor: NSLayoutYAxisAnchor { isTop ? view.topAnchor : view.safeAreaLayoutGuide.bottomAnchor }
    var bottomAnchor: NSLayoutYAxisAnchor { isTop ? view.safeAreaLayoutGuide.topAnchor : view.bottomAnchor }
    var heightAnchor: NSLayoutDimension { topAnchor.anchorWithOffset(to: bottomAnchor) }
}
