import QuoinLayout
import QuoinScene
import QuoinValues

/// The canvases for which something is allowed. What is empty is not limited.
package struct AllowanceScope: Hashable, Sendable {
    /// In points.
    package var widths: ExtentRange?
    package var textScales: [Double] = []
    package var languages: [PseudoLanguage] = []
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

extension ValueForm {
    /// `{overlap: [badge, photo], because: …}`, or a list of these.
    ///
    /// - Parameters:
    ///   - kinds: the kinds that may be allowed.
    ///   - names: what the names refer to, for the descriptions of the keys.
    ///   - isScoped: whether it may be for some canvases only.
    package static func allowances<Kind: RawRepresentable<String> & Hashable & Sendable>(
        _ kinds: [Kind], names: String, isScoped: Bool = false
    ) -> ValueForm where Value == [Allowance<Kind>] {
        let list = ValueShape.words(["all"]) + .text + .list(.text, count: 1...(.max))
        let shape = MappingShape(
            kinds.map { KeyShape($0.rawValue, list, "\(names), or all.") }
                + (isScoped ? AllowanceScope.properties.shape.keys : [])
                + [KeyShape("because", .text, "Why it is meant to be.")], required: [["because"]])
        return ValueForm(
            .mapping { shape } + .list(.mapping { shape }),
            read: { value in
                guard value.isList else { return value.allowances(kinds, isScoped) }
                return value.list()?.flatMap { $0.allowances(kinds, isScoped) ?? [] }
            },
            write: { allowances in
                .list(
                    allowances.map { allowance in
                        let names = allowance.names.map { PropertyValue.text($0) }
                        var fields: [String: PropertyValue] = [
                            allowance.kind.rawValue: names.isEmpty ? "all" : .list(names),
                            "because": .text(allowance.reason),
                        ]
                        if case .mapping(let scope) = AllowanceScope.properties.write(allowance.scope) {
                            fields.merge(scope) { $1 }
                        }
                        return .mapping(fields)
                    })
            })
    }
}

extension DocumentValue {
    /// The allowances with one reason.
    fileprivate func allowances<Kind: RawRepresentable<String>>(
        _ kinds: [Kind], _ isScoped: Bool
    ) -> [Allowance<Kind>]? {
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        let reason = mapping.required("because")?.string() ?? ""
        var scope = AllowanceScope()
        if isScoped, !mapping.read(AllowanceScope.properties, into: &scope) { return nil }
        var found: [Allowance<Kind>] = []
        for kind in kinds {
            guard let value = mapping[kind.rawValue] else { continue }
            let names = value.isList ? value.list()?.compactMap { $0.string() } : value.string().map { [$0] }
            found.append(
                Allowance(
                    kind: kind, names: names == ["all"] ? [] : names ?? [], scope: scope, reason: reason,
                    place: value.place))
        }
        if found.isEmpty {
            report("nothing is allowed; the kinds are \(kinds.map(\.rawValue).joined(separator: ", "))")
        }
        return found
    }
}
