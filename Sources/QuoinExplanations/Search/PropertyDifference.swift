import Quoin

/// The changes between the properties of two records.
struct PropertyDifference {
    /// The declarations of both records' properties.
    let declared: [String: DeclaredProperty]
    /// The shapes of the values of declared properties.
    let shapes: [String: ValueShape]

    /// The changes between the elements of two pictures.
    init(_ old: PictureRecord, _ new: PictureRecord) {
        declared = old.declared.merging(new.declared) { _, new in new }
        shapes = Self.shapesOfElements
    }

    /// The changes between two values with the properties of a table.
    init(of table: PropertyTable<some Any>) {
        declared = Dictionary(
            uniqueKeysWithValues: table.declared.map {
                ($0.key, DeclaredProperty($0.effect, defaultValue: $0.defaultValue))
            })
        shapes = Dictionary(uniqueKeysWithValues: table.keys.map { ($0.key, $0.shape) })
    }

    /// The changes between two sets of properties, sorted by key.
    func changes(from old: [String: PropertyValue], to new: [String: PropertyValue]) -> [PropertyChange] {
        Set(old.keys).union(new.keys).sorted().flatMap { key -> [PropertyChange] in
            guard old[key] != new[key] else { return [] }
            let place = PropertyPlace(
                key, shapes[key], defaultValue: declared[key]?.defaultValue,
                effect: declared[key]?.effect ?? .anything)
            return changes(from: old[key], to: new[key], at: place)
        }
    }

    /// The element kind of two parts of a collection, if it is the same.
    private func elementKind(_ old: PropertyValue, _ new: PropertyValue) -> String? {
        guard let kind = old["elementKind"], kind == new["elementKind"] else { return nil }
        return kind.description
    }

    /// The changes of a value. Where both values have the same parts, these are compared.
    private func changes(
        from old: PropertyValue?, to new: PropertyValue?, at place: PropertyPlace
    ) -> [PropertyChange] {
        if old == new { return [] }
        if let old = old?.fields, let new = new?.fields, place.isOneKind(old, new),
            place.isSection || !old.isEmpty && !new.isEmpty
        {
            if place.isOfSections { return changes(ofSections: old, to: new, at: place) }
            let (lost, gained) = place.replacedKeys(old, new)
            let others = Set(old.keys).union(new.keys).subtracting(lost).subtracting(gained)
            let replaced = PropertyChange(
                key: place.key, name: place.fullName, from: .mapping(old.filter { lost.contains($0.key) }),
                to: .mapping(new.filter { gained.contains($0.key) }), effect: place.effect)
            return (lost.isEmpty ? [] : [replaced])
                + others.sorted().flatMap { changes(from: old[$0], to: new[$0], at: place.part($0)) }
        }
        if let changes = itemChanges(from: old, to: new, at: place) { return changes }
        if let old = old?.items, let new = new?.items, old.count == new.count,
            (old + new).contains(where: { $0.fields != nil || $0.items != nil }) || place.isOfStops
        {
            return zip(old, new).enumerated().flatMap { index, pair in
                changes(
                    from: pair.0, to: pair.1, at: place.item(index, of: old.count, named: elementKind(pair.0, pair.1)))
            }
        }
        let (before, now) = (old ?? place.defaultValue, new ?? place.defaultValue)
        return [
            PropertyChange(
                key: place.key, name: place.fullName, from: before, to: now, effect: place.effect,
                itemNames: place.itemNames)
        ]
    }
}

extension PropertyDifference {
    /// The changes of a list from which items were only taken, to which some were only added, or whose order is another one;
    /// `nil` for other changes. One item stands for a list of one.
    private func itemChanges(
        from old: PropertyValue?, to new: PropertyValue?, at place: PropertyPlace
    ) -> [PropertyChange]? {
        guard place.isList, let old = old?.mappings, let new = new?.mappings else { return nil }
        func change(_ name: String, _ from: PropertyValue?, _ to: PropertyValue?) -> PropertyChange {
            PropertyChange(key: place.key, name: name, from: from, to: to, effect: place.effect)
        }
        if old.count == new.count {
            var places: [Int] = []
            for item in new {
                guard let index = old.indices.first(where: { old[$0] == item && !places.contains($0) }) else {
                    return nil
                }
                places.append(index)
            }
            func numbers(_ indices: [Int]) -> PropertyValue { .list(indices.map { .number(Double($0 + 1)) }) }
            return [change("order of \(place.fullName)", numbers(Array(old.indices)), numbers(places))]
        }
        let (longer, shorter) = old.count > new.count ? (old, new) : (new, old)
        var extra: [Int] = []
        var rest = shorter[...]
        for index in longer.indices {
            if rest.first == longer[index] { rest.removeFirst() } else { extra.append(index) }
        }
        guard rest.isEmpty else { return nil }
        return extra.map { index in
            let name = place.item(index, of: longer.count, named: nil).fullName
            return old.count > new.count ? change(name, longer[index], nil) : change(name, nil, longer[index])
        }
    }

