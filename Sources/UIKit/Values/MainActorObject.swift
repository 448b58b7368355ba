import Foundation

/// What most classes of UIKit are: objects of the main actor.
@preconcurrency @MainActor open class MainActorObject: NSObject {
    var observations: [(observer: ObjectIdentifier, key: String, observation: NSKeyValueObservation)] = []

    public override init() {}

    nonisolated public class func classForCoder() -> AnyClass { self }

    open func observeValue(
        forKeyPath path: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    /// The value of a stored property. A key that none has makes the next picture fail.
    open func value(forKey key: String) -> Any? {
        if let value = storedValue(key) { return value }
        ViewProblems.report("\(type(of: self)) is not key value coding-compliant for the key \(key).")
        return nil
    }

    @available(*, unavailable, message: "values are set by their keys only by Objective-C; set the property")
    public func setValue(_ value: Any?, forKey key: String) {}
}
