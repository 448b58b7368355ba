import Foundation

/// Watches a property of an object, by its key path. A value that has changed is told after the next layout of a view.
public final class NSKeyValueObservation: NSObject {
    private var tell: (() -> Void)?

    nonisolated(unsafe) private static var all: [Weak] = []

    private struct Weak {
        weak var observation: NSKeyValueObservation?
    }

    init(_ tell: @escaping () -> Void) {
        self.tell = tell
        super.init()
        Self.all = Self.all.filter { $0.observation?.tell != nil } + [Weak(observation: self)]
    }

    public func invalidate() { tell = nil }

    /// Tells all that has changed.
    @MainActor
    static func tellChanges() {
        for watched in all { watched.observation?.tell?() }
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
