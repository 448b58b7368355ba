import QuoinCompositionalLayoutDSL
import Testing

@Suite("Errors of layouts (compositional, §B12)")
struct LayoutErrorTests {
    private func error(_ section: any LayoutSection, items: [Int] = [1]) -> CollectionLayoutSection.LayoutError? {
        #expect(throws: CollectionLayoutSection.LayoutError.self) { try LayoutProbe(section, items: items) }
    }

    @Test("groups without subitems, without a count, without cells, without length")
    func groups() {
        let nested = Section { HGroup { VGroup {} } }
        #expect(
            error(nested)
                == CollectionLayoutSection.LayoutError(.groupWithoutSubitems, path: "sections[0].group.subitems[0]"))
        #expect(
            error(Section { HGroup(count: 0) { Item() } })
                == CollectionLayoutSection.LayoutError(.countBelowOne(0), path: "sections[0].group"))
        #expect(
            error(Section { CustomGroup { _ in [] } })
                == CollectionLayoutSection.LayoutError(.groupHoldsNoItem, path: "sections[0].group"))
        #expect(
            error(Section { VGroup { Item(height: .absolute(0)) } })
                == CollectionLayoutSection.LayoutError(
                    .subitemWithoutExtent(.vertical), path: "sections[0].group.subitems[0]"))
    }

    @Test("a group holds a hundred thousand items at most")
    func tooManyPlaces() {
        #expect(
            error(Section { HGroup(count: .max) { Item() } })
                == CollectionLayoutSection.LayoutError(.tooManyPlaces(limit: 100_000), path: "sections[0].group"))
    }

    @Test("a missing section names its index")
    func missingSection() {
        let layout = LayoutBuilder {
            CompositionalLayout { index, _ in index == 0 ? Section { rows(height: 1) } : nil }
        }
        #expect(throws: CollectionLayoutSection.LayoutError(.missingSection(1), path: "sections[1]")) {
            try LayoutProbe(layout, items: [1, 0], CollectionViewport(100, 100))
        }
    }

    @Test("two boundary items of one kind, in a section or in the layout")
    func repeatedKinds() {
        let twice = Section { rows(height: 1) }.boundarySupplementaryItems {
            BoundarySupplementaryItem(height: .absolute(1), elementKind: "header")
            BoundarySupplementaryItem(height: .absolute(1), elementKind: "header").alignment(.bottom)
        }
        #expect(
            error(twice)
                == CollectionLayoutSection.LayoutError(
                    .repeatedElementKind("header"), path: "sections[0].boundarySupplementaryItems[1]"))
        let configuration = Configuration().interSectionSpacing(-1)
        let layout = LayoutBuilder(configuration: configuration) { Section { rows(height: 1) } }
        #expect(
            throws: CollectionLayoutSection.LayoutError(
                .invalidNumber(property: "interSectionSpacing", value: -1), path: "configuration")
        ) { try LayoutProbe(layout, items: [1], CollectionViewport(100, 100)) }
    }

    @Test("numbers that are negative or not finite name the property and the struct", arguments: [-1, .infinity])
    func numbers(value: Double) {
        let sections: [(any LayoutSection, String, String)] = [
            (Section { HGroup { Item(width: .absolute(value)) } }, "sections[0].group.subitems[0]", "width"),
            (Section { HGroup { Item() }.height(.fractionalHeight(value)) }, "sections[0].group", "height"),
            (
                Section { HGroup { Item() }.interItemSpacing(.fixed(value)) }, "sections[0].group", "interItemSpacing"
            ),
            (Section { HGroup { Item() } }.interGroupSpacing(value), "sections[0]", "interGroupSpacing"),
            (
                Section { HGroup { Item().edgeSpacing(value: .fixed(value)) } }, "sections[0].group.subitems[0]",
                "edgeSpacing"
            ),
        ]
        for (section, path, property) in sections {
            let reason = CollectionLayoutSection.LayoutError.Reason.invalidNumber(property: property, value: value)
            #expect(error(section) == CollectionLayoutSection.LayoutError(reason, path: path))
        }
    }

    @Test("a fraction of an unbounded container names the axis")
    func unbounded() {
        let layout = LayoutBuilder { Section { HGroup(count: 1) { Item() } } }
        #expect(throws: CollectionLayoutSection.LayoutError(.unboundedContainer(.vertical), path: "sections[0].group"))
        {
            try LayoutProbe(layout, items: [1], CollectionViewport(100, .infinity))
        }
        let headed = LayoutBuilder {
            Section { rows(height: 10) }.boundarySupplementaryItems { BoundarySupplementaryItem(elementKind: "header") }
        }
        let path = "sections[0].boundarySupplementaryItems[0]"
        #expect(throws: CollectionLayoutSection.LayoutError(.unboundedContainer(.vertical), path: path)) {
            try LayoutProbe(headed, items: [1], CollectionViewport(100, .infinity))
        }
    }

    @Test(
        "say what is wrong",
        arguments: [
            (.countBelowOne(0), "a group's count is 0; it must be at least 1"),
            (
                .unboundedContainer(.vertical),
                "the height of the container is unbounded; a part of it, or filling it, needs a bound"
            ), (.invalidNumber(property: "width", value: -1), "width is -1; it must be finite and not negative"),
            (
                .describesItself(type: "Loop", limit: 200),
                "Loop describes itself by itself: no core struct was met within 200 steps"
            ),
        ] as [(CollectionLayoutSection.LayoutError.Reason, String)])
    func words(reason: CollectionLayoutSection.LayoutError.Reason, words: String) {
        #expect("\(reason)" == words)
    }

    @Test("types that describe themselves by themselves, or nest without end, are named")
    func endless() {
        struct Loop: LayoutGroup {
            var layoutGroup: LayoutGroup { contentInsets(value: 1) }
        }
        struct Nest: LayoutGroup {
            var layoutGroup: LayoutGroup { HGroup { Nest() } }
        }
        #expect(error(Section { Loop() })?.reason == .describesItself(type: "Loop", limit: 200))
        #expect(error(Section { Nest() })?.reason == .describesItself(type: "Nest", limit: 200))
    }
}
