// The names are those of Texture.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized, OneVariableDeclarationPerLine

import QuoinScene
import UIKit

/// Changes an image before it is drawn.
public typealias asimagenode_modification_block_t = (UIImage, ASPrimitiveTraitCollection) -> UIImage?

/// A node that shows an image.
open class ASImageNode: ASControlNode {
    open var image: UIImage?
    open var placeholderColor: UIColor?
    /// Which point of the image stays in view, or with a size which part of it is shown, in fractions of the image.
    open var cropRect = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
    open var imageModificationBlock: asimagenode_modification_block_t?
    /// Without effect: images are drawn as sharp as the picture.
    open var isCropEnabled = true, forceUpscaling = false
    /// Without effect on a picture.
    open var forcedSize = CGSize.zero

    public override init() {
        super.init()
        contentMode = .scaleAspectFill
        clipsToBounds = true
    }

    open func setCropEnabled(_ enabled: Bool, recropImmediately: Bool, inBounds bounds: CGRect) {
        isCropEnabled = enabled
    }

    @preconcurrency @MainActor open func setNeedsDisplayWithCompletion(_ completion: ((Bool) -> Void)?) {
        completion?(false)
    }

    /// The image that is shown.
    var shownImage: UIImage? {
        guard let image, let change = imageModificationBlock else { return image }
        return change(image, primitiveTraitCollection())
    }

    /// What is shown without an image.
    var placeholder: Fill? { placeholderColor.map { .solid($0.color) } }

    override var isPlain: Bool { true }

    override func element(_ names: NodeNames) -> AnyElement {
        let element = imageElement
        guard var image = element.kind.base as? ImageNode else {
            // The box in place of a symbol, which has the symbol's size where it may.
            let size = shownImage?.size ?? .zero
            return finished(Box(element.preferredSize(Double(size.width), Double(size.height))), names).erased
        }
        image.crop =
            cropRect.isEmpty ? .alignment(cropRect.origin.point) : .part(cropRect.rect)
        image.placeholder = placeholder
        guard willDisplayNodeContentWithRenderingContext != nil || didDisplayNodeContentWithRenderingContext != nil
        else {
            return finished(Image(image), names).erased
        }
        return finished(Box(Element(DrawnContent(self, showing: Image(image).erased))), names).erased
    }

    private var imageElement: AnyElement {
        shownImage?.element(contentMode.mode, tint: tintColor)
            ?? Image(nil as QuoinScene.ImageResource?, mode: contentMode.mode).erased
    }
}

/// A block that cuts the image to an ellipse, with a border along it.
public func ASImageNodeRoundBorderModificationBlock(
    _ borderWidth: CGFloat, _ borderColor: UIColor?
) -> asimagenode_modification_block_t {
    { image, _ in
        UIGraphicsImageRenderer(size: image.size).image { _ in
            let outline = UIBezierPath(ovalIn: CGRect(origin: .zero, size: image.size))
            outline.addClip()
            image.draw(in: CGRect(origin: .zero, size: image.size))
            guard borderWidth > 0, let borderColor else { return }
            borderColor.setStroke()
            outline.lineWidth = borderWidth
            outline.stroke()
        }
    }
}

/// A block that fills the shape of the image with a color.
public func ASImageNodeTintColorModificationBlock(_ color: UIColor) -> asimagenode_modification_block_t {
    { image, _ in image.withTintColor(color, renderingMode: .alwaysOriginal) }
}

// MARK: - Of a network

/// To what the loading of an image is reported; in a picture nothing is loaded.
public protocol ASNetworkImageNodeDelegate: AnyObject {}

/// A node whose image comes from elsewhere. Nothing is loaded: an address of a file is read, and for others the default image
/// or the placeholder is shown.
open class ASNetworkImageNode: ASImageNode {
    open var defaultImage: UIImage?
    open var url: URL?
    // Without effect on a picture:
    open weak var delegate: ASNetworkImageNodeDelegate?
    open var shouldCacheImage = true, shouldRenderProgressImages = true, shouldRetryImageDownload = true

    open func setURL(_ url: URL?, resetToDefault: Bool) {
        self.url = url
        if resetToDefault { image = nil }
    }

    override var shownImage: UIImage? {
        if image == nil {
            image = RemoteImage.standIn(for: url) ?? defaultImage
        }
        return super.shownImage
    }

    override var placeholder: Fill? {
        super.placeholder ?? (backgroundColor == nil ? LoadedImage().element.kind.placeholder : nil)
    }
}

/// A node whose image has several versions: the first that is there is shown.
open class ASMultiplexImageNode: ASNetworkImageNode {
    open var imageIdentifiers: [NSString] = []
    open weak var dataSource: ASMultiplexImageNodeDataSource?
    /// Without effect on a picture.
    open var downloadsIntermediateImages = false

    override var shownImage: UIImage? {
        if image == nil {
            image =
                imageIdentifiers.lazy.compactMap {
                    self.dataSource?.multiplexImageNode(self, imageForImageIdentifier: $0)
                }.first
        }
        return super.shownImage
    }
}

/// Where the versions of an image come from.
public protocol ASMultiplexImageNodeDataSource: AnyObject {
    func multiplexImageNode(_ imageNode: ASMultiplexImageNode, imageForImageIdentifier identifier: NSString) -> UIImage?
    func multiplexImageNode(_ imageNode: ASMultiplexImageNode, urlForImageIdentifier identifier: NSString) -> URL?
}

extension ASMultiplexImageNodeDataSource {
    public func multiplexImageNode(
        _ imageNode: ASMultiplexImageNode, imageForImageIdentifier identifier: NSString
    ) -> UIImage? { nil }
    public func multiplexImageNode(
        _ imageNode: ASMultiplexImageNode, urlForImageIdentifier identifier: NSString
    ) -> URL? { nil }
}

extension UIImage {
    /// An image in one color with round corners, which stretches between them.
    public class func as_resizableRoundedImage(
        withCornerRadius radius: CGFloat, cornerColor: UIColor?, fill color: UIColor
    ) -> UIImage {
        let bounds = CGRect(x: 0, y: 0, width: 2 * radius + 1, height: 2 * radius + 1)
        let image = UIGraphicsImageRenderer(bounds: bounds).image { context in
            (cornerColor ?? .clear).setFill()
            context.fill(bounds)
            color.setFill()
            UIBezierPath(roundedRect: bounds, cornerRadius: radius).fill()
        }
        return image.resizableImage(
            withCapInsets: UIEdgeInsets(top: radius, left: radius, bottom: radius, right: radius))
    }
}
