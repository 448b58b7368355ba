import UIKit

/// What a control sends to its targets.
public struct ASControlNodeEvent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let touchDown = ASControlNodeEvent(rawValue: 1)
    public static let touchDownRepeat = ASControlNodeEvent(rawValue: 2)
    public static let touchDragInside = ASControlNodeEvent(rawValue: 4)
    public static let touchDragOutside = ASControlNodeEvent(rawValue: 8)
    public static let touchUpInside = ASControlNodeEvent(rawValue: 16)
    public static let touchUpOutside = ASControlNodeEvent(rawValue: 32)
    public static let touchCancel = ASControlNodeEvent(rawValue: 64)
    public static let valueChanged = ASControlNodeEvent(rawValue: 4096)
    public static let primaryActionTriggered = ASControlNodeEvent(rawValue: 8192)
    public static let allEvents = ASControlNodeEvent(rawValue: 0xFFFF_FFFF)

    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// A node with states.
open class ASControlNode: ASDisplayNode {
    open var isEnabled = true
    open var isHighlighted = false
    open var isSelected = false
    open var isTracking: Bool { false }
    open var isTouchInside: Bool { false }

    private var targets = ActionTargets<ASControlNodeEvent>()

    open func addTarget(_ target: Any?, action: Selector, forControlEvents events: ASControlNodeEvent) {
        targets.add(target, action, events)
    }
    open func removeTarget(_ target: Any?, action: Selector?, forControlEvents events: ASControlNodeEvent) {
        targets.remove(target, action, events)
    }
    /// Runs the actions for some events, as a test does where a person would touch.
    open func sendActions(forControlEvents events: ASControlNodeEvent, with event: UIEvent?) {
        targets.send(events) { action, target in
            onMainActor((action, target, self)) { _ = TargetAction.run($0.0, on: $0.1, from: $0.2) }
        }
    }

    override var isPlain: Bool { type(of: self) == ASControlNode.self }
}
