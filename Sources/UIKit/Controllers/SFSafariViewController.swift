import Foundation

/// A page of the web, which an app shows over a screen. A picture of the page itself fails: there is no browser.
open class SFSafariViewController: UIViewController {
    // Without effect on a picture:
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?

    private let url: URL?

    public init(url: URL, configuration: Configuration = Configuration()) {
        self.url = url
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init(url: URL, entersReaderIfAvailable: Bool) { self.init(url: url) }

    public required init?(coder: NSCoder) {
        url = nil
        super.init(coder: coder)
    }

    override var reasonNotDrawn: String? { "there is no browser that draws \(url?.absoluteString ?? "a page")" }

    open class Configuration: NSObject {
        /// Without effect on a picture.
        open var entersReaderIfAvailable = false
        public override init() {}
    }
}

@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: AnyObject {}
