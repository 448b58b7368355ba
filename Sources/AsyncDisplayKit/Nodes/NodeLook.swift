import UIKit

/// What the view of a node painted around its content at some time. The node has the same settings.
@MainActor struct NodeLook {
    private let changes: [(UIView, ASDisplayNode) -> Void]

    /// The look of a view that nobody has changed.
    static let plain = NodeLook(of: UIView())

    init(of view: UIView) { changes = Setting.all.map { $0.change(view) } }

    /// Sets on a node what has changed since then.
    func takeChanges(of view: UIView, to node: ASDisplayNode) {
        for change in changes { change(view, node) }
    }

    static func set(of node: ASDisplayNode, on view: UIView) {
        for setting in Setting.all { setting.set(node, view) }
    }

    /// A setting that both have.
    @MainActor private struct Setting {
        let set: (ASDisplayNode, UIView) -> Void
        let change: (UIView) -> (UIView, ASDisplayNode) -> Void

        init<Value: Equatable>(
            _ own: ReferenceWritableKeyPath<ASDisplayNode, Value>, _ path: ReferenceWritableKeyPath<UIView, Value>
        ) {
            set = { node, view in view[keyPath: path] = node[keyPath: own] }
            change = { view in
                let before = view[keyPath: path]
                return { if $0[keyPath: path] != before { $1[keyPath: own] = $0[keyPath: path] } }
            }
        }

        static let all = [
            Setting(\.backgroundColor, \.backgroundColor), Setting(\.alpha, \.alpha), Setting(\.isHidden, \.isHidden),
            Setting(\.clipsToBounds, \.clipsToBounds), Setting(\.cornerRadius, \.layer.cornerRadius),
            Setting(\.maskedCorners, \.layer.maskedCorners), Setting(\.borderWidth, \.layer.borderWidth),
            Setting(\.borderColor, \.layer.borderColor), Setting(\.shadowColor, \.layer.shadowColor),
            Setting(\.shadowOpacity, \.layer.opacityOfShadow), Setting(\.shadowOffset, \.layer.shadowOffset),
            Setting(\.shadowRadius, \.layer.shadowRadius), Setting(\.affineTransform, \.transform),
        ]
    }
}

extension CALayer {
    fileprivate var opacityOfShadow: CGFloat {
        get { CGFloat(shadowOpacity) }
        set { shadowOpacity = Float(newValue) }
    }
}
