import QuoinLayout

/// An error of a rule, and its place.
public struct RuleError: Error, Hashable, Sendable {
    public enum Problem: Hashable, Sendable {
        /// Something else was expected here.
        case expected(String, found: String)
        /// No view or guide has this name. A suggestion is a similar name, `nil` if there is none.
        case unknownItem(String, suggestion: String?)
        case unknownAnchor(String, of: String, suggestion: String?)
        /// Guides have no baselines.
        case noBaseline(String, of: String)
        /// Guides have no safe area and no margins.
        case noArea(String, of: String)
        /// The two sides are of different kinds.
        case mixedKinds(String, String)
        /// Left or right is related to leading or trailing.
        case absoluteSideWithDirection(String, String)
        /// A number instead of an anchor of this kind.
        case anchorNeeded(kind: String)
        case unsupportedOperator(String, kind: String, supported: [String])
        /// Edges are compared with `<=` or `>=`.
        case unsupportedRelation(String, kind: String)
        /// More or fewer numbers than the kind takes.
        case wrongTuple(count: Int, kind: String, expected: String)
        /// A priority that is not above 0 and at most 1000.
        case invalidPriority(Double)
        case unknownPriority(String, suggestion: String?)
        case unknownProperty(String, suggestion: String?)
        /// A number that is infinite or not a number, as text.
        case notFinite(String)
        /// A multiplier or a divisor of 0.
        case zeroMultiplier
        /// The two sides belong to different containers.
        case otherContainer
    }

    /// Its description is the message without the rule and its place.
    public var problem: Problem
    /// The rule as it was written, in one line.
    public var rule: String
    /// The place of the problem in the document; `nil` for a rule made in Swift.
    public var place: SourcePlace?
    /// The number of characters of the rule before the problem.
    public var offset: Int

    package init(_ problem: Problem, rule: String, place: SourcePlace?, offset: Int = 0) {
        self.problem = problem
        self.rule = rule
        self.place = place
        self.offset = offset
    }
}

extension RuleError: CustomStringConvertible {
    public var description: String {
        (place.map { "\($0.line):\($0.column): " } ?? "") + "\(problem) in the rule «\(rule)»"
    }
}

extension RuleError.Problem: CustomStringConvertible {
    public var description: String {
        switch self {
        case .expected(let wanted, let found): "expected \(wanted), found \(found)"
        case .unknownItem(let name, let suggestion): "no view or guide «\(name)»" + Self.hint(suggestion)
        case .unknownAnchor(let name, let item, let suggestion):
            "«\(item)» has no anchor «\(name)»" + Self.hint(suggestion)
        case .noBaseline(let name, let guide): "«\(guide)» is not a view and has no «\(name)»"
        case .noArea(let name, let guide):
            "«\(guide)» is a guide and has no «\(name)»; views and the container have one"
        case .mixedKinds(let left, let right): "anchors of two kinds: \(left) and \(right)"
        case .absoluteSideWithDirection(let left, let right):
            "leading and trailing cannot be constrained to left and right: \(left) and \(right)"
        case .anchorNeeded(let kind):
            "an anchor of kind \(kind) can only be constrained to another anchor, not to a number"
        case .unsupportedOperator(let symbol, let kind, let supported):
            "an anchor of kind \(kind) has no operator «\(symbol)»; it has \(supported.joined(separator: " "))"
        case .unsupportedRelation(let relation, let kind):
            "\(kind) cannot be compared with «\(relation)»; compare sizes or single edges"
        case .wrongTuple(let count, let kind, let expected):
            "an anchor of kind \(kind) takes \(expected), not \(count) numbers"
        case .invalidPriority(let value):
            "the priority \(shortDescription(value)) is not above 0 and at most 1000"
        case .unknownPriority(let name, let suggestion): "no priority «.\(name)»" + Self.hint(suggestion)
        case .unknownProperty(let name, let suggestion): "no property «.\(name)»" + Self.hint(suggestion)
        case .notFinite(let text): "«\(text)» is not a finite number"
        case .otherContainer: "the two sides are in different containers"
        case .zeroMultiplier: "a multiplier of 0 removes the anchor; write a number instead"
        }
    }

    private static func hint(_ suggestion: String?) -> String {
        suggestion.map { "; did you mean «\($0)»?" } ?? ""
    }
}

extension RuleError {
    /// All errors of the rules of one layout.
    public struct List: Error, Sendable {
        /// At least one, in document order.
        public var errors: [RuleError]

        package init(errors: [RuleError]) {
            self.errors = errors
        }
    }
}

extension RuleError.List: CustomStringConvertible {
    public var description: String { errors.map(\.description).joined(separator: "\n") }
}
