import Quoin

/// The changes of one element, apart from those that follow from its parent.
package struct ElementChanges {
    /// Changes of its id, kind, text, properties, rules and order.
    package var own: [RecordedChange] = []
    /// Changes of its frame, without its parent's move, of its lines, and of a table's cells.
    var geometry: [RecordedChange] = []
    /// How far it moved within its parent, in points.
    package private(set) var moveInParent = Point.zero
    /// How much larger it is, in points.
    package private(set) var growth = Size.zero

    var all: [RecordedChange] { own + geometry }

    /// No changes.
    init() {}

    /// - Parameters:
    ///   - parentMove: how far the element's parent moved, in points.
    ///   - tolerance: how far a frame's edge may move without counting as moved, in points.
    ///   - names: the new names of views in it that have another one.
    ///   - ids: the new ids of elements that have another one.
    init(
        from old: ElementRecord, to new: ElementRecord, parentMove: Point, tolerance: Double,
        renaming names: [String: String], ids: [String: String], by difference: PropertyDifference
    ) {
        if let before = old.id, let now = new.id, before != now { own.append(.renamed(from: before, to: now)) }
        if let hiding = difference.hiding(old, new) {
            own.append(.property(hiding))
            return
        }
        if old.kind == new.kind || old.isView && new.isView {
            addTexts(old, new, difference)
            addProperties(old, new, names, ids, difference)
        } else {
            own.append(.kind(from: old.kind, to: new.kind))
        }
        addLines(old.text, new.text)
        addFrame(old.frame, new.frame, parentMove, tolerance)
    }

    private mutating func addTexts(_ old: ElementRecord, _ new: ElementRecord, _ difference: PropertyDifference) {
        guard let former = old.text, let text = new.text else { return }
        if former.string != text.string { own.append(.text(from: former.string, to: text.string)) }
        own += difference.changes(from: former, to: text).map { .property($0.styled(old, new)) }
    }

    private mutating func addProperties(
        _ old: ElementRecord, _ new: ElementRecord, _ names: [String: String], _ ids: [String: String],
        _ difference: PropertyDifference
    ) {
        let rules = ConstraintsLayout.recordedRules
        var (before, now) = (old.properties, new.properties)
        if !ids.isEmpty { before["connectors"] = before["connectors"]?.renamingEnds(ids) }
        let changed = RuleChange.changes(
            from: before.removeValue(forKey: rules), to: now.removeValue(forKey: rules), renaming: names)
        own += changed.map { change in
            var change = change
            change.place = new.places[change.newRule ?? change.rule]?.fileAndLine
            change.isOfApp = new.kind != ConstraintsLayout.name
            return .rule(change)
        }
        own += difference.changes(from: before, to: now).map { change in
            var change = change.styled(old, new)
            change.place = new.places[change.keyOfPlace]?.fileAndLine
            return .property(change)
        }
    }

    private mutating func addLines(_ old: TextRecord?, _ new: TextRecord?) {
        guard let old, let new else { return }
        if old.lines != new.lines { geometry.append(.lines(from: old.lines, to: new.lines)) }
        if old.isTruncated != new.isTruncated { geometry.append(.truncation(isTruncated: new.isTruncated)) }
    }

    private mutating func addFrame(_ old: Rect, _ new: Rect, _ parentMove: Point, _ tolerance: Double) {
        func exact(_ value: Double) -> Double { abs(value) > tolerance ? value : 0 }
        let move = new.origin - old.origin
        moveInParent = Point(exact(move.x - parentMove.x), exact(move.y - parentMove.y))
        growth = Size(exact(new.size.width - old.size.width), exact(new.size.height - old.size.height))
        if moveInParent != .zero, max(abs(move.x), abs(move.y)) > tolerance { geometry.append(.moved(by: move)) }
        if growth != .zero { geometry.append(.resized(from: old.size, to: new.size)) }
    }
}

extension ElementRecord {
    /// Whether it is a view of an app, which is a box while it has nothing in it.
    fileprivate var isView: Bool { ["view", BoxNode.name].contains(kind) }
}

