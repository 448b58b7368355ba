import Foundation

// What a long press on a view offers, which no picture has.

open class UIContextMenuInteraction: MainActorObject, UIInteraction {
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    public private(set) weak var view: UIView?

    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

    open func dismissMenu() {}
    open func updateVisibleMenu(_ change: (UIMenu) -> UIMenu) {}
}

@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

open class UIContextMenuConfiguration: MainActorObject {
    public typealias PreviewProvider = () -> UIViewController?
    public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

    public let identifier: NSCopying

    public init(
        identifier: NSCopying? = nil, previewProvider: PreviewProvider? = nil, actionProvider: ActionProvider? = nil
    ) { self.identifier = identifier ?? NSUUID() }
}

@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }
