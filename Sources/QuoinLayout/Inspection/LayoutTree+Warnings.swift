extension LayoutTree {
    /// Properties that cannot have an effect in any layout of the tree, in paint order (Texture, §7.4). Of elements from one
    /// place of a document, only the first is named.
    package var warnings: [Layout.Warning] { ownWarnings(unfoldedFrom: count) }

    private func warnings(of index: Int, _ inViews: Set<Int>) -> [Layout.Warning] {
        isPart(index) || inViews.contains(index)
            ? []
            : unreadProperties(of: index) + conflictingSizes(of: index) + lineProperties(of: index)
                + hiddenBaselines(in: index)
    }

    /// The warnings of a tree that was laid out, and ids that several elements have.
    ///
    /// - Parameter unfoldedStart: the first element that came from unfolding. Many of these are alike, so only the
    ///   first with a warning is named, and their ids do not count.
    func warnings(unfoldedFrom unfoldedStart: Int) -> [Layout.Warning] {
        ownWarnings(unfoldedFrom: unfoldedStart) + repeatedIDs(before: unfoldedStart)
    }

    private func ownWarnings(unfoldedFrom unfoldedStart: Int) -> [Layout.Warning] {
        var seen: Set<Layout.Warning> = []
        let inViews = elementsInViews()
        return paintOrder.flatMap { index in
            warnings(of: index, inViews)
                .filter { seen.insert($0.likeness(isUnfolded: index >= unfoldedStart)).inserted }
        }
    }

    /// Ids that more than one element from Swift has. In a document they are errors.
    private func repeatedIDs(before end: Int) -> [Layout.Warning] {
        var first: [String: Int] = [:]
        return paintOrder.compactMap { index in
            guard index < end, nodes[index].element.source == nil, let id = nodes[index].element.id else { return nil }
            guard let earlier = first[id] else {
                first[id] = index
                return nil
            }
            guard !areAlternatives(earlier, index) else { return nil }
            return warning(index, "id", "is also that of \(path(of: earlier)), which is found in its place")
        }
    }

    /// A warning about an element, in words that follow the property's name.
    package func warning(_ index: Int, _ property: String, _ reason: String) -> Layout.Warning {
        Layout.Warning(element: reference(to: index), property: property, reason: reason)
    }

    /// Properties that only a parent of another kind would read.
    private func unreadProperties(of index: Int) -> [Layout.Warning] {
        let read = parent(of: index).map { kind(of: $0).childStyle } ?? []
        let ignored = nodes[index].styleParts.subtracting(read)
        guard !ignored.isEmpty else { return [] }
        let style = style(of: index)
        let defaults = type(of: kind(of: index)).defaultStyle
        var warnings = ElementStyle.partProperties.flatMap { part, properties in
            guard ignored.contains(part), part != .baselines else { return [Layout.Warning]() }
            return properties.filter {
                $0.write(style, ElementStyle()) != nil
                    && ($0.write(style, defaults) != nil || style == defaults && isHidden(part, at: index))
            }
            .map { warning(index, $0.key, "has no effect: " + reason(forNotReading: part, of: index)) }
        }
        if !countsForBaselines(index) {
            for (property, value) in [("ascender", style.ascender), ("descender", style.descender)] where value != nil {
                warnings.append(warning(index, property, "has no effect: no stack above aligns it by baselines"))
            }
        }
        return warnings
    }

    private func reason(forNotReading part: ElementStyle.Parts, of index: Int) -> String {
        let container = part == .layoutPosition ? "an absolute layout" : "a stack"
        guard let parent = parent(of: index) else { return "only \(container) reads it, and this is the root" }
        let name = type(of: kind(of: parent)).name
        var outermost = parent
        while let above = self.parent(of: outermost), !kind(of: above).childStyle.contains(part) { outermost = above }
        guard self.parent(of: outermost) != nil else {
            return "only \(container) reads it from its immediate child, and the parent is \(article(name))"
        }
        let target = type(of: kind(of: outermost)).name
        return "\(container) reads it from its immediate child, which is the \(target) around this element"
    }

    /// Whether an element above the parent reads a part, so that the parent only has to pass it on.
    private func isHidden(_ part: ElementStyle.Parts, at index: Int) -> Bool {
        guard let parent = parent(of: index) else { return false }
        return sequence(first: parent) { self.parent(of: $0) }.dropFirst().contains {
            kind(of: $0).childStyle.contains(part)
        }
    }

    private func article(_ name: String) -> String {
        ("aeiou".contains(name.prefix(1)) ? "an " : "a ") + name
    }

    /// Whether the parent aligns the element by its baselines, or passes them on as a column does (Texture, §2.5).
    private func countsForBaselines(_ index: Int) -> Bool {
        guard let parent = parent(of: index) else { return false }
        if kind(of: parent).childStyle.contains(.baselines) { return true }
        guard let stack = stack(at: parent) else { return false }
        return style(of: index).alignSelf.isBaseline || stack.direction == .vertical && countsForBaselines(parent)
    }

    /// The kind of an element if it is a stack. Comparing types first is faster than a cast that fails.
    private func stack(at index: Int) -> StackLayout? {
        type(of: kind(of: index)) == StackLayout.self ? kind(of: index) as? StackLayout : nil
    }

    /// Alignments by baselines that do nothing, because a stack by Texture's rules does not find texts within insets
    /// (Texture, §10 Q27). Of several children that `alignItems` does not align, the first is named.
    private func hiddenBaselines(in index: Int) -> [Layout.Warning] {
        guard let stack = stack(at: index), stack.direction == .horizontal, stack.flexRules == .texture else {
            return []
        }
        let hidden = children(of: index).filter { child in
            let alignment = style(of: child).alignSelf.alignment ?? stack.effectiveAlignItems
            return (alignment == .baselineFirst || alignment == .baselineLast) && hidingWrapper(child) != nil
        }
        let bySelf = hidden.filter { style(of: $0).alignSelf != .auto }.map {
            warning($0, "alignSelf", "has no effect: \(reasonForHiddenBaseline(in: $0))")
        }
        guard let first = hidden.first(where: { style(of: $0).alignSelf == .auto }) else { return bySelf }
        let position = first - children(of: index).lowerBound
        let name = StackLayout.childName(at: position, of: children(of: index).count)
        let reason = reasonForHiddenBaseline(in: first)
        return [warning(index, "alignItems", "has no effect on \(name): \(reason)")] + bySelf
    }

    private func reasonForHiddenBaseline(in index: Int) -> String {
        guard let wrapper = hidingWrapper(index) else { return "" }
        let own =
            kind(of: wrapper) is InsetLayout ? "use the text's own insets, or flexRules: css" : "use flexRules: css"
        return "\(article(type(of: kind(of: wrapper)).name)) hides the baseline of the text in it; \(own)"
    }

    /// The outermost wrapper that hides the baseline of the only text in an element; `nil` if there is none, or if a
    /// baseline is set.
    private func hidingWrapper(_ index: Int) -> Int? {
        var (inner, wrapper): (Int, Int?) = (index, nil)
        while style(of: inner).ascender == nil, style(of: inner).descender == nil {
            if kind(of: inner).wrapsContent { return wrapper }
            guard stack(at: inner) == nil, let content = nodes[inner].wrappedContent else { return nil }
            // A box that only paints has the baselines of its child.
            if wrapper == nil, !type(of: kind(of: inner)).isNode { wrapper = inner }
            inner = content
        }
        return nil
    }

    /// Sizes that other sizes of the same element overrule (Texture, §2.2).
    private func conflictingSizes(of index: Int) -> [Layout.Warning] {
        Axis.allCases.compactMap { axis in
            let (exact, least, most) = style(of: index).points(along: axis)
            let names = ElementStyle.sizeNames(along: axis)
            if let least, let most, most < least {
                return warning(
                    index, names.most, "has no effect: the minimum, \(shortDescription(least)), is greater")
            }
            if let exact, let least, exact < least {
                return warning(index, names.size, "has no effect: it is below \(names.least)")
            }
            if let exact, let most, exact > most {
                return warning(index, names.size, "has no effect: it is above \(names.most)")
            }
            return nil
        }
    }

    /// Properties of lines that have no effect in a stack with one line.
    private func lineProperties(of index: Int) -> [Layout.Warning] {
        guard let stack = stack(at: index), stack.flexWrap == .noWrap else { return [] }
        var warnings: [Layout.Warning] = []
        if stack.alignContent != .start {
            warnings.append(warning(index, "alignContent", "has no effect without flexWrap"))
        }
        if stack.lineSpacingLength.resolved(in: 1, auto: 0) != 0 {
            warnings.append(warning(index, "lineSpacing", "has no effect without flexWrap"))
        }
        return warnings
    }
}

