// swift-format-ignore-file: OneVariableDeclarationPerLine

import Foundation

/// Chooses photos; none is there.
open class PHPickerViewController: SystemScreen {
    public let configuration: PHPickerConfiguration
    /// Without effect on a picture.
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        configuration = PHPickerConfiguration()
        super.init(coder: coder)
    }
}

/// Its method is never called.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Which photos are asked for, without effect on a picture.
public struct PHPickerConfiguration: Sendable {
    public var selectionLimit = 1, filter: PHPickerFilter?
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var selection = Selection.default
    public var preselectedAssetIdentifiers: [String] = []

    public enum AssetRepresentationMode: Sendable { case automatic, current, compatible }
    public enum Selection: Sendable { case `default`, ordered, continuous, continuousAndOrdered }

    public init() {}
    public init(photoLibrary: PHPhotoLibrary) {}
}

public struct PHPickerFilter: Sendable {
    public static let images = PHPickerFilter(), videos = PHPickerFilter(), livePhotos = PHPickerFilter()

    public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
}

public struct PHPickerResult: Hashable, Sendable {
    public let itemProvider: NSItemProvider, assetIdentifier: String?
}

/// The photos of a device, of which there are none.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()

    open class func shared() -> PHPhotoLibrary { library }
    open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
    open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) { handler(.denied) }
}

public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }

/// What is handed from one app to another, which gives nothing.
open class NSItemProvider: NSObject, @unchecked Sendable {
    open var registeredTypeIdentifiers: [String] { [] }
    open func canLoadObject(ofClass type: Any.Type) -> Bool { false }
    open func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool { false }
    @discardableResult open func loadObject(
        ofClass type: Any.Type, completionHandler: @escaping (Any?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(nil, CocoaError(.fileNoSuchFile))
        return Progress(totalUnitCount: 1)
    }
}
