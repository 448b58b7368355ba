import Foundation

/// A method of the app that controls call by a selector, as the source step writes it: a class for each method, which is
/// called by `Action_`, the class of the app, the method and the number of its parameters.
@preconcurrency @MainActor open class TargetAction {
    public required init() {}

    /// - Returns: whether the target has the method, and the method takes the sender.
    open func run(on target: Any, from sender: Any?) -> Bool { false }

    /// A sender of the type that a method takes; `nil` for one of another type.
    public static func sent<Sender>(_ sender: Any?) -> Sender? { sender as? Sender }

    /// Calls a method of a target, or of the first responder from the sender on that has it.
    ///
    /// - Returns: whether there is such a method.
    @discardableResult package static func run(_ selector: Selector, on target: Any?, from sender: Any?) -> Bool {
        guard target == nil else { return target.map { run(selector, of: $0, sender) } ?? false }
        return sequence(first: sender as? UIResponder) { $0?.next }.contains { responder in
            responder.map { run(selector, of: $0, sender) } ?? false
        }
    }

    private static func run(_ selector: Selector, of target: Any, _ sender: Any?) -> Bool {
        guard let own = type(of: target) as? AnyClass else { return false }
        let classes = Array(sequence(first: own) { _getSuperclass($0) })
        let names = names(of: selector)
        for owner in classes {
            let path = String(reflecting: owner).split(separator: ".")
            guard path.count == 2 else { continue }
            // An app may extend a class of the system.
            for module in [path[0]] + classes.compactMap({ String(reflecting: $0).split(separator: ".").first }) {
                for name in names {
                    guard let action = NSClassFromString("\(module).Action_\(path[1])_\(name)") as? TargetAction.Type
                    else { continue }
                    return action.init().run(on: target, from: sender)
                }
            }
        }
        return false
    }

    /// The methods of Swift that a selector may be of, with the numbers of their parameters: `didTapWithSender:` is
    /// `didTap(sender:)`, and `didTap` may stand for each `didTap`.
    private static func names(of selector: Selector) -> [String] {
        let count = selector.description.count { $0 == ":" }
        let name = selector.description.prefix { $0 != ":" }
        let labeled = count == 0 ? nil : name.range(of: "With", options: .backwards).map { name[..<$0.lowerBound] }
        return ([name] + [labeled].compactMap(\.self)).flatMap { name in
            (count == 0 ? [0, 1] : [count]).map { "\(name)_\($0)" }
        }
    }
}

extension UIResponder {
    /// Calls a method of the app at once: a picture waits for nothing.
    public func perform(_ action: Selector, with sender: Any?, afterDelay delay: TimeInterval = 0) {
        TargetAction.run(action, on: self, from: sender)
    }
}

extension MainActorObject {
    /// Calls a method of the app on the main queue, in its next turn, so that a picture has what it does.
    public func performSelector(inBackground action: Selector, with sender: Any?) {
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated { if let self { TargetAction.run(action, on: self, from: nil) } }
        }
    }

    public func performSelector(onMainThread action: Selector, with sender: Any?, waitUntilDone waits: Bool) {
        if waits {
            TargetAction.run(action, on: self, from: sender)
        } else {
            performSelector(inBackground: action, with: sender)
        }
    }
}

/// The targets of a control, of a recognizer or of a node, which are not kept alive.
package struct ActionTargets<Events: OptionSet> {
    private struct Entry {
        weak var target: AnyObject?
        let isGiven: Bool
        let action: Selector
        var events: Events
    }

    private var entries: [Entry] = []

    package init() {}

    package mutating func add(_ target: Any?, _ action: Selector, _ events: Events) {
        let object = target.map { $0 as AnyObject }
        entries.append(Entry(target: object, isGiven: object != nil, action: action, events: events))
    }

    /// Takes away what fits; `nil` fits to every target and to every method.
    package mutating func remove(_ target: Any?, _ action: Selector?, _ events: Events) {
        let object = target.map { $0 as AnyObject }
        for index in entries.indices
        where (object == nil || entries[index].target === object) && (action == nil || entries[index].action == action)
        {
            entries[index].events.subtract(events)
        }
        entries.removeAll { $0.events.isEmpty }
    }

    /// Calls a closure with each method for some events, and with its target; `nil` for the first responder that has it.
    package func send(_ events: Events, _ body: (Selector, Any?) -> Void) {
        for entry in entries where !entry.events.isDisjoint(with: events) && (!entry.isGiven || entry.target != nil) {
            body(entry.action, entry.target)
        }
    }
}