    /// The changes of a collection's sections, each once with all sections that have it. Only those that are visible in
    /// both pictures are on record in both.
    private func changes(
        ofSections old: [String: PropertyValue], to new: [String: PropertyValue], at place: PropertyPlace
    ) -> [PropertyChange] {
        var found: [(change: PropertyChange, sections: [Int])] = []
        for section in Set(old.keys).intersection(new.keys).compactMap({ Int($0) }).sorted() {
            for change in changes(from: old["\(section)"], to: new["\(section)"], at: place.part("\(section)")) {
                if let index = found.firstIndex(where: { $0.change == change }) {
                    found[index].sections.append(section)
                } else {
                    found.append((change, [section]))
                }
            }
        }
        return found.map { change, sections in
            var change = change
            let numbers = sections.map(String.init)
            let last = numbers.count > 5 ? "\(numbers.count - 4) more" : numbers[numbers.count - 1]
            let others = numbers.prefix(min(numbers.count - 1, 4)).joined(separator: ", ")
            change.name += others.isEmpty ? " \(last)" : "s \(others) and \(last)"
            return change
        }
    }
}

/// A property or a part of its value, with its name in explanations and its default.
private struct PropertyPlace {
    let key: String
    private(set) var name: String
    private(set) var defaultValue: PropertyValue?
    /// What a change of it can affect.
    private(set) var effect: PropertyEffect
    /// The shape of the value, if it is declared.
    private var shape: ValueShape?
    private var lastKey: String
    /// The part of a value that has the property: `the group`, `item 2`.
    private var owner: String?
    /// The number of the section that has it, which is empty where several sections have the same change.
    private var section: String?

    init(_ key: String, _ shape: ValueShape?, defaultValue: PropertyValue?, effect: PropertyEffect) {
        (self.key, self.shape, self.defaultValue, self.effect) = (key, shape, defaultValue, effect)
        let words = key.split(separator: ".", maxSplits: 1).map(String.init)
        lastKey = words.last ?? key
        // Text styles and elements share keys.
        name = words.first == TextNode.name ? words.joined(separator: " ") : lastKey
    }

    /// A value at a key of a mapping.
    func part(_ key: String) -> PropertyPlace {
        var place = self
        let mappings = shape?.mappings ?? []
        let found = mappings.flatMap(\.keys).first { $0.key == key }
        place.shape = found?.shape ?? mappings.compactMap(\.numberedShape).first
        place.defaultValue = found?.defaultValue
        // A part of a layout property may affect pixels alone, as the drawing order does.
        let isOfLayout = effect.isDisjoint(with: [.pixels, .contentPixels])
        if let own = found?.effect, isOfLayout, own.isDisjoint(with: .layout) { place.effect = own }
        place.lastKey = key
        if Int(key) != nil {
            (place.section, place.owner) = (isOfSections ? "" : key, nil)
            if self.key == VisibleItemsLayout.recordedSections { place.name = "" }
        } else if key == "group" {
            (place.name, place.owner) = ("", "the group")
        } else if !["linear", "radial", "conic", "string"].contains(key) {
            // The kind of a gradient does not make the name clearer, nor does that a text has a string.
            place.name += (name.isEmpty ? "" : " ") + key
        }
        return place
    }

    /// The name with its owner: `spacing of the group in section 1`.
    var fullName: String {
        let section = section.map { (owner == nil ? " of" : " in") + " section" + ($0.isEmpty ? "" : " \($0)") }
        return name + (owner.map { " of \($0)" } ?? "") + (section ?? "")
    }

    /// An item of a list. One with an element kind is named after it.
    func item(_ index: Int, of count: Int, named elementKind: String?) -> PropertyPlace {
        var place = self
        (place.defaultValue, place.shape) = (nil, itemShape)
        let subitem = lastKey == "subitems" ? (count > 1 ? "item \(index + 1)" : "the item") : nil
        if let owner = elementKind ?? subitem {
            (place.name, place.owner) = ("", owner)
            return place
        }
        if name.hasSuffix("s"), name.hasSuffix(lastKey), lastKey.count > 1 { place.name.removeLast() }
        if count > 1 { place.name += " \(index + 1)" }
        return place
    }

    /// The names of the items of a list that can also be written as a mapping: the keys of the mapping, in words.
    var itemNames: [String] {
        let keys = shape?.mappings.first?.keys.map(\.key) ?? []
        guard shape?.itemCount == keys.count else { return [] }
        return keys.map { key in key.map { $0.isUppercase ? " " + $0.lowercased() : "\($0)" }.joined() }
    }

    private var itemShape: ValueShape? {
        shape?.alternatives.lazy.compactMap { alternative in
            if case .list(let item, _) = alternative { item } else { nil }
        }.first
    }

    var isOfStops: Bool { lastKey == "stops" }

    /// Whether the value is a list of an element's own whose items have properties, as shadows have.
    var isList: Bool { owner == nil && section == nil && itemShape?.mappings.isEmpty == false }

    /// Whether the value is a section, of which a record has only what differs from the defaults.
    var isSection: Bool { key == VisibleItemsLayout.recordedSections && Int(lastKey) != nil }

