import Foundation

/// What most classes of UIKit are: objects of the main actor.
@preconcurrency @MainActor open class MainActorObject: NSObject {
    public override init() {}
}
