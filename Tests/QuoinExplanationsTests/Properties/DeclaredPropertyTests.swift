import QuoinExplanations
import QuoinFiles
import Testing

@Suite("Every property that can be set explains the difference it makes", .serialized)
struct DeclaredPropertyTests {
    private let renderer = DocumentRenderer()

    private func picture(_ key: DeclaredKey, _ value: PropertyValue?, fill: String?) throws -> RecordedPicture {
        try RecordedPicture(ofDocument: PropertyScene(key, value, fill: fill).text, by: renderer)
    }

    /// The keys that change neither pixels nor frames: what they are for is not in a picture, or not on this canvas.
    private static let keysWithoutEffect: Set<String> = [
        "element.bleeds", "text.link", "markdown.link", "text.language", "markdown.language", "text.baselineOffset",
        "markdown.baselineOffset", "markdown.paragraphSpacing",
        // The text has no background, no hyphens, and is cut after as many lines as it has room for.
        "text.backgroundBreak", "markdown.backgroundBreak", "text.hyphenLimits", "markdown.hyphenLimits",
        "text.wrapping",
    ]

    /// What is reported about a change: the keys with both values, the author's words included.
    ///
    /// - Returns: whether pixels or frames differ.
    private func expectExplained(
        _ key: DeclaredKey, _ old: PropertyValue?, _ new: PropertyValue?, fill: String? = "#36c"
    ) throws -> Bool {
        let (before, now) = (try picture(key, old, fill: fill), try picture(key, new, fill: fill))
        let comparison = try ComparisonRules().compare(now, with: before)
        let explanation = comparison.explanation
        let text: Comment = "\(explanation.description)"
        #expect(explanation.unexplained == nil, text)
        let findings = explanation.findings.filter { !$0.isConsequence }
        #expect(!findings.isEmpty, "nothing is reported")
        for finding in findings {
            let changes = finding.changes.compactMap(\.property)
            #expect(!changes.isEmpty, text)
            for change in changes {
                #expect(key.isTold(by: change), text)
                #expect(change.isPart(of: old, new), text)
            }
            #expect(finding.isWithoutEffect == (comparison.pixels.count == 0 && comparison.pixels.hasSameSize), text)
        }
        return before.bitmap != now.bitmap || before.frames != now.frames
    }

    @Test("set alone, and changed to a second value", arguments: DeclaredKey.all)
    func change(key: DeclaredKey) throws {
        let samples = try #require(SampleValues(for: key), "there are no samples")
        var hasEffect = try expectExplained(key, samples.first, samples.second)
        if !key.isRequired {
            let set = samples.second == key.defaultValue ? samples.first : samples.second
            hasEffect = try expectExplained(key, nil, set) || hasEffect
        }
        #expect(hasEffect != Self.keysWithoutEffect.contains(key.name), "neither pixels nor frames differ")
    }

    @Test("set alone on a box without a fill", arguments: DeclaredKey.all.filter { $0.owner == "element" })
    func changeOfUnfilled(key: DeclaredKey) throws {
        let samples = try #require(SampleValues(for: key), "there are no samples")
        _ = try expectExplained(
            key, nil, samples.second == key.defaultValue ? samples.first : samples.second, fill: nil)
    }
}

extension DeclaredKey {
    func isTold(by change: PropertyChange) -> Bool {
        if change.key == "collection.layout" {
            // The name has the key, `contentInsets of the group in section 0`, or of items what changed in them.
            return change.name.contains(key) || key.hasSuffix("Items") || owner == "configuration"
        }
        let parts = change.key.split(separator: ".").map(String.init)
        return recorded.contains(change.key) || parts.last == key || change.key == "image.source"
    }
}

extension PropertyChange {
    /// Whether the values are those that were set, or parts of them.
    func isPart(of old: PropertyValue?, _ new: PropertyValue?) -> Bool {
        (old == nil || from == nil || old?.contains(from) == true)
            && (new == nil || to == nil || new?.contains(to) == true)
    }
}

extension PropertyValue {
    fileprivate func contains(_ part: PropertyValue?) -> Bool {
        if part == self || part == nil { return true }
        switch self {
        case .list(let items):
            let parts = part?.items
            return parts.map { $0.count == items.count && zip(items, $0).allSatisfy { $0.contains($1) } } == true
                || items.contains { $0.contains(part) }
        case .mapping(let fields):
            // What is as usual is not on record.
            let isOwn = part?.fields.map { !$0.isEmpty && $0.allSatisfy { fields[$0]?.contains($1) == true } } ?? false
            return isOwn || fields.values.contains { $0.contains(part) }
        case .text(let text):
            // A file is reported by its name.
            if case .content(let content)? = part { return text.hasSuffix("\(content)") }
            return false
        default: return false
        }
    }
}

extension RecordedPicture {
    fileprivate var frames: [Rect] { record?.elements.map(\.frame) ?? [] }
}

extension RecordedChange {
    var property: PropertyChange? {
        if case .property(let change) = self { change } else { nil }
    }
}
