import QuoinPages
import QuoinValues

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
