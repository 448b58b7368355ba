import Foundation
import QuoinCairo
import QuoinLayout
import QuoinPixels
import QuoinScene

/// Files with pictures of an interface: the original, an equal one, and one with about 2 % of the pixels changed.
enum DiffPictures {
    static func write(to folder: ScratchFolder) throws {
        let renderer = try PictureRenderer()
        for (name, width, height) in [("fhd", 1_920.0, 1_080.0), ("uhd", 3_840.0, 2_160.0)] {
            let canvas = Canvas(width: ExtentRange(exactly: width), height: ExtentRange(exactly: height))
            let picture = try renderer.draw(interface(height: height), on: canvas).bitmap
            for (version, bitmap) in [("a", picture), ("a2", picture), ("b", changed(picture))] {
                let file = folder.url.appendingPathComponent("\(name)-\(version).png")
                try Data(PNGEncoder.encode(bitmap, scale: 1)).write(to: file)
            }
        }
    }

    /// A header with a gradient, and three rows of three cards.
    private static func interface(height: Double) -> some LayoutElement {
        let unit = height / 1_080
        let header = Box().fill(.linear(.degrees(120), colors: [Color(hex: 0x1E3A8A), Color(hex: 0x7C3AED)]))
            .height(.points(180 * unit)).overlay(
                Text("Pictures compared", style: TextStyle(size: 64 * unit, weight: .bold, color: .white)).inset(
                    60 * unit))
        return Column(spacing: 30 * unit) {
            header
            for row in 0..<3 {
                Row(spacing: 60 * unit) {
                    for column in 0..<3 { card("Row \(row), card \(column)", unit).flexGrow() }
                }.inset(horizontal: 30 * unit)
            }
        }.background(Box().fill(Color(hex: 0xF8FAFC)))
    }

    private static func card(_ title: String, _ unit: Double) -> some LayoutElement {
        Row(spacing: 24 * unit) {
            Box().fill(.radial(colors: [.white, Color(hex: 0xF59E0B)])).preferredSize(72 * unit, 72 * unit)
            Column(spacing: 12 * unit) {
                for line in 0..<4 { Text("\(title), line \(line) of text", style: TextStyle(size: 22 * unit)) }
            }
        }.inset(12 * unit).background(
            Box().fill(.white).border(width: 2, color: Color(hex: 0xCBD5E1)).cornerRadius(12))
    }

    /// The picture with other colors in twelve squares.
    private static func changed(_ bitmap: Bitmap) -> Bitmap {
        var result = bitmap
        let side = Int((0.02 / 12 * Double(bitmap.width * bitmap.height)).squareRoot())
        for square in 0..<12 {
            let (left, top) = (square * 977 % (bitmap.width - side), square * 613 % (bitmap.height - side))
            for y in top..<top + side {
                for x in left..<left + side { result.pixels[y * bitmap.width + x] ^= 0x00C0_C0C0 }
            }
        }
        return result
    }
}
