import QuoinDocument
import QuoinFiles
import QuoinLayout
import QuoinScene
import QuoinValues
import QuoinVerification

extension CheckResults.CheckedDocument {
    /// The kept results of a document without errors, without pictures.
    ///
    /// - Parameter allowances: those of the settings, of which the used ones are kept as positions. An unused allowance
    ///   of the document itself is a finding.
    func content(allowing allowances: [Allowance<Document.FindingKind>]) -> [UInt8] {
        var fields = FieldWriter()
        fields.add(notes)
        fields.add(number: Int64(layoutCount))
        fields.add(usedAllowances.compactMap { allowances.firstIndex(of: $0) }.map(String.init))
        fields.add(number: Int64(findings.count))
        for finding in findings { fields.add(finding) }
        return fields.bytes
    }

    /// The kept results; `nil` if the content is not that of results.
    init?(_ document: SnapshotDocument, kept content: [UInt8]) {
        self.init(path: document.file.path, isCached: true)
        var fields = FieldReader(content[...])
        guard let notes = fields.texts(), let layouts = fields.number(), let used = fields.texts(),
            let count = fields.number()
        else { return nil }
        (self.notes, layoutCount) = (notes, Int(layouts))
        let allowances = document.settings.check.allow
        for position in used.compactMap({ Int($0) }) {
            guard allowances.indices.contains(position) else { return nil }
            usedAllowances.append(allowances[position])
        }
        for _ in 0..<count {
            guard let finding = fields.finding() else { return nil }
            findings.append(finding)
        }
    }
}

extension FieldWriter {
    fileprivate mutating func add(_ finding: LayoutFinding) {
        add([finding.kind.rawValue, finding.level.rawValue, finding.message, finding.rule])
        add(finding.cause)
        add(finding.remedy)
        add(finding.place)
        add(number: Int64(finding.elements.count))
        for element in finding.elements {
            add(element.path)
            add(element.id)
            add(element.source)
        }
        add(number: Int64(finding.occurrences.count))
        for occurrence in finding.occurrences {
            add([occurrence.variant, occurrence.isEverywhere ? "everywhere" : ""])
            add(occurrence.language)
            add(occurrence.appearance?.rawValue)
            add(occurrence.direction?.rawValue)
            add(occurrence.height.map { "\($0)" })
            add(occurrence.textScale)
            add(occurrence.checked)
            add(number: Int64(occurrence.widths.count))
            for range in occurrence.widths { add(range) }
        }
    }

    private mutating func add(_ place: SourcePlace?) {
        add(number: Int64(place?.line ?? 0))
        add(number: Int64(place?.column ?? 0))
    }

    private mutating func add(_ range: ClosedRange<Double>) {
        add(range.lowerBound)
        add(range.upperBound)
    }

    private mutating func add(_ number: Double) { add(number: Int64(bitPattern: number.bitPattern)) }
}

extension FieldReader {
    fileprivate mutating func finding() -> LayoutFinding? {
        guard let words = texts(), words.count == 4, let kind = Document.FindingKind(rawValue: words[0]),
            let level = Document.Check.Level(rawValue: words[1]), let cause = texts(), let remedy = texts(),
            let place = place(), let elements = list({ $0.element() }), let occurrences = list({ $0.occurrence() })
        else { return nil }
        var finding = LayoutFinding(
            kind: kind, elements: elements, place: place, message: words[2], cause: cause.first,
            remedy: remedy.first, occurrences: occurrences)
        (finding.level, finding.rule) = (level, words[3])
        return finding
    }

    private mutating func element() -> ElementReference? {
        guard let path = text(), let id = texts(), let source = place() else { return nil }
        return ElementReference(id: id.first, path: path, source: source)
    }

    private mutating func occurrence() -> LayoutFinding.Occurrence? {
        guard let words = texts(), words.count == 2, let language = texts(), let appearance = texts(),
            let direction = texts(), let height = texts(),
            let textScale = double(), let checked = range(), let widths = list({ $0.range() })
        else { return nil }
        return LayoutFinding.Occurrence(
            widths: widths, isEverywhere: !words[1].isEmpty, textScale: textScale, language: language.first,
            appearance: appearance.first.flatMap(Appearance.init(rawValue:)),
            direction: direction.first.flatMap(LayoutDirection.init(rawValue:)),
            height: height.first.flatMap(Double.init),
            variant: words[0], checked: checked)
    }

    /// A place that may be absent.
    private mutating func place() -> SourcePlace?? {
        numbers(2).map { $0[0] == 0 ? nil : SourcePlace(line: Int($0[0]), column: Int($0[1])) }
    }

    private mutating func range() -> ClosedRange<Double>? {
        guard let lower = double(), let upper = double(), lower <= upper else { return nil }
        return lower...upper
    }

    private mutating func double() -> Double? { number().map { Double(bitPattern: UInt64(bitPattern: $0)) } }

    private mutating func list<Value>(_ next: (inout FieldReader) -> Value?) -> [Value]? {
        guard let count = number() else { return nil }
        var values: [Value] = []
        for _ in 0..<count {
            guard let value = next(&self) else { return nil }
            values.append(value)
        }
        return values
    }
}