    var isOfSections: Bool { key == VisibleItemsLayout.recordedSections && lastKey == "layout" }

    /// The keys of a mapping that replace others, which they exclude.
    func replacedKeys(
        _ old: [String: PropertyValue], _ new: [String: PropertyValue]
    ) -> (lost: Set<String>, gained: Set<String>) {
        let (lost, gained) = (Set(old.keys).subtracting(new.keys), Set(new.keys).subtracting(old.keys))
        let excluded = shape?.mappings.flatMap(\.excluded).map { Set($0.keys) } ?? []
        func exclude(_ key: String, _ other: String) -> Bool {
            excluded.contains { $0.contains(key) && $0.contains(other) }
        }
        return (
            lost.filter { key in gained.contains { exclude(key, $0) } },
            gained.filter { key in lost.contains { exclude(key, $0) } }
        )
    }

    /// Whether two mappings are of the same kind, so that their parts can be compared.
    func isOneKind(_ old: [String: PropertyValue], _ new: [String: PropertyValue]) -> Bool {
        if old["kind"] != new["kind"] { return false }
        // In some mappings the only key is the kind.
        let isChoice = old.count == 1 && new.count == 1 && old.keys.first != new.keys.first
        return !isChoice
    }
}

extension PropertyDifference {
    /// The shapes of the values of the properties that elements may have.
    private static let shapesOfElements: [String: ValueShape] = {
        var shapes = RecordedKinds.shapes
        for key in ConstraintsLayout.ViewTraits.properties.keys { shapes["view.\(key.key)"] = key.shape }
        for key in ElementStyle.properties.keys + Paint.properties.keys { shapes[key.key] = key.shape }
        shapes[VisibleItemsLayout.recordedSections] = .mapping {
            MappingShape([], others: .numbered(CollectionLayoutSection.shape))
        }
        for key in TextStyle.properties.keys + TextContent.Span.properties.keys {
            shapes["\(TextNode.name).\(key.key)"] = key.shape
        }
        return shapes
    }()
}

extension ValueShape {
    /// The mappings that a value may be: several for a named shape with several kinds of them, such as an item and a group.
    fileprivate var mappings: [MappingShape] {
        alternatives.flatMap { alternative -> [MappingShape] in
            switch alternative {
            case .mapping(let shape): [shape()]
            case .named(_, let shape): shape().mappings
            default: []
            }
        }
    }

    /// The number of items of a list; `nil` if it may vary, or if the value cannot be a list.
    fileprivate var itemCount: Int? {
        alternatives.lazy.compactMap { alternative -> Int? in
            switch alternative {
            case .list(_, let count): count.lowerBound == count.upperBound ? count.lowerBound : nil
            case .named(_, let shape): shape().itemCount
            default: nil
            }
        }.first
    }
}

extension MappingShape {
    /// The shape of the values of keys that are numbers.
    fileprivate var numberedShape: ValueShape? {
        if case .numbered(let shape) = others { shape } else { nil }
    }
}

// MARK: - Texts

extension PropertyDifference {
    /// The changes of a text's styles, of the whole text or span by span.
    func changes(from old: TextRecord, to new: TextRecord) -> [PropertyChange] {
        let pairs = TextSpans.pairs(old.spans, new.spans)
        guard !pairs.isEmpty else { return [] }
        let each = pairs.map { old, new in
            changes(from: old.style.textProperties, to: new.style.textProperties)
        }
        var result: [PropertyChange] = []
        for (index, found) in each.enumerated() {
            for change in found where !result.contains(change) {
                let isShared = each.allSatisfy { $0.contains(change) }
                var named = change
                if !isShared, pairs.count > 1 { named.name += " of \(Quotation(pairs[index].1.string, limit: 24))" }
                if !result.contains(named) { result.append(named) }
            }
        }
        return result
    }
}

extension [String: PropertyValue] {
    /// The properties of a text style under their keys in records.
    fileprivate var textProperties: [String: PropertyValue] {
        Dictionary(uniqueKeysWithValues: map { ("\(TextNode.name).\($0.key)", $0.value) })
    }
}

private enum TextSpans {
    /// The matching spans: in order if there are equally many, otherwise those with the same string.
    static func pairs(
        _ old: [TextRecord.Span], _ new: [TextRecord.Span]
    ) -> [(TextRecord.Span, TextRecord.Span)] {
        if old.count == new.count { return Array(zip(old, new)) }
        if old.count == 1 { return new.map { (old[0], $0) } }
        if new.count == 1 { return old.map { ($0, TextRecord.Span($0.string, style: new[0].style)) } }
        return new.compactMap { span in old.first { $0.string == span.string }.map { ($0, span) } }
    }
}

extension PropertyValue {
    /// The items of a list of mappings, or a mapping as the only item; `nil` for other values.
    fileprivate var mappings: [PropertyValue]? {
        if fields != nil { return [self] }
        return items.flatMap { $0.allSatisfy { $0.fields != nil } ? $0 : nil }
    }
}