extension ElementStyle {
    /// The sizes along an axis that are given in points.
    fileprivate func points(along axis: Axis) -> (exact: Double?, least: Double?, most: Double?) {
        func points(_ dimension: LayoutDimension) -> Double? {
            if case .points(let value) = dimension { value } else { nil }
        }
        let (size, least, most) = sizes(along: axis)
        return (points(size), points(least), points(most))
    }
}

extension LayoutTree {
    /// Whether two elements are in different children of a choice by size, so that only one of them is ever laid out.
    package func areAlternatives(_ first: Int, _ second: Int) -> Bool {
        var branches: [Int: Int] = [:]
        for index in lineage(of: first) {
            if let parent = parent(of: index) { branches[parent] = index }
        }
        return lineage(of: second).contains { index in
            guard let parent = parent(of: index), let branch = branches[parent] else { return false }
            return branch != index && kind(of: parent) is WhenSizeLayout
        }
    }

    /// An element and those above it.
    private func lineage(of index: Int) -> some Sequence<Int> { sequence(first: index) { parent(of: $0) } }
}

extension Layout {
    /// A property of an element that has no effect, or a different effect than its name suggests.
    public struct Warning: Hashable, Sendable {
        public var element: ElementReference
        /// The property's name, as in the style and in a document: `alignSelf`.
        public var property: String
        /// Why it has no effect, in words that follow the property's name: `has no effect: …`.
        public var reason: String

        package init(element: ElementReference, property: String, reason: String) {
            (self.element, self.property, self.reason) = (element, property, reason)
        }
    }
}

extension Layout.Warning: CustomStringConvertible {
    public var description: String { "\(element): \(property) \(reason)" }
}

extension Layout.Warning {
    /// What is the same in warnings of which one is enough.
    func likeness(isUnfolded: Bool) -> Layout.Warning { isUnfolded || element.source != nil ? anywhere : self }

    /// The same warning for all elements with the same place in a document, or with paths that differ only in numbers,
    /// such as those of cells.
    var anywhere: Layout.Warning {
        var result = self
        let path = element.source == nil ? element.path.filter { !$0.isNumber } : ""
        result.element = ElementReference(path: path, source: element.source)
        return result
    }
}
