import CPangoCairo
import QuoinImages
import QuoinSystem

/// Draws display lists into bitmaps.
///
/// A renderer belongs to the thread of its stack. It keeps the images that it has read.
package final class CairoRenderer {
    let stack: FontStack
    let images: ImageStore
    let budget: Budget
    let fonts = CairoFonts()
    /// A table takes at most 512 KB.
    var gradientTables = GradientRaster.KeptTables(limit: 16)
    /// What of the last picture is pixels although its format has shapes.
    var pixelContent = PixelContent()
    /// The pixels of all open groups.
    private var groupPixels = 0

    /// A renderer with the fonts of a stack, and a store of images that it may share.
    ///
    /// - Parameter budget: the remaining limits of the picture.
    package init(_ stack: FontStack, images: ImageStore? = nil, budget: Budget = .measured()) {
        (self.stack, self.images, self.budget) = (stack, images ?? ImageStore(fonts: stack), budget)
    }

    /// Draws a display list.
    ///
    /// - Parameter scale: pixels per point, above 0: that of the layout's pixel grid.
    package func draw(_ list: DisplayList, scale: Double) throws(QuoinError) -> Bitmap {
        groupPixels = 0
        let size = try CanvasPixels.size(of: list.size, scale: scale, limits: budget.limits)
        var commands = list.commands[...]
        var bitmap = try takeBackground(from: &commands, size: size, scale: scale)
        try bitmap.withSurface { surface throws(QuoinError) in
            let canvas = CairoCanvas(surface, renderer: self, tree: list.tree)
            canvas.scale(by: scale)
            try canvas.draw(commands)
            try canvas.check()
        }
        budget.checkClock()
        try checkBudget()
        return bitmap
    }

    /// Open groups may have this many times the pixels that a canvas may have.
    private static let groupFactor = 4

    /// Counts the pixels of a group before it takes memory.
    func openGroup(of bounds: PixelRect) throws(QuoinError) {
        groupPixels += bounds.width * bounds.height
        guard groupPixels / Self.groupFactor > budget.limits.pixels else { return }
        throw .limitPassed(
            budget.limits.excess(
                \.pixels, "groups within each other have \(groupPixels) pixels, more than \(Self.groupFactor) canvases")
        )
    }

    func closeGroup(of bounds: PixelRect) {
        groupPixels -= bounds.width * bounds.height
    }

    /// Throws if a limit of the picture is exceeded.
    func checkBudget() throws(QuoinError) {
        try budget.check()
    }

    /// The face of a font with FreeType, to draw glyphs or to read their outlines.
    func glyphFace(_ face: FontFace) throws(QuoinError) -> GlyphFace {
        try stack.glyphs.face(face)
    }
}

/// The size of a canvas, in pixels.
enum CanvasPixels {
    /// The largest number of pixels on a side, whatever ``Limits/pixels`` is.
    static let sideLimit = Int(Canvas.largestExtent)

    /// The size, rounded up.
    ///
    /// - Parameters:
    ///   - size: in points.
    ///   - scale: pixels per point, above 0.
    /// - Throws: a ``QuoinError`` for a canvas without pixels, or one with too many.
    static func size(
        of size: Size, scale: Double, limits: Limits
    ) throws(QuoinError) -> PixelSize {
        let grid = PixelGrid(scale: scale)
        let width = (grid.ceil(size.width) * scale).rounded()
        let height = (grid.ceil(size.height) * scale).rounded()
        let extents = "\(shortDescription(width)) by \(shortDescription(height))"
        guard width >= 1, height >= 1 else {
            throw QuoinError(
                "the canvas would be \(extents) pixels; give it or the root element a "
                    + "\(width < 1 ? "width" : "height") above 0")
        }
        guard width <= Double(sideLimit), height <= Double(sideLimit) else {
            throw QuoinError(
                "the canvas would be \(extents) pixels; at most \(sideLimit) on a side are possible", .limitPassed)
        }
        let count = Int(width) * Int(height)
        guard count <= limits.pixels else {
            throw .limitPassed(
                limits.excess(\.pixels, "the canvas is \(extents), \(count) pixels"))
        }
        return PixelSize(width: Int(width), height: Int(height))
    }
}

extension CairoRenderer {
    /// Draws the last opaque one of the leading fills of the whole canvas, or the first if none is opaque, and removes
    /// the commands up to it.
    ///
    /// The fill is written directly: as a usual fill it would be blended with cleared pixels, a gradient from a
    /// separate bitmap.
    ///
    /// - Parameters:
    ///   - scale: pixels per point.
    func takeBackground(
        from commands: inout ArraySlice<DisplayCommand>, size: PixelSize, scale: Double
    ) throws(QuoinError) -> Bitmap {
        let area = Size(Double(size.width) / scale, Double(size.height) / scale)
        var fills: [Shading] = []
        while let fill = commands.dropFirst(fills.count).first?.operation.plainFill(of: area) { fills.append(fill) }
        guard !fills.isEmpty else { return Bitmap(width: size.width, height: size.height) }
        // An opaque fill hides those below it.
        let last = fills.lastIndex(where: \.isOpaque) ?? 0
        commands = commands.dropFirst(last + 1)
        return try background(fills[last], size: size, scale: scale)
    }

    private func background(
        _ shading: Shading, size: PixelSize, scale: Double
    ) throws(QuoinError) -> Bitmap {
        switch shading {
        case .gradient(let gradient):
            var matrix = cairo_matrix_t()
            cairo_matrix_init_scale(&matrix, scale, scale)
            cairo_matrix_invert(&matrix)
            return GradientRaster(gradient, pointsFromPixels: matrix, keptIn: &gradientTables)
                .bitmap(of: PixelRect(minX: 0, minY: 0, maxX: size.width, maxY: size.height))
        case .solid, .image:
            var pixel = Bitmap(width: 1, height: 1)
            try pixel.withSurface { surface throws(QuoinError) in
                let canvas = CairoCanvas(surface, renderer: self)
                try canvas.draw([DisplayCommand(.fill(.rectangle(Rect(0, 0, 1, 1)), shading))])
                try canvas.check()
            }
            return Bitmap(width: size.width, height: size.height, filledWith: pixel.pixels[0])
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
    /// Whether the shading hides everything behind it; `false` for images, which are not examined.
    fileprivate var isOpaque: Bool {
        switch self {
        case .solid(let color): color.alpha == 1
        case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha == 1 }
        case .image: false
        }
    }
}

/// What of a picture is pixels although its format has shapes.
struct PixelContent {
    private var parts: [(property: String, elements: [ElementReference])] = []

    /// Notes a property of an element, such as `shadow`, that becomes pixels.
    mutating func note(_ property: String, of element: ElementReference?) {
        let index = parts.firstIndex { $0.property == property } ?? parts.count
        if index == parts.count { parts.append((property, [])) }
        if let element, !parts[index].elements.contains(element) { parts[index].elements.append(element) }
    }

    /// A warning for each property, at the first element that has it.
    func warnings(scale: Double) -> [Layout.Warning] {
        parts.map { part in
            let others = part.elements.count - 1
            let rest =
                others > 0 ? ", as that of \(others) other \(others == 1 ? "element" : "elements") does" : ""
            return Layout.Warning(
                element: part.elements.first ?? ElementReference(path: "canvas"), property: part.property,
                reason: "becomes pixels in an SVG or a PDF, \(shortDescription(scale)) per point\(rest)")
        }
    }
}
