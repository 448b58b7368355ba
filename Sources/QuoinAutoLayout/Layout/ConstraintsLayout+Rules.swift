import QuoinLayout

/// A view of a layout of constraints: an element with its traits.
public struct ConstrainedElement: Sendable {
    /// What rules call the view, and what it is beside its element's measurements.
    public var traits: ViewTraits
    /// What is measured for the view's own size, and placed in its frame.
    public var element: AnyElement

    public init(_ traits: ViewTraits, _ element: some LayoutElement) {
        self.traits = traits
        self.element = element.erased
    }
}

/// Everything that is wrong with the rules of one layout.
public struct RuleErrors: Error, Sendable {
    /// At least one, in document order.
    public var errors: [RuleError]
}

extension ConstraintsLayout {
    /// The element that views, guides and rules as text describe.
    ///
    /// - Parameter rules: rules as the auto layout reference spells them, each with its place in the document.
    /// - Throws: every error of every rule.
    public static func element(
        views: [ConstrainedElement], guides: [String] = [], rules sources: [RuleSource]
    ) throws(RuleErrors) -> Element<ConstraintsLayout> {
        let traits = views.map(\.traits)
        let layout = ConstraintsLayout(
            views: traits, guides: guides,
            rules: try Self.rules(sources, views: traits.map(\.name), guides: guides))
        return Element(layout, children: views.map(\.element))
    }

    /// The constraints that rules as text describe.
    ///
    /// - Throws: every error of every rule.
    public static func rules(
        _ sources: [RuleSource], views: [String], guides: [String] = []
    ) throws(RuleErrors) -> [Rule] {
        let reader = RuleReader(views: views, guides: guides)
        var rules: [Rule] = []
        var errors: [RuleError] = []
        for source in sources {
            do {
                rules += try reader.rules(source)
            } catch {
                errors.append(error)
            }
        }
        guard errors.isEmpty else { throw RuleErrors(errors: errors) }
        return rules
    }
}
