import QuoinScene

/// The canvases for which something is allowed. What is empty is not limited.
package struct AllowanceScope: Hashable, Sendable {
    /// In points.
    package var widths: ExtentRange?
    package var textScales: [Double] = []
    package var languages: [Canvas.PseudoLanguage] = []
    package var appearances: [Appearance] = []

    package init() {}

    package static let properties = PropertyTable(
        AllowanceScope(),
        [
            Property("widths", \.widths, .extentRange, .anything, "The widths at which it is allowed, in points."),
            Property(
                "textScales", \.textScales, .list(Canvas.scales(upTo: Canvas.largestTextScale)), .anything,
                "The factors for the sizes of texts with which it is allowed."),
            Property("languages", \.languages, .list(.choice), .anything, "The languages in which it is allowed."),
            Property(
                "appearances", \.appearances, .list(.choice), .anything, "The appearances in which it is allowed."),
        ], isInSwift: false)
}

/// A finding or an unseen change that is intended, and the reason.
package struct Allowance<Kind: Hashable & Sendable>: Hashable, Sendable {
    package var kind: Kind
    /// The names of the elements or values that it is for; all if empty.
    package var names: [String]
    /// Where it is intended; everywhere by default.
    package var scope = AllowanceScope()
    /// Why it is intended.
    package var reason: String
    /// Where it is written.
    package var place: SourcePlace?
    /// The settings file in which it is written; `nil` for an allowance of a document.
    package var file: String?
}

extension Allowance where Kind: RawRepresentable<String> {
    /// `allow of cut for all allows nothing`.
    package var unusedMessage: String {
        "allow of \(kind.rawValue) for \(names.isEmpty ? "all" : names.joined(separator: ", ")) allows nothing"
    }
}

extension Codec {
    /// `{overlap: [badge, photo], because: …}`, or a list of these.
    ///
    /// - Parameters:
    ///   - kinds: the kinds that may be allowed.
    ///   - names: what the names refer to, for the descriptions of the keys.
    ///   - isScoped: whether it may be for some canvases only.
    package static func allowances<Kind: RawRepresentable<String> & Hashable & Sendable>(
        _ kinds: [Kind], names: String, isScoped: Bool = false
    ) -> Codec where Value == [Allowance<Kind>] {
        let terms = isScoped ? AllowanceTerms.scoped : AllowanceTerms.everywhere
        let one = Codec<[Allowance<Kind>]>(
            .mapping {
                let allowed = kinds.map { KeyShape($0.rawValue, AllowedNames.codec.shape, "\(names), or all.") }
                return MappingShape(allowed + terms.keys, required: kinds.map { [$0.rawValue, "because"] })
            }, takes: { $0.isMapping },
            read: { value in
                guard let mapping = value.mapping() else { return nil }
                defer { mapping.finish() }
                return allowances(kinds, terms, in: mapping)
            },
            write: { allowances in
                guard let first = allowances.first else { return .null }
                var fields = terms.write(AllowanceTerms(scope: first.scope, reason: first.reason)).fields ?? [:]
                for allowance in allowances {
                    let allowed = AllowedNames(names: allowance.names, place: allowance.place)
                    fields[allowance.kind.rawValue] = AllowedNames.codec.write(allowed)
                }
                return .mapping(fields)
            })
        return Codec<[[Allowance<Kind>]]>.oneOrMore(one).converted(
            to: { $0.flatMap { $0 } }, from: { $0.map { [$0] } })
    }

    private static func allowances<Kind: RawRepresentable<String>>(
        _ kinds: [Kind], _ table: PropertyTable<AllowanceTerms>, in mapping: DocumentMapping
    ) -> Value? where Value == [Allowance<Kind>] {
        let allowed = kinds.compactMap { kind in
            mapping[kind.rawValue].map { (kind, AllowedNames.codec.read($0)) }
        }
        if allowed.isEmpty {
            let known = kinds.map(\.rawValue).joined(separator: ", ")
            mapping.value.report("nothing is allowed; the kinds are \(known)")
        }
        var terms = AllowanceTerms()
        guard mapping.read(table, into: &terms) else { return nil }
        return allowed.compactMap { kind, names in
            names.map {
                Allowance(kind: kind, names: $0.names, scope: terms.scope, reason: terms.reason, place: $0.place)
            }
        }
    }
}

/// What is said about all that one entry allows.
private struct AllowanceTerms: Sendable {
    var scope = AllowanceScope()
    var reason = ""

    static let everywhere = PropertyTable(AllowanceTerms(), [reason], isInSwift: false)
    static let scoped = AllowanceScope.properties.within(AllowanceTerms(), \.scope, [reason])

    private static let reason = Property<Self>(
        "because", \.reason, .string, .anything, isRequired: true, "Why it is meant to be.")
}

/// The names of elements or values, all if there are none, and where they are written.
private struct AllowedNames: Hashable, Sendable {
    var names: [String]
    var place: SourcePlace?

    static let codec: Codec<AllowedNames> = {
        let names = Codec<[String]>.oneOf(
            "all, or a list of names",
            [
                .words([("all", [])]), .form(.string, { [$0] }) { $0.count == 1 ? $0[0] : nil },
                .all(.list(.string, count: 1...(.max), "at least one name")),
            ])
        return Codec(
            names.shape,
            read: { value in
                names.read(value).map { AllowedNames(names: $0 == ["all"] ? [] : $0, place: value.place) }
            }, write: { names.write($0.names) })
    }()
}
