/// Something that an author writes as one thing and that is laid out as several elements, such as a button.
public final class Composition: Sendable {
    /// What documents call it.
    package let name: String
    /// What the author set.
    package let properties: [RecordedProperty]

    package init(_ name: String, _ properties: [RecordedProperty]) {
        (self.name, self.properties) = (name, properties)
    }

    /// Marks the elements that a composition adds by itself.
    package static let part = Composition("", [])
}

extension LayoutElement {
    /// A copy that stands for something an author wrote.
    package func composed(of composition: Composition) -> Element<Kind> {
        modified { $0.composition = composition }
    }
}
