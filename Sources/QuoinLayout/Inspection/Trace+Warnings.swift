extension Layout.Trace {
    /// Properties without effect, or with a surprising one, ids that several elements have, and what kinds report. Of
    /// the cells of a collection, only the first with a warning is named.
    public var warnings: [Layout.Warning] {
        var seen: Set<Layout.Warning> = []
        let found =
            tree.warnings(unfoldedFrom: unfoldedStart) + warningsOfLayout + warningsOfResults
        return found.filter { seen.insert($0).inserted }
    }

    private var warningsOfResults: [Layout.Warning] {
        withoutRepetitions(warningsOfResult) { "\($0.anywhere)".filter { !$0.isNumber } }.map { warning, count in
            var warning = warning
            warning.reason += Self.words(for: count)
            return warning
        }
    }

    /// What an element's kind reports about the finished layout.
    package func warningsOfResult(of index: Int) -> [Layout.Warning] {
        guard !layout.leftOut.contains(index) else { return [] }
        return tree.kind(of: index).warnings(of: self[index]).map { tree.warning(index, $0.property, $0.reason) }
    }

    /// Messages about elements, in paint order. Of those that are alike, about elements that came from unfolding, such as
    /// cells, or from one place of a document, only the first is kept, with their number.
    package func withoutRepetitions<Message>(
        _ messages: (Int) -> [Message], _ likeness: (Message) -> String
    ) -> [(message: Message, count: Int)] {
        var found: [(message: Message, count: Int)] = []
        var places: [String: Int] = [:]
        for index in tree.paintOrder {
            for message in messages(index) {
                let isAlone = index < unfoldedStart && !tree.isInView(index)
                let place = isAlone ? tree.source(of: index).map { "\($0) " } : ""
                let key = place.map { $0 + likeness(message) }
                if let place = key.flatMap({ places[$0] }) {
                    found[place].count += 1
                } else {
                    if let key { places[key] = found.count }
                    found.append((message, 1))
                }
            }
        }
        return found
    }

    /// What follows a message that stands for several elements.
    package static func words(for count: Int) -> String { count > 1 ? ", the same in \(count) elements" : "" }

    /// The warnings that need a layout, in paint order, and then those of kinds about themselves; without those of
    /// `LayoutTree.warnings`, and without those of kinds about their results. Of the cells of a collection, and of elements
    /// from one place of a document, only the first is named.
    package var warningsOfLayout: [Layout.Warning] {
        var seen: Set<Layout.Warning> = []
        let inViews = tree.elementsInViews()
        return tree.paintOrder.filter { !layout.leftOut.contains($0) }.flatMap { index in
            warnings(of: index, inViews)
                .filter { seen.insert($0.likeness(isUnfolded: index >= unfoldedStart)).inserted }
        } + layout.warningsOfKinds
    }

    var tree: LayoutTree { layout.tree }

    private func warnings(of index: Int, _ inViews: Set<Int>) -> [Layout.Warning] {
        // Its properties are not written by the author, who cannot change them.
        guard !tree.isPart(index), !inViews.contains(index) else { return [] }
        return Axis.allCases.flatMap { axis in
            [
                unknownFraction(of: index, along: axis), unboundedInset(of: index, along: axis),
                overruledSize(of: index, along: axis), yieldingSize(of: index, along: axis),
            ].compactMap(\.self)
        } + warningsOfStack(of: index)
    }

    /// A fraction of an unknown extent counts as `auto` (Texture, §10 Q12, Q13, Q15).
    private func unknownFraction(of index: Int, along axis: Axis) -> Layout.Warning? {
        guard offer(to: index)?.parentSize[axis].isFinite != true else { return nil }
        let style = tree.style(of: index)
        if style.layoutPositionFraction[axis] != 0,
            tree.parent(of: index).map({ tree.kind(of: $0) is AbsoluteLayout }) == true
        {
            return tree.warning(
                index, "layoutPosition", "counts from 0: the parent's \(axis.extentName) has no maximum")
        }
        let properties = style.namedSizes(along: axis) + basis(of: index, along: axis)
        guard let (property, _) = properties.first(where: { $0.value.isFraction }) else { return nil }
        return tree.warning(
            index, property, "counts as auto: the parent's \(axis.extentName) is not known when it is measured")
    }

    private func basis(of index: Int, along axis: Axis) -> [(name: String, value: LayoutDimension)] {
        stack(around: index)?.direction == axis ? [("flexBasis", tree.style(of: index).flexBasis)] : []
    }

    /// Infinite insets take the available space, which must be finite (Texture, §10 Q17).
    private func unboundedInset(of index: Int, along axis: Axis) -> Layout.Warning? {
        guard let insets = (tree.kind(of: index) as? InsetLayout)?.insets, let range = offer(to: index)?.effectiveRange,
            range.max[axis].isInfinite, insets.leading(axis).isInfinite || insets.trailing(axis).isInfinite
        else { return nil }
        return tree.warning(
            index, "insets", "count as 0 where they are infinite: the \(axis.extentName) has no maximum")
    }

    /// The parent's range wins over the element's own size (Texture, §10 Q1 and Q2).
    private func overruledSize(of index: Int, along axis: Axis) -> Layout.Warning? {
        let style = tree.style(of: index)
        guard let offer = offer(to: index) else { return nil }
        let range = offer.effectiveRange[axis]
        let flexes = stack(around: index)?.direction == axis && style.isFlexible
        let isOptional =
            flexes || tree.parent(of: index).map { tree.kind(of: $0).childStyle.contains(.optionalSize) } == true
        // An optional size is where the parent begins. Only the minimum and the maximum bound the result.
        let kept = isOptional ? style.withoutSize(along: axis) : style
        let own = kept.extentRange(axis, in: offer.parentSize[axis])
        // Rounding may add or remove less than a pixel.
        let pixel = 1 / layout.grid.scale
        let isTooSmall = range.max <= own.min - pixel
        guard isTooSmall || range.min >= own.max + pixel else { return nil }
        let names = ElementStyle.sizeNames(along: axis)
        let hasSize = kept.sizes(along: axis).size != .auto
        let property = hasSize ? names.size : isTooSmall ? names.least : names.most
        let reason =
            flexes
            ? "is ignored when the element flexes; only a stack with flexRules: css keeps to it"
            : "is overruled: the parent allows \(range) only" + remedy(for: index, own, range, along: axis)
        return tree.warning(index, property, reason)
    }

    /// A size that is only where the parent begins, and that the result is far from.
    private func yieldingSize(of index: Int, along axis: Axis) -> Layout.Warning? {
        let dimension = tree.style(of: index).sizes(along: axis).size
        guard let parent = tree.parent(of: index), let rules = fact(SizeRules.self, of: parent),
            let offer = offer(to: index), let name = tree.label(of: index)
        else { return nil }
        let own = dimension.extent(in: offer.parentSize[axis], auto: .nan)
        let extent = layout.frames[index].size[axis]
        guard abs(extent - own) > 1 / layout.grid.scale else { return nil }
        let rule = "«\(name).\(axis.extentName) == \(dimension.words(along: axis))»"
        let holds = rules.holds(index - tree.children(of: parent).lowerBound, axis, own)
        return tree.warning(
            index, axis.extentName,
            "is overruled: the rules make it \(shortDescription(extent)), since a view's own size yields to every rule; "
                + (holds ? "it holds as a rule, \(rule)" : "a rule, \(rule), holds in place of one of them"))
    }

    /// How a child may extend beyond the edge of an absolute layout, or is not stretched beyond its maximum; empty if that is
    /// not the problem.
    private func remedy(for index: Int, _ own: ExtentRange, _ range: ExtentRange, along axis: Axis) -> String {
        if own.max < range.min, let stack = stack(around: index), stack.direction != axis,
            alignment(of: index, in: stack) == .stretch
        {
            return ", because the \(type(of: tree.kind(of: tree.parent(of: index) ?? 0)).name) stretches its children; "
                + "alignSelf: start keeps it"
        }
        guard own.min > range.max, let parent = tree.parent(of: index), tree.kind(of: parent) is AbsoluteLayout else {
            return ""
        }
        return "; bleeds lets it pass the edge"
    }

    func stack(around index: Int) -> StackLayout? {
        tree.parent(of: index).flatMap { tree.kind(of: $0) as? StackLayout }
    }
}

