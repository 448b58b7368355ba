import CPangoCairo
import QuoinBitmap
import QuoinImages
import QuoinLayout
import QuoinScene
import QuoinText

/// Draws display lists into bitmaps.
///
/// A renderer belongs to the thread of its stack. It keeps the images that it has read.
package final class CairoRenderer {
    let stack: FontStack
    let images: ImageStore
    let fonts = CairoFonts()

    /// A renderer with the fonts of a stack, and a store of images that it may share.
    package init(_ stack: FontStack, images: ImageStore? = nil) {
        self.stack = stack
        self.images = images ?? ImageStore(fonts: stack)
    }

    /// Draws a display list.
    ///
    /// - Parameter scale: pixels per point, above 0: that of the layout's pixel grid.
    package func draw(_ list: DisplayList, scale: Double) throws(RenderError) -> Bitmap {
        let (width, height) = try CanvasLimits.pixels(of: list.size, scale: scale)
        var commands = list.commands[...]
        var bitmap = try takeBackground(from: &commands, width: width, height: height, scale: scale)
        try bitmap.withSurface { surface throws(RenderError) in
            let canvas = CairoCanvas(surface, renderer: self, tree: list.tree)
            canvas.scale(by: scale)
            try canvas.draw(commands)
            try canvas.check()
        }
        return bitmap
    }

    /// The face of a font with FreeType, to draw glyphs or to read their outlines.
    func glyphFace(_ face: FontFace) throws(RenderError) -> GlyphFace {
        do throws(MissingFontFile) {
            return try stack.glyphs.face(face)
        } catch {
            throw .missingFont(path: error.path)
        }
    }
}

/// The largest picture.
enum CanvasLimits {
    /// Pixels on a side.
    static let side = 16_384
    /// Pixels in total.
    static let area = 256_000_000

    /// The extents of a canvas in pixels, rounded up.
    ///
    /// - Parameters:
    ///   - size: in points.
    ///   - scale: pixels per point, above 0.
    /// - Throws: `emptyCanvas` or `canvasTooLarge`.
    static func pixels(of size: Size, scale: Double) throws(RenderError) -> (width: Int, height: Int) {
        let grid = PixelGrid(scale: scale)
        let width = (grid.ceil(size.width) * scale).rounded()
        let height = (grid.ceil(size.height) * scale).rounded()
        guard width >= 1, height >= 1 else { throw .emptyCanvas(width: width, height: height) }
        guard width <= Double(side), height <= Double(side), width * height <= Double(area) else {
            throw .canvasTooLarge(width: width, height: height, sideLimit: side, areaLimit: area)
        }
        return (Int(width), Int(height))
    }
}

extension CairoRenderer {
    /// A bitmap with the fills of the whole canvas that come first. Their commands are removed.
    ///
    /// They are written directly: as usual fills they would be blended with cleared pixels, a
    /// gradient from a bitmap of its own.
    ///
    /// - Parameters:
    ///   - width: in pixels, like the height.
    ///   - scale: pixels per point.
    func takeBackground(
        from commands: inout ArraySlice<DisplayCommand>, width: Int, height: Int, scale: Double
    ) throws(RenderError) -> Bitmap {
        let size = Size(Double(width) / scale, Double(height) / scale)
        var fills: [Shading] = []
        while let fill = commands.dropFirst(fills.count).first?.operation.plainFill(of: size) { fills.append(fill) }
        guard !fills.isEmpty else { return Bitmap(width: width, height: height) }
        // An opaque fill hides those below it.
        let last = fills.lastIndex(where: \.isOpaque) ?? 0
        commands = commands.dropFirst(last + 1)
        return try background(fills[last], width: width, height: height, scale: scale)
    }

    private func background(
        _ shading: Shading, width: Int, height: Int, scale: Double
    ) throws(RenderError) -> Bitmap {
        switch shading {
        case .gradient(let gradient):
            var matrix = cairo_matrix_t()
            cairo_matrix_init_scale(&matrix, scale, scale)
            cairo_matrix_invert(&matrix)
            return GradientRaster(gradient, pointsFromPixels: matrix)
                .bitmap(of: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height))
        case .solid, .image:
            var pixel = Bitmap(width: 1, height: 1)
            try pixel.withSurface { surface throws(RenderError) in
                let canvas = CairoCanvas(surface, renderer: self)
                try canvas.draw([DisplayCommand(.fill(.rectangle(Rect(0, 0, 1, 1)), shading))])
                try canvas.check()
            }
            return Bitmap(width: width, height: height, filledWith: pixel.pixels[0])
        }
    }
}

extension DisplayOperation {
    /// The color or gradient of a fill that covers a canvas of a size, in points.
    fileprivate func plainFill(of size: Size) -> Shading? {
        guard case .fill(.rectangle(let rect), let shading) = self,
            rect.minX <= 0, rect.minY <= 0, rect.maxX >= size.width, rect.maxY >= size.height
        else { return nil }
        if case .image = shading { return nil }
        return shading
    }
}

extension Shading {
    /// Whether nothing shows through. Images are not examined.
    fileprivate var isOpaque: Bool {
        switch self {
        case .solid(let color): color.alpha == 1
        case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha == 1 }
        case .image: false
        }
    }
}
