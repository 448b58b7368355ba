import QuoinExplanations

extension VerificationResults {
    /// The result for one snapshot.
    public struct Snapshot: Hashable, Sendable, Codable {
        /// The name, which is a path and unique in a run: `Texture/overlay`, `Texture/overlay@2x.dark`.
        public var name: String
        /// Whether the snapshot passed, and why not.
        public var status: Status
        /// The sort of reason why the pictures differ; `nil` if they do not.
        public var category: PictureComparison.Category?
        /// The path of the document or of the test's file, relative to the working folder if it is in it.
        public var document: String?
        /// The test with the assertion: `CardTests/looks()`; `nil` for the snapshot of a document.
        package var test: String?
        /// The line of the document with the first element that changed, or of the assertion, from 1.
        public var line: Int?
        /// The path of the reference picture, relative to the working folder if it is in it.
        public var reference: String?
        /// The path of the reference under which a renamed document had the picture.
        public package(set) var formerReference: String?
        /// What changed, a line each, the most important first: `badge moved by +3, 0`. If there are many consequences,
        /// one line counts those that are left out.
        public var explanation: [String]
        /// The lines of the document around its first error; `nil` if there is none in a line.
        package var excerpt: Excerpt?
        /// What changed, with all consequences; `nil` if ``explanation`` is complete.
        var fullExplanation: [String]?
        /// The causes of the difference, for review by cause; `nil` if the pictures are equal or have no records.
        package var review: Review?
        /// Notes, also for a snapshot that passed: `Snapshots/card.png: has no record …`.
        package var notes: [String]
        /// The document's settings, in the form of `quoin.yaml`; `nil` if they are those of the run.
        package var settings: PropertyValue?
        /// The pixels that differ; `nil` if the snapshot passed or there was nothing to compare.
        package var pixels: Pixels?
        /// The pictures for a report. A snapshot that passed has none unless ``Verification/includesPassedPictures`` is
        /// set.
        package var pictures: Pictures
        /// The elements in the reference, from its record.
        package var referenceLayer: Layer?
        /// The elements in the new picture.
        package var newLayer: Layer?
        /// The time that drawing and comparing took, in seconds; `nil` if it was not measured.
        public var duration: Double?
        /// The command that accepts the new picture.
        public var acceptCommand: String?
        /// `true` if the snapshot passed in an earlier run, and nothing has changed since; otherwise `nil`.
        package var cached: Bool?

        package init(
            name: String, status: Status, category: PictureComparison.Category? = nil, document: String? = nil,
            line: Int? = nil, reference: String? = nil, explanation: [String] = [], fullExplanation: [String]? = nil,
            notes: [String] = [], settings: PropertyValue? = nil, pixels: Pixels? = nil,
            pictures: Pictures = Pictures(), referenceLayer: Layer? = nil,
            newLayer: Layer? = nil, duration: Double? = nil, acceptCommand: String? = nil
        ) {
            (self.name, self.status, self.category) = (name, status, category)
            (self.document, self.line, self.reference) = (document, line, reference)
            (self.explanation, self.fullExplanation, self.pixels) = (explanation, fullExplanation, pixels)
            (self.notes, self.settings) = (notes, settings)
            (self.pictures, self.referenceLayer, self.newLayer) = (pictures, referenceLayer, newLayer)
            (self.duration, self.acceptCommand) = (duration, acceptCommand)
        }

        /// The results for a snapshot, the most severe first.
        public enum Status: String, Hashable, Sendable, Codable, CaseIterable {
            /// There is no new picture, because the document has errors or a file cannot be read.
            case errored
            /// The new picture differs from the reference.
            case failed
            /// There is no reference yet.
            case missing
            /// There is no reference yet, but that of a document that is gone has the same pixels.
            case renamed
            /// Other libraries or fonts drew the reference. The layouts are equal.
            case environment
            case passed
        }
    }
}

// MARK: - Text

extension VerificationResults.Snapshot {
    /// The name up to the last slash; `Snapshots` for a name without one.
    var folder: String {
        name.lastIndex(of: "/").map { String(name[..<$0]) } ?? "Snapshots"
    }

    /// The name after the last slash.
    var nameInFolder: String {
        name.lastIndex(of: "/").map { String(name[name.index(after: $0)...]) } ?? name
    }

    /// The place in the document: `Snapshots/Texture/overlay.yaml:12`.
    var location: String? {
        document.map { document in document + (line.map { ":\($0)" } ?? "") }
    }

