import Quoin

/// The result of comparing a new picture with its reference.
public struct PictureComparison: Sendable {
    /// The rules by which the pictures were compared.
    public let rules: ComparisonRules
    /// The outcome by the rules. Pictures of different sizes are always different.
    public let verdict: Verdict
    /// Where the pictures differ.
    public let pixels: Bitmap.Difference
    /// What changed, in terms of the layout.
    public let explanation: Explanation

    /// A line for each mask that covers more in the new picture than in the reference, and one that says how near to the limits
    /// a picture is that passes, or why one within them does not.
    package internal(set) var notes: [String] = []

    /// The state of the reference's file and of the new picture's file; `nil` if no files were compared.
    package internal(set) var files: (reference: FileState, new: FileState)?

    /// What the file of a picture contains in addition to its pixels.
    package struct FileState: Sendable {
        package var hasRecord: Bool
        package var flaws: [PictureFlaw]
    }

    /// The outcome of a comparison.
    public enum Verdict: String, Hashable, Sendable, CaseIterable {
        /// No pixel that counts differs.
        case equal
        /// Some pixels differ, within the limits.
        case tolerated
        /// More pixels differ than the limits allow, or the sizes differ.
        case different
        /// More pixels differ than the limits allow, but layout and paint are the same: other libraries or fonts drew
        /// the picture.
        case otherEnvironment
    }

    /// Whether the new picture is accepted in place of the reference.
    public var isAccepted: Bool { verdict == .equal || verdict == .tolerated }

    /// The sort of reason why two pictures differ.
    public enum Category: String, Hashable, Sendable, Codable, CaseIterable {
        /// Elements or the canvas moved or changed size, or elements were added or removed.
        case layout
        /// Elements are painted differently, or show another text.
        case paint
        /// Other libraries or other fonts drew the picture.
        case textStack
        /// The records do not explain the difference.
        case unknown
    }

    /// What changed between two pictures, in terms of the layout.
    public struct Explanation: Hashable, Sendable {
        /// The sorts of reasons why the pictures differ; empty if they do not.
        public internal(set) var categories: Set<Category> = []
        /// What changed: first the causes, then their consequences, then changes without effect, each in paint order.
        public internal(set) var findings: [Finding] = []
        /// The pixels that differ outside of every finding's place; `nil` if there are none.
        public internal(set) var unexplained: Unexplained?
        /// Whether both pictures have a record. Without records there are no findings.
        public internal(set) var hasRecords = false
        /// The smallest rectangle around the pixels that differ and count.
        var bounds: PixelRect?
        /// The number of pixels that differ and count.
        var pixelCount = 0
        /// The name of the document that the new picture was drawn from, if its record has it.
        var document: String?

        /// Pixels that differ for a reason that the records do not show.
        public struct Unexplained: Hashable, Sendable, Encodable {
            /// The number of pixels.
            public var count: Int
            /// The smallest rectangle around them.
            public var bounds: PixelRect
            /// The innermost element around all of them.
            public var element: Finding.Element?
        }
    }
}

extension PictureComparison.Explanation {
    /// Whether the records explain a part of the difference by more than other libraries or fonts, which only move elements.
    var hasRecordedChange: Bool {
        let isOtherEnvironment = findings.contains { $0.subject == .environment }
        return findings.contains { finding in
            !finding.isWithoutEffect && finding.subject != .environment
                && (!isOtherEnvironment || finding.changes.contains { !$0.isOfFrame })
        }
    }
}

extension PictureComparison: CustomStringConvertible {
    /// The verdict, then what changed, line by line. Many consequences are summarized.
    public var description: String {
        ([verdictDescription] + lines(countsPixels: true) + notes).joined(separator: "\n")
    }

    package var verdictDescription: String {
        switch verdict {
        case .equal: "equal"
        case .tolerated: "equal within the limits"
        case .different: "different"
        case .otherEnvironment: "drawn with other libraries or fonts"
        }
    }

    /// What changed, a line each, the same wherever it is shown.
    ///
    /// - Parameters:
    ///   - all: whether every consequence has a line, instead of the first few and a count.
    ///   - countsPixels: whether the pixels are counted also if the other lines explain all of them.
    package func lines(all: Bool = false, countsPixels: Bool) -> [String] {
        let isExplained = explanation.hasRecords && explanation.unexplained == nil && !explanation.findings.isEmpty
        let pixels =
            isExplained && !countsPixels ? [] : [explanation.pixelDescription, sizes, antialiased].compactMap(\.self)
        return explanation.findingLines(all: all) + pixels
    }

