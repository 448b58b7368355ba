import Foundation
import Quoin
import TestSupport
import Testing

extension CommandTests {
    @Suite("Rows whose pictures were kept", .serialized)
    struct RowCacheTests {
        private let folder = TemporaryFolder()

        /// A line of the manifest.
        private struct Line: Decodable {
            var pictures: [Picture]
            var cached: Bool?

            struct Picture: Decodable {
                var file: String
                var digest: String
                var key: String?
            }
        }

        init() throws {
            try folder.write("components: {tag: {parameters: [name], element: {text: $name}}}\n", to: "parts.yaml")
            try folder.write(KeyProject.picture(3), to: "a.png")
            try folder.write(KeyProject.picture(4), to: "b.png")
            try folder.write(
                """
                use: parts.yaml
                parameters:
                  slug: {type: text, example: x}
                  title: {type: text, example: Title}
                  photo: {type: text, example: a.png}
                  note: {type: text, default: none}
                canvas: {width: 60, height: 40, fill: white}
                layout: {column: {children: [{tag: {name: $title}}, {image: $photo}, {text: $note}]}}
                """, to: "card.yaml")
            try rows(["x,One,a.png", "y,Two,b.png", "z,Three,a.png"])
            folder.settle()
        }

        private func rows(_ rows: [String], header: String = "slug,title,photo") throws {
            try folder.write(([header] + rows).joined(separator: "\n") + "\n", to: "rows.csv")
        }

        /// The names of the pictures that were drawn, and the keys of all by their names.
        private func render(_ options: String...) throws -> (drawn: [String], keys: [String: String]) {
            let arguments = [
                "render", "card.yaml", "--data", "rows.csv", "--name", "{slug}", "--output-dir", "out", "--cache",
                "kept",
                "--manifest", "manifest.ndjson",
            ]
            let result = try Command().run(arguments + options, in: folder.url)
            #expect(result.status == 0, "\(result.errors)")
            let manifest = String(decoding: try #require(folder.data("manifest.ndjson")), as: UTF8.self)
            let lines = try manifest.split(separator: "\n").map {
                try JSONDecoder().decode(Line.self, from: Data($0.utf8))
            }
            let keys = lines.flatMap(\.pictures).map { ($0.file, $0.key ?? "") }
            return (
                lines.filter { $0.cached != true }.flatMap(\.pictures).map { String($0.file.prefix(1)) },
                Dictionary(uniqueKeysWithValues: keys)
            )
        }

        @Test("a row is drawn again if one of its values changes, wherever it is in the data")
        func values() throws {
            let keys = try render().keys
            #expect(Set(keys.values).count == 3 && keys.values.allSatisfy { $0.count == 64 })
            #expect(try render().drawn == [])
            try rows(["y,Two,b.png", "x,One,a.png", "z,Three,a.png"])
            #expect(try render() == ([], keys))
            try rows(["y,Two,b.png", "x,one,a.png", "w,New,a.png", "z,Three,a.png"])
            #expect(try render().drawn == ["x", "w"])
            try rows(["One,x,a.png,none", "Two,y,b.png,none"], header: "title,slug,photo,note")
            #expect(try render().drawn == ["x", "y"])
        }

        @Test("rows are drawn again if an image that they show changes, and all if a part of the document does")
        func files() throws {
            _ = try render()
            let picture = try #require(folder.data("out/y.png"))
            try folder.write(KeyProject.picture(5), to: "b.png")
            folder.settle()
            #expect(try render().drawn == ["y"])
            try folder.write(KeyProject.picture(4), to: "b.png")
            folder.settle()
            #expect(try render().drawn == [])
            #expect(folder.data("out/y.png") == picture)
            try folder.write(
                "components: {tag: {parameters: [name], element: {text: {string: $name, size: 9}}}}\n", to: "parts.yaml"
            )
            folder.settle()
            #expect(try render().drawn == ["x", "y", "z"])
            #expect(try render().drawn == [])
        }

        @Test("pictures are named by their keys, and rows with the same values have one")
        func byKey() throws {
            try folder.write(
                try #require(folder.data("card.yaml").map { String(decoding: $0, as: UTF8.self) }).replacing(
                    "  slug: {type: text, example: x}\n", with: ""), to: "card.yaml")
            try rows(["x,One,a.png", "y,One,a.png", "z,Two,a.png"])
            let arguments = [
                "render", "card.yaml", "--data", "rows.csv", "--name", "{slug}", "--output-dir", "store", "--by-key",
            ]
            let result = try Command().run(arguments, in: folder.url)
            #expect(result.status == 0, "\(result.errors)")
            #expect(folder.files.filter { $0.hasPrefix("store/") }.count == 2)
        }
    }
}
