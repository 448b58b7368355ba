extension StackArrangement {
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
}

// MARK: - Along the axis

extension StackArrangement {
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
}

// MARK: - Across the axis

extension StackArrangement {
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
