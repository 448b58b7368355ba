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
                "allow", \.allow,
                .allowances(
                    Document.FindingKind.allCases.filter { $0 != .unusedAllow }, names: "Ids or paths of elements"),
                .anything,
                "What is meant to be, and why: ids of elements by kind of finding."),
            Property(
                "minimumTapTarget", \.minimumTapTarget, .points(0...1_000), .anything,
                "The least width and height of a tap target, in points; by default 44."),
            Property(
                "minimumTextSize", \.minimumTextSize, .points(0...1_000), .anything,
                "The least size of letters, in points; by default 10."),
        ], isInSwift: false)
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
