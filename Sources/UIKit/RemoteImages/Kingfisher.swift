import Foundation

// Names of Kingfisher, with which many apps show images of a network. What is at an address is a file of the test.

/// The methods for images of a view: `photo.kf.setImage(with: url)`.
@preconcurrency @MainActor public struct KingfisherWrapper<Base> {
    public let base: Base

    init(_ base: Base) { self.base = base }
}

/// Names that are usual words, which an app may have, too.
public enum Kingfisher {
    /// Where an image is.
    public protocol Resource: Sendable {
        var downloadURL: URL { get }
    }

    /// What is shown until an image is loaded.
    public protocol Placeholder {}

    public enum Source: Sendable {
        case network(any Resource)

        fileprivate var address: URL {
            switch self {
            case .network(let resource): resource.downloadURL
            }
        }
    }

    public enum IndicatorType { case none, activity }

    public enum ImageTransition {
        case none
        case fade(TimeInterval)
        case flipFromLeft(TimeInterval)
        case flipFromRight(TimeInterval)
    }

    public enum CacheType: Sendable { case none, memory, disk }

    public typealias DownloadProgressBlock = (Int64, Int64) -> Void
    public typealias ImageCompletion = (Result<RetrieveImageResult, KingfisherError>) -> Void

    /// What stands for a download.
    public struct DownloadTask: Sendable { public func cancel() {} }

    /// Images that were loaded: none.
    public final class ImageCache: Sendable {
        public static let `default` = ImageCache()

        public func clearCache() {}
        public func clearMemoryCache() {}
        public func clearDiskCache() {}
        public func cleanExpiredDiskCache() {}
    }
}

extension URL: Kingfisher.Resource {
    public var downloadURL: URL { self }
}

extension ImageResource: Kingfisher.Resource {
    /// An image of a network, in place of one of an asset catalog.
    public init(downloadURL address: URL, cacheKey: String? = nil) {
        self.init(name: address.absoluteString, bundle: .main)
    }

    public var downloadURL: URL { URL(string: name) ?? URL(fileURLWithPath: name) }
}

extension UIImage: Kingfisher.Placeholder {}

/// How an image is loaded and changed. Only `processor` and `onFailureImage` have an effect on a picture.
public enum KingfisherOptionsInfoItem {
    case processor(any Kingfisher.ImageProcessor)
    case onFailureImage(UIImage?)
    case transition(Kingfisher.ImageTransition)
    case scaleFactor(CGFloat)
    case downloadPriority(Float)
    case forceTransition, cacheOriginalImage, forceRefresh, fromMemoryCacheOrRefresh, onlyFromCache, backgroundDecode
    case waitForCache, loadDiskFileSynchronously, keepCurrentImageWhileLoading, preloadAllAnimationData
    case onlyLoadFirstFrame
}

public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]

public struct RetrieveImageResult {
    public let image: UIImage
    public let cacheType: Kingfisher.CacheType
    public let source: Kingfisher.Source
}

/// Why there is no image. Kingfisher's has more cases.
public enum KingfisherError: LocalizedError {
    case imageSettingError(reason: any Error)

    public var errorDescription: String? {
        switch self {
        case .imageSettingError(let reason): reason.localizedDescription
        }
    }
}

extension KingfisherOptionsInfo {
    fileprivate func changed(_ image: UIImage) -> UIImage {
        reduce(image) { image, option in
            if case .processor(let processor) = option { processor.changed(image) } else { image }
        }
    }

    fileprivate var failureImage: UIImage? {
        lazy.compactMap { if case .onFailureImage(let image) = $0 { image } else { nil } }.first
    }
}

extension Result where Success == UIImage, Failure == MissingImage {
    fileprivate func retrieved(from address: URL?) -> Result<RetrieveImageResult, KingfisherError> {
        let source = Kingfisher.Source.network(address ?? URL(fileURLWithPath: "/"))
        return map { RetrieveImageResult(image: $0, cacheType: .memory, source: source) }
            .mapError { .imageSettingError(reason: $0) }
    }
}

