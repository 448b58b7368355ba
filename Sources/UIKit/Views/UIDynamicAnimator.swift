import Foundation

// Things that move by themselves; in a picture all of them stay where they are.

@preconcurrency @MainActor public protocol UIDynamicItem: AnyObject {
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

open class UIDynamicAnimator: MainActorObject {
    public let referenceView: UIView?
    public private(set) var behaviors: [UIDynamicBehavior] = []

    public init(referenceView: UIView) { self.referenceView = referenceView }

    open func addBehavior(_ behavior: UIDynamicBehavior) { behaviors.append(behavior) }
    open func removeBehavior(_ behavior: UIDynamicBehavior) { behaviors.removeAll { $0 === behavior } }
    open func removeAllBehaviors() { behaviors = [] }
    open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

open class UIDynamicBehavior: MainActorObject {
    open var action: (() -> Void)?
}

open class UIDynamicItemBehavior: UIDynamicBehavior {
    public let items: [any UIDynamicItem]
    open var allowsRotation = true
    open var elasticity: CGFloat = 0
    open var resistance: CGFloat = 0

    public init(items: [any UIDynamicItem]) { self.items = items }

    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}

open class UIAttachmentBehavior: UIDynamicBehavior {
    open var anchorPoint: CGPoint

    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset = .zero, attachedToAnchor point: CGPoint) {
        anchorPoint = point
    }
}

open class UISnapBehavior: UIDynamicBehavior {
    open var snapPoint: CGPoint
    open var damping: CGFloat = 0.5

    public init(item: any UIDynamicItem, snapTo point: CGPoint) { snapPoint = point }
}
