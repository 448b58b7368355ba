import Foundation
import QuoinVerification
import TestSupport
import Testing

@Suite("Three changes of a screen", .serialized)
struct ScreenChangesTests {
    private let renderer = DocumentRenderer()

    /// Documents of things that are really drawn.
    private static let screens: [URL] = ["Cookbook", "Cards"].flatMap { name in
        let folder = PackageFolder.snapshots.appendingPathComponent(name)
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".yaml") }.sorted().map { folder.appendingPathComponent($0) }
    }

    private func drawing(_ text: String, _ file: DocumentFile) throws -> SnapshotDrawing {
        let document = try Document(
            parsing: text, resources: FolderResources(folder: file.folder, below: PackageFolder.snapshots.path))
        return try SnapshotDrawing(of: document, file, on: CanvasVariant(own: document.canvas), with: renderer)
    }

    /// A text with another number or color in some of its places.
    private func changed(_ text: String, using numbers: inout RandomNumbers) -> String {
        let layout = text.firstRange(of: "layout:")?.lowerBound ?? text.startIndex
        let places = text[layout...].matches(of: /[a-zA-Z]+: (?<value>[1-9]\d*|"#[0-9a-f]{6}")(?=[,}\s])/)
        var result = text
        let chosen = places.shuffled(using: &numbers).prefix(3).sorted { $0.range.lowerBound > $1.range.lowerBound }
        for value in chosen.map(\.output.value) {
            let color = value.hasPrefix("\"#7") ? "\"#1b4f72\"" : "\"#7d3c98\""
            let other = Int(value).map { "\($0 + max(1, $0 / 5))" } ?? color
            result.replaceSubrange(value.startIndex..<value.endIndex, with: other)
        }
        return result
    }

    /// The keys of what differs between the records; empty if the trees differ.
    private func changedKeys(_ old: PictureRecord, _ new: PictureRecord) -> Set<String> {
        guard old.elements.map(\.path) == new.elements.map(\.path) else { return [] }
        var changes: Set<String> = []
        for (before, now) in zip(old.elements, new.elements) where !now.isPart {
            for key in Set(before.properties.keys).union(now.properties.keys)
            where before.properties[key] != now.properties[key] && key != "constraints.rules" {
                changes.insert(key)
            }
            for (span, other) in zip(before.text?.spans ?? [], now.text?.spans ?? []) {
                for key in Set(span.style.keys).union(other.style.keys) where span.style[key] != other.style[key] {
                    changes.insert("text.\(key)")
                }
            }
        }
        return changes
    }

    private func problems(_ file: DocumentFile, _ text: String, _ changed: String) throws -> [String] {
        let old = try RecordedPicture(bytes: drawing(text, file).recorded().png())
        guard let drawing = try? drawing(changed, file) else { return [] }
        let new = try drawing.recorded()
        let verify = try SnapshotComparison(rules: ComparisonRules()).compared(
            VerificationResults.Snapshot(name: file.path, status: .passed), new, with: old,
            review: { drawing.review(of: $0, $1, $2) })
        let diff = try ComparisonRules().compare(RecordedPicture(bytes: new.png()), with: old)
        var problems: [String] = []
        let lines = diff.explanation.findingLines(all: false).map(\.withoutPlace)
        if let rest = diff.explanation.unexplained { problems.append("\(rest.count) pixels are unexplained") }
        let other = verify.explanation.filter { !$0.hasPrefix("apart from that") }.map(\.withoutPlace)
        if verify.status != .passed, other != lines { problems.append("verify says: \(other)") }
        if old.bitmap != new.bitmap, lines.isEmpty { problems.append("there is no sentence") }
        let reported = diff.explanation.findings.filter { !$0.isConsequence }
        if let before = old.record, let now = new.record {
            let keys = Set(reported.flatMap(\.changes).compactMap(\.property?.key))
            problems += changedKeys(before, now).subtracting(keys).map { "\($0) is missing" }
        }
        for change in reported.flatMap(\.changes).compactMap(\.property)
        where !lines.contains(where: { $0.contains(change.name) }) {
            problems.append("the words for \(change.name) are missing")
        }
        return problems.isEmpty ? [] : ["\(file.path): \(problems.joined(separator: "; "))"] + lines
    }

    @Test("are all named, by verify in the words of diff")
    func random() throws {
        var numbers = RandomNumbers(seed: 11)
        var problems: [String] = []
        for screen in Self.screens.shuffled(using: &numbers).prefix(8) {
            let text = try String(contentsOf: screen, encoding: .utf8)
            problems += try self.problems(DocumentFile(path: screen.path), text, changed(text, using: &numbers))
        }
        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
    }
}

extension String {
    fileprivate var withoutPlace: String { replacing(/\ \([a-z-]+(\.yaml:|\ )\d+\)$/, with: "") }
}
