import QuoinLayout

/// A stack of views by constraints: `UIStackView`, with the constraints and priorities that Apple documents.
///
/// It is a value that becomes rules about items of a layout of constraints, or an element of its own. Views that are hidden
/// are not among those it arranges.
package struct StackArrangement: Hashable, Sendable {
    /// The stack in the names of its rules and guides.
    package var name = "stack"
    /// The axis along which the views follow each other.
    package var axis: Axis
    package var distribution = Distribution.fill
    package var alignment = Alignment.fill
    /// Between views that follow each other, in points.
    package var spacing = 0.0
    /// Whether the vertical spaces of a column are from the last baseline of a view to the first one of the next.
    package var isBaselineRelative = false
    /// The area of the stack's own item that the views fill; the whole item by default, its margins if
    /// `isLayoutMarginsRelativeArrangement` is set.
    package var area: LayoutArea?

    package init(_ axis: Axis) { self.axis = axis }

    /// How views and spaces share the stack's length.
    package enum Distribution: String, Hashable, Sendable, CaseIterable {
        /// The views fill the stack; which of them stretch or shrink depends on their priorities.
        case fill
        /// The views are equally long.
        case fillEqually
        /// The views are as long as the shares of their contents.
        case fillProportionally
        /// The spaces between the views are equal, and at least the spacing.
        case equalSpacing
        /// The distances between the centers of the views are equal, as far as the spacing is kept.
        case equalCentering
    }

    /// Where views are across the stack.
    package enum Alignment: String, Hashable, Sendable, CaseIterable {
        case fill
        /// At the leading edge of a column, or the top of a row.
        case leading
        /// By the first baselines of a row, whose top is that of the first view.
        case firstBaseline
        case center
        /// At the trailing edge of a column, or the bottom of a row.
        case trailing
        /// By the last baselines of a row, whose bottom is that of the first view.
        case lastBaseline
    }

    /// A view in a stack.
    package struct Arranged: Hashable, Sendable {
        package var item: ConstraintItem
        /// The space after the view, in points; `nil` for the spacing of the stack.
        package var spacingAfter: Double?

        package init(_ item: ConstraintItem, spacingAfter: Double? = nil) {
            (self.item, self.spacingAfter) = (item, spacingAfter)
        }
    }
}

extension StackArrangement {
    /// The priority with which a stack is no larger across than its views need.
    package static let fitting = LayoutPriority(51)
    /// The priority of equal distances between centers, which yield to the spacing.
    static let equalCenters = LayoutPriority(149)
    /// The priority of shares of contents, which yield to what is required.
    static let shares = LayoutPriority(999)

    /// The rules that arrange views in the item of a stack.
    ///
    /// - Parameter guides: the names of the guides of the layout; those of equal spaces are added.
    package func rules(of arranged: [Arranged], in stack: ConstraintItem, guides: inout [String]) -> [Rule] {
        guard let first = arranged.first, let last = arranged.last else { return [] }
        let ends = [
            rule(Side(first.item, start), .equal, Side(stack, start, of: area), "first"),
            rule(Side(last.item, end), .equal, Side(stack, end, of: area), "last"),
        ]
        let spaces = zip(arranged, arranged.dropFirst()).map { spacing(between: $0, $1) }
        return ends + spaces + distributing(arranged, in: stack, guides: &guides)
            + aligning(arranged.map(\.item), in: stack)
    }

    private typealias Side = Rule.Side

    private func rule(_ first: Side, _ relation: Relation, _ second: Side, _ part: String) -> Rule {
        Rule(first, relation, second, text: "\(name): \(part)")
    }

    private var start: Attribute { axis == .horizontal ? .leading : .top }
    private var end: Attribute { axis == .horizontal ? .trailing : .bottom }
    private var extent: Attribute { axis == .horizontal ? .width : .height }

    // MARK: Along the axis

