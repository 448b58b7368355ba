import Foundation

/// What most classes of UIKit are: objects of the main actor.
@preconcurrency @MainActor open class MainActorObject: NSObject {
    public override init() {}

    @available(*, unavailable, message: "values are found by their keys only by Objective-C; use the property")
    public func value(forKey key: String) -> Any? { nil }

    @available(*, unavailable, message: "values are found by their keys only by Objective-C; use the property")
    public func setValue(_ value: Any?, forKey key: String) {}
}
