import CPangoCairo

/// The pixels of a group, or of what is painted on.
struct GroupPixels {
    private let surface: OpaquePointer
    private let pixels: UnsafeMutablePointer<UInt32>
    /// Pixels from row to row.
    private let stride: Int
    /// Where the pixels are on the canvas.
    let bounds: PixelBounds

    /// The pixels behind a group's pattern; none if it is no picture.
    init?(_ pattern: OpaquePointer) {
        var surface: OpaquePointer?
        guard cairo_pattern_get_surface(pattern, &surface) == CAIRO_STATUS_SUCCESS, let surface else { return nil }
        self.init(surface: surface)
    }

    /// The pixels of a surface; none if it is no picture.
    init?(surface: OpaquePointer) {
        cairo_surface_flush(surface)
        guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
            cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
            let data = cairo_image_surface_get_data(surface)
        else { return nil }
        var (offsetX, offsetY) = (0.0, 0.0)
        cairo_surface_get_device_offset(surface, &offsetX, &offsetY)
        let (left, top) = (-Int(offsetX), -Int(offsetY))
        self.surface = surface
        pixels = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
        stride = Int(cairo_image_surface_get_stride(surface)) / 4
        bounds = PixelBounds(
            minX: left, minY: top, maxX: left + Int(cairo_image_surface_get_width(surface)),
            maxY: top + Int(cairo_image_surface_get_height(surface)))
    }

    /// The pixel in a column and a row of the canvas, which must be within the bounds.
    private func pixel(_ x: Int, _ y: Int) -> UInt32 {
        pixels[(y - bounds.minY) * stride + x - bounds.minX]
    }

    /// The coverage of each pixel, and of none around them.
    func coverage(around reach: Double) -> Plane {
        Plane(bounds.outset(by: reach)) { x, y in
            guard x >= bounds.minX, x < bounds.maxX, y >= bounds.minY, y < bounds.maxY else { return 0 }
            return UInt8(pixel(x, y) >> 24)
        }
    }

    /// The components of the pixels: alpha, red, green, blue.
    var planes: [Plane] {
        [24, 16, 8, 0].map { shift in Plane(bounds) { UInt8(pixel($0, $1) >> shift & 0xFF) } }
    }

    /// The components of the pixels of a part, and around it the same pixels mirrored at its sides.
    func planes(of part: PixelBounds, around reach: Double) -> [Plane] {
        let columns = Mirror(part.minX..<part.maxX)
        let rows = Mirror(part.minY..<part.maxY)
        return [24, 16, 8, 0].map { shift in
            Plane(part.outset(by: reach)) { UInt8(pixel(columns[$0], rows[$1]) >> shift & 0xFF) }
        }
    }

    /// Puts components in the place of those the pixels have.
    func replace(with planes: [Plane]) {
        for y in bounds.minY..<bounds.maxY {
            for x in bounds.minX..<bounds.maxX {
                pixels[(y - bounds.minY) * stride + x - bounds.minX] = planes.pixel(x, y)
            }
        }
        cairo_surface_mark_dirty(surface)
    }

    /// Makes every pixel as opaque as it is light; its colors are already multiplied by its alpha. The weights are those
    /// of `luminanceToAlpha` (Filter Effects 1, §9.6), with a sum of 65,536.
    func replaceAlphaByLuminance() {
        for y in bounds.minY..<bounds.maxY {
            for x in bounds.minX..<bounds.maxX {
                let color = pixel(x, y)
                let (red, green, blue) = (color >> 16 & 0xFF, color >> 8 & 0xFF, color & 0xFF)
                let luminance = (red * 13_926 + green * 46_885 + blue * 4_725 + 32_768) >> 16
                pixels[(y - bounds.minY) * stride + x - bounds.minX] = luminance << 24
            }
        }
        cairo_surface_mark_dirty(surface)
    }

    /// Places beyond the ends of a range, counted back from them.
    private struct Mirror {
        private let range: Range<Int>

        init(_ range: Range<Int>) {
            self.range = range
        }

        subscript(place: Int) -> Int {
            let period = range.count * 2
            let turned = ((place - range.lowerBound) % period + period) % period
            return range.lowerBound + (turned < range.count ? turned : period - 1 - turned)
        }
    }
}

extension [Plane] {
    /// The pixel of four components, alpha first.
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
        reduce(0) { $0 << 8 | UInt32($1[x, y]) }
    }
}
