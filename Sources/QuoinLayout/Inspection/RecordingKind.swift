/// A kind that records more than it declares.
package protocol RecordingKind: LayoutKind {
    /// The properties that differ from their defaults, declared or not.
    var selfRecorded: [RecordedProperty] { get }

    /// Where an app gives some of them their values, by their keys, and where it writes rules, by these. References do not
    /// have them.
    var recordedPlaces: [String: SourcePlace] { get }

    /// The name of a child without an id in messages: the view of a rule, a cell.
    func childLabel(at index: Int) -> String?

    /// The properties that a child has because of its position among the children.
    func childProperties(at index: Int) -> [RecordedProperty]
}

extension RecordingKind {
    package var recordedPlaces: [String: SourcePlace] { [:] }
}

extension LayoutKind {
    /// The kind in the words of documents: `row` or `column` for a stack.
    package var word: String {
        (self as? StackLayout).map { StackLayout.word(along: $0.direction) } ?? Self.name
    }
}

extension LayoutTree {
    /// All recorded properties of an element, except for those of its paint.
    package func recordedProperties(of index: Int) -> [RecordedProperty] {
        let kind = kind(of: index)
        let own = (kind as? any RecordingKind)?.selfRecorded ?? kind.recordedProperties
        let place = place(of: index).map { $0.kind.childProperties(at: $0.position) } ?? []
        return recordedStyle(of: index) + place + own
    }

    /// Where an app gives recorded properties of an element their values.
    package func recordedPlaces(of index: Int) -> [String: SourcePlace] {
        (kind(of: index) as? any RecordingKind)?.recordedPlaces ?? [:]
    }

    /// The name of an element without an id in messages, from its position in its parent: the view of a rule, a cell.
    package func label(of index: Int) -> String? {
        place(of: index).flatMap { $0.kind.childLabel(at: $0.position) }
    }

    /// The kind in the words of documents: `row` or `column` for a stack, or the composition that the author wrote.
    package func word(of index: Int) -> String {
        if let composition = composition(of: index), !isPart(index) { return composition.name }
        return kind(of: index).word
    }

    private func place(of index: Int) -> (kind: any RecordingKind, position: Int)? {
        guard let parent = parent(of: index), let kind = kind(of: parent) as? any RecordingKind else { return nil }
        return (kind, index - children(of: parent).lowerBound)
    }

    private func recordedStyle(of index: Int) -> [RecordedProperty] {
        let base = type(of: kind(of: index)).defaultStyle
        return style(of: index) == base ? [] : ElementStyle.properties.recorded(style(of: index), unlike: base)
    }
}
