import Foundation
import Synchronization

/// An observation of an object's property, by its key path. The handler is called after the next layout of a view in which the
/// value is another one.
public final class NSKeyValueObservation: NSObject {
    private var reportChange: (() -> Void)?

    /// Screens of several tests are made at the same time.
    private static let all = Mutex<[Weak]>([])

    /// Only the list of observations is shared between threads; each is used where its view is.
    private struct Weak: @unchecked Sendable {
        weak var observation: NSKeyValueObservation?
    }

    init(_ reportChange: @escaping () -> Void) {
        self.reportChange = reportChange
        super.init()
        let own = Weak(observation: self)
        Self.all.withLock { all in all = all.filter { $0.observation != nil } + [own] }
    }

    public func invalidate() { reportChange = nil }

    /// Calls the handlers of all properties that have changed.
    @MainActor static func reportChanges() {
        for known in all.withLock({ $0 }) { known.observation?.reportChange?() }
    }
}

public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public struct NSKeyValueObservedChange<Value> {
    public let newValue: Value?
    public let oldValue: Value?
}

public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}

public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion, removal, replacement
}

extension NSObject {
    /// An array that the object keeps. Its changes are not observed.
    public func mutableArrayValue(forKey key: String) -> NSMutableArray {
        storedValue(key) as? NSMutableArray ?? NSMutableArray()
    }

    /// Without effect: only objects of the main actor are observed, by others of them.
    @_disfavoredOverload public func addObserver(
        _ observer: NSObject, forKeyPath key: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {}

    @_disfavoredOverload
    public func removeObserver(
        _ observer: NSObject, forKeyPath key: String, context: UnsafeMutableRawPointer? = nil
    ) {}

    /// The value of a stored property, or of the one that keeps it under the name `ownFont`; `nil` for a key that none has.
    func storedValue(_ key: String) -> Any?? {
        for mirror in sequence(first: Mirror(reflecting: self), next: \.superclassMirror) {
            let names = [key, "own" + key.prefix(1).uppercased() + key.dropFirst()]
            guard let found = mirror.children.first(where: { names.contains($0.label ?? "") }) else { continue }
            let value = Mirror(reflecting: found.value)
            return .some(value.displayStyle == .optional ? value.children.first?.value : found.value)
        }
        return nil
    }
}

extension NSObjectProtocol {
    /// Called for no other objects than those of the main actor.
    @_disfavoredOverload public func observeValue(
        forKeyPath path: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}
}

extension MainActorObject {
    /// Calls the observer's `observeValue` after the next layout in which the value of a key is another one. That of a
    /// computed property stays as it is.
    public func addObserver(
        _ observer: MainActorObject, forKeyPath key: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        nonisolated(unsafe) let context = context
        guard let known = knownValue(key) else { return }
        nonisolated(unsafe) var last = known
        let observation = NSKeyValueObservation { [weak self, weak observer] in
            onMainActor((self, observer)) { object, observer in
                guard let new = object?.value(forKey: key), "\(new)" != last.map({ "\($0)" }) else { return }
                let change: [NSKeyValueChangeKey: Any?] = [
                    .kindKey: NSKeyValueChange.setting.rawValue, .oldKey: last, .newKey: new,
                ]
                last = new
                observer?.observeValue(
                    forKeyPath: key, of: object, change: change.compactMapValues(\.self), context: context)
            }
        }
        observations.append((ObjectIdentifier(observer), key, observation))
    }

    public func removeObserver(
        _ observer: MainActorObject, forKeyPath key: String, context: UnsafeMutableRawPointer? = nil
    ) { observations.removeAll { $0.observer == ObjectIdentifier(observer) && $0.key == key } }
}

/// An object whose properties are watched.
public protocol KeyValueObserved: AnyObject {}

extension NSObject: KeyValueObserved {}

extension KeyValueObserved {
    public func observe<Value>(
        _ path: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        var last = self[keyPath: path]
        if options.contains(.initial) {
            changeHandler(self, NSKeyValueObservedChange(newValue: last, oldValue: nil))
        }
        return NSKeyValueObservation { [weak self] in
            guard let self else { return }
            let (old, new) = (last, self[keyPath: path])
            guard "\(old)" != "\(new)" else { return }
            last = new
            changeHandler(self, NSKeyValueObservedChange(newValue: new, oldValue: old))
        }
    }
}
