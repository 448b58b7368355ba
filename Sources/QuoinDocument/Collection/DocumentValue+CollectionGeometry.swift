import QuoinCompositional
import QuoinLayout

extension DocumentMapping {
    /// `width` and `height`; what is missing is the whole container.
    func layoutSize() -> CollectionLayoutSize {
        var size = CollectionLayoutSize()
        if let value = self["width"]?.collectionDimension() { size.widthDimension = value }
        if let value = self["height"]?.collectionDimension() { size.heightDimension = value }
        return size
    }
}

extension DocumentValue {
    /// A width or a height, such as `{fractionalWidth: 0.5}`.
    func collectionDimension() -> CollectionLayoutDimension? {
        isRead()
        return choiceOfNumber(
            "a dimension such as {absolute: 44} or {fractionalWidth: 1}",
            [
                ("fractionalWidth", { .fractionalWidth($0) }), ("fractionalHeight", { .fractionalHeight($0) }),
                ("absolute", { .absolute($0) }), ("estimated", { .estimated($0) }),
                ("uniformAcrossSiblings", { .uniformAcrossSiblings(estimate: $0) }),
            ])
    }

    /// `{fixed: 8}` or `{flexible: 8}`, in points.
    func collectionSpacing() -> CollectionLayoutSpacing? {
        isRead()
        return choiceOfNumber(
            "a spacing: {fixed: points} or {flexible: points}",
            [("fixed", { .fixed($0) }), ("flexible", { .flexible($0) })])
    }

    /// A mapping with one of some keys, whose value is a number that is 0 or more.
    private func choiceOfNumber<Result>(
        _ expected: String, _ choices: [(key: String, make: (Double) -> Result)]
    ) -> Result? {
        guard isMapping, let mapping = mapping(), mapping.keys.count == 1 else { return mismatch(expected) }
        defer { mapping.finish() }
        for choice in choices {
            if let value = mapping[choice.key] { return value.number(0...1e9).map(choice.make) }
        }
        return nil
    }

    /// The room around an item by edge.
    func edgeSpacing() -> CollectionLayoutEdgeSpacing? {
        isRead()
        guard let edges = mapping() else { return nil }
        defer { edges.finish() }
        return CollectionLayoutEdgeSpacing(
            leading: edges["leading"]?.collectionSpacing(), top: edges["top"]?.collectionSpacing(),
            trailing: edges["trailing"]?.collectionSpacing(), bottom: edges["bottom"]?.collectionSpacing())
    }

    /// A number for all edges, or a mapping of edges, in points.
    func directionalInsets() -> DirectionalEdgeInsets? {
        isRead()
        guard isMapping, let edges = mapping() else {
            return number(-1e9...1e9, "insets: a number or a mapping of top, leading, bottom and trailing").map {
                DirectionalEdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0)
            }
        }
        defer { edges.finish() }
        return DirectionalEdgeInsets(
            top: edges["top"]?.number() ?? 0, leading: edges["leading"]?.number() ?? 0,
            bottom: edges["bottom"]?.number() ?? 0, trailing: edges["trailing"]?.number() ?? 0)
    }

    /// `{edges}` with an `absoluteOffset` in points or a `fractionalOffset` in multiples of the view's own size.
    func anchor() -> CollectionLayoutAnchor? {
        isRead()
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        var anchor = CollectionLayoutAnchor(edges: mapping["edges"]?.rectEdges() ?? [])
        if let value = mapping["absoluteOffset"]?.point() { anchor.offset = .absolute(value) }
        if let value = mapping["fractionalOffset"]?.point() { anchor.offset = .fractional(value) }
        if mapping.contains("absoluteOffset"), mapping.contains("fractionalOffset") {
            mapping.report(
                "\"absoluteOffset\" and \"fractionalOffset\" set the same; use one of them", at: "absoluteOffset")
        }
        return anchor
    }

    /// A list of edges.
    private func rectEdges() -> DirectionalRectEdge? {
        let names: [(String, DirectionalRectEdge)] = [
            ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing), ("all", .all),
        ]
        return list().map { values in DirectionalRectEdge(values.compactMap { $0.choice(names) }) }
    }

    /// What decides the order of drawing.
    func zIndex() -> Int? { integer(-1_000_000_000...1_000_000_000) }
}
