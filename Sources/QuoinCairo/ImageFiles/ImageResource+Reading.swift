import QuoinLayout
import QuoinScene
import QuoinSystem
import SystemPackage

extension ImageResource {
    /// An image whose natural size is read from its file's header.
    ///
    /// Beside `photo.png` may be `photo@2x.png` and `photo@3x.png`, which show the same with more pixels: they are drawn
    /// where the canvas has as many pixels per point, and stand in where the file itself is absent.
    ///
    /// - Parameter scale: the image's pixels per point; for a file the one its name says, as `photo@2x.png` does, where
    ///   absent.
    /// - Throws: any ``ImageError``.
    public init(reading source: ImageSource, scale: Double? = nil) throws(ImageError) {
        var variants: [ImageResource.Variant] = []
        if scale == nil, case .file(let path) = source, ImageFileName(path).scale == 1 {
            variants = ImageFileName(path).variants
        }
        let isThere = if case .file(let path) = source { FileKind.exists(at: path) } else { true }
        let first =
            isThere || variants.isEmpty ? ImageResource.Variant(source, scale: scale ?? source.scale) : variants[0]
        let pixels = try ImageFile(first.source).pixelSize()
        self.init(first.source, size: Size(Double(pixels.width) / first.scale, Double(pixels.height) / first.scale))
        self.scale = first.scale
        self.variants = variants.filter { $0 != first }
    }
}

extension ImageSource {
    /// The files that reading an image looks for, whether they are there or not: the image's own, and where its name says
    /// no scale those beside it with more pixels.
    public static func files(forImageAt path: String) -> [String] {
        let name = ImageFileName(path)
        return [path] + (name.scale == 1 ? name.variantPaths.map(\.path) : [])
    }

    /// The scale that a file's name says; 1 where it says none.
    fileprivate var scale: Double {
        if case .file(let path) = self { ImageFileName(path).scale } else { 1 }
    }
}

/// The name of an image's file, which may say the image's scale before its extension.
private struct ImageFileName {
    private let stem: String
    private let suffix: String

    init(_ path: String) {
        let name = FilePath(path)
        stem = name.removingExtension.string
        suffix = name.extension.map { "." + $0 } ?? ""
    }

    var scale: Double {
        if stem.hasSuffix("@2x") { return 2 }
        return stem.hasSuffix("@3x") ? 3 : 1
    }

    /// The files beside this one with more pixels, the fewest first.
    var variants: [ImageResource.Variant] {
        variantPaths.filter { FileKind.exists(at: $0.path) }
            .map { ImageResource.Variant(.file($0.path), scale: $0.scale) }
    }

    /// Where they are looked for.
    var variantPaths: [(path: String, scale: Double)] {
        [2, 3].map { ("\(stem)@\($0)x\(suffix)", Double($0)) }
    }
}
