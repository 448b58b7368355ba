// swift-format-ignore-file: OneVariableDeclarationPerLine

import Foundation
import QuoinControls

/// A placeholder of a web page: a box with its address, as there is no browser.
open class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    public let scrollView = UIScrollView()
    // Without effect on a picture:
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?

    public private(set) var url: URL?
    open var title: String? { nil }
    // Without effect on a picture:
    open var customUserAgent: String?
    open var allowsBackForwardNavigationGestures = false, allowsLinkPreview = true, isInspectable = false

    open var isLoading: Bool { false }
    open var estimatedProgress: Double { 1 }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }
    open var hasOnlySecureContent: Bool { true }

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: .init()) }

    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
    }

    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { show(request.url) }
    @discardableResult open func loadHTMLString(_ text: String, baseURL: URL?) -> WKNavigation? { show(baseURL) }
    @discardableResult open func loadFileURL(_ url: URL, allowingReadAccessTo folder: URL) -> WKNavigation? {
        show(url)
    }
    @discardableResult open func reload() -> WKNavigation? { nil }
    @discardableResult open func goBack() -> WKNavigation? { nil }
    @discardableResult open func goForward() -> WKNavigation? { nil }
    open func stopLoading() {}
    open func evaluateJavaScript(_ script: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {}

    private func show(_ url: URL?) -> WKNavigation? {
        self.url = url
        return WKNavigation()
    }

    override func contentElement() -> ViewContent? {
        let name = url?.absoluteString ?? "web page"
        return ViewContent(element: Control.missingImage(name: name, tint: UIColor.systemGray.color).element)
    }
}

open class WKWebViewConfiguration: MainActorObject {
    // Without effect on a picture:
    open var allowsInlineMediaPlayback = false, allowsPictureInPictureMediaPlayback = true
    open var userContentController = WKUserContentController()
    open var preferences = WKPreferences(), defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var applicationNameForUserAgent: String?
}

open class WKPreferences: MainActorObject {
    // Without effect on a picture:
    open var javaScriptEnabled = true, javaScriptCanOpenWindowsAutomatically = false
    open var minimumFontSize: CGFloat = 0
}

open class WKWebpagePreferences: MainActorObject { open var allowsContentJavaScript = true }

open class WKUserContentController: MainActorObject {
    open func addUserScript(_ script: WKUserScript) {}
    open func removeAllUserScripts() {}
    open func add(_ handler: any WKScriptMessageHandler, name: String) {}
    open func removeScriptMessageHandler(forName name: String) {}
}

public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

open class WKUserScript: MainActorObject {
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {}
}

@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage)
}

open class WKScriptMessage: MainActorObject {
    open var body: Any { "" }
    open var name: String { "" }
}

open class WKNavigation: MainActorObject {}

public enum WKNavigationType: Int, Sendable {
    case linkActivated, formSubmitted, backForward, reload, formResubmitted
    case other = -1
}

open class WKFrameInfo: MainActorObject { open var isMainFrame: Bool { true } }

open class WKNavigationAction: MainActorObject {
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    open var navigationType: WKNavigationType { .other }
    open var targetFrame: WKFrameInfo? { nil }
}

open class WKNavigationResponse: MainActorObject {
    open var response: URLResponse {
        URLResponse(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    }
}

public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

/// Methods about the loading of pages, without effect, as no page is loaded.
@preconcurrency @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {}
@preconcurrency @MainActor public protocol WKUIDelegate: NSObjectProtocol {}
