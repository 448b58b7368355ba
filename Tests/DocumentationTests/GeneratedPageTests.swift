import DocumentationFigures
import Foundation
import Quoin
import QuoinDocument
import TestSupport
import Testing

@Suite("Generated pages of the documentation")
struct GeneratedPageTests {
    private static let figures = Result { try KeyFigures(of: Documentation.gallery) }

    @Test("every key has a page with a figure for each of its meanings")
    func figures() throws {
        let figures = try Self.figures.get()
        for key in DocumentKeys.all {
            #expect(try figures.figure(of: key) != nil, "no document in Snapshots shows \(key.key) in \(key.places)")
        }
    }

    @Test("a key's page has the declaration, the figure and its document")
    func page() throws {
        let page = try KeyPage("opacity", Self.figures.get(), of: Documentation.gallery, SymbolIndex([])).article()
        #expect(page.name == "Key_opacity")
        #expect(page.text.hasPrefix("# opacity\n\nThe opacity of the element with its children, from 0 to 1.\n"))
        for row in [
            "| value | a number from 0 to 1, or a part from 0% to 100%, also as 1/3 |", "| default | `1` |",
            "| in Swift | `Paint.opacity` |",
        ] {
            #expect(page.text.contains(row))
        }
        let figure = try #require(page.figureNames.first)
        let document = try Documentation.gallery.text(of: figure)
        #expect(document.contains("opacity:") && page.code(in: "yaml").first.map { $0 + "\n" } == document)
    }

    @Test("a figure that is named for the key comes first")
    func namedFigure() throws {
        let key = try #require(DocumentKeys.named("flexGrow").first)
        #expect(try Self.figures.get().figure(of: key) == "Diagrams-Stack-flex-grow")
    }

    @Test("the reference lists every key, and the gallery and the cookbook every document")
    func lists() throws {
        let index = KeyIndexPage().article()
        for key in DocumentKeys.names {
            #expect(index.text.contains("| `\(key)` |") && index.text.contains("- <doc:Key_\(key)>\n"), "\(key)")
        }
        let pages = try GalleryPages(of: Documentation.gallery).articles() + Documentation.cookbook().articles()
        let shown = pages.flatMap(\.figureNames)
        #expect(Documentation.gallery.names.subtracting(shown) == [])
        #expect(shown.count == Set(shown).count)
    }

    @Test("a symbol's page has the figure of its key and a link to it")
    func symbols() throws {
        let folder = TemporaryFolder()
        let file = try folder.write(
            #"""
            {"symbols": [
                {"pathComponents": ["Paint", "opacity"], "docComment": {"lines": [{"text": "The opacity."}]}},
                {"pathComponents": ["JustifyContent", "spaceAround"]}, {"pathComponents": ["Other"]}
            ]}
            """#, to: "Quoin.symbols.json")
        let graph = try SymbolGraph(reading: file)
        let index = SymbolIndex([graph])
        let key = try #require(DocumentKeys.named("opacity").first)
        #expect(index.names(of: key) == ["``Paint/opacity``"])
        let comments = try SymbolComments(index, Self.figures.get(), of: Documentation.gallery)
        #expect(try comments.lines(for: graph.symbols[0]).contains("In documents: <doc:Key_opacity>."))
        #expect(comments.figures(of: [graph]).contains("Diagrams-Stack-justify-content-space-around"))
        #expect(try comments.lines(for: graph.symbols[2]).isEmpty)
    }

    @Test("links lead to types of other modules")
    func linksBetweenModules() throws {
        let folder = TemporaryFolder()
        let types = [("Quoin", "Box"), ("QuoinFiles", "Reader"), ("QuoinDiagrams", "Figure")]
        let graphs = try types.map { module, type in
            let json = #"{"module": {"name": "\#(module)"}, "symbols": [{"pathComponents": ["\#(type)"]}]}"#
            return try SymbolGraph(reading: folder.write(json, to: "\(module).symbols.json"))
        }
        let index = SymbolIndex(graphs)
        let comment = "A ``Box`` of a ``Reader/read()``, ``size`` and ``Figure``."
        #expect(
            index.linked(comment, in: "QuoinFiles")
                == "A ``/Quoin/Box`` of a ``Reader/read()``, ``size`` and ``/QuoinDiagrams/Figure``.")
        let links = graphs.map { $0.symbols[0].link }
        #expect(links == ["``Box``", "``/QuoinFiles/Reader``", "``/QuoinDiagrams/Figure``"])
    }

    @Test("types that no article lists are listed by their rooms")
    func types() throws {
        let folder = TemporaryFolder()
        let file = try folder.write(
            #"""
            {"symbols": [
                {"pathComponents": ["Box"], "location": {"uri": "file:///a/Sources/QuoinScene/Nodes/Box.swift"}},
                {"pathComponents": ["Row"], "location": {"uri": "file:///a/Sources/QuoinLayout/Kinds/Row.swift"}}
            ]}
            """#, to: "Quoin.symbols.json")
        let listing = Article(name: "A", text: "## Topics\n\n- ``Row``\n")
        let page = SwiftIndexPage(try SymbolGraph(reading: file), beside: [listing]).article()
        #expect(page.text.contains("### QuoinScene\n\n- ``Box``\n") && !page.text.contains("``Row``"))
    }

    @Test("the search of the website has each section with its address, without figures and marks")
    func search() {
        let text = """
            # Rows and columns

            Two **stacks**.

            | value | <doc:Key_color>, <doc:Glossary> |
            | --- | --- |

            @Metadata { @PageKind(article) }

            ## Free space

            What `flexGrow` takes.

            ![A row](Diagrams-Stack-row)

            ```yaml
            # A comment
            row: [a]
            ```
            """
        let page = "documentation/quoin/stacks/"
        #expect(
            SearchIndex([Article(name: "Stacks", text: text)]).sections == [
                .init(
                    title: "Rows and columns", heading: "", address: page, text: "Two stacks. value: color, Glossary"),
                .init(
                    title: "Rows and columns", heading: "Free space", address: page + "#Free-space",
                    text: "What flexGrow takes. # A comment row: [a]"),
            ])
    }
}
