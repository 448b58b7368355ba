import Foundation
import QuoinBitmap
import QuoinCairo
import QuoinImages

/// A document and a page that says the same in HTML, with the pictures of both.
struct ComparedPair {
    let name: String
    let ours: Bitmap
    let browser: Bitmap
    let findings: Findings
    /// Why the pictures differ, where the page says so in a comment that begins with `differs:`.
    let explanation: String?
    /// What a slope may differ by, in levels: 6 where there are shadows, whose blur each renderer approximates.
    let slopeLimit: Int

    static let flatLimit = 2
    static let offsetLimit = 1

    /// - Throws: where the page or a picture cannot be read.
    init(name: String, page: URL, ours: URL, browser: URL) throws {
        self.name = name
        self.ours = try ImageFile(.file(ours.path)).bitmap()
        self.browser = try ImageFile(.file(browser.path)).bitmap()
        findings = Findings(ours: self.ours, browser: self.browser)
        let text = try String(contentsOf: page, encoding: .utf8)
        explanation = Self.explanation(in: text)
        slopeLimit = text.contains("shadow") || text.contains("blur(") ? 6 : 2
    }

    /// Whether the pictures are as near to each other as is asked for.
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