    private var sizes: String? {
        guard !pixels.hasSameSize else { return nil }
        let (old, new) = (pixels.referenceSize, pixels.newSize)
        return "the picture has \(new.width) × \(new.height) pixels instead of \(old.width) × \(old.height);"
            + " the common part was compared"
    }

    private var antialiased: String? {
        guard let count = pixels.antialiased?.count, count > 0 else { return nil }
        return count == 1 ? "1 more pixel smooths an edge" : "\(count) more pixels smooth an edge"
    }
}

extension PictureComparison.Explanation: CustomStringConvertible {
    /// A line for each finding and one for the pixels. Many consequences are summarized.
    public var description: String {
        (findingLines(all: false) + [pixelDescription].compactMap(\.self)).joined(separator: "\n")
    }

    /// The largest number of lines for findings.
    private static let lineLimit = 8

    /// A line for each finding: causes, consequences, and changes without effect.
    ///
    /// - Parameter all: whether every finding has a line. Otherwise there are at most eight lines, in which each sort is
    ///   summarized as far as its lines have no room.
    package func findingLines(all: Bool) -> [String] {
        let consequences = findings.filter(\.isConsequence)
        let ineffective = findings.filter(\.isWithoutEffect)
        var room = all ? .max : Self.lineLimit
        func lines(_ findings: [PictureComparison.Finding], leaving later: Int) -> [String] {
            let count = max(room - later, 1)
            let shown = findings.count > count ? findings.prefix(count - 1) : findings[...]
            let rest = findings.dropFirst(shown.count)
            let lines = shown.map { $0.text(file: document).printable } + (rest.isEmpty ? [] : [folded(rest)])
            room -= lines.count
            return lines
        }
        let later = [consequences, ineffective].map { $0.isEmpty ? 0 : 1 }
        return lines(findings.filter { !$0.isConsequence && !$0.isWithoutEffect }, leaving: later[0] + later[1])
            + lines(consequences, leaving: later[1]) + lines(ineffective, leaving: 0)
    }

    /// `so 14 more moved, 6 more changed their size`, `and 3 more changes`
    private func folded(_ findings: ArraySlice<PictureComparison.Finding>) -> String {
        guard findings.allSatisfy(\.isConsequence) else {
            let effect = findings.allSatisfy(\.isWithoutEffect) ? " without effect here" : ""
            return "and \(findings.count) more \(findings.count == 1 ? "change" : "changes")" + effect
        }
        var counts: [(words: String, count: Int)] = []
        for finding in findings {
            let words = finding.changes.compactMap(\.shortWords).last ?? "look different"
            if let index = counts.firstIndex(where: { $0.words == words }) {
                counts[index].count += finding.elements.count
            } else {
                counts.append((words, finding.elements.count))
            }
        }
        return "so " + counts.map { "\($0.count) more \($0.words)" }.joined(separator: ", ")
    }

    fileprivate var pixelDescription: String? {
        guard pixelCount > 0 else { return nil }
        let differ = pixelCount == 1 ? "1 pixel differs" : "\(pixelCount) pixels differ"
        guard hasRecords else { return differ + (bounds.map { " within \($0)" } ?? "") }
        guard let unexplained else {
            return differ + (findings.isEmpty ? ": nothing on record changed" : ", all inside these")
        }
        let place = unexplained.element.map { "in \($0.name.printable), " } ?? ""
        let places = "\(place)within \(unexplained.bounds)"
        return unexplained.count == pixelCount
            ? "\(differ) \(places): nothing on record changed there"
            : "\(differ), \(unexplained.count) of them elsewhere, \(places): nothing on record changed there"
    }
}

extension RecordedChange {
    /// What changed of several elements, without figures.
    fileprivate var shortWords: String? {
        switch self {
        case .resized: "changed their size"
        case .moved: "moved"
        case .cells: "moved their cells"
        case .shown: "came into view"
        case .unshown: "left the view"
        default: nil
        }
    }
}