    /// The name as a path within its folder. All but plain characters are escaped as their bytes, such as `%2E`, so
    /// that different names have different paths.
    var fileName: String {
        name.split(separator: "/", omittingEmptySubsequences: false).map(Self.fileName(ofPart:)).joined(separator: "/")
    }

    /// The path of a picture in a folder of pictures.
    package func picturePath(role: String) -> String { "\(fileName).\(role).png" }

    private static func fileName(ofPart part: Substring) -> String {
        guard !part.isEmpty else { return "%" }
        return part.utf8.enumerated().map { place, byte in
            // A leading dot would hide the file, and two dots would be the parent folder.
            let isPlain = isPlain(byte) && !(place == 0 && part.first == ".")
            return isPlain ? String(UnicodeScalar(byte)) : "%" + byte.hexadecimal.uppercased()
        }.joined()
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch UnicodeScalar(byte) {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "@", " ": true
        default: false
        }
    }
}

extension VerificationResults.Snapshot.Status {
    /// The status in a few words: `no reference`.
    var title: String {
        switch self {
        case .errored: "errored"
        case .failed: "failed"
        case .missing: "no reference"
        case .renamed: "renamed"
        case .environment: "drawn with other libraries or fonts"
        case .passed: "passed"
        }
    }
}

extension VerificationResults.Snapshot {
    /// The lines of a document around an error.
    package struct Excerpt: Hashable, Sendable, Codable {
        /// The number of the first line, from 1.
        package var start: Int
        package var lines: [String]
        /// The number of the line with the error.
        package var line: Int

        package init(start: Int, lines: [String], line: Int) {
            (self.start, self.lines, self.line) = (start, lines, line)
        }

        /// The number of lines before and after the one with the error.
        private static let margin = 2
        /// In characters. Longer lines are data.
        private static let longestLine = 200

        /// `nil` if the text has no such line.
        package init?(of text: String, around line: Int) {
            let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            guard all.indices.contains(line - 1) else { return nil }
            let shown = max(line - 1 - Self.margin, 0)..<min(line + Self.margin, all.count)
            self.init(
                start: shown.lowerBound + 1, lines: all[shown].map { String($0.prefix(Self.longestLine)) }, line: line)
        }
    }

    /// Why a picture differs from its reference. Pictures with the same cause are reviewed together.
    package struct Review: Hashable, Sendable, Codable {
        /// The causes in the records, in the order of the elements; empty if the records do not differ.
        package var causes: [PictureCause]
        /// The change of a color that was replaced wherever the picture had it, if that is all: `#35c → #24b`.
        package var recoloring: String?
        /// Effects of the causes that are seldom intended: `` `title` is cut off ``.
        package var effects: [String]
        /// Whether the causes are complete: without them, the document gives exactly the pixels of the reference.
        package var isConfirmed: Bool
        /// A digest of the part of both pictures that differs. Pictures with unconfirmed causes are grouped only if the
        /// same pixels differ. Empty if the causes are other files, and nothing differs but the elements that show them.
        package var pixels: String
        /// What still differs from the reference without any of the causes.
        package var rest: [String]

        package init(
            causes: [PictureCause], effects: [String] = [], isConfirmed: Bool, pixels: String, rest: [String] = []
        ) {
            (self.causes, self.effects, self.isConfirmed) = (causes, effects, isConfirmed)
            (self.pixels, self.rest) = (pixels, rest)
        }
    }

    /// Adds the causes, and behind the explanation what they do not explain.
    mutating func add(_ review: Review?) {
        self.review = review
        let rest = review?.rest.map { "apart from that, \($0)" } ?? []
        explanation += rest
        fullExplanation? += rest
    }
}

extension VerificationResults.Snapshot.Review {
    /// Identifies the pictures that are reviewed together: their causes and effects are the same, and nothing else
    /// differs. It is the same in every run.
    var group: String {
        // A named color has many uses, and pictures have different ones of them.
        let isRecolored = recoloring != nil && isConfirmed && effects.isEmpty
        let identities = isRecolored ? [recoloring ?? ""] : causes.map(\.identity).sorted()
        let parts = identities + effects + [isConfirmed ? "" : pixels]
        return String(ContentDigest.text(of: parts.joined(separator: "\n").utf8).prefix(10))
    }

    /// The causes in a few words.
    var title: String {
        let all = PictureCause.titles(of: causes)
        let titles = all.prefix(3) + (all.count > 3 ? ["\(all.count - 3) more"] : [])
        let causes = titles.isEmpty ? "nothing on record changed" : titles.joined(separator: ", ")
        return ([causes] + effects).joined(separator: "; ")
    }
}
