import QuoinAutoLayout
import QuoinCompositional
import QuoinDiagrams
import QuoinLayout
import QuoinScene

extension ValueShape {
    /// An element.
    static let element = ValueShape.named("element") { .mapping { MappingShape.element } }

    /// A view of constraints: an element with more keys.
    static let constrainedElement = ValueShape.named("view") {
        .mapping {
            var shape = MappingShape.element
            shape.keys += ViewTraits.properties.keys
            return shape
        }
    }

    /// An entry of a `with:` list.
    fileprivate static let wrapper = ValueShape.named("wrapping") {
        .mapping {
            let wrappers = KindReaders.wrappers.compactMap { reader in
                reader.wrapper.map { KeyShape(reader.key, $0.shape, reader.summary) }
            }
            return MappingShape(
                wrappers + MappingShape.common, required: wrappers.map { [$0.key] })
        }
    }

    fileprivate static func bySection(_ value: ValueShape) -> ValueShape {
        .mapping { MappingShape([], others: .numbered(value)) }
    }

    /// Values by names that the document chooses.
    fileprivate static func named(values: ValueShape) -> ValueShape {
        .mapping { MappingShape([], others: .allowed(values)) }
    }
}

extension MappingShape {
    /// The keys that every element may have.
    fileprivate static let common =
        ElementStyle.properties.keys + Paint.properties.keys
        + [KeyShape("id", .text, "A name for messages, diagrams and rules.")]

    /// What an element may be; a key that is not known may be the name of a component.
    fileprivate static let element = MappingShape(
        KindReaders.all.map { reader in KeyShape(reader.key, .named(reader.key) { reader.shape }, reader.summary) }
            + common + [KeyShape("with", .list(.wrapper), "Wrappers around the element, from the inside out.")],
        others: .allowed(.null + .mapping { MappingShape([], others: .allowed(.anything)) }))

    /// A whole document.
    static let document: MappingShape = {
        let color = ValueForm<Color>.color.shape
        let component = MappingShape(
            [
                KeyShape(
                    "parameters", .list(.text) + .named(values: .anything),
                    "The names of the parameters, or their names with defaults; null is none."),
                KeyShape("element", .element, "The element, in which $name is an argument."),
            ], required: [["element"]])
        return MappingShape(
            [
                KeyShape("canvas", .mapping { Canvas.properties.shape }, "What the layout is drawn on."),
                KeyShape("colors", .named(values: color), "Names for colors."),
                KeyShape("components", .named(values: .mapping { component }), "Elements with parameters, by name."),
                KeyShape("fonts", .list(.text), "Font files and folders, beside the document."),
                KeyShape("layout", .element, "The outermost element."),
                KeyShape("variants", .mapping { CanvasVariants.shape }, "What else the layout is drawn on."),
                KeyShape("diagram", DiagramReading.shape, "What is annotated, in place of the layout alone."),
            ], required: [["layout"]])
    }()
}

enum CollectionShapes {
    /// The value of `collection`.
    static let collection: MappingShape = {
        let elements = ValueShape.named(values: .element)
        let keys = CollectionLayout.declaration.properties?.keys ?? []
        return MappingShape(
            [KeyShape("layout", layout, "How sections, groups and items are arranged.")] + keys + [
                KeyShape("cell", .element, "What a cell shows; {section} and {item} in its texts say which it is."),
                KeyShape("cells", .bySection(.element), "What the cells of a section show."),
                KeyShape("supplementary", elements, "What supplementary and boundary views show, by element kind."),
                KeyShape("decoration", elements, "What backgrounds show, by element kind."),
            ], required: [["layout", "sections"]])
    }()

    private static let layout =
        structs
        + .mapping {
            let sections = KeyShape("sections", .list(structs + .null), "The sections, which are used in turn.")
            return kinded("configuration", CollectionViewCompositionalLayout.Configuration.properties.shape, [sections])
        }

