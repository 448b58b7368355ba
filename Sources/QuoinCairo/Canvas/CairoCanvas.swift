import CPangoCairo
import QuoinPixels

/// Draws operations on a surface of pixels.
final class CairoCanvas: CairoContext {
    let cairo: OpaquePointer
    let renderer: CairoRenderer
    /// The tree with the elements of the commands; `nil` if they come from no layout.
    let tree: LayoutTree?
    /// The open groups; each is painted as a whole when it ends.
    var groups: [PaintGroup] = []

    init(_ surface: OpaquePointer, renderer: CairoRenderer, tree: LayoutTree? = nil) {
        cairo = cairo_create(surface)
        (self.renderer, self.tree) = (renderer, tree)
        // With Cairo's default of a tenth of a pixel, small circles have flat spots.
        cairo_set_tolerance(cairo, 0.02)
    }

    deinit {
        cairo_destroy(cairo)
    }

    /// - Throws: a ``QuoinError`` if anything has failed so far.
    func check() throws(QuoinError) {
        let status = cairo_status(cairo)
        guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(status) }
    }

    /// Draws commands. An error about an image gets the element that shows it.
    func draw(_ commands: ArraySlice<DisplayCommand>) throws(QuoinError) {
        var index = commands.startIndex
        while index < commands.endIndex {
            try renderer.checkBudget()
            if case .pushGroup(let group) = commands[index].operation, group.isSpreading {
                let end = commands.end(ofGroupAt: index)
                try draw(group, commands[(index + 1)..<end])
                index = end + 1
                continue
            }
            let command = commands[index]
            do throws(QuoinError) {
                try draw(command.operation)
            } catch {
                throw error.showing(command.element.flatMap { tree?.reference(to: $0) })
            }
            index += 1
        }
    }

    private func draw(_ operation: DisplayOperation) throws(QuoinError) {
        switch operation {
        case .fill(let shape, let shading):
            add(shape)
            try fill(with: shading)
        case .stroke(let path, let style, let shading): try stroke(path, style, with: shading)
        case .glyphs(let run, let origin, let shading): try draw(run, at: origin, shading)
        case .glyphOutlines(let run, let origin, let style, let shading):
            try strokeOutlines(of: run, at: origin, style, shading)
        case .shadow(let shape, let spread, let cast): try drawShadow(of: shape, spread: spread, cast)
        case .innerShadow(let shape, let spread, let cast): try drawInnerShadow(of: shape, spread: spread, cast)
        case .blurBackdrop(let shape, let radius): try blurBackdrop(in: shape, radius: radius)
        case .filterBackdrop(let shape, let filters): try filterBackdrop(in: shape, filters)
        case .pushClip(let shape):
            cairo_save(cairo)
            add(shape)
            cairo_clip(cairo)
        case .popClip: cairo_restore(cairo)
        case .pushGroup(let group): try beginGroup(group)
        case .popGroup: try endGroup()
        case .pushTransform(let transform):
            cairo_save(cairo)
            concatenate(transform)
            try checkTransform()
        case .popTransform: cairo_restore(cairo)
        case .pushLink, .popLink: break
        }
    }
}

extension CairoCanvas {
    func scale(by factor: Double) {
        cairo_scale(cairo, factor, factor)
    }

    /// Moves the origin to a point.
    func moveOrigin(to point: Point) {
        cairo_translate(cairo, point.x, point.y)
    }

    /// Copies the transform of another canvas.
    func copyTransform(of other: CairoCanvas) {
        var matrix = other.matrix
        cairo_set_matrix(cairo, &matrix)
    }

    /// Copies the transform of another canvas, of which this one shows the part that begins at `origin`.
    func copyTransform(of other: CairoCanvas, origin: PixelRect) {
        var matrix = other.matrix
        matrix.x0 -= Double(origin.minX)
        matrix.y0 -= Double(origin.minY)
        cairo_set_matrix(cairo, &matrix)
    }

