import Foundation

extension Kingfisher {
    /// Changes an image after it is loaded. Processors of an app are not asked, since they get what Kingfisher loads.
    public protocol ImageProcessor: Sendable {
        var identifier: String { get }
    }
}

extension Kingfisher.ImageProcessor {
    public var identifier: String { "" }

    /// One processor after another.
    public func append(another: any Kingfisher.ImageProcessor) -> any Kingfisher.ImageProcessor {
        ProcessorChain(first: self, second: another)
    }

    func changed(_ image: UIImage) -> UIImage { (self as? any SystemProcessor)?.processed(image) ?? image }
}

infix operator |> : AdditionPrecedence

public func |> (first: any Kingfisher.ImageProcessor, second: any Kingfisher.ImageProcessor) -> any Kingfisher
    .ImageProcessor
{
    first.append(another: second)
}

/// A processor whose effect is known.
private protocol SystemProcessor: Kingfisher.ImageProcessor {
    func processed(_ image: UIImage) -> UIImage
}

private struct ProcessorChain: SystemProcessor {
    let first: any Kingfisher.ImageProcessor
    let second: any Kingfisher.ImageProcessor

    func processed(_ image: UIImage) -> UIImage { second.changed(first.changed(image)) }
}

public struct DefaultImageProcessor: SystemProcessor {
    public static let `default` = DefaultImageProcessor()

    public init() {}

    func processed(_ image: UIImage) -> UIImage { image }
}

/// Makes an image at most as large as a size, in its own proportions.
public struct DownsamplingImageProcessor: SystemProcessor {
    public let size: CGSize

    public init(size: CGSize) { self.size = size }

    func processed(_ image: UIImage) -> UIImage {
        let ratio = min(max(size.width, size.height) / max(image.size.width, image.size.height), 1)
        guard ratio.isFinite, ratio > 0, ratio < 1 else { return image }
        return image.drawn(in: CGSize(width: image.size.width * ratio, height: image.size.height * ratio))
    }
}

public struct ResizingImageProcessor: SystemProcessor {
    public let referenceSize: CGSize

    public init(referenceSize: CGSize) { self.referenceSize = referenceSize }

    func processed(_ image: UIImage) -> UIImage {
        min(referenceSize.width, referenceSize.height) > 0 ? image.drawn(in: referenceSize) : image
    }
}

public struct RoundCornerImageProcessor: SystemProcessor {
    public let cornerRadius: CGFloat

    public init(cornerRadius: CGFloat) { self.cornerRadius = cornerRadius }

    func processed(_ image: UIImage) -> UIImage { image.drawn(in: image.size, cornerRadius: cornerRadius) }
}

extension UIImage {
    fileprivate func drawn(in size: CGSize, cornerRadius: CGFloat = 0) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { _ in
            let area = CGRect(origin: .zero, size: size)
            if cornerRadius > 0 { UIBezierPath(roundedRect: area, cornerRadius: cornerRadius).addClip() }
            draw(in: area)
        }
    }
}