extension PropertyDifference {
    /// The change of a view that was hidden, or is no longer, and takes no room while it is: there is nothing else to say
    /// of it.
    fileprivate func hiding(_ old: ElementRecord, _ new: ElementRecord) -> PropertyChange? {
        func hidden(_ record: ElementRecord) -> [String: PropertyValue] {
            record.properties.filter { $0.key == "hidden" }
        }
        let size = (new.properties["hidden"] == nil ? old : new).frame.size
        guard min(size.width, size.height) == 0, var change = changes(from: hidden(old), to: hidden(new)).first
        else { return nil }
        change.effect = [.parentLayout, .contentPixels]
        return change
    }
}

extension PropertyChange {
    /// The key of its place: of a setting of a section of a collection, with the number of the section.
    fileprivate var keyOfPlace: String {
        guard key == VisibleItemsLayout.recordedSections, let section = name.split(separator: " ").last else {
            return key
        }
        return "\(key) \(section)"
    }

    /// The change with the named style that both values come from, or that has the value in one picture only.
    fileprivate func styled(_ old: ElementRecord, _ new: ElementRecord) -> PropertyChange {
        guard let own = textKey, let style = new.styles[own] ?? old.styles[own],
            [old, new].allSatisfy({ $0.styles[own] == style || $0.hasStyle(style, without: own) })
        else { return self }
        var copy = self
        (copy.style, copy.name) = (style, name.hasPrefix("text ") ? String(name.dropFirst(5)) : name)
        return copy
    }
}

extension PropertyValue {
    /// Connectors, as records have them, between elements with other ids.
    fileprivate func renamingEnds(_ ids: [String: String]) -> PropertyValue {
        switch self {
        case .list(let lines): return .list(lines.map { $0.renamingEnds(ids) })
        case .mapping(var fields):
            for end in ["from", "to", "x", "y"] { fields[end] = fields[end]?.renamingEnds(ids) }
            return .mapping(fields)
        case .text(let place):
            let id = place.prefix { $0 != "." }
            return ids[String(id)].map { .text($0 + place[id.endIndex...]) } ?? self
        default: return self
        }
    }
}

extension ElementRecord {
    /// Whether a text has other keys of a style, and nothing for this one. All have that of the document.
    fileprivate func hasStyle(_ style: String, without key: String) -> Bool {
        styles[key] == nil && (style == StyleSources.document || styles.values.contains(style))
            && text?.spans.allSatisfy { $0.style[key] == nil } == true
    }
}

extension ElementChanges {
    /// How much its frame changed, in points; infinite if another part of its text is visible.
    var magnitude: Double {
        let isOther = geometry.contains { if case .truncation = $0 { true } else { false } }
        return isOther ? .infinity : [moveInParent.x, moveInParent.y, growth.width, growth.height].map(abs).max() ?? 0
    }

    var isMoved: Bool { moveInParent != .zero }
    var isResized: Bool { growth != .zero }

    /// Whether it moved in its parent or was resized, along some axes.
    func isMovedOrResized(along axes: [Axis]) -> Bool {
        axes.contains { moveInParent[$0] != 0 || growth[$0] != 0 }
    }

    func isResized(along axes: [Axis]) -> Bool {
        axes.contains { growth[$0] != 0 }
    }
}

extension RecordedChange {
    /// What the change can affect.
    var effect: PropertyEffect {
        switch self {
        case .text, .kind: [.size, .pixels]
        case .property(let change): change.effect
        case .rule: [.size, .contentLayout]
        case .reordered: [.parentLayout, .contentPixels]
        case .wrapped, .unwrapped: [.size, .parentLayout, .contentLayout]
        case .added, .removed, .shown, .unshown: [.parentLayout, .contentPixels]
        case .moved: .contentPixels
        case .renamed, .resized, .cells, .lines, .truncation, .library, .font: []
        }
    }

    /// Whether it changes the pixels of the element's content too.
    var affectsContent: Bool { effect.contains(.contentPixels) }

    /// Whether it is a change of an element's frame, lines or cells.
    var isOfFrame: Bool {
        switch self {
        case .moved, .resized, .cells, .lines, .truncation: true
        default: false
        }
    }
}