    /// Throws if nested transforms enlarge or move beyond what numbers of pixels can express, or shrink to nothing.
    func checkTransform() throws(QuoinError) {
        let matrix = matrix
        let scales = [matrix.xx, matrix.xy, matrix.yx, matrix.yy]
        let determinant = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx)
        guard scales.allSatisfy({ abs($0) <= Self.largestScale }), abs(matrix.x0) <= Self.farthest,
            abs(matrix.y0) <= Self.farthest, determinant > 1 / Self.largestScale / Self.largestScale
        else { throw .transformOutOfRange }
    }

    /// The largest number of pixels per point, with all transforms.
    private static let largestScale = 1e6
    /// The largest distance of an origin, in pixels.
    private static let farthest = 1e12

    /// Throws if a rectangle with a margin has more pixels than a canvas may have, or if a limit of the picture is
    /// exceeded. Call it before the pixels are allocated. It reads the clock each time, which takes little time
    /// compared with changing the pixels.
    ///
    /// - Parameter use: what the pixels are for; in messages, the words before their number.
    func checkPixels(
        of bounds: PixelRect, margin: Double = 0, for use: String = "a blur or a shadow reaches over"
    ) throws(QuoinError) {
        renderer.budget.checkClock()
        try renderer.checkBudget()
        let area = bounds.outset(by: margin)
        let (count, limits) = (area.width * area.height, renderer.budget.limits)
        guard count <= limits.pixels else {
            throw .limitPassed(
                limits.excess(\.pixels, "\(use) \(area.width) by \(area.height) pixels"))
        }
    }

    /// Maps places in pixels to places in points.
    var pointsFromPixels: cairo_matrix_t {
        var matrix = matrix
        cairo_matrix_invert(&matrix)
        return matrix
    }

    /// The pixels per point: the geometric mean of the scales in two directions.
    var pixelsPerPoint: Double {
        let matrix = matrix
        return abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
    }

    /// Converts a distance from points to pixels.
    func pixelDistance(_ distance: Point) -> Point {
        let matrix = matrix
        return Point(
            matrix.xx * distance.x + matrix.xy * distance.y, matrix.yx * distance.x + matrix.yy * distance.y)
    }

    /// Mixes the pixels of a pattern with those that the open group has painted so far, as far as the clip covers them.
    ///
    /// - Returns: whether pattern and group are images. Otherwise nothing is painted.
    func paint(_ pattern: OpaquePointer, opacity: Double, _ function: BlendFunction) throws(QuoinError) -> Bool {
        guard let target = cairo_get_group_target(cairo), let coverage = try clipCoverage() else { return false }
        defer { cairo_pattern_destroy(coverage) }
        guard let below = GroupPixels(surface: target), let source = GroupPixels(pattern),
            let clip = GroupPixels(coverage)
        else { return false }
        let area = source.bounds.intersection(clip.bounds).intersection(below.bounds)
        // Cairo keeps opacities in 16 bits.
        let opacity = Float((opacity * 65_535).rounded()) * (1 / 65_535)
        for y in (area.minY..<area.maxY).untilCancelled {
            for x in area.minX..<area.maxX {
                let (color, covered) = (source.pixel(x, y), clip.pixel(x, y) >> 24)
                if color == 0 || covered == 0 { continue }
                let coverage = Float(covered) * (1 / 255) * opacity
                below.change(x, y) { function.pixel(color, coverage: coverage, on: $0) }
            }
        }
        below.markDirty()
        return true
    }

    /// A group that the clip leaves opaque where it covers pixels.
    private func clipCoverage() throws(QuoinError) -> OpaquePointer? {
        cairo_push_group(cairo)
        cairo_set_source_rgb(cairo, 1, 1, 1)
        try inBands(of: clipBounds) { cairo_paint(cairo) }
        return cairo_pop_group(cairo)
    }
}
