/// Reads rules as text about the things of one layout.
public struct RuleReader: Sendable {
    private let things: ThingNames

    /// - Parameters:
    ///   - views: the names of the layout's views, in their order. Where two things have one name the first keeps it.
    ///   - guides: the names of its layout guides, in their order.
    public init(views: some Sequence<String>, guides: some Sequence<String> = []) {
        things = ThingNames(views: views, guides: guides)
    }

    /// The constraints of a rule, part by part.
    ///
    /// - Throws: the first thing that is wrong with it.
    public func rules(_ source: RuleSource) throws(RuleError) -> [Rule] {
        try RuleParser.rules(source, things: things)
    }

    /// Whether rules can speak of a view or guide by a name: letters, digits and underscores, no digit first, and not
    /// `container`, which is taken.
    public static func canSpell(_ name: String) -> Bool {
        guard let first = name.first, first.isLetter || first == "_", name != ThingNames.container else { return false }
        return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
