import Foundation
import QuoinCairo

/// The pictures of a document and of an equivalent HTML page.
struct ComparedPair {
    let name: String
    let ours: Bitmap
    let browser: Bitmap
    let findings: Findings
    /// The reason for a difference, from a comment in the page that begins with `differs:`.
    let explanation: String?
    /// The largest allowed difference of slopes, in levels. It is 6 for pages with shadows, because renderers
    /// approximate blurs.
    let slopeLimit: Int

    static let flatLimit = 2
    static let offsetLimit = 1

    /// - Throws: an error if the page or a picture cannot be read.
    init(name: String, page: URL, ours: URL, browser: URL) throws {
        self.name = name
        self.ours = try ImageFile(.file(ours.path)).bitmap()
        self.browser = try ImageFile(.file(browser.path)).bitmap()
        findings = Findings(ours: self.ours, browser: self.browser)
        let text = try String(contentsOf: page, encoding: .utf8)
        explanation = Self.explanation(in: text)
        slopeLimit = text.contains("shadow") || text.contains("blur(") ? 6 : 2
    }

    /// Whether all differences are within the limits.
    var isAlike: Bool {
        findings.flat <= Self.flatLimit && findings.slope <= slopeLimit && findings.offset <= Self.offsetLimit
    }

    private static func explanation(in page: String) -> String? {
        guard let start = page.range(of: "<!-- differs:"),
            let end = page.range(of: "-->", range: start.upperBound..<page.endIndex)
        else { return nil }
        return page[start.upperBound..<end.lowerBound].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

// MARK: - Sheet

extension ComparedPair {
    /// The factor by which differences are amplified.
    private static let amplification = 4
    /// The distance between the pictures, in pixels.
    private static let gap = 8

    /// Our picture, the browser's, and their difference on white, side by side.
    var sheet: Bitmap {
        let (width, height) = (ours.width, ours.height)
        var sheet = Bitmap(width: 3 * width + 2 * Self.gap, height: height)
        sheet.pixels = Array(repeating: 0xFF80_8080, count: sheet.pixels.count)
        for y in 0..<height {
            for x in 0..<width {
                let row = y * sheet.width + x
                let pixel = x < browser.width && y < browser.height ? browser.pixels[y * browser.width + x] : 0
                sheet.pixels[row] = ours.pixels[y * width + x]
                sheet.pixels[row + width + Self.gap] = pixel
                sheet.pixels[row + 2 * (width + Self.gap)] = Self.difference(ours.pixels[y * width + x], pixel)
            }
        }
        return sheet
    }

    private static func difference(_ first: UInt32, _ second: UInt32) -> UInt32 {
        [16, 8, 0].reduce(0xFF00_0000) { result, shift in
            let difference = abs(Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF))
            return result | UInt32(255 - min(difference * amplification, 255)) << shift
        }
    }
}