    /// A section, or a list.
    private static let structs = ValueShape.named("section") {
        let background = KeyShape("backgroundColor", ValueForm<Color>.color.shape, "What is behind the rows.")
        return .mapping { kinded("section", CollectionLayoutSection.properties.shape, []) }
            + .mapping { kinded("list", CollectionLayoutSection.ListConfiguration.properties.shape, [background]) }
    }

    private static func kinded(_ kind: String, _ shape: MappingShape, _ more: [KeyShape]) -> MappingShape {
        let key = KeyShape("kind", .words([kind]), "What the struct is.")
        let needed = more.map(\.key).filter { $0 == "sections" }
        let required = (shape.required.first ?? []).union(["kind"]).union(needed)
        return MappingShape([key] + shape.keys + more, required: [required])
    }
}

extension CanvasVariants {
    fileprivate static let shape: MappingShape = {
        let range = ValueForm<ExtentRange>.extentRange.shape
        let size = MappingShape(
            [
                KeyShape("name", .text, "A part of the picture's name: letters, digits, - and _."),
                KeyShape("width", range, "The widths that the layout may have, in points."),
                KeyShape("height", range, "The heights that the layout may have, in points."),
            ], required: [["name"]])
        func list(_ key: String, _ item: ValueShape, _ summary: String) -> KeyShape {
            KeyShape(key, .list(item, count: 1...(.max)), summary)
        }
        return MappingShape([
            list(
                "sizes", .number(0...1e9, .points) + ValueForm<Size>.size.shape + .mapping { size },
                "Widths or [width, height] in points, or named sizes."),
            list("scales", Canvas.scales(upTo: Canvas.largestScale).shape, "Pixels per point."),
            list("appearances", ValueForm<Appearance>.choice.shape, "Which values of adaptive colors are painted."),
            list("directions", ValueForm<LayoutDirection>.choice.shape, "From which side the layout begins."),
            list("textScales", Canvas.scales(upTo: Canvas.largestTextScale).shape, "Factors for the lengths of texts."),
        ])
    }()
}

extension DiagramReading {
    /// The value of `diagram`.
    fileprivate static let shape: ValueShape = {
        let annotations = Annotation.allCases.map(\.name)
        let ids = ValueShape.text + .list(.text)
        let entry =
            ValueShape.words(annotations)
            + .mapping {
                MappingShape(
                    annotations.map { KeyShape($0, ids, "The elements that are annotated: all, set, or ids.") })
            }
        let notes = ValueShape.named(values: .text)
        let changes = ValueShape.named(values: .anything)
        let panel = MappingShape([
            KeyShape("caption", .text, "What stands below the panel."),
            KeyShape("set", changes, "What the panel changes, by path."),
        ])
        let pair = MappingShape(
            [
                KeyShape("before", changes, "What the first panel changes, by path."),
                KeyShape("after", changes, "What the second panel changes, by path."),
            ], required: [["before"]])
        return .bool + .list(entry)
            + .mapping {
                MappingShape([
                    KeyShape("annotate", entry + .list(entry), "What is annotated."),
                    KeyShape("for", ids, "The elements that are annotated, where `annotate` names none."),
                    KeyShape("legend", .bool, "Whether the signs are explained."),
                    KeyShape("caption", .text, "What stands below the diagram."),
                    KeyShape(
                        "zoom", .number(0.1...20), "How much larger the layout is drawn.", defaultValue: .number(1)),
                    KeyShape("badges", notes, "Numbers at elements, explained in the legend."),
                    KeyShape("notes", notes, "Words beside the picture, with an arrow to an element."),
                    KeyShape("focus", ids, "The elements that stand out; all others fade."),
                    KeyShape("ground", ValueForm<Color>.color.shape, "What lies under the diagram."),
                    KeyShape("strip", changes + .list(.mapping { panel }), "A panel for each value of a property."),
                    KeyShape("pair", .mapping { pair }, "Two panels: before and after."),
                    KeyShape("columns", ValueShape([.integer(1...100)]), "How many panels stand side by side."),
                ])
            }
    }()
}
