import Foundation
import QuoinScene

/// The file of an image, whose name is also that of a name of an asset.
package typealias PictureResource = QuoinScene.ImageResource

/// The name of an image of an asset catalog. The source step makes a member for each that the app uses.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// The name of a color of an asset catalog. The source step makes a member for each that the app uses.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIImage {
    /// An image of an asset catalog. Without it a picture fails.
    public convenience init(resource: ImageResource) {
        let found = UIImage(named: resource.name, in: resource.bundle, with: nil)
        if found == nil { Self.reportMissing("image", resource.name) }
        self.init(sameAs: found)
    }

    fileprivate static func reportMissing(_ kind: String, _ name: String) {
        ViewProblems.report("there is no \(kind) \"\(name)\" in the asset catalogs below AppResources.folders")
    }
}

extension UIColor {
    /// A color of an asset catalog. Without it a picture fails.
    public convenience init(resource: ColorResource) {
        let found = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil)
        if found == nil { UIImage.reportMissing("color", resource.name) }
        self.init { _ in found ?? .clear }
    }
}
