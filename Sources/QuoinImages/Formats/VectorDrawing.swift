import CPangoCairo
import QuoinText

/// An image of shapes, which a library draws with Cairo at any size.
protocol VectorDrawing: ImageDecoder {
    /// The name of the file in messages.
    var name: String { get }
    var limits: Limits { get }
    /// The Cairo that the library draws with.
    var cairo: CairoLibrary { get }
    /// Whether filters make pixels of its shapes.
    var hasFilters: Bool { get }
    /// - Throws: a ``QuoinError`` if drawing at a size takes too long.
    func checkCost(at size: PixelSize) throws(QuoinError)
    /// Draws the image at its natural size, from the origin.
    ///
    /// - Parameter fonts: for texts; `nil` for the default set.
    func draw(on cairo: OpaquePointer, _ fonts: FontStack?) throws(QuoinError)
}

extension VectorDrawing {
    static var readsAtAnySize: Bool { true }

    var hasFilters: Bool { false }

    func checkCost(at size: PixelSize) {}

    func size(toDrawAt target: PixelSize, _ sampling: ImageResource.Sampling) -> PixelSize { target }

    func bitmap() throws(QuoinError) -> Bitmap {
        try bitmap(of: pixelSize, fonts: nil)
    }

    func bitmap(of size: PixelSize, fonts: FontStack?) throws(QuoinError) -> Bitmap {
        let count = size.width * size.height
        guard count <= limits.imagePixels else {
            throw .limitPassed(
                name: name,
                limits.excess(
                    \.imagePixels, "the image is enlarged to \(size.width) by \(size.height), \(count) pixels"))
        }
        try checkCost(at: size)
        var bitmap = Bitmap(width: size.width, height: size.height)
        try bitmap.pixels.withUnsafeMutableBufferPointer { pixels throws(QuoinError) in
            try cairo.draw(into: pixels.baseAddress, size, scale: scale(to: size), failure) {
                cairo throws(QuoinError) in
                try draw(on: cairo, fonts)
            }
        }
        return bitmap
    }

    /// Its shapes as the source of an SVG, drawn for a size. They are what is drawn, with letters as shapes, and nothing else
    /// of the file.
    func markup(drawnAt size: PixelSize, fonts: FontStack?) throws(QuoinError) -> SVGMarkup {
        try checkCost(at: size)
        let source = try cairo.markup(size, scale: scale(to: size), failure) { cairo throws(QuoinError) in
            try draw(on: cairo, fonts)
        }
        return SVGMarkup(String(decoding: source, as: UTF8.self), size: size)
    }

    /// Draws its shapes in a rectangle of a PDF.
    ///
    /// - Returns: false, without drawing, if the library draws with another copy of Cairo, or makes pixels for filters.
    func draw(on cairo: OpaquePointer, in rect: Rect, fonts: FontStack?) throws(QuoinError) -> Bool {
        guard self.cairo.isShared, !hasFilters else { return false }
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_translate(cairo, rect.minX, rect.minY)
        cairo_scale(cairo, rect.size.width / naturalSize.width, rect.size.height / naturalSize.height)
        try draw(on: cairo, fonts)
        return true
    }

    private func scale(to size: PixelSize) -> Size {
        Size(Double(size.width) / naturalSize.width, Double(size.height) / naturalSize.height)
    }

    private func failure(_ status: cairo_status_t) -> QuoinError {
        .damaged(name: name, message: "cairo: \(String(cString: cairo_status_to_string(status)))")
    }
}
