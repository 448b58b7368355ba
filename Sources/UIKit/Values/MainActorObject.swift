import Foundation

/// What most classes of UIKit are: objects of the main actor.
@preconcurrency @MainActor open class MainActorObject: NSObject {
    var observations: [(observer: ObjectIdentifier, key: String, observation: NSKeyValueObservation)] = []

    public override init() {}

    nonisolated public class func classForCoder() -> AnyClass { self }
    /// Called when the object of a xib or a storyboard is connected.
    open func awakeFromNib() {}

    open func observeValue(
        forKeyPath path: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    /// The value of a stored property. A key that none has makes the next picture fail.
    open func value(forKey key: String) -> Any? {
        if let value = knownValue(key) { return value }
        ViewProblems.report("\(type(of: self)) is not key value coding-compliant for the key \(key).")
        return nil
    }

    /// The value of a key; `nil` for a key that may only be computed.
    func knownValue(_ key: String) -> Any?? { storedValue(key) }

    /// Only Objective-C sets a property by its key. It makes the next picture fail.
    open func setValue(_ value: Any?, forKey key: String) {
        ViewProblems.report("\(type(of: self)) cannot set \(key) by its key on Linux; set the property")
    }
    open func setValue(_ value: Any?, forKeyPath path: String) { setValue(value, forKey: path) }
    open func value(forKeyPath path: String) -> Any? {
        path.split(separator: ".").reduce(self as Any?) { object, key in
            (object as? MainActorObject)?.value(forKey: String(key))
        }
    }
}
