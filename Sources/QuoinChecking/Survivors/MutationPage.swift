import QuoinPages

extension MutationResults {
    /// Writes a page with the scores, and with pictures of the elements whose values no picture shows.
    ///
    /// - Returns: the path of the page.
    /// - Throws: a `QuoinError` with the reason why it cannot be written.
    package func writePage(in folder: String) throws(QuoinError) -> String {
        try page.write(as: ResultsFolder.mutationPageName, in: folder)
    }

    /// The page. The same results give the same bytes.
    package var html: String { page.html }

    private var page: ResultPage {
        let all = scores.all
        let parts = documents.filter { !$0.pictures.isEmpty }.map(\.html)
        return ResultPage(
            title: "\(all.percentage) of the changes are seen",
            body: ([summary(of: all), reasons, folders, byDocument] + parts).joined(separator: "\n"))
    }

    private func summary(of score: Score) -> String {
        "<p>\(score.seen) of \(score.seen + score.unseen) changes that could be seen are seen; "
            + "\(score.allowed) are allowed to be unseen, \(score.withoutEffect) are without effect. "
            + "Of these: \(score.sorts).</p>"
    }

    /// The number of unseen changes for each reason.
    private var reasons: String {
        let survivors = documents.flatMap(\.survivors)
        let rows = UnseenReason.allCases.compactMap { reason -> [String]? in
            let own = survivors.filter { $0.reason == reason }
            let allowed = own.count { $0.allowance != nil }
            let kind = reason.isBlindSpot ? "" : " (cannot matter)"
            return own.isEmpty ? nil : [reason.title + kind, "\(own.count - allowed)", "\(allowed)"]
        }
        return ResultPage.table(["Why no picture shows it", "Changes", "Allowed"], rows)
    }

    private static let header = ["Seen", "Share", "Unseen", "Allowed", "Without effect"]

    private var folders: String { ResultPage.table(["Folder"] + Self.header, scores.folders.map(\.row)) }

    private var byDocument: String {
        let rows = documents.filter { !$0.survivors.isEmpty }.map { document in
            var score = Score(folder: document.path)
            score.add(document)
            return score.row
        }
        return "<details><summary>By document</summary>"
            + ResultPage.table(["Document"] + Self.header, rows) + "</details>"
    }
}

extension MutationResults.Score {
    fileprivate var row: [String] { [folder, "\(seen)", percentage, "\(unseen)", "\(allowed)", "\(withoutEffect)"] }
}

extension MutationResults.Document {
    fileprivate var html: String {
        let articles = pictures.map { picture in
            let items = picture.survivors.map { survivors[$0].html(in: path) }.joined(separator: "\n")
            return "<article>\n<ul>\n\(items)\n</ul>\n\(picture.html)\n</article>"
        }
        return "<section><h2>\(path.escapedForMarkup)</h2>\n\(articles.joined(separator: "\n"))\n</section>"
    }
}

extension Survivor {
    fileprivate func html(in document: String) -> String {
        let change =
            values.map { values in
                "<code>\(path.escapedForMarkup)</code> <del>\(values.before.escapedForMarkup)</del> → <ins>\(values.after.escapedForMarkup)</ins>"
            } ?? "<code>\(path.escapedForMarkup)</code> \(change.escapedForMarkup)"
        return "<li><code>\(document.escapedForMarkup):\(place.line)</code> \(change): \(why.escapedForMarkup)</li>"
    }
}

extension SurvivorPicture {
    fileprivate var html: String {
        var figures = [ResultPage.figure(png, width: width, caption: "before the change")]
        if let other {
            figures += [
                ResultPage.figure(other.before, width: other.width, caption: "\(other.words), before the change"),
                ResultPage.figure(other.after, width: other.width, caption: "\(other.words), after the change"),
            ]
        }
        return "<div class=\"pictures\">\(figures.joined())</div>"
    }
}
