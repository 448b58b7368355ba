import Foundation

/// How a controller is presented; no picture shows it.
open class UIPresentationController: MainActorObject {
    /// Without effect on a picture.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    public let presentedViewController: UIViewController
    public let presentingViewController: UIViewController
    open var containerView: UIView? { nil }
    open var presentedView: UIView? { presentedViewController.view }
    open var shouldRemovePresentersView: Bool { false }
    open var frameOfPresentedViewInContainerView: CGRect { presentingViewController.view.bounds }

    public init(presentedViewController: UIViewController, presenting: UIViewController?) {
        self.presentedViewController = presentedViewController
        presentingViewController = presenting ?? presentedViewController
    }

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ isCompleted: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ isCompleted: Bool) {}
    open func containerViewWillLayoutSubviews() {}
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
    ) -> CGSize { size }
}

/// What has a size that it prefers: a controller.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
    var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}

open class UIPopoverPresentationController: UIPresentationController {
    // Without effect on a picture:
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    open var sourceView: UIView?
    open var sourceRect = CGRect.zero
    open var barButtonItem: UIBarButtonItem?
    open var sourceItem: AnyObject?
    open var backgroundColor: UIColor?
    open var passthroughViews: [UIView]?
    open var popoverLayoutMargins = UIEdgeInsets.zero
    open var canOverlapSourceViewRect = false
}

public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

open class UISheetPresentationController: UIPresentationController {
    // Without effect on a picture:
    open var detents: [Detent] = []
    open var selectedDetentIdentifier: Detent.Identifier?
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    open var prefersGrabberVisible = false
    open var preferredCornerRadius: CGFloat?
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersEdgeAttachedInCompactHeight = false
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    open var prefersPageSizing = true
    open var sourceView: UIView?

    open func animateChanges(_ changes: () -> Void) { changes() }
    open func invalidateDetents() {}

    open class Detent: MainActorObject {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) { self.rawValue = rawValue }

            public init(_ rawValue: String) { self.rawValue = rawValue }

            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        public let identifier: Identifier
        private let height: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ height: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) { (self.identifier, self.height) = (identifier, height) }

        public static func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
        public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

        open func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? { height(context) }
    }
}

/// In what the height of a sheet is found.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    var containerTraitCollection: UITraitCollection { get }
    var maximumDetentValue: CGFloat { get }
}

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
