import Foundation

/// The figures of all pairs, as Markdown.
struct FindingsTable {
    var pairs: [ComparedPair]
    /// The browser's name and version.
    var browser: String

    var text: String {
        """
        # Beside a browser

        Each document here has a page that says the same in HTML and CSS. `scripts/compare-browser` draws both at their \
        scale of 2, ours with `quoin` and the pages with a browser, and writes this file. It needs the fonts of \
        `scripts/set-up`; the pages take the same files of Inter.

        - **Flat**: the largest difference of a color component, of 255, where both pictures are of one color; at most 2.
        - **Slope**: the same on gradients, shadows and blurs; at most 2, and 6 in pages with shadows or blurs.
        - **Offset**: the smallest distance, in pixels, within which each picture shows all that the other one shows, \
        edges and glyphs up to 64 levels lighter or darker; at most 1. Half a point is one pixel.
        - **Ink**: what our picture has of the browser's distance from white, over all pixels.

        Drawn by \(browser): \(pairs.count) pairs, \(pairs.count(where: \.isAlike)) of them within all limits.

        | Pair | Flat | Slope | Offset | Ink | Difference that stays |
        | --- | ---: | ---: | ---: | ---: | --- |
        \(pairs.map(row).joined(separator: "\n"))

        """
    }

    private func row(_ pair: ComparedPair) -> String {
        let findings = pair.findings
        let cells = [
            "[\(pair.name)](\(pair.name).yaml)", figure(findings.flat, limit: ComparedPair.flatLimit),
            figure(findings.slope, limit: pair.slopeLimit), offset(findings.offset),
            findings.ink.map { String(format: "%.1f %%", $0 * 100) } ?? "–", pair.explanation ?? "",
        ]
        return "| " + cells.joined(separator: " | ") + " |"
    }

    private func offset(_ value: Int) -> String {
        value < Findings.largestOffset ? figure(value, limit: ComparedPair.offsetLimit) : "**\(value) or more**"
    }

    /// A figure, in bold if it exceeds its limit.
    private func figure(_ value: Int, limit: Int) -> String { value > limit ? "**\(value)**" : "\(value)" }
}
