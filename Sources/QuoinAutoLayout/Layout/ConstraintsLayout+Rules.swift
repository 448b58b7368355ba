import QuoinLayout

/// A view of a layout of constraints: an element and its traits.
public struct ConstrainedElement: Sendable {
    public var traits: ViewTraits
    /// The element that is measured for the view's intrinsic size, and placed in the view's frame.
    public var element: AnyElement

    public init(_ traits: ViewTraits, _ element: some LayoutElement) {
        self.traits = traits
        self.element = element.erased
    }
}

extension ConstraintsLayout {
    /// An element with views, guides, and rules as text.
    ///
    ///     let card = try ConstraintsLayout.element(
    ///         views: [ConstrainedElement(ViewTraits("icon"), icon)],
    ///         rules: ["icon.size == (width: 40, height: 40)", "icon.leadingTop == container.leadingTop + 12"])
    ///
    /// - Parameters:
    ///   - views: the elements with the names by which rules refer to them.
    ///   - guides: the names of the layout guides: rectangles that draw nothing.
    ///   - rules: as in a document. The line of an error is the number of its rule, counted from 1.
    /// - Throws: the first error of each rule that has one.
    public static func element(
        views: [ConstrainedElement], guides: [String] = [], rules: [String]
    ) throws(RuleError.List) -> Element<ConstraintsLayout> {
        let sources = rules.enumerated().map { RuleSource($0.element, line: $0.offset + 1) }
        return element(
            views: views, guides: guides,
            rules: try Self.rules(sources, views: views.map(\.traits.name), guides: guides))
    }

    package static func element(
        views: [ConstrainedElement], guides: [String], rules: [Rule]
    ) -> Element<ConstraintsLayout> {
        let layout = ConstraintsLayout(views: views.map(\.traits), guides: guides, rules: rules)
        return Element(layout, children: views.map(\.element))
    }

    /// - Throws: the first error of each rule that has one.
    package static func rules(
        _ sources: [RuleSource], views: [String], guides: [String] = []
    ) throws(RuleError.List) -> [Rule] {
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
        guard errors.isEmpty else { throw RuleError.List(errors: errors) }
        return rules
    }
}
