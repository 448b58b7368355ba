import CPangoCairo
import QuoinBitmap
import QuoinGeometry

/// The pixels of a group that has ended, or of a surface.
struct GroupPixels {
    private let surface: OpaquePointer
    private let pixels: UnsafeMutablePointer<UInt32>
    /// Pixels from row to row.
    private let stride: Int
    /// The place of the pixels on the canvas.
    let bounds: PixelRect

    /// The pixels of a group's pattern; `nil` if it is not an image.
    init?(_ pattern: OpaquePointer) {
        var surface: OpaquePointer?
        guard cairo_pattern_get_surface(pattern, &surface) == CAIRO_STATUS_SUCCESS, let surface else { return nil }
        self.init(surface: surface)
    }

    /// The pixels of a surface; `nil` if it is not an image.
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
        bounds = PixelRect(
            minX: left, minY: top, maxX: left + Int(cairo_image_surface_get_width(surface)),
            maxY: top + Int(cairo_image_surface_get_height(surface)))
    }

    /// The pixel in a column and a row of the canvas, which must be within the bounds.
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
        pixels[(y - bounds.minY) * stride + x - bounds.minX]
    }

    /// Changes the pixel in a column and a row of the canvas, which must be within the bounds.
    func change(_ x: Int, _ y: Int, _ change: (UInt32) -> UInt32) {
        let index = (y - bounds.minY) * stride + x - bounds.minX
        pixels[index] = change(pixels[index])
    }

    /// Cairo may keep a copy of pixels. Call this after changes, so that it is renewed.
    func markDirty() { cairo_surface_mark_dirty(surface) }

    /// The alpha of the pixels, with a transparent margin.
    func coverage(margin: Double) -> ChannelPlane {
        plane(margin: margin) { UInt8($0 >> 24) }
    }

    /// A channel of the pixels, with a margin of zeros.
    private func plane(margin: Double, _ channel: (UInt32) -> UInt8) -> ChannelPlane {
        ChannelPlane(bounds.outset(by: margin)) { x, y in
            guard x >= bounds.minX, x < bounds.maxX, y >= bounds.minY, y < bounds.maxY else { return 0 }
            return channel(pixel(x, y))
        }
    }

    /// The channels of a part of the pixels, with a margin that mirrors them at the sides of the part.
    func planes(of part: PixelRect, margin: Double) -> [ChannelPlane] {
        let columns = MirroredRange(part.minX..<part.maxX)
        let rows = MirroredRange(part.minY..<part.maxY)
        return [24, 16, 8, 0].map { shift in
            ChannelPlane(part.outset(by: margin)) { UInt8(pixel(columns[$0], rows[$1]) >> shift & 0xFF) }
        }
    }

    /// A transparent surface for the pixels of a rectangle of the canvas.
    static func surface(of bounds: PixelRect) throws(RenderError) -> OpaquePointer {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(bounds.width), Int32(bounds.height))
        let status = cairo_surface_status(surface)
        guard let surface, status == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            throw RenderError(status)
        }
        cairo_surface_set_device_offset(surface, -Double(bounds.minX), -Double(bounds.minY))
        return surface
    }

    /// A surface with the pixels blurred, as far as they lie in a rectangle; `nil` if none does.
    ///
    /// - Parameter deviation: the standard deviation, in pixels.
    func blurred(_ deviation: Double, within limits: PixelRect) throws(RenderError) -> OpaquePointer? {
        let margin = BoxBlur.reach(of: deviation)
        let area = bounds.outset(by: margin).intersection(limits)
        guard !area.isEmpty else { return nil }
        let surface = try GroupPixels.surface(of: area)
        guard let result = GroupPixels(surface: surface) else { return surface }
        // One channel after another, so that memory is needed for only one.
        for shift in [24, 16, 8, 0] {
            var plane = plane(margin: margin) { UInt8($0 >> shift & 0xFF) }
            plane.blur(deviation)
            for y in area.minY..<area.maxY {
                for x in area.minX..<area.maxX {
                    result.change(x, y) { $0 | UInt32(plane[x, y]) << shift }
                }
            }
        }
        result.markDirty()
        return surface
    }

    /// Makes the alpha of every pixel the luminance of its premultiplied color. The weights are those of
    /// `luminanceToAlpha` (Filter Effects 1, §9.6), with a sum of 65,536.
    func replaceAlphaByLuminance() {
        for y in bounds.minY..<bounds.maxY {
            for x in bounds.minX..<bounds.maxX {
                change(x, y) { color in
                    let (red, green, blue) = (color >> 16 & 0xFF, color >> 8 & 0xFF, color & 0xFF)
                    return ((red * 13_926 + green * 46_885 + blue * 4_725 + 32_768) >> 16) << 24
                }
            }
        }
        markDirty()
    }

    /// Mirrors places outside a range into it.
    private struct MirroredRange {
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

extension [ChannelPlane] {
    /// The pixel of four channels, alpha first.
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
        reduce(0) { $0 << 8 | UInt32($1[x, y]) }
    }
}
