// swift-format-ignore-file: OneVariableDeclarationPerLine

import UIKit

/// A controller whose view is that of a node.
open class ASDKViewController<DisplayNodeType: ASDisplayNode>: UIViewController {
    public private(set) var node: DisplayNodeType!
    /// Without effect on a picture.
    open var neverShowPlaceholders = false, automaticallyAdjustRangeModeBasedOnViewEvents = false

    public init(node: DisplayNodeType) {
        self.node = node
        super.init(nibName: nil, bundle: nil)
    }

    public init() {
        node = ASDisplayNode() as? DisplayNodeType
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    open override func loadView() {
        node.frame = UIScreen.main.bounds
        view = node.view
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        node.frame = CGRect(origin: .zero, size: view.bounds.size)
        (node.surroundings.safeArea, node.surroundings.isHosted) = (view.safeAreaInsets, true)
    }
}

@available(*, deprecated, renamed: "ASDKViewController")
public typealias ASViewController = ASDKViewController

public typealias ASDKNavigationController = UINavigationController
public typealias ASNavigationController = UINavigationController
public typealias ASTabBarController = UITabBarController

extension ASCellNode {
    /// A cell that shows the view of a controller.
    public convenience init(
        viewControllerBlock: @escaping ASDisplayNodeViewControllerBlock,
        didLoad didLoadBlock: ASDisplayNodeDidLoadBlock? = nil
    ) { self.init(viewBlock: { viewControllerBlock().view }, didLoad: didLoadBlock) }
}
