import QuoinControls
import QuoinPlatform

/// The images of the asset catalogs beside a file.
package struct AssetCatalog: Sendable {
    private let resources: any DocumentResources

    package init(_ resources: some DocumentResources) { self.resources = resources }

    /// Where catalogs are, seen from a storyboard: beside it, or beside the folder of its language.
    private static let catalogs = ["", "../"].flatMap { folder in
        ["Assets", "Images", "Media"].map { "\(folder)\($0).xcassets" }
    }

    /// The image of a name, with its variants for screens of more pixels per point; `nil` if there is none.
    package func image(_ name: String) -> ImageResource? {
        guard !name.contains("..") else { return nil }
        for catalog in Self.catalogs {
            let folder = "\(catalog)/\(name).imageset"
            guard let text = try? resources.text(at: "\(folder)/Contents.json").text,
                let image = AssetContents(Data(text.utf8))?
                    .image(in: .light, reading: { try? resources.image(at: "\(folder)/\($0)") })
            else { continue }
            return image
        }
        return nil
    }
}