extension KingfisherWrapper where Base: UIImageView {
    /// Without effect on a picture.
    public var indicatorType: Kingfisher.IndicatorType {
        get { .none }
        nonmutating set {}
    }

    /// Shows the file that stands for an image, or the placeholder. The completion is called before the method returns.
    @discardableResult public func setImage(
        with resource: (any Kingfisher.Resource)?, placeholder: (any Kingfisher.Placeholder)? = nil,
        options: KingfisherOptionsInfo? = nil,
        completionHandler: Kingfisher.ImageCompletion? = nil
    ) -> Kingfisher.DownloadTask? {
        let address = resource?.downloadURL
        let shown = options?.failureImage ?? placeholder as? UIImage
        let found = KingfisherManager.shared.image(at: resource, options)
        base.show(found, placeholder: shown)
        completionHandler?(found.retrieved(from: address))
        return nil
    }

    @discardableResult public func setImage(
        with resource: (any Kingfisher.Resource)?, placeholder: (any Kingfisher.Placeholder)? = nil,
        options: KingfisherOptionsInfo? = nil,
        progressBlock: Kingfisher.DownloadProgressBlock?, completionHandler: Kingfisher.ImageCompletion? = nil
    ) -> Kingfisher.DownloadTask? {
        setImage(with: resource, placeholder: placeholder, options: options, completionHandler: completionHandler)
    }

    @discardableResult public func setImage(
        with source: Kingfisher.Source?, placeholder: (any Kingfisher.Placeholder)? = nil,
        options: KingfisherOptionsInfo? = nil,
        completionHandler: Kingfisher.ImageCompletion? = nil
    ) -> Kingfisher.DownloadTask? {
        setImage(
            with: source?.address, placeholder: placeholder, options: options, completionHandler: completionHandler)
    }

    public func cancelDownloadTask() {}
}

extension KingfisherWrapper where Base: UIButton {
    /// The same for the image of a button.
    public func setImage(
        with resource: (any Kingfisher.Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
        options: KingfisherOptionsInfo? = nil, completionHandler: Kingfisher.ImageCompletion? = nil
    ) {
        let found = KingfisherManager.shared.image(at: resource, options)
        base.show(found, placeholder: placeholder, for: state)
        completionHandler?(found.retrieved(from: resource?.downloadURL))
    }

    public func setBackgroundImage(
        with resource: (any Kingfisher.Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
        options: KingfisherOptionsInfo? = nil, completionHandler: Kingfisher.ImageCompletion? = nil
    ) {
        let found = KingfisherManager.shared.image(at: resource, options)
        base.showBackground(found, placeholder: placeholder, for: state)
        completionHandler?(found.retrieved(from: resource?.downloadURL))
    }

    public func cancelImageDownloadTask() {}
}

extension UIImageView {
    public var kf: KingfisherWrapper<UIImageView> {
        get { KingfisherWrapper(self) }
        set {}
    }
}

extension UIButton {
    public var kf: KingfisherWrapper<UIButton> {
        get { KingfisherWrapper(self) }
        set {}
    }
}

/// Gives images without a view.
public final class KingfisherManager: Sendable {
    public static let shared = KingfisherManager()

    public let cache = Kingfisher.ImageCache.default

    fileprivate func image(
        at resource: (any Kingfisher.Resource)?, _ options: KingfisherOptionsInfo?
    ) -> Result<UIImage, MissingImage> {
        RemoteImage.found(at: resource?.downloadURL) { options?.changed($0) ?? $0 }
    }

    /// The completion is called before the method returns.
    @discardableResult public func retrieveImage(
        with resource: any Kingfisher.Resource, options: KingfisherOptionsInfo? = nil,
        progressBlock: Kingfisher.DownloadProgressBlock? = nil, completionHandler: Kingfisher.ImageCompletion?
    ) -> Kingfisher.DownloadTask? {
        completionHandler?(image(at: resource, options).retrieved(from: resource.downloadURL))
        return nil
    }
}
