import CPangoCairo
import QuoinSystem
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

/// The shapes of an SVG as elements for another one.
package struct SVGMarkup {
    /// How many units of its own it is wide and high.
    package let size: PixelSize
    /// The elements, with names in the order of their definitions.
    private let content: String

    /// - Parameter source: an SVG that Cairo has written.
    init(_ source: String, size: PixelSize) {
        self.size = size
        let inner =
            source.firstRange(of: "<svg ").flatMap { source[$0.upperBound...].firstIndex(of: ">") }
            .map { source[source.index(after: $0)...] } ?? ""
        let elements = inner.prefix(upTo: inner.firstRange(of: "</svg>")?.lowerBound ?? inner.endIndex)
        content = Self.named(String(elements).replacing("xlink:href", with: "href"))
    }

    /// Cairo counts its names for all files of a process.
    private static func named(_ elements: String) -> String {
        var names: [Substring: Int] = [:]
        for match in elements.matches(of: #/ id="([^"]*)"/#) where names[match.1] == nil {
            names[match.1] = names.count
        }
        return elements.replacing(#/( id="|"#|\(#)([^"\)]*)/#) { match in
            names[match.2].map { "\(match.1)\(placeholder)\($0)" } ?? String(match.0)
        }
    }

    /// No name has this character.
    private static let placeholder = "\u{1}"

    /// The elements with names that no other text has.
    ///
    /// - Parameter place: where the shapes stand, so that the same ones have other names elsewhere.
    package func elements(at place: String) -> String {
        let digest = SHA256.digits(of: (content + place).utf8).prefix(10)
        return content.replacing(Self.placeholder, with: "v\(digest)-")
    }
}
