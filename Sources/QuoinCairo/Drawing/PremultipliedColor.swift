import QuoinGeometry
import QuoinScene

/// A color whose components are multiplied by the alpha, from 0 to 1: red, green, blue, alpha.
struct PremultipliedColor {
    let components: SIMD4<Double>

    @inline(__always)
    init(_ components: SIMD4<Double>) {
        // The library's own clamping goes through the components one by one.
        self.components = components.replacing(with: 0, where: components .< 0)
            .replacing(with: 1, where: components .> 1)
    }

    init(_ color: RGBA) {
        self.init(SIMD4(SIMD3(color.red, color.green, color.blue) * color.alpha, color.alpha))
    }

    /// The nearest pixel, `0xAARRGGBB`.
    @inline(__always)
    var pixel: UInt32 {
        let bytes = components * 255 + 0.5
        return UInt32(bytes.w) << 24 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
    }

    /// The components as numbers of 256ths of a byte's steps, from 0 to 65,280.
    var components16: SIMD4<UInt16> {
        let steps = components * 65_280 + 0.5
        return SIMD4(UInt16(steps.x), UInt16(steps.y), UInt16(steps.z), UInt16(steps.w))
    }
}
