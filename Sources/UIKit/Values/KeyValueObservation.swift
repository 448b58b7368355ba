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
}

public struct NSKeyValueObservedChange<Value> {
    public let newValue: Value?
    public let oldValue: Value?
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
