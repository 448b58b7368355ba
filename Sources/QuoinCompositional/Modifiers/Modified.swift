/// Something of the interface with one thing changed: what every modifier that returns a protocol gives.
struct Modified<Description: LayoutDescription>: Sendable {
    let base: any Sendable
    let change: @Sendable (inout Description, Describing) throws(CollectionLayoutError) -> Void

    init<Value: Sendable>(
        _ base: any Sendable, setting property: WritableKeyPath<Description, Value> & Sendable, to value: Value
    ) {
        self.base = base
        change = { description, _ in description[keyPath: property] = value }
    }

    init<Part: LayoutDescription>(
        _ base: any Sendable, adding parts: [any Sendable],
        to property: WritableKeyPath<Description, [Part]> & Sendable, named name: String
    ) {
        self.base = base
        change = { (description, describing) throws(CollectionLayoutError) in
            for part in parts {
                let index = description[keyPath: property].count
                description[keyPath: property].append(
                    try describing.describe(part, as: Part.self, part: "\(name)[\(index)]"))
            }
        }
    }
}

/// A ``Modified`` of whatever description.
protocol ModifiedValue {
    func description(_ describing: Describing, steps: Int) throws(CollectionLayoutError) -> any LayoutDescription
}

extension Modified: ModifiedValue {
    func description(_ describing: Describing, steps: Int) throws(CollectionLayoutError) -> any LayoutDescription {
        var description = try describing.describe(base, as: Description.self, steps: steps)
        try change(&description, describing)
        return description
    }
}

extension Modified: LayoutItem where Description: ItemDescription {
    var layoutItem: any LayoutItem { self }
}

extension Modified: LayoutGroup where Description == CollectionLayoutItem {
    var layoutGroup: any LayoutGroup { self }
}

extension Modified: LayoutSupplementaryItem where Description: SupplementaryDescription {
    var layoutSupplementaryItem: any LayoutSupplementaryItem { self }
}

extension Modified: LayoutBoundarySupplementaryItem where Description == CollectionLayoutBoundarySupplementaryItem {
    var layoutBoundarySupplementaryItem: any LayoutBoundarySupplementaryItem { self }
}

extension Modified: LayoutDecorationItem where Description == CollectionLayoutDecorationItem {
    var layoutDecorationItem: any LayoutDecorationItem { self }
}

extension Modified: LayoutSection where Description == CollectionLayoutSection {
    var layoutSection: any LayoutSection { self }
}

extension Modified: LayoutConfiguration where Description == CollectionLayoutConfiguration {
    var layoutConfiguration: any LayoutConfiguration { self }
}
