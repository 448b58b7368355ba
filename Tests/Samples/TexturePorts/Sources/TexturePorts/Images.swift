import Foundation
import Quoin

/// The folder of the package's images.
public enum PortImages {
    /// Makes `Image("forest.png")` find the images of this package.
    public static func use() {
        ImageResource.folder = Bundle.module.resourcePath.map { $0 + "/Images" }
    }
}
