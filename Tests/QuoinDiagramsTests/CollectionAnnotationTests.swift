import Quoin
import QuoinDiagrams
import QuoinDocument
import Testing

@Suite("Annotated collections")
struct CollectionAnnotationTests {
    /// - Parameters:
    ///   - section: properties of the section.
    ///   - group: properties of its group, three items of 50 points if there is none.
    private func picture(
        _ section: String,
        group: String = "subitems: [{kind: item, width: {absolute: 50}, height: {fractionalHeight: 1}}]",
        collection: String = "sections: [3]"
    ) throws -> Diagram.Picture {
        let text = """
            canvas: {width: 240, height: 100}
            layout:
              collection:
                layout:
                  kind: section
                  group: {kind: hgroup, width: {fractionalWidth: 1}, height: {absolute: 40}, \(group)}
                  \(section)
                \(collection)
                cell: {fill: black}
                supplementary: {header: {fill: red}}
            """
        let document = try Document(parsing: text, resources: NoResources())
        return try PictureRenderer().diagram(
            Diagram(.collections).showingLegend(false), of: document.root, on: document.canvas)
    }

    @Test("the room between items is measured once a section, and its sections are named")
    func gaps() throws {
        let group =
            "interItemSpacing: {fixed: 10}, subitems: [{kind: item, width: {absolute: 50}, height: {fractionalHeight: 1}}]"
        let words = try picture("interGroupSpacing: 12", group: group, collection: "sections: [6]").words
        #expect(words == ["10", "12", "section 0"])
    }

    @Test(
        "the room between an item and a group beside it is tinted along all of the group", arguments: [true, false])
    func gapBesideGroup(_ isFirst: Bool) throws {
        let item = "{kind: item, width: {absolute: 95}}"
        let group =
            "{kind: vgroup, width: {absolute: 95}, count: 2, interItemSpacing: {fixed: 8}, subitems: [{kind: item}]}"
        let picture = try picture(
            "", group: "interItemSpacing: {fixed: 10}, subitems: [\(isFirst ? item : group), \(isFirst ? group : item)]"
        )
        #expect(picture.words == ["10", "8", "section 0"])
        let sizes = Set(picture.bands.map(\.size))
        #expect(sizes == [Size(10, 40), Size(95, 8)])
    }

    @Test("a flexible room says its least, each time")
    func flexible() throws {
        let group =
            "interItemSpacing: {flexible: 8}, subitems: [{kind: item, width: {absolute: 60}, height: {fractionalHeight: 1}}]"
        // Three items leave 60 points for two distances.
        #expect(try picture("", group: group).words == ["section 0", "≥ 8 → 30", "≥ 8 → 30"])
    }

    @Test("the insets of a section, of an item and its edge spacing are measured apart")
    func insets() throws {
        let section = try picture("contentInsets: {top: 4, leading: 16, bottom: 0, trailing: 0}")
        #expect(section.words.contains("16") && section.words.contains("4"))
        let item =
            "subitems: [{kind: item, width: {absolute: 80}, height: {fractionalHeight: 1}, contentInsets: {top: 0, leading: 6, bottom: 0, trailing: 6}}]"
        // Not the 12 points between two items.
        #expect(try picture("", group: item).words == ["6", "6", "section 0"])
        let edges =
            "subitems: [{kind: item, width: {absolute: 50}, height: {fractionalHeight: 1}, edgeSpacing: {leading: {fixed: 20}}}]"
        #expect(try picture("", group: edges).words == ["20", "section 0"])
    }

    @Test(
        "the insets that a section refers to are named and measured on both sides",
        arguments: [
            ("automatic", "automatic: safeArea", "30"), ("safeArea", "safeArea", "30"),
            ("layoutMargins", "layoutMargins", "38"),
            ("readableContent", "readableContent", "38"),
        ])
    func references(_ value: String, _ name: String, _ inset: String) throws {
        let words = try picture(
            "contentInsetsReference: \(value)", collection: "sections: [3]\n    safeArea: {left: 30, right: 30}"
        ).words
        #expect(words.contains(name))
        #expect(words.count { $0 == inset } == 2)
    }

    @Test("the distance between sections is measured")
    func sections() throws {
        let text = """
            canvas: {width: 240, height: 140}
            layout:
              collection:
                layout:
                  kind: configuration
                  interSectionSpacing: 28
                  sections: [{kind: section, group: {kind: hgroup, height: {absolute: 40}, subitems: [{kind: item}]}}]
                sections: [1, 1]
                cell: {fill: black}
            """
        let document = try Document(parsing: text, resources: NoResources())
        let picture = try PictureRenderer().diagram(Diagram(.collections), of: document.root, on: document.canvas)
        #expect(picture.words.contains("28"))
    }

    @Test("a boundary item says at which edges it is", arguments: ["top", "bottomTrailing", "none"])
    func alignment(_ value: String) throws {
        let item =
            "{kind: boundary, elementKind: header, width: {absolute: 60}, height: {absolute: 20}, alignment: \(value)}"
        #expect(try picture("boundarySupplementaryItems: [\(item)]").words.contains("header: \(value)"))
    }

    @Test(
        "a lane says where it is released and where it comes to rest",
        arguments: [
            ("continuous", "anywhere: 350"), ("paging", "at a page: 350 → 240"),
            ("groupPaging", "at a group: 350 → 308"),
            ("continuousGroupLeadingBoundary", "at the end: 350 → 390"),
            ("groupPagingCentered", "at a middle: 350 → 426"),
        ])
    func lanes(_ behavior: String, _ words: String) throws {
        let text = """
            canvas: {width: 240, height: 104}
            layout:
              collection:
                layout:
                  kind: section
                  group: {kind: hgroup, width: {fractionalWidth: 0.6}, height: {absolute: 60}, subitems: [{kind: item}]}
                  interGroupSpacing: 10
                  contentInsets: {top: 12, leading: 12, bottom: 12, trailing: 12}
                  orthogonalScrollingBehavior: \(behavior)
                sections: [4]
                orthogonalOffsets: {0: 350}
                cell: {fill: black}
            """
        let document = try Document(parsing: text, resources: NoResources())
        let picture = try PictureRenderer().diagram(Diagram(.collections), of: document.root, on: document.canvas)
        #expect(picture.words.contains(words), "\(picture.words)")
    }
}
