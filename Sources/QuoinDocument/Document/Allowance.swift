import QuoinLayout
import QuoinScene
import QuoinValues

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
        let table = AllowanceKeys.properties(kinds, names, isScoped)
        let keys = Codec<AllowanceKeys<Kind>>.structure(table)
        let one = Codec<[Allowance<Kind>]>(
            .mapping {
                var shape = table.shape
                shape.required = kinds.map { [$0.rawValue, "because"] }
                return shape
            }, takes: { $0.isMapping }, read: { keys.read($0)?.allowances(kinds) },
            write: { keys.write(AllowanceKeys($0)) })
        return Codec<[[Allowance<Kind>]]>.oneOrMore(one).converted(
            to: { $0.flatMap(\.self) }, from: { $0.map { [$0] } })
    }
}

/// The keys of what is allowed for one reason.
private struct AllowanceKeys<Kind: RawRepresentable<String> & Hashable & Sendable>: Sendable {
    var names: [Kind: AllowedNames] = [:]
    var scope = AllowanceScope()
    var reason = ""

    init() {}

    init(_ allowances: [Allowance<Kind>]) {
        for allowance in allowances {
            names[allowance.kind] = AllowedNames(names: allowance.names, place: allowance.place)
            (scope, reason) = (allowance.scope, allowance.reason)
        }
    }

    func allowances(_ kinds: [Kind]) -> [Allowance<Kind>] {
        kinds.compactMap { kind in
            names[kind].map {
                Allowance(kind: kind, names: $0.names, scope: scope, reason: reason, place: $0.place)
            }
        }
    }

    static func properties(_ kinds: [Kind], _ names: String, _ isScoped: Bool) -> PropertyTable<Self> {
        let items = kinds.map { kind in
            Property<Self>(
                kind.rawValue, \.names[kind], AllowedNames.codec, .anything, "\(names), or all.")
        }
        let scope = isScoped ? AllowanceScope.properties.properties.map { $0.within(\Self.scope) } : []
        let reason = Property<Self>(
            "because", \.reason, .string, .anything, isRequired: true, "Why it is meant to be.")
        return PropertyTable(Self(), items + scope + [reason], isInSwift: false) { mapping, _ in
            let kinds = kinds.map(\.rawValue)
            guard !kinds.contains(where: mapping.contains) else { return }
            mapping.value.report("nothing is allowed; the kinds are \(kinds.joined(separator: ", "))")
        }
    }
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
