// swift-format-ignore-file: OneVariableDeclarationPerLine

import UIKit

/// What a control sends to its targets.
public typealias ASControlNodeEvent = UIControl.Event

/// A node with states.
open class ASControlNode: ASDisplayNode {
    open var isEnabled = true, isHighlighted = false, isSelected = false
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
