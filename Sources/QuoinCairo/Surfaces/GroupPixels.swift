import CPangoCairo
import QuoinScene

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

    /// The places of the four channels in a pixel, in bits: alpha, red, green, blue.
    static let channelShifts: [UInt32] = [24, 16, 8, 0]

    /// The alpha of the pixels.
    var coverage: ChannelPlane { channel(at: 24) }

    private func channel(at shift: UInt32) -> ChannelPlane {
        ChannelPlane(bounds) { y, row in
            let pixels = pixels + (y - bounds.minY) * stride
            for x in row.indices { row[x] = GroupPixels.channel(at: shift, of: pixels[x]) }
        }
    }

    /// A channel of a pixel, in the upper byte.
    private static func channel(at shift: UInt32, of pixel: UInt32) -> UInt16 {
        // What is above the channel's byte is shifted out.
        UInt16(truncatingIfNeeded: pixel &>> shift) &<< 8
    }

    /// A surface with the pixels of a part, blurred as if they were mirrored at its sides.
    ///
    /// - Parameter deviation: the standard deviation, in pixels.
    func mirroredAndBlurred(_ deviation: Double, _ part: PixelRect) throws(QuoinError) -> OpaquePointer {
        let area = part.outset(by: BoxBlur.reach(of: deviation))
        let columns = (area.minX..<area.maxX).map { mirror($0, into: part.minX..<part.maxX) - bounds.minX }
        return try GroupPixels.surface(of: part) { shift in
            let plane = ChannelPlane(area) { y, row in
                let pixels = pixels + (mirror(y, into: part.minY..<part.maxY) - bounds.minY) * stride
                for x in row.indices { row[x] = GroupPixels.channel(at: shift, of: pixels[columns[x]]) }
            }
            return plane.blurred(deviation, in: part)
        }
    }

    /// Mirrors a place outside a range into it.
    private func mirror(_ place: Int, into range: Range<Int>) -> Int {
        let period = range.count * 2
        let turned = ((place - range.lowerBound) % period + period) % period
        return range.lowerBound + (turned < range.count ? turned : period - 1 - turned)
    }

    /// A surface of the channels of a rectangle, one after another, so that memory is needed for only one.
    ///
    /// - Parameter channel: makes the channel that has a place in the pixels.
    private static func surface(
        of bounds: PixelRect, _ channel: (_ shift: UInt32) -> ChannelPlane
    ) throws(QuoinError) -> OpaquePointer {
        let surface = try surface(of: bounds)
        guard let result = GroupPixels(surface: surface) else { return surface }
        for shift in channelShifts {
            channel(shift).write(at: shift, into: result.pixels, of: bounds, stride: result.stride)
        }
        result.markDirty()
        return surface
    }

    /// A transparent surface for the pixels of a rectangle of the canvas.
    static func surface(of bounds: PixelRect) throws(QuoinError) -> OpaquePointer {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(bounds.width), Int32(bounds.height))
        let status = cairo_surface_status(surface)
        guard let surface, status == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            throw .cairo(status)
        }
        cairo_surface_set_device_offset(surface, -Double(bounds.minX), -Double(bounds.minY))
        return surface
    }

    /// A surface with the pixels blurred, as far as they lie in a rectangle; `nil` if none does.
    ///
    /// - Parameter deviation: the standard deviation, in pixels.
    func blurred(_ deviation: Double, within limits: PixelRect) throws(QuoinError) -> OpaquePointer? {
        let area = bounds.outset(by: BoxBlur.reach(of: deviation)).intersection(limits)
        guard !area.isEmpty else { return nil }
        return try GroupPixels.surface(of: area) { channel(at: $0).blurred(deviation, in: area) }
    }

    /// Makes the alpha of every pixel the luminance of its premultiplied color. The weights are those of
    /// `luminanceToAlpha` (Filter Effects 1, §9.6), with a sum of 65,536.
    func replaceAlphaByLuminance() {
        for y in (bounds.minY..<bounds.maxY).untilCancelled {
            for x in bounds.minX..<bounds.maxX {
                change(x, y) { color in
                    let (red, green, blue) = (color >> 16 & 0xFF, color >> 8 & 0xFF, color & 0xFF)
                    return ((red * 13_926 + green * 46_885 + blue * 4_725 + 32_768) >> 16) << 24
                }
            }
        }
        markDirty()
    }
}

extension GroupPixels {
    /// Changes the colors of all pixels by filters, one after the other.
    func apply(_ filters: [Paint.Filter]) {
        var filter = ColorFilter(filters)
        for y in (bounds.minY..<bounds.maxY).untilCancelled {
            for x in bounds.minX..<bounds.maxX { change(x, y) { filter.color($0) } }
        }
        markDirty()
    }

    /// A surface with the pixels of a part, their colors changed by filters.
    func filtered(_ filters: [Paint.Filter], within part: PixelRect) throws(QuoinError) -> OpaquePointer {
        var filter = ColorFilter(filters)
        let surface = try GroupPixels.surface(of: part)
        guard let result = GroupPixels(surface: surface) else { return surface }
        for y in (part.minY..<part.maxY).untilCancelled {
            for x in part.minX..<part.maxX { result.change(x, y) { _ in filter.color(pixel(x, y)) } }
        }
        result.markDirty()
        return surface
    }
}

/// Filters that apply to colors one after the other.
private struct ColorFilter {
    private let matrices: [[SIMD4<Double>]]
    /// The last result, because neighboring pixels are often the same.
    private var last: (color: UInt32, result: UInt32) = (0, 0)

    init(_ filters: [Paint.Filter]) {
        matrices = filters.map(\.rows)
    }

    mutating func color(_ color: UInt32) -> UInt32 {
        if color != last.color { last = (color, filtered(color)) }
        return last.result
    }

    /// A premultiplied color after the filters, which apply to the color without its alpha.
    private func filtered(_ color: UInt32) -> UInt32 {
        let alpha = color >> 24
        guard alpha > 0 else { return color }
        let bytes = SIMD3(Double(color >> 16 & 0xFF), Double(color >> 8 & 0xFF), Double(color & 0xFF))
        var plain = SIMD4(bytes / Double(alpha), 1)
        for rows in matrices {
            plain = SIMD4((rows[0] * plain).sum(), (rows[1] * plain).sum(), (rows[2] * plain).sum(), 1)
                .clamped(lowerBound: .zero, upperBound: .one)
        }
        func byte(_ channel: Int) -> UInt32 { UInt32((plain[channel] * Double(alpha)).rounded()) }
        return alpha << 24 | byte(0) << 16 | byte(1) << 8 | byte(2)
    }
}
