import QuoinPages
import QuoinPlatform
import SystemPackage

/// A page with results and their pictures. It is one file and needs no network. The same results give the same bytes.
struct ResultPage {
    var title: String
    /// The content below the title, as HTML.
    var body: String

    var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(title.escapedForMarkup)</title>
        <style>\(Self.style)</style>
        <h1>\(title.escapedForMarkup)</h1>
        \(body)
        </html>

        """
    }

    private static let style = """
        :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
        body { max-width: 76rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
        h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin-top: 2.5rem; }
        article { border-top: 1px solid #8886; padding: .75rem 0; }
        article > p { margin: .25rem 0; } .note { opacity: .75; }
        .pictures { display: flex; flex-wrap: wrap; gap: 1.5rem; } figure { margin: .5rem 0; max-width: 100%; }
        figure img { max-width: 100%; height: auto; border: 1px solid #8886; background: #fff; display: block; }
        .scrolls { overflow-x: auto; overflow-wrap: normal; }
        table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
        th, td { border-bottom: 1px solid #8886; padding: .2rem 1rem .2rem 0; text-align: left; vertical-align: top; }
        td:not(:first-child), th:not(:first-child) { text-align: right; white-space: nowrap; }
        article ul { margin: .25rem 0; padding-left: 1.2rem; } del, ins { text-decoration: none; }
        del { background: #f003; } ins { background: #0a03; } summary { cursor: pointer; margin: 1rem 0; }
        """

    /// Writes the page.
    ///
    /// - Returns: its path.
    /// - Throws: a `QuoinError` with the reason why it cannot be written.
    func write(as name: String, in folder: String) throws(QuoinError) -> String {
        let path = FilePath(folder).appending(name).string
        try OutputFile.file(path).write(Array(html.utf8))
        return path
    }

    /// A picture within the page.
    ///
    /// - Parameters:
    ///   - png: a PNG file.
    ///   - width: in points.
    static func figure(_ png: [UInt8], width: Double, caption: String) -> String {
        let data = Data(png).base64EncodedString()
        return "<figure><img alt=\"\(caption.escapedForMarkup)\" width=\"\(Int(width.rounded()))\" "
            + "src=\"data:image/png;base64,\(data)\"><figcaption>\(caption.escapedForMarkup)</figcaption></figure>"
    }

    static func table(_ header: [String], _ rows: [[String]]) -> String {
        func row(_ cells: [String], _ tag: String) -> String {
            "<tr>" + cells.map { "<\(tag)>\($0.escapedForMarkup)</\(tag)>" }.joined() + "</tr>"
        }
        return "<div class=\"scrolls\"><table>" + row(header, "th")
            + rows.map { row($0, "td") }.joined(separator: "\n") + "</table></div>"
    }
}

extension CheckResults {
    /// Writes a page with the pictures of all findings.
    ///
    /// - Returns: the path of the page.
    /// - Throws: a `QuoinError` with the reason why it cannot be written.
    package func writePage(in folder: String) throws(QuoinError) -> String {
        try page.write(as: ResultsFolder.checkPageName, in: folder)
    }

    /// The page. The same results give the same bytes.
    package var html: String { page.html }

    private var page: ResultPage {
        let counts = [(count(of: .error), "finding"), (count(of: .warning), "warning")]
        let words = counts.map { Self.counted($0, $1) }.joined(separator: ", ")
        return ResultPage(
            title: "\(words) in \(Self.counted(documents.count, "document"))",
            body: files.filter { !$0.findings.isEmpty }.map(\.html).joined(separator: "\n"))
    }
}

extension CheckResults.CheckedDocument {
    fileprivate var html: String {
        let articles = findings.enumerated().map { number, finding in
            let place = finding.place.map { ":\($0.line)" } ?? ""
            let criterion = finding.kind.criterion.map { "<p class=\"note\">\($0.escapedForMarkup)</p>" } ?? ""
            let level = finding.level == .warning ? " (warning)" : ""
            return """
                <article>
                <p><strong>\(finding.kind.check.title.escapedForMarkup)\(level)</strong> <code>\((path + place).escapedForMarkup)</code></p>
                <p>\(finding.description.escapedForMarkup)</p>
                \(criterion)\(pictures[number]?.html ?? "")
                </article>
                """
        }
        return "<section><h2>\(path.escapedForMarkup)</h2>\n\(articles.joined(separator: "\n"))\n</section>"
    }
}

extension CheckResults.FindingPictures {
    fileprivate var html: String {
        let figures = [(wrong, width, "")] + (right.map { [($0, rightWidth ?? 0, ", not wrong")] } ?? [])
        let parts = figures.map { png, width, note in
            ResultPage.figure(png, width: width, caption: "at \(Int(width.rounded())) pt\(note)")
        }
        return "<div class=\"pictures\">\(parts.joined())</div>"
    }
}

extension Rect {
    /// A border of two points around the rectangle, as four rectangles.
    var outline: [Rect] {
        let width = 2.0
        let outer = inset(by: EdgeInsets(-width))
        return [
            Rect(outer.minX, outer.minY, outer.size.width, width), Rect(outer.minX, maxY, outer.size.width, width),
            Rect(outer.minX, minY, width, size.height), Rect(maxX, minY, width, size.height),
        ]
    }
}

extension RGBA {
    /// The color of marks on pictures.
    static let mark = RGBA(hex: 0xE5_00_6E)
}
