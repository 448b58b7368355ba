import QuoinLayout
import QuoinScene

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension SVGWriter {
    /// An attribute for a shading, and one for its alpha.
    ///
    /// - Parameter attribute: `fill` or `stroke`.
    mutating func paint(_ attribute: String, _ shading: Shading) throws(RenderError) -> String {
        switch shading {
        case .solid(let color): return SVGText.color(attribute, color)
        case .gradient(let gradient): return "\(attribute)=\"url(#\(define(gradient)))\""
        case .image(let image): return "\(attribute)=\"url(#\(try define(image)))\""
        }
    }

    private mutating func define(_ gradient: GradientShading) -> String {
        let spread = gradient.spread == .repeat ? " spreadMethod=\"repeat\"" : ""
        let stops = SVGText.stops(gradient)
        let (name, geometry) = SVGText.geometry(of: gradient)
        return define("p", name + geometry + spread + stops) { id in
            "<\(name) id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" \(geometry)\(spread)>\(stops)</\(name)>"
        }
    }

    /// An image as a pattern, which repeats.
    private mutating func define(_ shading: ImageShading) throws(RenderError) -> String {
        let tile = shading.tile
        let content = try image(shading, at: Rect(origin: .zero, size: tile.size))
        let frame = SVGText.rectangle(tile)
        return define("p", frame + content) { id in
            "<pattern id=\"\(id)\" patternUnits=\"userSpaceOnUse\" \(frame)><\(content)/></pattern>"
        }
    }

    /// Shows an image once, within a shape.
    mutating func add(_ shading: ImageShading, within shape: Shape) throws(RenderError) {
        let image = try image(shading, at: shading.tile)
        if case .rectangle(shading.tile) = shape { return write("<\(image)/>") }
        let element = SVGText.element(shape)
        let clip = define("c", element) { "<clipPath id=\"\($0)\"><\(element)\(SVGText.clipRule(shape))/></clipPath>" }
        write("<g clip-path=\"url(#\(clip))\"><\(image)/></g>")
    }

    /// An image with its file's own content where every reader of SVG shows that as we do, or else as a PNG.
    private func image(_ shading: ImageShading, at rect: Rect) throws(RenderError) -> String {
        do throws(ImageError) {
            let url = try renderer.images.embedded(shading.image.bestSource).dataURL
            return "image \(SVGText.rectangle(rect)) preserveAspectRatio=\"none\" href=\"\(url)\""
        } catch {
            throw .image(nil, error)
        }
    }
}

extension EmbeddedImage {
    fileprivate var dataURL: String {
        "data:\(format.mediaType);base64,\(Data(bytes).base64EncodedString())"
    }
}

extension ImageResource {
    /// The file with the most pixels.
    var bestSource: ImageSource { source(forScale: .infinity) }
}