extension LayoutDimension {
    /// The dimension as the side of a rule.
    fileprivate func words(along axis: Axis) -> String {
        guard case .fraction(let part, let points) = self else { return description }
        let addend = points == 0 ? "" : (points < 0 ? " - " : " + ") + shortDescription(abs(points))
        return "container.\(axis.extentName) * \(shortDescription(part))" + addend
    }
}

extension ElementStyle {
    fileprivate func namedSizes(along axis: Axis) -> [(name: String, value: LayoutDimension)] {
        let (names, sizes) = (Self.sizeNames(along: axis), sizes(along: axis))
        return [(names.size, sizes.size), (names.least, sizes.least), (names.most, sizes.most)]
    }

    /// Without the extent along an axis, but with its minimum and its maximum.
    fileprivate func withoutSize(along axis: Axis) -> ElementStyle {
        var style = self
        if axis == .horizontal { style.width = .auto } else { style.height = .auto }
        return style
    }

    fileprivate var isFlexible: Bool { flexGrow > 0 || flexShrink > 0 || flexBasis != .auto }
}

extension Layout {
    /// The warnings of kinds about themselves, also of those that came from unfolding.
    fileprivate var warningsOfKinds: [Layout.Warning] {
        tree.paintOrder.filter { !leftOut.contains($0) }.flatMap { index in
            tree.kind(of: index).warnings.map { tree.warning(index, $0.property, $0.reason) }
        }
    }
}
