import QuoinScene
import QuoinValues

/// A premultiplied color: red, green, blue and alpha from 0 to 1.
package struct PremultipliedColor {
    package let components: SIMD4<Double>

    @inlinable @inline(__always)
    package init(_ components: SIMD4<Double>) {
        // The standard library's clamping is not vectorized.
        self.components = components.replacing(with: 0, where: components .< 0)
            .replacing(with: 1, where: components .> 1)
    }

    package init(_ color: RGBA) {
        self.init(SIMD4(SIMD3(color.red, color.green, color.blue) * color.alpha, color.alpha))
    }

    /// The nearest pixel, `0xAARRGGBB`.
    @inlinable @inline(__always)
    package var pixel: UInt32 {
        let bytes = components * 255 + 0.5
        return UInt32(bytes.w) << 24 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
    }

    /// The components from 0 to 65,280, 256 for each level of a byte.
    package var components16: SIMD4<UInt16> {
        let steps = components * 65_280 + 0.5
        return SIMD4(UInt16(steps.x), UInt16(steps.y), UInt16(steps.z), UInt16(steps.w))
    }
}
