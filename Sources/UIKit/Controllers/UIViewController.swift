import Foundation

/// Owns the view of a screen, or of a part of one.
@preconcurrency @MainActor open class UIViewController: MadeByType.Controller {
    private var loadedView: UIView?

    /// The name of the xib of the view; that of the class if it is `nil`.
    public let nibName: String?
    var ownStoryboard: UIStoryboard?
    /// What the controller, or the one that it is in, was made from.
    public var storyboard: UIStoryboard? { ownStoryboard ?? parent?.storyboard }
    /// Makes the view as a storyboard has it.
    public var viewMaker: (() throws -> UIView)?
    /// The objects of its scene that are no views, which the source step sets. Without effect on a picture: here they live.
    public var sceneObjects: [Any] = []

    public override init(nibName: String?, bundle: Bundle?) {
        self.nibName = nibName
        super.init(nibName: nibName, bundle: bundle)
    }

    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// A controller of the system with a xib of the module that a file belongs to.
    public convenience init(nibName: String?, bundle: Bundle?, fileID: String) {
        self.init(nibName: nibName, bundle: bundle)
        nibFileID = fileID
    }
    private var nibFileID: String?

    public required init?(coder: NSCoder) {
        nibName = nil
        super.init(nibName: nil, bundle: nil)
    }

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.controller = nil
            loadedView = newValue
            newValue?.controller = self
            if !ownTraits.isEmpty { newValue?.traitOverrides = ownTraits }
        }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    open func loadView() {
        if !loadMadeView() { view = UIView(frame: UIScreen.main.bounds) }
    }

    /// Loads the view of a storyboard or a xib if there is one.
    func loadMadeView() -> Bool {
        let className = String(reflecting: type(of: self))
        if let viewMaker {
            view = ViewProblems.reporting(viewMaker)
        } else if let file = NibFile.named(
            nibName ?? String(describing: type(of: self)), for: nibFileID ?? className)
        {
            _ = ViewProblems.reporting { try file.objects(owner: self) }
        } else if let nibName {
            NibFile.reportMissing(nibName)
        }
        return loadedView != nil
    }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func updateViewConstraints() {}
    open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open func didReceiveMemoryWarning() {}
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func willTransition(
        to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    open func setNeedsStatusBarAppearanceUpdate() {}
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    open func setContentScrollView(_ scrollView: UIScrollView?) {}
    open class func attemptRotationToDeviceOrientation() {}
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func performSegue(withIdentifier identifier: String, sender: Any?) {}
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    open var title: String?
    open lazy var navigationItem = UINavigationItem(title: title ?? "")
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    open var toolbarItems: [UIBarButtonItem]?
    open var hidesBottomBarWhenPushed = false
    open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { loadedView?.setNeedsLayout() } }
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side: CGFloat = UIScreen.main.bounds.width >= 414 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    open var viewRespectsSystemMinimumLayoutMargins = true
    open var extendedLayoutIncludesOpaqueBars = false
    open var edgesForExtendedLayout = UIRectEdge.all
    // Without effect on a picture:
    open var automaticallyAdjustsScrollViewInsets = true
    open var preferredContentSize = CGSize.zero
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    open var modalPresentationCapturesStatusBarAppearance = false
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    open var isBeingPresented: Bool { false }
    open var isBeingDismissed: Bool { false }
    open var isMovingToParent: Bool { false }
    open var isMovingFromParent: Bool { false }
    /// Without effect on a picture.
    open var definesPresentationContext = false
    open var traitOverrides = UITraitOverrides() { didSet { loadedView?.traitOverrides = ownTraits } }
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }
    private var contentUnavailableView: UIView?
    /// What is shown in front of the view while it has no content.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        didSet { contentUnavailableView = showContentUnavailable(inPlaceOf: contentUnavailableView) }
    }
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    open func setNeedsUpdateContentUnavailableConfiguration() {
        guard isViewLoaded else { return }
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var shouldAutorotate: Bool { true }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// Without effect on a picture.
    open var restorationIdentifier: String?
    open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? .current }
    open override var next: UIResponder? { loadedView?.superview ?? parent }

    // MARK: Children

    public private(set) weak var parent: UIViewController?
    public private(set) var children: [UIViewController] = []
    public private(set) weak var presentingViewController: UIViewController?
    public private(set) var presentedViewController: UIViewController?

    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }
    open var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }
    open var splitViewController: UISplitViewController? {
        parent as? UISplitViewController ?? parent?.splitViewController
    }
    open var presentationController: UIPresentationController? { nil }
    open var sheetPresentationController: UISheetPresentationController? { nil }
    open var popoverPresentationController: UIPopoverPresentationController? { nil }

    open func addChild(_ child: UIViewController) {
        child.removeFromParent()
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    /// The presented controller is kept; the picture shows the presenting one.
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        presentedViewController = controller
        controller.presentingViewController = self
        completion?()
    }

    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        presentedViewController = nil
        completion?()
    }

    open func show(_ controller: UIViewController, sender: Any?) {
        navigationController?.pushViewController(controller, animated: false)
    }

    open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
        show(controller, sender: sender)
    }

    /// The animations of a transition have ended: the view of the second controller is shown.
    open func transition(
        from controller: UIViewController, to other: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        view.addSubview(other.view)
        animations?()
        controller.view.removeFromSuperview()
        completion?(true)
    }

    open func setEditing(_ isEditing: Bool, animated: Bool) { self.isEditing = isEditing }
    open var isEditing = false { didSet { editButtonItem.systemItem = isEditing ? .done : .edit } }
    /// The button of the bar that says `Edit`, or `Done` while the controller edits.
    open private(set) lazy var editButtonItem = UIBarButtonItem(
        barButtonSystemItem: .edit, target: self, action: nil)

    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        isAppearing ? appear() : viewWillDisappear(animated)
        self.isAppearing = isAppearing
    }

    open func endAppearanceTransition() { isAppearing ? didAppear() : viewDidDisappear(false) }

    private var isAppearing = false

    /// What stands above the keyboard, or at the bottom while there is none.
    var shownAccessory: UIView? {
        for child in children.reversed() where child.viewIfLoaded?.superview != nil {
            if let accessory = child.shownAccessory { return accessory }
        }
        return canBecomeFirstResponder ? inputAccessoryView : nil
    }

    /// Why each picture of the screen fails; `nil` if it can be drawn.
    var reasonNotDrawn: String? { nil }

    /// The calls with which a screen appears.
    package func appear() {
        viewWillAppear(false)
        viewIsAppearing(false)
        setNeedsUpdateContentUnavailableConfiguration()
        for child in children where child.viewIfLoaded?.superview != nil { child.appear() }
    }

    package func didAppear() {
        for child in children where child.viewIfLoaded?.superview != nil { child.didAppear() }
        viewDidAppear(false)
    }
}

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}

public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

public enum UIStatusBarStyle: Int, Sendable {
    case `default`, lightContent
    case darkContent = 3
}

@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    var isAnimated: Bool { get }
    var isCancelled: Bool { get }
}

@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
