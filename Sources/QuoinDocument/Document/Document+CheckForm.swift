import QuoinDeclarations
import QuoinLayout
import QuoinScene

extension ValueForm where Value == Document.Check {
    /// A mapping of what is checked, and what is allowed.
    package static var check: ValueForm { .structure(Document.Check.properties) }
}

extension Document.Check {
    package static let properties = PropertyTable(
        Document.Check(),
        [
            Property(
                "widths", \.widths, .extentRange, .anything,
                "The widths that the layout is meant for, in points; by default those of its canvases."),
            Property(
                "textScales", \.textScales, .list(Canvas.scales(upTo: Canvas.largestTextScale)), .anything,
                "Factors for the lengths of texts."),
            Property(
                "languages", \.languages, .list(.choice), .anything,
                "Made-up languages, in addition to the texts' own."),
            Property(
                "levels", \.levels, .levels, .anything,
                "How much each kind of finding matters: error, warning or off."),
            Property(
                "allow", \.allow, .allowances, .anything,
                "What is meant to be, and why: ids of elements by kind of finding."),
            Property(
                "minimumTapTarget", \.minimumTapTarget, .points(0...1_000), .anything,
                "The least width and height of a tap target, in points; by default 44."),
            Property(
                "minimumTextSize", \.minimumTextSize, .points(0...1_000), .anything,
                "The least size of letters, in points; by default 10."),
        ])
}

extension ValueForm where Value == Document.Check.Levels {
    fileprivate static var levels: ValueForm {
        let keys = Document.FindingKind.allCases.map { kind in
            KeyShape(kind.rawValue, ValueForm<Document.Check.Level>.choice.shape, "How much it matters.")
        }
        return ValueForm(
            .mapping { MappingShape(keys) },
            read: { value in
                guard let mapping = value.mapping() else { return nil }
                defer { mapping.finish() }
                var levels = Document.Check.Levels()
                for kind in Document.FindingKind.allCases {
                    levels.byKind[kind] = mapping[kind.rawValue]?.choice(Document.Check.Level.self)
                }
                return levels
            },
            write: { levels in
                .mapping(
                    Dictionary(uniqueKeysWithValues: levels.byKind.map { ($0.key.rawValue, .text($0.value.rawValue)) }))
            })
    }
}

extension ValueForm where Value == [Document.Check.Allowance] {
    /// `{overlap: [badge, photo], because: …}`, or a list of these.
    fileprivate static var allowances: ValueForm {
        let kinds = Document.FindingKind.allCases.filter { $0 != .unusedAllow }
        let ids = ValueShape.words(["all"]) + .text + .list(.text, count: 1...(.max))
        let shape = MappingShape(
            kinds.map { KeyShape($0.rawValue, ids, "Ids or paths of elements, or all.") }
                + [KeyShape("because", .text, "Why it is meant to be.")], required: [["because"]])
        return ValueForm(
            .mapping { shape } + .list(.mapping { shape }),
            read: { value in
                guard value.isList else { return value.allowances(kinds) }
                return value.list()?.flatMap { $0.allowances(kinds) ?? [] }
            },
            write: { allowances in
                .list(
                    allowances.map { allowance in
                        let elements = allowance.elements.map { PropertyValue.text($0) }
                        return .mapping([
                            allowance.kind.rawValue: elements.isEmpty ? "all" : .list(elements),
                            "because": .text(allowance.reason),
                        ])
                    })
            })
    }
}

extension DocumentValue {
    /// Findings of some kinds that are allowed for one reason.
    fileprivate func allowances(_ kinds: [Document.FindingKind]) -> [Document.Check.Allowance]? {
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        let reason = mapping.required("because")?.string() ?? ""
        var found: [Document.Check.Allowance] = []
        for kind in kinds {
            guard let value = mapping[kind.rawValue] else { continue }
            let names = value.isList ? value.list()?.compactMap { $0.string() } : value.string().map { [$0] }
            found.append(
                Document.Check.Allowance(
                    kind: kind, elements: names == ["all"] ? [] : names ?? [], reason: reason, place: value.place))
        }
        if found.isEmpty {
            report("nothing is allowed; the kinds are \(kinds.map(\.rawValue).joined(separator: ", "))")
        }
        return found
    }
}
