import QuoinPixels

/// Draws into images the parts of a display list that a vector format cannot express.
struct RasterFallback {
    /// The canvas, in points.
    private let size: Size
    /// Pixels per point.
    private let scale: Double
    private let renderer: CairoRenderer

    /// The smallest number of pixels per point, whatever the scale of the canvas, because vector files are often
    /// enlarged.
    static let minimumScale = 2.0
    /// The largest number of pixels on a side.
    private static let sideLimit = 4_096.0

    init(size: Size, scale: Double, renderer: CairoRenderer) {
        (self.size, self.renderer) = (size, renderer)
        let maximumScale = RasterFallback.sideLimit / max(size.width, size.height)
        self.scale = min(max(scale, RasterFallback.minimumScale), maximumScale)
    }

    /// How many pixels a rectangle has that is transformed.
    func pixels(of size: Size, _ transform: TransformMatrix) -> PixelSize {
        func pixels(_ extent: Double, _ x: Double, _ y: Double) -> Int {
            let length = extent * scale * (x * x + y * y).squareRoot()
            return Int(min(max(length.rounded(.up), 1), RasterFallback.sideLimit))
        }
        return PixelSize(
            width: pixels(size.width, transform.a, transform.b), height: pixels(size.height, transform.c, transform.d))
    }

    /// An image of a shading in a rectangle.
    func image(of shading: Shading, over area: Rect) throws(QuoinError) -> VectorImage {
        let scale = min(self.scale, RasterFallback.sideLimit / max(area.size.width, area.size.height, 1))
        let bounds = pixels(of: area, scale)
        let area = points(of: bounds, scale)
        return image(try draw([.fill(.rectangle(area), shading)], in: bounds, scale), in: area)
    }

    /// An image of some operations on the canvas; `nil` if they paint nothing.
    func image(
        of operations: [DisplayOperation], transform: TransformMatrix
    ) throws(QuoinError) -> VectorImage? {
        let canvas = pixels(of: Rect(origin: .zero, size: size), scale)
        let bitmap = try draw([.pushTransform(transform)] + operations + [.popTransform], in: canvas, scale)
        return bitmap.paintedBounds.map { image(bitmap.part($0), in: points(of: $0, scale)) }
    }

    private func draw(
        _ operations: [DisplayOperation], in bounds: PixelRect, _ scale: Double
    ) throws(QuoinError) -> Bitmap {
        var bitmap = Bitmap(width: max(bounds.width, 1), height: max(bounds.height, 1))
        try bitmap.withSurface { surface throws(QuoinError) in
            let canvas = CairoCanvas(surface, renderer: renderer)
            canvas.moveOrigin(to: Point(-Double(bounds.minX), -Double(bounds.minY)))
            canvas.scale(by: scale)
            try canvas.draw(operations.map { DisplayCommand($0) }[...])
            try canvas.check()
        }
        try QuoinError.checkCancellation()
        return bitmap
    }

    private func image(_ bitmap: Bitmap, in tile: Rect) -> VectorImage {
        VectorImage(source: .bytes(PNGEncoder.encode(bitmap, scale: scale)), tile: tile)
    }

    /// The pixels that a rectangle touches.
    private func pixels(of rect: Rect, _ scale: Double) -> PixelRect {
        PixelRect(rect.minX * scale, rect.minY * scale, rect.maxX * scale, rect.maxY * scale)
    }

    private func points(of bounds: PixelRect, _ scale: Double) -> Rect {
        Rect(
            Double(bounds.minX) / scale, Double(bounds.minY) / scale, Double(max(bounds.width, 1)) / scale,
            Double(max(bounds.height, 1)) / scale)
    }
}

extension DisplayOperation {
    /// The property that vector formats lack, of what the operation paints; `nil` if it stays shapes.
    var propertyOfPixels: String? {
        switch self {
        case .shadow, .innerShadow: "shadow"
        case .blurBackdrop: "backdropBlur"
        case .filterBackdrop: "backdropFilter"
        case .pushGroup(let group): group.propertyOfPixels
        case .fill(_, let shading), .stroke(_, _, let shading), .glyphs(_, _, let shading),
            .glyphOutlines(_, _, _, let shading):
            shading.propertyOfPixels
        default: nil
        }
    }
}

extension PaintGroup {
    /// The property for which a group is painted as pixels; `nil` if it stays shapes.
    fileprivate var propertyOfPixels: String? {
        if blendMode == .plusDarker { return "blend" }
        if blur != 0 { return "blur" }
        if !filters.isEmpty { return "filter" }
        return shadows.isEmpty ? mask?.mode == .luminance ? "mask" : nil : "shadow"
    }
}

extension Shading {
    fileprivate var propertyOfPixels: String? {
        guard case .gradient(let gradient) = self, VectorGradient(gradient) == nil else { return nil }
        return "gradient"
    }
}
