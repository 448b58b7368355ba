import QuoinCompositional
import QuoinLayout

extension CollectionStructReader {
    /// What an item may be.
    private enum ItemStruct: String, CaseIterable { case item, hgroup, vgroup, customgroup }

    /// An item, or a group, which may stand wherever an item may.
    func item(_ value: DocumentValue) -> CollectionLayoutItem? {
        value.isRead()
        defer { value.reading.leaveElement() }
        guard value.reading.enterElement(value) else { return nil }
        guard let (kind, properties) = value.layoutStruct(ItemStruct.self) else { return nil }
        defer { properties.finish() }
        var item = CollectionLayoutItem(layoutSize: properties.layoutSize())
        if let value = properties["contentInsets"]?.directionalInsets() { item.contentInsets = value }
        if let value = properties["edgeSpacing"]?.edgeSpacing() { item.edgeSpacing = value }
        item.supplementaryItems = supplementaryItems(properties["supplementaryItems"])
        switch kind {
        case .item: break
        case .hgroup: item.group = group(.horizontal, properties)
        case .vgroup: item.group = group(.vertical, properties)
        case .customgroup: item.group = customGroup(properties)
        }
        return item
    }

    private func group(_ axis: Axis, _ properties: DocumentMapping) -> CollectionLayoutGroup {
        let spacing = properties["interItemSpacing"]?.collectionSpacing()
        let values = properties.required("subitems")
        let subitems = (values?.list() ?? []).map { self.item($0) }
        if let values, values.isList, subitems.isEmpty {
            values.report(CollectionLayoutError.Reason.groupWithoutSubitems.description)
        }
        let filling = filling(properties, subitemCount: subitems.count)
        return CollectionLayoutGroup(.linear(axis, subitems.compactMap { $0 }, filling), interItemSpacing: spacing)
    }

    private func filling(_ properties: DocumentMapping, subitemCount: Int) -> CollectionLayoutGroup.Filling {
        let count = properties["count"]?.integer(1...100_000)
        let repetitions = properties["repetitions"]?.integer(1...100_000)
        if properties.contains("count"), properties.contains("repetitions") {
            properties.report("\"count\" and \"repetitions\" set the same; use one of them", at: "count")
        }
        for key in ["count", "repetitions"] where properties.contains(key) && subitemCount > 1 {
            properties.report("a group that repeats its subitem so often has only one", at: key)
        }
        return count.map { .equalShares($0) } ?? repetitions.map { .repetitions($0) } ?? .untilFull
    }

    private func customGroup(_ properties: DocumentMapping) -> CollectionLayoutGroup? {
        guard let values = properties.required("frames"), let list = values.list() else { return nil }
        if list.isEmpty { values.report(CollectionLayoutError.Reason.groupHoldsNoItem.description) }
        let items = list.compactMap { $0.customItem() }
        return CollectionLayoutGroup(.custom { _ in items })
    }
}

extension DocumentValue {
    /// `[x, y, width, height]`, or these and a z index.
    fileprivate func customItem() -> CollectionLayoutGroupCustomItem? {
        let expected = "[x, y, width, height] in points, or these and a z index"
        guard let values = node.items, (4...5).contains(values.count), let list = list() else {
            return mismatch(expected)
        }
        let numbers = list.prefix(4).compactMap { $0.number() }
        let zIndex = list.dropFirst(4).first?.zIndex() ?? 0
        guard numbers.count == 4 else { return nil }
        guard numbers[2] >= 0, numbers[3] >= 0 else { return mismatch(expected) }
        return CollectionLayoutGroupCustomItem(
            frame: Rect(numbers[0], numbers[1], numbers[2], numbers[3]), zIndex: zIndex)
    }
}
