import QuoinDiagrams
import QuoinFiles
import Synchronization

/// The result of drawing one document.
struct RenderOutcome: Sendable {
    /// The warnings, each once.
    private(set) var warnings: [QuoinError.Problem] = []
    /// Pictures that were drawn and are not written yet.
    var drawn: [PictureStream.Picture] = []
    /// The paths of the written pictures.
    private(set) var pictures: [String] = []
    /// What pictures do not show, although everything in the documents is as it should be.
    var remarks: [DiagramRemarks] = []
    /// Whether the pictures are those of an earlier run.
    var isCached = false
    /// Whether the warnings do not depend on the position of a row in its data.
    var canBeKept = true
    /// The key of each picture, if they are kept or named by them.
    var keys: [PictureKey] = []
    /// The SHA-256 of each picture's file, if they were requested.
    var digests: [String] = []
    var failure: QuoinError?

    /// Adds the path of a picture.
    mutating func add(_ picture: OutputFile) {
        if case .file(let path) = picture { pictures.append(path) }
    }

    /// Adds warnings that no other variant has.
    mutating func add(_ warnings: [QuoinError.Problem]) {
        for warning in warnings where !self.warnings.contains(warning) { self.warnings.append(warning) }
    }

    /// Adds the warnings of a layout and of its painting.
    mutating func add(_ layout: DocumentLayout, _ list: DisplayList, within limits: Limits) {
        add(layout.warnings + list.warnings.map { Diagnostic($0) }, of: layout.file, within: limits)
    }

    /// Adds the warnings about a document, up to the limit of reports.
    mutating func add(_ warnings: [Diagnostic], of file: DocumentFile, within limits: Limits) {
        add(warnings.reported(within: limits).map { .diagnostic($0, nil, file: file.name) })
    }
}

/// What a reader of a diagram should know and cannot see in it.
struct DiagramRemarks: Encodable, Sendable {
    let document: String
    /// The name of the variant, as at the end of the name of its picture; empty for the document itself.
    let variant: String
    /// The measures for which there was no room, or which are not essential.
    let notShown: [String]
    /// The annotations that mark nothing.
    let nothingToShow: [String]
    /// Whether the diagram marks nothing at all.
    let isUnmarked: Bool

    init(_ picture: Diagram.Picture, document: String, variant: String) {
        (self.document, self.variant) = (document, variant)
        (notShown, nothingToShow, isUnmarked) = (picture.leftOut, picture.silent, picture.isUnmarked)
    }

    /// The lines for a person.
    var lines: [String] {
        let sentences =
            (notShown.isEmpty ? [] : ["not shown: " + notShown.joined(separator: "; ")])
            + nothingToShow.map { "there is nothing to show for \"\($0)\"" }
            + (isUnmarked ? ["there is nothing to show at this level and depth"] : [])
        return sentences.map { "\(document): \($0)" }
    }
}

/// The progress of drawing documents, and the number of drawn pictures. Printed to a terminal only.
final class RenderProgress: Sendable {
    private let total: Int
    private let count = Mutex((done: 0, faulty: 0))
    private let line = ProgressLine()

    init(of total: Int) {
        self.total = total
    }

    /// Counts a document, on any thread.
    func report(_ outcome: RenderOutcome) -> RenderOutcome {
        let count = count.withLock { count in
            count.done += 1
            if outcome.failure != nil { count.faulty += 1 }
            return count
        }
        if total > 1 { line.show("\(count.done) of \(total) documents, \(count.faulty) faulty") }
        return outcome
    }

    func finish() {
        if total > 1 { line.clear() }
    }

    /// Prints the path of the picture, or the number of pictures.
    func printClosingLine(for outcomes: [RenderOutcome]) {
        let pictures = outcomes.flatMap(\.pictures)
        guard line.isTerminal, let first = pictures.first else { return }
        let faulty = outcomes.count { $0.failure != nil }
        let cached = outcomes.filter(\.isCached).reduce(0) { $0 + $1.pictures.count }
        let drawn =
            pictures.count == 1
            ? "\(cached == 1 ? "from the cache" : "drawn"): \(first)"
            : "\(pictures.count) pictures" + (cached == 0 ? " drawn" : ", \(cached) of them from the cache")
        Terminal.printMessage(drawn + (faulty == 0 ? "" : ", \(faulty) of \(total) documents are faulty"))
    }
}
