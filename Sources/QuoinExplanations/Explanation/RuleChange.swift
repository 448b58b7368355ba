import Quoin

/// A change of a rule of a constraint layout.
package struct RuleChange: Hashable, Sendable {
    package enum Event: Hashable, Sendable {
        case added
        case removed
        /// The rule's place among the rules changed, which decides which of several conflicting rules is broken.
        case reordered
        /// Parts of the rule changed.
        case changed([Part])
    }

    /// A number or a relation of a rule.
    package struct Part: Hashable, Sendable {
        /// `nil` for the rule as a whole.
        package var name: String?
        package var from: String
        package var to: String
    }

    /// The name that the author gave it.
    var identifier: String?
    /// The rule as it was written before, or, if it was added, as it is written now.
    package var rule: String
    /// The rule as it is written now, if it was changed.
    var newRule: String?
    package var event: Event
    /// The names of the views and guides in it.
    package var items: [String]
    /// The attributes in it, before and now.
    var attributes: Set<Attribute>
    /// The Swift file and the line in which it is written: `ProfileView.swift:18`.
    var place: String?
}

extension RuleChange: CustomStringConvertible {
    /// `rule "b.left == a.right + 8" changed constant from 8 to 16`, ``constraint `top` changed constant from 12 to 16``
    package var description: String {
        let rule = identifier.map { "constraint \(ElementName.id($0))" } ?? "rule \(Quotation(rule, limit: 70))"
        switch event {
        case .added: return "\(rule) was added"
        case .removed: return "\(rule) was removed"
        case .reordered: return "\(rule) changed place in the order"
        case .changed(let parts):
            let phrases = parts.map { part in
                part.name.map { "changed \($0) from \(part.from) to \(part.to)" } ?? "is now \(part.to)"
            }
            return "\(rule) " + phrases.joined(separator: ", ")
        }
    }
}
