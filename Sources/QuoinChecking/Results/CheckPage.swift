import QuoinDocument
import QuoinFiles
import QuoinVerification
import SystemPackage

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension CheckResults {
    /// Writes a page with the pictures of all findings. It is one file and needs no network.
    ///
    /// - Returns: the path of the page.
    /// - Throws: a `QuoinError` that says why it cannot be written.
    package func writePage(in folder: String) throws(QuoinError) -> String {
        let path = FilePath(folder).appending(ResultsFolder.checkPageName).string
        try OutputFile.file(path).write(Array(html.utf8))
        return path
    }

    /// The page. The same results give the same bytes.
    package var html: String {
        let parts = documents.filter { !$0.findings.isEmpty }.map(\.html).joined(separator: "\n")
        let (errors, warnings) = (count(of: .error), count(of: .warning))
        return """
            <!DOCTYPE html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>\(errors) findings</title>
            <style>\(Self.style)</style>
            <h1>\(errors) findings, \(warnings) warnings in \(documents.count) documents</h1>
            \(parts)
            </html>

            """
    }

    private static let style = """
        :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
        body { max-width: 76rem; margin: 2rem auto; padding: 0 1rem; }
        h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin-top: 2.5rem; }
        article { border-top: 1px solid #8886; padding: .75rem 0; }
        article > p { margin: .25rem 0; } .note { opacity: .75; }
        .pictures { display: flex; flex-wrap: wrap; gap: 1.5rem; } figure { margin: .5rem 0; max-width: 100%; }
        figure img { max-width: 100%; border: 1px solid #8886; background: #fff; display: block; }
        """
}

extension CheckResults.CheckedDocument {
    fileprivate var html: String {
        let articles = findings.enumerated().map { number, finding in
            let place = finding.place.map { ":\($0.line)" } ?? ""
            let criterion = finding.kind.criterion.map { "<p class=\"note\">\($0.escaped)</p>" } ?? ""
            return """
                <article>
                <p><strong>\(finding.kind.title.escaped)</strong> <code>\((path + place).escaped)</code></p>
                <p>\(finding.description.escaped)</p>
                \(criterion)\(pictures[number]?.html ?? "")
                </article>
                """
        }
        return "<section><h2>\(path.escaped)</h2>\n\(articles.joined(separator: "\n"))\n</section>"
    }
}

extension CheckResults.FindingPictures {
    fileprivate var html: String {
        let figures = [(wrong, width, "")] + (right.map { [($0, rightWidth ?? 0, ", not wrong")] } ?? [])
        let parts = figures.map { png, width, note in
            let caption = "\(Int(width.rounded())) pt\(note)"
            let data = Data(png).base64EncodedString()
            return "<figure><img alt=\"at \(caption)\" src=\"data:image/png;base64,\(data)\">"
                + "<figcaption>\(caption)</figcaption></figure>"
        }
        return "<div class=\"pictures\">\(parts.joined())</div>"
    }
}

extension String {
    /// The text as a part of a page.
    var escaped: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
}
