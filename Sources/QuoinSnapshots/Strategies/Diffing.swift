import QuoinResults
import QuoinSystem

/// How snapshots are written to files, read and compared.
public struct Diffing<Format: Hashable & Sendable>: Sendable {
    /// The extension of references, without the dot; empty for none.
    public var pathExtension: String
    /// The content of a snapshot's file. ``read`` makes the same snapshot from it.
    public var bytes: @Sendable (Format) -> [UInt8]
    /// Reads a reference's file.
    public var read: @Sendable (_ path: String) throws -> Format
    /// The difference of a new snapshot from its reference; `nil` if the new one is accepted.
    public var difference: @Sendable (_ reference: Format, _ new: Format) throws -> Difference?
    /// Notes on the reference's file if the new snapshot is accepted, a line each.
    package var notes: @Sendable (_ path: String, _ reference: Format, _ new: Format) -> [String] = { _, _, _ in [] }

    /// The result for a report on a new snapshot that differs.
    package var result:
        @Sendable (
            _ known: VerificationResults.Snapshot, _ reference: Format, _ new: Format, Difference, CauseReview?
        ) -> VerificationResults.Snapshot = { known, _, _, difference, _ in difference.result(known) }

    /// A custom file format for snapshots.
    public init(
        pathExtension: String, bytes: @escaping @Sendable (Format) -> [UInt8],
        read: @escaping @Sendable (_ path: String) throws -> Format,
        difference: @escaping @Sendable (_ reference: Format, _ new: Format) throws -> Difference?
    ) {
        (self.pathExtension, self.bytes, self.read, self.difference) = (pathExtension, bytes, read, difference)
    }

    /// The difference of a new snapshot from its reference.
    public struct Difference: Hashable, Sendable {
        /// What changed, a line each.
        public var explanation: [String]
        /// Whether the snapshot differs only because other libraries or fonts drew it.
        public var isEnvironment: Bool
        /// A PNG that shows the difference, if there is one.
        public var picture: [UInt8]?

        public init(_ explanation: [String], isEnvironment: Bool = false, picture: [UInt8]? = nil) {
            (self.explanation, self.isEnvironment, self.picture) = (explanation, isEnvironment, picture)
        }

        /// The result for a report.
        ///
        /// - Parameter known: the result without status, changes and pictures.
        func result(_ known: VerificationResults.Snapshot) -> VerificationResults.Snapshot {
            var result = known
            result.status = isEnvironment ? .environment : .failed
            result.explanation = explanation
            result.pictures.difference = picture.map { .png(Data($0)) }
            return result
        }
    }
}

extension Diffing where Format == RecordedPicture {
    /// Pictures as PNG files with records of what they were drawn from.
    ///
    /// - Parameters:
    ///   - rules: when pixels count as different, and how many may differ.
    ///   - includesRecord: whether references have records. Without them a difference cannot be explained.
    public static func picture(rules: ComparisonRules = ComparisonRules(), includesRecord: Bool = true) -> Diffing {
        var diffing = Diffing(pathExtension: "png") {
            $0.png(includesRecord: includesRecord)
        } read: {
            try ReferenceFile($0).picture()
        } difference: { reference, new in
            if reference.flaws.contains(.noEnd) { return Difference(["the reference \(PictureFlaw.noEnd)"]) }
            if reference.bitmap == new.bitmap { return nil }
            let comparison = try rules.compare(new, with: reference)
            guard !comparison.isAccepted else { return nil }
            let picture = comparison.pixels.picture(over: reference.bitmap)
            return Difference(
                comparison.lines(countsPixels: true) + comparison.notes,
                isEnvironment: comparison.verdict == .otherEnvironment,
                picture: PNGEncoder.encode(picture, scale: 1))
        }
        diffing.notes = { path, reference, new in
            guard includesRecord, new.record != nil else { return [] }
            return reference.notes(naming: path, remedy: "delete it and run the test again")
        }
        diffing.result = { known, reference, new, difference, review in
            let comparison = SnapshotComparison(rules: rules)
            let found = try? comparison.compared(known, new, with: reference) { review?($0, $1, $2) }
            return found?.status == .passed ? difference.result(known) : found ?? difference.result(known)
        }
        return diffing
    }
}

/// Finds the causes of a difference between a new and an old picture.
package typealias CauseReview = (
    _ new: RecordedPicture, _ old: RecordedPicture, PictureComparison
) -> VerificationResults.Snapshot.Review?

extension Diffing where Format == String {
    /// Texts, compared line by line.
    public static var lines: Diffing {
        Diffing(pathExtension: "txt") {
            Array(($0 + "\n").utf8)
        } read: { path in
            let text = String(decoding: try FileDescriptor.content(at: path), as: UTF8.self)
            return text.hasSuffix("\n") ? String(text.dropLast()) : text
        } difference: { reference, new in
            reference == new ? nil : Difference(changedLines(from: reference, to: new))
        }
    }

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// The removed lines, with a minus, and the added lines, with a plus, in order.
    private static func changedLines(from reference: String, to new: String) -> [String] {
        let (old, new) = (Self.lines(of: reference), Self.lines(of: new))
        let difference = new.difference(from: old)
        let removed = Set(difference.removals.map(\.offset))
        let inserted = Set(difference.insertions.map(\.offset))
        var lines: [String] = []
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < old.count || newIndex < new.count {
            if removed.contains(oldIndex) {
                lines.append("− " + old[oldIndex])
                oldIndex += 1
            } else if inserted.contains(newIndex) {
                lines.append("+ " + new[newIndex])
                newIndex += 1
            } else {
                (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
            }
        }
        return lines
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
