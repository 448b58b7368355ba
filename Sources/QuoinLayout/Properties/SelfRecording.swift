/// A kind that says more of itself and its children than its declaration does.
package protocol RecordingKind: LayoutKind {
    /// The properties that are not as usual, declared or not.
    var selfRecorded: [RecordedProperty] { get }

    /// What documents and messages call a child that has no id.
    func childLabel(at index: Int) -> String?

    /// What a child has because of where it stands.
    func childProperties(at index: Int) -> [RecordedProperty]
}

extension LayoutTree {
    /// What an element is, as it is recorded, apart from its paint.
    package func recordedProperties(of index: Int) -> [RecordedProperty] {
        let kind = kinds[index]
        let own = (kind as? any RecordingKind)?.selfRecorded ?? kind.recordedProperties
        let place = place(of: index).map { $0.kind.childProperties(at: $0.position) } ?? []
        return recordedStyle(of: index) + place + own
    }

    /// What messages call an element that has no id because of where it stands: the view of a rule, a cell.
    package func label(of index: Int) -> String? {
        place(of: index).flatMap { $0.kind.childLabel(at: $0.position) }
    }

    private func place(of index: Int) -> (kind: any RecordingKind, position: Int)? {
        guard let parent = parent(of: index), let kind = kinds[parent] as? any RecordingKind else { return nil }
        return (kind, index - children(of: parent).lowerBound)
    }

    private func recordedStyle(of index: Int) -> [RecordedProperty] {
        var usual = ElementStyle()
        // A spacer grows unless it is told otherwise.
        if kinds[index] is SpacerLayout { usual.flexGrow = 1 }
        return styles[index] == usual ? [] : ElementStyle.properties.recorded(styles[index], unlike: usual)
    }
}
