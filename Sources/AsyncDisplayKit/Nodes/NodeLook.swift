import UIKit

/// What a node paints around its content. Its view has the same, where it is used.
struct NodeLook: Equatable {
    var backgroundColor: UIColor?
    var alpha: CGFloat = 1
    var isHidden = false
    var clipsToBounds = false
    var cornerRadius: CGFloat = 0
    var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = UIColor.black.cgColor
    var shadowColor: CGColor? = UIColor.black.cgColor
    var shadowOpacity: CGFloat = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var transform = CGAffineTransform.identity

    init() {}

    @MainActor init(of view: UIView) {
        let layer = view.layer
        (backgroundColor, alpha, isHidden) = (view.backgroundColor, view.alpha, view.isHidden)
        (clipsToBounds, cornerRadius) = (view.clipsToBounds, layer.cornerRadius)
        (maskedCorners, borderWidth, borderColor) = (layer.maskedCorners, layer.borderWidth, layer.borderColor)
        (shadowColor, shadowOpacity) = (layer.shadowColor, CGFloat(layer.shadowOpacity))
        (shadowOffset, shadowRadius, transform) = (layer.shadowOffset, layer.shadowRadius, view.transform)
    }

    @MainActor func set(on view: UIView) {
        let layer = view.layer
        (view.backgroundColor, view.alpha, view.isHidden) = (backgroundColor, alpha, isHidden)
        (view.clipsToBounds, layer.cornerRadius) = (clipsToBounds, cornerRadius)
        (layer.maskedCorners, layer.borderWidth, layer.borderColor) = (maskedCorners, borderWidth, borderColor)
        (layer.shadowColor, layer.shadowOpacity) = (shadowColor, Float(shadowOpacity))
        (layer.shadowOffset, layer.shadowRadius, view.transform) = (shadowOffset, shadowRadius, transform)
    }

    /// Takes over what has changed between two other looks.
    mutating func take(from before: NodeLook, to after: NodeLook) {
        func change<Value: Equatable>(_ path: WritableKeyPath<NodeLook, Value>) {
            if before[keyPath: path] != after[keyPath: path] { self[keyPath: path] = after[keyPath: path] }
        }
        change(\.backgroundColor)
        change(\.alpha)
        change(\.isHidden)
        change(\.clipsToBounds)
        change(\.cornerRadius)
        change(\.maskedCorners)
        change(\.borderWidth)
        change(\.borderColor)
        change(\.shadowColor)
        change(\.shadowOpacity)
        change(\.shadowOffset)
        change(\.shadowRadius)
        change(\.transform)
    }
}
