import Foundation

/// Stands where an app makes a view of SwiftUI, whose type is left out.
public struct ViewOfSwiftUI {
    let name: String

    public init(_ name: String) { self.name = name }
}

/// Shows a view of SwiftUI. A picture of one fails.
open class UIHostingController<Content>: UIViewController {
    open var rootView: Content

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    override var reasonNotDrawn: String? {
        let name = (rootView as? ViewOfSwiftUI)?.name ?? "\(Content.self)"
        return "\(name) is a view of SwiftUI, which is not drawn here"
    }
}
