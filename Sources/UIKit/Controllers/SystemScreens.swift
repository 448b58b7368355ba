// The names are those of the system.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Screens of the system, which an app shows over its own. A picture of one of them fails.

/// What the screens of the system share.
open class SystemScreen: UIViewController {
    public override init(nibName: String? = nil, bundle: Bundle? = nil) { super.init(nibName: nibName, bundle: bundle) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override var reasonNotDrawn: String? { "\(type(of: self)) is a screen of the system, which is not drawn here" }
}

/// Chooses a photo; none is there.
open class UIImagePickerController: SystemScreen {
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    }

    // Without effect on a picture:
    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    open var sourceType = SourceType.photoLibrary
    open var allowsEditing = false
    open var mediaTypes: [String] = []

    open class func isSourceTypeAvailable(_ type: SourceType) -> Bool { false }
}

@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ target: Any?, _ action: Selector?, _ context: UnsafeMutableRawPointer?
) {}

/// Writes a mail; none is sent.
open class MFMailComposeViewController: SystemScreen {
    /// Without effect on a picture.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    open class func canSendMail() -> Bool { false }
    open func setSubject(_ subject: String) {}
    open func setToRecipients(_ addresses: [String]?) {}
    open func setMessageBody(_ text: String, isHTML: Bool) {}
    open func addAttachmentData(_ data: Data, mimeType: String, fileName: String) {}
}

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {}
