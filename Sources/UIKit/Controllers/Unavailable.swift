import Foundation

// What no picture can show honestly.

@available(*, unavailable, message: "there is no browser; show a picture of the page in an image view")
open class UIWebView: UIView {}

@available(*, unavailable, message: "no page is printed; draw the view with PictureRenderer.file(_:on:as:)")
open class UIGraphicsPDFRenderer: NSObject {}

@available(*, unavailable, message: "no document is chosen; hand the document to the screen")
open class UIDocumentPickerViewController: UIViewController {}
