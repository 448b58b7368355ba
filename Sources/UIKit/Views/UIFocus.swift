// What remote controls, keyboards and dragged things do, which no picture has.

open class UIFocusUpdateContext: MainActorObject {}
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {}
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {}
open class UIFocusAnimationCoordinator: MainActorObject {}
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: AnyObject {}
