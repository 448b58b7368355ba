import QuoinAutoLayout
import QuoinScene

/// The names of the shapes of elements and their wrappers.
package enum ElementShapeName: String {
    case element
    /// A view of a constraint layout.
    case view
    /// A cell of a table.
    case cell = "tableCell"
    /// An entry of a `with:` list.
    case wrapping
}

extension ValueShape {
    /// An element.
    static let element = ValueShape.named(ElementShapeName.element.rawValue) { .mapping { MappingShape.element } }

    /// A view of a constraint layout: an element with more keys.
    static let constrainedElement = ValueShape.named(ElementShapeName.view.rawValue) {
        .mapping {
            var shape = MappingShape.element
            shape.keys += ConstraintsLayout.ViewTraits.properties.keys
            return shape
        }
    }

    /// An entry of a `with:` list.
    fileprivate static let wrapper = ValueShape.named(ElementShapeName.wrapping.rawValue) {
        .mapping {
            let wrappers = KindReaders.wrappers.compactMap { reader in
                reader.wrapper.map {
                    KeyShape(reader.key, $0.shape, reader.summary, swiftName: reader.swiftName)
                }
            }
            return MappingShape(
                wrappers + MappingShape.common, required: wrappers.map { [$0.key] })
        }
    }

    /// A mapping from section numbers to values.
    static func bySection(_ value: ValueShape) -> ValueShape {
        .mapping { MappingShape([], others: .numbered(value)) }
    }

    /// A mapping from names that the document chooses to values.
    static func named(values: ValueShape) -> ValueShape {
        .mapping { MappingShape([], others: .allowed(values)) }
    }
}

extension KeyShape {
    /// The children of a kind that has a list of them.
    static let children = KeyShape(
        "children", .list(.element), "The children, in order.", swiftName: "Element.children")

    /// A child of a kind that has a key for each.
    static func child(_ slot: String) -> KeyShape {
        KeyShape(slot, .element, "The element of this kind that is called \(slot).", swiftName: "Element.children")
    }
}

extension MappingShape {
    /// The keys of all elements.
    fileprivate static let common =
        ElementStyle.properties.keys + Paint.properties.keys
        + [
            KeyShape(
                "id", .text, "A name for messages, diagrams and rules.", swiftName: "Element.id",
                synonyms: CommonKeys.idSynonyms)
        ]

    /// The keys of an element; a key that is not declared may be the name of a component.
    static let element = MappingShape(
        KindReaders.all.map { reader in
            KeyShape(
                reader.key, .named(reader.key) { reader.shape }, reader.summary, swiftName: reader.swiftName,
                synonyms: reader.synonyms)
        }
            + common + [.style, .condition, .repetition] + [
                KeyShape("with", .list(.wrapper), "Wrappers around the element, from the inside out.")
            ],
        others: .allowed(.null + .mapping { MappingShape([], others: .allowed(.anything)) }),
        excluded: ElementStyle.properties.excluded)
}
