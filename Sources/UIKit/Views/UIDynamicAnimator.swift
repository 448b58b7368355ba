import Foundation

// Things that move by themselves; in a picture all of them stay where they are.

@preconcurrency @MainActor public protocol UIDynamicItem: AnyObject {
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

open class UIDynamicAnimator: MainActorObject {
    public let referenceView: UIView?
    public private(set) var behaviors: [UIDynamicBehavior] = []

    public init(referenceView: UIView) { self.referenceView = referenceView }
    public init(collectionViewLayout: UICollectionViewLayout) { referenceView = nil }
    public override init() { referenceView = nil }

    /// Without effect on a picture.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    open var isRunning: Bool { false }
    open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
    open func layoutAttributesForCell(at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    open func addBehavior(_ behavior: UIDynamicBehavior) { behaviors.append(behavior) }
    open func removeBehavior(_ behavior: UIDynamicBehavior) { behaviors.removeAll { $0 === behavior } }
    open func removeAllBehaviors() { behaviors = [] }
    open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: AnyObject {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

open class UIDynamicBehavior: MainActorObject {
    /// Without effect on a picture.
    open var action: (() -> Void)?
    public override init() {}
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {}
}

open class UIDynamicItemBehavior: UIDynamicBehavior {
    public let items: [any UIDynamicItem]
    // Without effect on a picture:
    open var allowsRotation = true, isAnchored = false
    open var elasticity: CGFloat = 0, resistance: CGFloat = 0, angularResistance: CGFloat = 0
    open var density: CGFloat = 1, friction: CGFloat = 0, charge: CGFloat = 0

    public init(items: [any UIDynamicItem]) { self.items = items }

    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}

open class UIAttachmentBehavior: UIDynamicBehavior {
    /// Without effect on a picture.
    open var anchorPoint: CGPoint
    open var length: CGFloat = 0
    /// Without effect on a picture.
    open var damping: CGFloat = 0, frequency: CGFloat = 0

    public init(item: any UIDynamicItem, attachedTo other: any UIDynamicItem) { anchorPoint = other.center }

    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset = .zero, attachedToAnchor point: CGPoint) {
        anchorPoint = point
    }
}

open class UISnapBehavior: UIDynamicBehavior {
    // Without effect on a picture:
    open var snapPoint: CGPoint
    open var damping: CGFloat = 0.5

    public init(item: any UIDynamicItem, snapTo point: CGPoint) { snapPoint = point }
}

open class UIGravityBehavior: UIDynamicBehavior {
    open var items: [any UIDynamicItem]
    // Without effect on a picture:
    open var gravityDirection = CGVector(dx: 0, dy: 1)
    open var magnitude: CGFloat = 1, angle: CGFloat = .pi / 2

    public init(items: [any UIDynamicItem] = []) { self.items = items }

    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

open class UICollisionBehavior: UIDynamicBehavior {
    open var items: [any UIDynamicItem]
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let items = Mode(rawValue: 1)
        public static let boundaries = Mode(rawValue: 2)
        public static let everything = Mode(rawValue: .max)
    }

    // Without effect on a picture:
    open var translatesReferenceBoundsIntoBoundary = false
    open var collisionMode = Mode.everything
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    public init(items: [any UIDynamicItem] = []) { self.items = items }

    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
    open func addBoundary(withIdentifier identifier: any NSCopying, for path: UIBezierPath) {}
    open func addBoundary(withIdentifier identifier: any NSCopying, from start: CGPoint, to end: CGPoint) {}
    open func removeAllBoundaries() {}
}

/// Nothing collides in a picture, so no method is called.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: AnyObject {}

open class UIPushBehavior: UIDynamicBehavior {
    public enum Mode: Int, Sendable { case continuous, instantaneous }

    public let items: [any UIDynamicItem]
    // Without effect on a picture:
    open var active = true
    open var magnitude: CGFloat = 0, angle: CGFloat = 0
    open var pushDirection = CGVector.zero

    public init(items: [any UIDynamicItem], mode: Mode) { self.items = items }
}
