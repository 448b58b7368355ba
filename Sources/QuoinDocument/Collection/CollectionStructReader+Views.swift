import QuoinCompositional
import QuoinLayout

extension CollectionStructReader {
    private enum SupplementaryStruct: String, CaseIterable { case supplementary }
    private enum BoundaryStruct: String, CaseIterable { case boundary }
    private enum DecorationStruct: String, CaseIterable { case decoration }

    func supplementaryItems(_ values: DocumentValue?) -> [CollectionLayoutSupplementaryItem] {
        (values?.list() ?? []).compactMap { value in
            value.isRead(as: "supplementaryItem")
            guard let (_, properties) = value.layoutStruct(SupplementaryStruct.self) else { return nil }
            defer { properties.finish() }
            return supplementaryItem(properties)
        }
    }

    private func supplementaryItem(_ properties: DocumentMapping) -> CollectionLayoutSupplementaryItem {
        var item = CollectionLayoutSupplementaryItem(elementKind: "", layoutSize: properties.layoutSize())
        if let kind = properties.required("elementKind")?.string() {
            item.elementKind = kind
            noteSupplementaryKind(kind)
        }
        if let value = properties["containerAnchor"]?.anchor() { item.containerAnchor = value }
        item.itemAnchor = properties["itemAnchor"]?.anchor()
        if let value = properties["zIndex"]?.zIndex() { item.zIndex = value }
        if let value = properties["contentInsets"]?.directionalInsets() { item.contentInsets = value }
        return item
    }

    /// Headers, footers and the like; no two of one element kind.
    func boundaryItems(_ values: DocumentValue?) -> [CollectionLayoutBoundarySupplementaryItem] {
        var kinds: Set<String> = []
        return (values?.list() ?? []).compactMap { value in
            value.isRead(as: "boundaryItem")
            guard let (_, properties) = value.layoutStruct(BoundaryStruct.self) else { return nil }
            defer { properties.finish() }
            let item = boundaryItem(properties)
            if !kinds.insert(item.elementKind).inserted {
                let reason = CollectionLayoutError.Reason.repeatedElementKind(item.elementKind)
                properties.report(reason.description, at: "elementKind")
            }
            return item
        }
    }

    private func boundaryItem(_ properties: DocumentMapping) -> CollectionLayoutBoundarySupplementaryItem {
        var item = CollectionLayoutBoundarySupplementaryItem(elementKind: "", layoutSize: properties.layoutSize())
        if let kind = properties.required("elementKind")?.string() {
            item.elementKind = kind
            noteSupplementaryKind(kind)
        }
        if let value = properties["alignment"]?.choice(RectAlignment.self) { item.alignment = value }
        if let value = properties["absoluteOffset"]?.point() { item.absoluteOffset = value }
        if let value = properties["extendsBoundary"]?.bool() { item.extendsBoundary = value }
        if let value = properties["pinToVisibleBounds"]?.bool() { item.pinToVisibleBounds = value }
        if let value = properties["zIndex"]?.zIndex() { item.zIndex = value }
        if let value = properties["contentInsets"]?.directionalInsets() { item.contentInsets = value }
        return item
    }

    func decorationItems(_ values: DocumentValue?) -> [CollectionLayoutDecorationItem] {
        (values?.list() ?? []).compactMap { value in
            value.isRead(as: "decorationItem")
            guard let (_, properties) = value.layoutStruct(DecorationStruct.self) else { return nil }
            defer { properties.finish() }
            var item = CollectionLayoutDecorationItem(elementKind: "")
            if let kind = properties.required("elementKind"), let text = kind.string() {
                item.elementKind = text
                noteDecorationKind(text, at: kind)
            }
            if let value = properties["zIndex"]?.zIndex() { item.zIndex = value }
            if let value = properties["contentInsets"]?.directionalInsets() { item.contentInsets = value }
            return item
        }
    }
}
