import Foundation

// How a controller comes onto the screen. Transitions have ended, so none of it is called.

@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {}

@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    func animateTransition(using context: any UIViewControllerContextTransitioning)
}

@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {}

@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    func initialFrame(for controller: UIViewController) -> CGRect
    func finalFrame(for controller: UIViewController) -> CGRect
    func completeTransition(_ didComplete: Bool)
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    func finishInteractiveTransition()
    func cancelInteractiveTransition()
}

public enum UITransitionContextViewControllerKey: Sendable { case from, to }

public enum UITransitionContextViewKey: Sendable { case from, to }

open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    open var percentComplete: CGFloat { 0 }
    // Without effect on a picture:
    open var completionSpeed: CGFloat = 1
    open var completionCurve = UIView.AnimationCurve.easeInOut

    public override init() {}

    open func update(_ percent: CGFloat) {}
    open func cancel() {}
    open func finish() {}
}

/// A way from one controller of a storyboard to another; nobody takes it in a picture.
open class UIStoryboardSegue: MadeByType.Segue {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController

    public override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        super.init(identifier: identifier, source: source, destination: destination)
    }

    open func perform() {}
}
