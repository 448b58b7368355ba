import QuoinPixels
import QuoinScene
import QuoinValues

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
