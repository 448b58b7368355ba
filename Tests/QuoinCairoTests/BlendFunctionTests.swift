import QuoinPixels
import Testing

@Suite("Blend functions that need fractions")
struct BlendFunctionTests {
    /// The pixels that Cairo 1.16 with Pixman 0.42 makes of the same colors on x86-64, where each operation is rounded. With an
    /// opacity Pixman's functions of hue mix other colors than the standard's formula, so these are Quoin's own.
    static let expected: [(Paint.BlendMode, opacity: Double, digest: UInt64)] = [
        (.colorDodge, 1, 0x4ca6_ce85_179a_5d5a), (.colorDodge, 0.3, 0x5882_67dd_1eb3_4d44),
        (.colorBurn, 1, 0x63d3_1b25_d743_c2bf), (.colorBurn, 0.3, 0x4c53_41b8_04bc_956a),
        (.softLight, 1, 0x70e1_079c_2046_ea19), (.softLight, 0.3, 0x417c_b90b_66b7_4680),
        (.hue, 1, 0xfc3a_7836_c792_c13e), (.hue, 0.3, 0xa6be_fe5e_ef12_5dbe),
        (.saturation, 1, 0xbaa9_7bae_4753_4e05), (.saturation, 0.3, 0x92e0_ea1b_5902_0382),
        (.color, 1, 0xa6e4_f860_218d_bf06), (.color, 0.3, 0xbea4_aceb_b478_2c5f),
        (.luminosity, 1, 0x7188_e25d_5d80_ae02), (.luminosity, 0.3, 0x2c74_ed16_8682_890d),
    ]

    @Test("65,536 colors mix in the same way on all processors", arguments: expected)
    func colors(mode: Paint.BlendMode, opacity: Double, digest: UInt64) throws {
        let function = try #require(BlendFunction(mode))
        let coverage = Float((opacity * 65_535).rounded()) / 65_535
        var colors = Colors()
        var found: UInt64 = 1_469_598_103_934_665_603
        for _ in 0..<65_536 {
            let (source, backdrop) = (colors.next(), colors.next())
            found ^= UInt64(function.pixel(source, coverage: coverage, on: backdrop))
            found = found &* 1_099_511_628_211
        }
        #expect(found == digest)
    }

    @Test("other modes are computed with whole levels")
    func others() {
        let modes = Paint.BlendMode.allCases.filter { BlendFunction($0) != nil }
        #expect(modes == [.colorDodge, .colorBurn, .softLight, .hue, .saturation, .color, .luminosity, .plusDarker])
    }

    /// A sequence of premultiplied colors, many of them opaque or with two equal channels.
    private struct Colors {
        private var state: UInt32 = 1

        private mutating func number() -> UInt32 {
            state = state &* 1_664_525 &+ 1_013_904_223
            return state >> 8
        }

        mutating func next() -> UInt32 {
            let isOpaque = number() & 3 == 0
            let alpha = isOpaque ? 255 : number() & 255
            var channels = (0..<3).map { _ in number() % (alpha + 1) }
            if number() & 7 == 0 { channels[1] = channels[0] }
            return alpha << 24 | channels[0] << 16 | channels[1] << 8 | channels[2]
        }
    }
}
