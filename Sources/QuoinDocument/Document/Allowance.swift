import QuoinDeclarations

/// A finding or an unseen change that is intended, and the reason.
package struct Allowance<Kind: Hashable & Sendable>: Hashable, Sendable {
    package var kind: Kind
    /// The names of the elements or values that it is for; all if empty.
    package var names: [String]
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
    package static func allowances<Kind: RawRepresentable<String> & Hashable & Sendable>(
        _ kinds: [Kind], names: String
    ) -> ValueForm where Value == [Allowance<Kind>] {
        let list = ValueShape.words(["all"]) + .text + .list(.text, count: 1...(.max))
        let shape = MappingShape(
            kinds.map { KeyShape($0.rawValue, list, "\(names), or all.") }
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
                        let names = allowance.names.map { PropertyValue.text($0) }
                        return .mapping([
                            allowance.kind.rawValue: names.isEmpty ? "all" : .list(names),
                            "because": .text(allowance.reason),
                        ])
                    })
            })
    }
}

extension DocumentValue {
    /// The allowances with one reason.
    fileprivate func allowances<Kind: RawRepresentable<String>>(_ kinds: [Kind]) -> [Allowance<Kind>]? {
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        let reason = mapping.required("because")?.string() ?? ""
        var found: [Allowance<Kind>] = []
        for kind in kinds {
            guard let value = mapping[kind.rawValue] else { continue }
            let names = value.isList ? value.list()?.compactMap { $0.string() } : value.string().map { [$0] }
            found.append(
                Allowance(kind: kind, names: names == ["all"] ? [] : names ?? [], reason: reason, place: value.place))
        }
        if found.isEmpty {
            report("nothing is allowed; the kinds are \(kinds.map(\.rawValue).joined(separator: ", "))")
        }
        return found
    }
}
