// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Names of SDWebImage, with which many apps show images of a network. What is at an address is a file of the test.

/// How an image is loaded, without effect on a picture.
public struct SDWebImageOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let retryFailed = SDWebImageOptions(rawValue: 1 << 0)
    public static let lowPriority = SDWebImageOptions(rawValue: 1 << 1)
    public static let progressiveLoad = SDWebImageOptions(rawValue: 1 << 2)
    public static let refreshCached = SDWebImageOptions(rawValue: 1 << 3)
    public static let continueInBackground = SDWebImageOptions(rawValue: 1 << 4)
    public static let highPriority = SDWebImageOptions(rawValue: 1 << 7)
    public static let delayPlaceholder = SDWebImageOptions(rawValue: 1 << 8)
    public static let scaleDownLargeImages = SDWebImageOptions(rawValue: 1 << 11)
}

public enum SDImageCacheType: Int, Sendable { case none, disk, memory, all }

public typealias SDExternalCompletionBlock = (UIImage?, (any Error)?, SDImageCacheType, URL?) -> Void
public typealias SDImageLoaderProgressBlock = (Int, Int, URL?) -> Void

/// The wheel of a view that waits for its image, without effect on a picture.
public struct SDWebImageActivityIndicator: Sendable {
    public static let gray = SDWebImageActivityIndicator()
    public static let grayLarge = SDWebImageActivityIndicator()
    public static let white = SDWebImageActivityIndicator()
    public static let whiteLarge = SDWebImageActivityIndicator()
    public static let medium = SDWebImageActivityIndicator()
    public static let large = SDWebImageActivityIndicator()
}

/// How an image appears, without effect on a picture.
public struct SDWebImageTransition: Sendable {
    public static let fade = SDWebImageTransition()
    public static func fade(duration: TimeInterval) -> SDWebImageTransition { fade }
}

extension Result where Success == UIImage, Failure == MissingImage {
    fileprivate func report(_ url: URL?, to completed: SDExternalCompletionBlock?) {
        switch self {
        case .success(let image): completed?(image, nil, .memory, url)
        case .failure(let error): completed?(nil, error, .none, url)
        }
    }
}

extension UIImageView {
    /// Without effect on a picture.
    public var sd_imageIndicator: SDWebImageActivityIndicator? {
        get { nil }
        set {}
    }
    /// Without effect on a picture.
    public var sd_imageTransition: SDWebImageTransition? {
        get { nil }
        set {}
    }

    /// Shows the file that stands for an image, or the placeholder. The completion is called before the method returns.
    public func sd_setImage(
        with url: URL?, placeholderImage: UIImage? = nil, options: SDWebImageOptions = [],
        completed: SDExternalCompletionBlock? = nil
    ) {
        let found = RemoteImage.found(at: url)
        show(found, placeholder: placeholderImage)
        found.report(url, to: completed)
    }

    public func sd_setImage(
        with url: URL?, placeholderImage: UIImage? = nil, options: SDWebImageOptions = [],
        progress: SDImageLoaderProgressBlock?, completed: SDExternalCompletionBlock? = nil
    ) {
        sd_setImage(with: url, placeholderImage: placeholderImage, options: options, completed: completed)
    }

    public func sd_cancelCurrentImageLoad() {}
}

extension UIButton {
    /// The same for the image of a button.
    public func sd_setImage(
        with url: URL?, for state: State, placeholderImage: UIImage? = nil, options: SDWebImageOptions = [],
        completed: SDExternalCompletionBlock? = nil
    ) {
        let found = RemoteImage.found(at: url)
        show(found, placeholder: placeholderImage, for: state)
        found.report(url, to: completed)
    }

    public func sd_setBackgroundImage(
        with url: URL?, for state: State, placeholderImage: UIImage? = nil, options: SDWebImageOptions = [],
        completed: SDExternalCompletionBlock? = nil
    ) {
        let found = RemoteImage.found(at: url)
        showBackground(found, placeholder: placeholderImage, for: state)
        found.report(url, to: completed)
    }
}
