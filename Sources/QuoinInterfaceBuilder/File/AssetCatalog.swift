import QuoinDeclarations
import QuoinDocument
import QuoinGeometry
import QuoinScene

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
            guard let contents = try? resources.text(at: "\(folder)/Contents.json").text,
                let items = try? SourceNode.parsing(contents)?.mapping?["images"]?.items
            else { continue }
            let files = items.compactMap { item -> (scale: Double, path: String)? in
                guard let name = item.mapping?["filename"]?.string else { return nil }
                let scale = item.mapping?["scale"]?.string.flatMap { Double($0.dropLast()) } ?? 1
                return (scale, "\(folder)/\(name)")
            }.sorted { $0.scale < $1.scale }
            guard let first = files.first, var image = try? resources.image(at: first.path) else { continue }
            image.size = Size(image.size.width / first.scale, image.size.height / first.scale)
            image.scale = first.scale
            image.variants = files.dropFirst().compactMap { file in
                (try? resources.image(at: file.path)).map { ImageResource.Variant($0.source, scale: file.scale) }
            }
            return image
        }
        return nil
    }
}
