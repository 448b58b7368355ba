import Foundation
import QuoinFiles
import TestSupport
import Testing

@Suite("Paths of elements")
struct ElementPathTests {
    @Test("the path of each element in Snapshots is one that the document has, and leads back to the element")
    func paths() throws {
        // Neighbors in a folder are alike.
        let names = PackageFolder.names(below: PackageFolder.snapshots).enumerated().filter { $0.offset % 8 == 0 }
        #expect(names.count > 90)
        for name in names { try Self.check(name.element) }
    }

    private static func check(_ name: String) throws {
        let path = PackageFolder.snapshots.appendingPathComponent(name + ".yaml").path
        let file = DocumentFile(path: path, access: .below(PackageFolder.snapshots.path))
        let layout = try DocumentLayout.make(from: file, options: RenderingOptions())
        let root = try #require(try SourceNode.parsing(String(contentsOfFile: path, encoding: .utf8)))
        let tree = layout.layout.tree
        for index in tree.paintOrder {
            let path = tree.path(of: index)
            #expect(tree.index(atPath: path) == index, "\(name): \(path)")
            guard let written = tree.documentPath(of: index) else { continue }
            #expect(root.has(written.elementText), "\(name): \(path)")
            #expect(tree.index(atPath: written.text) != nil, "\(name): \(written.text)")
        }
        for warning in layout.document.warnings where warning.path.hasPrefix("layout") {
            #expect(tree.index(atPath: warning.path) != nil, "\(name): \(warning.path)")
        }
    }

    private static let document = """
        canvas: {width: 200}
        components: {tag: {parameters: [icon], element: {row: [$icon, $icon], fill: white}}}
        layout:
          column:
            children:
            - {for: {word: [One, Two]}, row: [{text: $word, width: 5}, {box: {}, fill: red}]}
            - {tag: {icon: {overlay: {child: {text: A}, overlay: {width: 9}}}}, with: [{inset: 4, fill: blue}]}
            - {constraints: {views: {title: {text: Title}}, rules: [title.edges == container.edges]}, height: 4}
            - collection: {layout: {kind: list}, sections: [1, 2], cell: {row: [{text: "{item}"}]}}
              height: 200
        """

    @Test("elements that are made from the same text have paths of their own")
    func copies() throws {
        let folder = TemporaryFolder()
        try folder.write(Self.document, to: "a.yaml")
        let layout = try DocumentLayout.make(
            from: DocumentFile(path: folder.path("a.yaml"), access: .allFiles), options: RenderingOptions())
        let tree = layout.layout.tree
        let paths = tree.paintOrder.filter { tree.documentPath(of: $0) != nil }.map { tree.path(of: $0) }
        #expect(
            paths == [
                "layout", "layout.column.children[0]", "layout.column.children[0].row[0]",
                "layout.column.children[0].row[1]", "layout.column.children[0]#2",
                "layout.column.children[0]#2.row[0]", "layout.column.children[0]#2.row[1]",
                "layout.column.children[1].with[0]", "layout.column.children[1].with[0]#inset",
                "layout.column.children[1]", "layout.column.children[1].tag.element#row",
                "layout.column.children[1].tag.element.row[0]",
                "layout.column.children[1].tag.element.row[0].overlay.child",
                "layout.column.children[1].tag.element.row[0].overlay.overlay",
                "layout.column.children[1].tag.element.row[1]",
                "layout.column.children[1].tag.element.row[1].overlay.child",
                "layout.column.children[1].tag.element.row[1].overlay.overlay",
                "layout.column.children[2]", "layout.column.children[2].constraints.views.title",
                "layout.column.children[3]", "layout.column.children[3].collection.cell",
                "layout.column.children[3].collection.cell.row[0]",
                "layout.column.children[3].collection.cell#1.0",
                "layout.column.children[3].collection.cell#1.0.row[0]",
                "layout.column.children[3].collection.cell#1.1",
                "layout.column.children[3].collection.cell#1.1.row[0]",
            ])
        // An item that is not there is no element, and a value belongs to the element around it.
        #expect(tree.index(atPath: "layout.column.children[9]") == nil)
        for path in ["layout.column.children[0]#9", "layout.column.children[3].collection.cell#9.1"] {
            #expect(tree.index(atPath: path) == nil)
        }
        #expect(tree.index(atPath: "layout.column.children[0]#2.row[0].text").map(tree.path(of:)) == paths[5])
        for finding in try CheckedText().findings(Self.document) {
            for element in finding.elements {
                #expect(tree.index(atPath: element.path).map(tree.path(of:)) == element.path)
            }
        }
    }
}

extension SourceNode {
    /// Whether a document has a value at a path. What is beyond a parameter or in another file counts as there.
    fileprivate func has(_ path: String) -> Bool {
        var (node, name) = (self, "")
        for step in path.split(whereSeparator: { ".[".contains($0) }) {
            let key = String(step.prefix { $0 != "#" && $0 != "]" })
            // A number after a point is that of a cell in a later section.
            if node.items == nil, Int(key) != nil, node.mapping?[key] == nil { continue }
            if node.string?.hasPrefix("$") == true { return true }
            if let items = node.items {
                guard let index = Int(key), items.indices.contains(index) else { return false }
                node = items[index]
            } else if let value = node.mapping?[key] {
                node = value
            } else if key == "element" {
                guard let component = mapping?["components"]?.mapping?[name] else { return true }
                guard let element = component.mapping?["element"] else { return false }
                node = element
            } else {
                return false
            }
            name = key
        }
        return true
    }
}