    private func spacing(between view: Arranged, _ next: Arranged) -> Rule {
        let isLeast = distribution == .equalSpacing || distribution == .equalCentering
        let isOfBaselines = isBaselineRelative && axis == .vertical
        var rule = rule(
            Side(next.item, isOfBaselines ? .firstBaseline : start), isLeast ? .greaterOrEqual : .equal,
            Side(view.item, isOfBaselines ? .lastBaseline : end), "spacing")
        rule.constant = view.spacingAfter ?? spacing
        return rule
    }

    private func distributing(_ arranged: [Arranged], in stack: ConstraintItem, guides: inout [String]) -> [Rule] {
        let pairs = zip(arranged, arranged.dropFirst()).map { ($0.item, $1.item) }
        switch distribution {
        case .fill: return []
        case .fillEqually:
            return pairs.map { rule(Side($1, extent), .equal, Side($0, extent), "equal \(extent.rawValue)s") }
        case .fillProportionally:
            let spaces = arranged.dropLast().reduce(0) { $0 + ($1.spacingAfter ?? spacing) }
            return arranged.map { view in
                var rule = rule(Side(view.item, extent), .equal, Side(stack, extent, of: area), "share")
                rule.share = Rule.ContentShare(of: arranged.map(\.item), spacing: spaces)
                rule.priority = Self.shares
                return rule
            }
        case .equalSpacing:
            return gaps(pairs.map { (Side($0, end), Side($1, start)) }, .required, "equal spaces", &guides)
        case .equalCentering:
            let center: Attribute = axis == .horizontal ? .centerX : .centerY
            let spans = pairs.map { (Side($0, center), Side($1, center)) }
            return gaps(spans, Self.equalCenters, "equal centers", &guides)
        }
    }

    /// Guides from one attribute to another, and rules that make them equally long.
    private func gaps(
        _ spans: [(Side, Side)], _ priority: LayoutPriority, _ part: String, _ guides: inout [String]
    ) -> [Rule] {
        var rules: [Rule] = []
        for (index, span) in spans.enumerated() {
            let gap = ConstraintItem.guide(guides.count)
            guides.append("\(name)Gap\(index + 1)")
            rules.append(rule(Side(gap, start), .equal, span.0, "gap"))
            rules.append(rule(Side(gap, end), .equal, span.1, "gap"))
            guard index > 0 else { continue }
            var equal = rule(Side(gap, extent), .equal, Side(.guide(guides.count - 2), extent), part)
            equal.priority = priority
            rules.append(equal)
        }
        return rules
    }

    // MARK: Across the axis

    private func aligning(_ items: [ConstraintItem], in stack: ConstraintItem) -> [Rule] {
        let isRow = axis == .horizontal
        let (start, end): (Attribute, Attribute) = isRow ? (.top, .bottom) : (.leading, .trailing)
        let touchedEdge: Attribute? = alignment == .leading ? start : alignment == .trailing ? end : nil
        let hangingEdge: Attribute? = alignment == .firstBaseline ? start : alignment == .lastBaseline ? end : nil
        var rules = items.enumerated().flatMap { index, item in
            [(start, Relation.greaterOrEqual), (end, .lessOrEqual)].compactMap { edge, within -> Rule? in
                // Only the first view hangs from the edge; one that is higher above the baseline reaches beyond the stack.
                if edge == hangingEdge, index > 0 { return nil }
                let touches = edge == hangingEdge || alignment == .fill || edge == touchedEdge
                return rule(Side(item, edge), touches ? .equal : within, Side(stack, edge, of: area), "alignment")
            }
        }
        switch alignment {
        case .fill: return rules
        case .center:
            let center: Attribute = isRow ? .centerY : .centerX
            rules += items.map { rule(Side($0, center), .equal, Side(stack, center, of: area), "alignment") }
        case .firstBaseline, .lastBaseline:
            let baseline: Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
            rules += zip(items, items.dropFirst()).map {
                rule(Side($1, baseline), .equal, Side($0, baseline), "alignment")
            }
        case .leading, .trailing: break
        }
        var fit = Rule(Side(stack, isRow ? .height : .width), .equal, constant: 0, text: "\(name): fits its views")
        fit.priority = Self.fitting
        return rules + [fit]
    }
}
