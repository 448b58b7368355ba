import Quoin
import QuoinViewSnapshots
import Testing
import UIKit

@MainActor
@Suite("system font") struct SystemFontTests {
    /// Widths that Interface Builder gives labels in the font of iOS, in whole or half points.
    @Test(
        "a text is as wide as in iOS's font, in each size and weight",
        arguments: [
            ("CONTINUE WITH FACEBOOK", 13, UIFont.Weight.regular, 177), ("QuartzCapJoinWidthView", 14, .regular, 165),
            ("On Demand Rules", 16, .regular, 131), ("Label", 17, .regular, 41.5), ("Cards:", 17, .regular, 50),
            ("No Routes Found", 17, .regular, 132), ("Interrupt background sound", 17, .regular, 215),
            ("Caps, Joins & Width", 18, .bold, 174), ("Smooth Depth", 20, .regular, 126.5),
            ("No Audio Unit View Found", 21, .regular, 237.5), ("Instrument Demo", 21, .bold, 175),
            ("Camera Unavailable", 24, .regular, 208), ("Second View", 36, .regular, 202),
        ])
    func widths(text: String, size: Double, weight: UIFont.Weight, width: Double) {
        let label = UILabel()
        (label.text, label.font) = (text, .systemFont(ofSize: size, weight: weight))
        #expect(abs(label.intrinsicContentSize.width / width - 1) < 0.02)
    }

    @Test("a line is not cut in the frame that iOS's letters fill, and is cut in a smaller one")
    func tightFrame() throws {
        func letters(width: Double) throws -> [UInt32] {
            let label = UILabel()
            label.text = "Cards:"
            let bitmap = try PictureRenderer().draw(label, on: Canvas(width: width, height: 21)).bitmap
            return (0..<21).flatMap { bitmap.pixels[$0 * bitmap.width..<$0 * bitmap.width + 44] }
        }
        #expect(try letters(width: 50) == letters(width: 80))
        #expect(try letters(width: 47) != letters(width: 80))
    }

    @Test("the font of an app's own, and a font of equal widths, keep their letters apart as they are")
    func others() {
        func width(_ font: UIFont?) -> Double {
            let label = UILabel()
            (label.text, label.font) = ("Label", font)
            return label.intrinsicContentSize.width
        }
        #expect(width(UIFont(name: "Inter", size: 17)) > width(.systemFont(ofSize: 17)) + 1.5)
        let code = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
        #expect(abs(width(code) / width(code.withSize(10)) - 2) < 0.05)
    }
}
