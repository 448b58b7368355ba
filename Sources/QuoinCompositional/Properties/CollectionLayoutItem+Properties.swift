import QuoinLayout

extension CollectionLayoutItem {
    /// An item or a group.
    static let codec = Codec(.named("item") { structs.shape }, read: read, write: { structs.write($0) })

    private static let structs = Codec<CollectionLayoutItem>.kinds([
        kind("item", PropertyTable(CollectionLayoutItem(), itemProperties)),
        kind("hgroup", linearGroup(.horizontal)), kind("vgroup", linearGroup(.vertical)),
        kind(
            "customgroup",
            PropertyTable(
                CollectionLayoutItem(arrangement: .frames([])), itemProperties + [framesProperty],
                check: refuseNoFrames)),
    ])

    private static func kind(
        _ name: String, _ table: PropertyTable<CollectionLayoutItem>
    ) -> Codec<CollectionLayoutItem>.Kind {
        .kind(name, table, { $0 }, { $0.structName == name ? $0 : nil })
    }

    @Sendable private static func read(_ value: DocumentValue) -> CollectionLayoutItem? {
        defer { value.reading.leaveElement() }
        return value.reading.enterElement(value) ? structs.read(value) : nil
    }

    private static func linearGroup(_ axis: Axis) -> PropertyTable<CollectionLayoutItem> {
        PropertyTable(
            CollectionLayoutItem(arrangement: .linear(axis, [], .untilFull)), itemProperties + groupProperties,
            check: refuseFaultyGroup)
    }

    private var structName: String {
        switch arrangement {
        case nil: "item"
        case .linear(.horizontal, _, _): "hgroup"
        case .linear(.vertical, _, _): "vgroup"
        case .frames, .custom: "customgroup"
        }
    }

    private static let itemProperties: [Property<CollectionLayoutItem>] =
        sizeProperties + [
            Property(
                "edgeSpacing", \.edgeSpacing, CollectionLayoutEdgeSpacing.codec, .layout,
                "The space around the place of the item."),
            Property(
                written: "supplementaryItems", \.supplementaryItems,
                .list(CollectionLayoutItem.SupplementaryItem.codec),
                .contentLayout,
                "What is attached to the item, such as badges."),
        ]

    private static let groupProperties: [Property<CollectionLayoutItem>] = [
        Property(
            "interItemSpacing", \.interItemSpacing, CollectionLayoutEdgeSpacing.Spacing.codec, .contentLayout,
            also: ["spacing"],
            "The space between the items of the group."),
        Property(
            written: "subitems", \.subitems, .list(codec), .contentLayout, also: ["items", "children"],
            isRequired: true,
            "What the group holds, repeated until it is full."
        ).named("CollectionLayoutItem.Arrangement.linear"),
        Property(
            "count", \.count, .integer(1...100_000), .contentLayout, also: ["columns"], conflicts: ["repetitions"],
            "How often the subitem is repeated, each with an equal share of the group."
        ).named("CollectionLayoutItem.Filling.equalShares"),
        Property(
            "repetitions", \.repetitions, .integer(1...100_000), .contentLayout,
            "How often the subitem is repeated, each with its own size."
        ).named("CollectionLayoutItem.Filling.repetitions"),
    ]

    private static let framesProperty = Property<CollectionLayoutItem>(
        "frames", \.frames, .list(CustomItem.codec), .contentLayout, isRequired: true,
        "The frame of each item: [x, y, width, height] in points, optionally with a z index."
    ).named("CollectionLayoutItem.Arrangement.frames")

    private static let refuseNoFrames: @Sendable (DocumentMapping, CollectionLayoutItem) -> Void = { mapping, item in
        if let values = mapping["frames"], values.node.items?.isEmpty == true {
            values.report(CollectionLayoutSection.LayoutError.Reason.groupHoldsNoItem.description)
        }
    }

    private static let refuseFaultyGroup: @Sendable (DocumentMapping, CollectionLayoutItem) -> Void = { mapping, item in
        if let values = mapping["subitems"], values.node.items?.isEmpty == true {
            values.report(CollectionLayoutSection.LayoutError.Reason.groupWithoutSubitems.description)
        }
        let subitemCount = mapping["subitems"]?.node.items?.count ?? 0
        for key in ["count", "repetitions"] where mapping.contains(key) && subitemCount > 1 {
            mapping.report("a group that repeats its subitem so often has only one", at: key)
        }
    }

    // MARK: Properties of groups

    fileprivate var subitems: [CollectionLayoutItem] {
        get { linear?.subitems ?? [] }
        set { linear?.subitems = newValue }
    }

    fileprivate var count: Int? {
        get { if case .equalShares(let count)? = linear?.filling { count } else { nil } }
        set { if let newValue { linear?.filling = .equalShares(newValue) } }
    }

    fileprivate var repetitions: Int? {
        get { if case .repetitions(let count)? = linear?.filling { count } else { nil } }
        set { if let newValue { linear?.filling = .repetitions(newValue) } }
    }

    fileprivate var frames: [CollectionLayoutItem.CustomItem] {
        get { if case .frames(let frames)? = arrangement { frames } else { [] } }
        set { arrangement = .frames(newValue) }
    }

    private var linear: (axis: Axis, subitems: [CollectionLayoutItem], filling: CollectionLayoutItem.Filling)? {
        get {
            guard case .linear(let axis, let subitems, let filling)? = arrangement else { return nil }
            return (axis, subitems, filling)
        }
        set {
            if let newValue { arrangement = .linear(newValue.axis, newValue.subitems, newValue.filling) }
        }
    }
}

extension CollectionLayoutItem.CustomItem {
    /// `[x, y, width, height]`, optionally with a z index.
    fileprivate static let codec: Codec<CollectionLayoutItem.CustomItem> = {
        let expected = "[x, y, width, height] in points, or these and a z index"
        return Codec<[Double]>.list(.points(), count: 4...5, "\(expected)")
            .checked(expected) { $0[2] >= 0 && $0[3] >= 0 }
            .checked("a z index that is a whole number") { $0.count < 5 || Int(exactly: $0[4]) != nil }
            .converted(
                to: { numbers in
                    CollectionLayoutItem.CustomItem(
                        frame: Rect(numbers[0], numbers[1], numbers[2], numbers[3]),
                        zIndex: numbers.count < 5 ? 0 : Int(numbers[4]))
                },
                from: { item in
                    let frame = [item.frame.minX, item.frame.minY, item.frame.size.width, item.frame.size.height]
                    return frame + (item.zIndex == 0 ? [] : [Double(item.zIndex)])
                })
    }()
}
