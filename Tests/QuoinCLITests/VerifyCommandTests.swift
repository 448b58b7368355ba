import Foundation
import Quoin
import TestSupport
import Testing

extension CommandTests {
    @Suite("Documents verified against their pictures", .serialized)
    struct VerifyCommandTests {
        private let folder: TemporaryFolder

        init() throws {
            folder = TemporaryFolder()
        }

        private func run(_ arguments: String...) throws -> Command.Result {
            try Command().run(arguments, in: folder.url)
        }

        /// A document of 40 × 30 points with a badge.
        private func card(left: Int = 5, fill: String = "#336699", rest: String = "") -> String {
            """
            canvas: {width: 40, height: 30, fill: white}
            \(rest)
            layout:
              absolute:
                children:
                  - {box: {}, id: badge, fill: "\(fill)", preferredSize: [20, 10], layoutPosition: [\(left), 5]}
            """
        }

        private func write(_ names: String..., document: String) throws {
            for name in names { try folder.write(document, to: "Snapshots/\(name).yaml") }
        }

        private func pictures() -> [String] {
            folder.files.filter { $0.hasSuffix(".png") }
        }

        private func results(_ path: String) throws -> [String: Any] {
            let data = try #require(folder.data(path))
            return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        }

        @Test("pictures that were accepted pass, and accepting them again touches none")
        func accepted() throws {
            try write("a", "Folder/b", document: card())
            let approval = try run("approve")
            #expect(approval.status == 0)
            #expect(
                approval.outputText
                    == "Snapshots/Folder/b.png: added\nSnapshots/a.png: added\n2 added, 0 unchanged\n")
            let verification = try run("verify")
            #expect(verification.status == 0 && verification.errors.isEmpty)
            #expect(verification.outputText == "2 snapshots: 2 passed\n")
            let before = folder.data("Snapshots/a.png")
            #expect(try run("approve").outputText == "2 unchanged\n")
            #expect(folder.data("Snapshots/a.png") == before)
        }

        @Test("a moved element is named, with the pictures and the command that accepts it")
        func moved() throws {
            try write("a", "b", document: card())
            #expect(try run("approve").status == 0)
            try write("a", document: card(left: 8))
            let result = try run("verify", "--report", "report")
            #expect(result.status == 1)
            #expect(
                result.outputText == """
                    Snapshots/a  failed (layout)
                      Snapshots/a.yaml:6
                      `badge` changed layoutPosition from [5, 5] to [8, 5], moved by +3, 0 (a.yaml:6)
                      60 pixels differ (5.00 %)
                      reference: Snapshots/a.png
                      new: report/pictures/Snapshots/a.new.png
                      difference: report/pictures/Snapshots/a.difference.png
                      quoin approve Snapshots/a.yaml

                    2 snapshots: 1 failed, 1 passed

                    """)
            #expect(result.errors == "report: report/index.html\n")
            for file in ["index.html", "junit.xml", "results.json", "pictures/Snapshots/a.new.png"] {
                #expect(folder.data("report/" + file) != nil, "\(file)")
            }
            #expect(
                try run("approve", "Snapshots/a.yaml").outputText
                    == "Snapshots/a.png: changed\n1 changed, 0 unchanged\n")
            #expect(try run("verify").status == 0)
        }

        @Test("limits let differences pass")
        func limits() throws {
            try write("a", document: card())
            #expect(try run("approve").status == 0)
            try write("a", document: card(left: 8))
            #expect(try run("verify", "--max-pixels", "60", "--tolerate", "recorded").status == 0)
            #expect(try run("verify", "--max-pixels", "59", "--tolerate", "recorded").status == 1)
            #expect(try run("verify", "--mask-id", "badge", "--tolerate", "recorded").status == 0)
        }

        @Test("where squares have a limit, results name the one with the most different pixels")
        func worstWindow() throws {
            try write("a", document: card())
            #expect(try run("approve").status == 0)
            try write("a", document: card(left: 8))
            #expect(try run("verify", "--max-window", "29/20", "--json", "results.json").status == 1)
            let snapshots = try #require(try results("results.json")["snapshots"] as? [[String: Any]])
            let pixels = try #require(snapshots.first?["pixels"] as? [String: Any])
            let window = try #require(pixels["worstWindow"] as? [String: Any])
            #expect(window["count"] as? Int == 30)
        }

        @Test("a mask by id counts where there is such an element; one that no document has is reported")
        func masks() throws {
            let plain = { (fill: String) in "canvas: {width: 40, height: 30}\nlayout: {box: {}, fill: \"\(fill)\"}" }
            try write("a", document: card())
            try write("b", document: plain("#111111"))
            #expect(try run("approve").status == 0)
            try write("a", document: card(left: 8))
            #expect(try run("verify", "--mask-id", "badge", "--tolerate", "recorded").status == 0)
            try write("b", document: plain("#222222"))
            let result = try run("verify", "--mask-id", "badge")
            #expect(result.status == 1)
            #expect(result.outputText.contains("changed fill from #111 to #222"))
            let unknown = try run("verify", "--mask-id", "bagde")
            #expect(unknown.status == 3)
            #expect(unknown.errors == "error: the mask names \"bagde\", but no document has this id\n")
        }

        @Test("a missing reference is a difference; approve --missing writes it and no other")
        func missing() throws {
            try write("a", document: card())
            #expect(try run("approve").status == 0)
            try write("a", document: card(left: 8))
            try write("b", document: card())
            let result = try run("verify", "Snapshots/b.yaml")
            #expect(result.status == 1 && result.outputText.hasPrefix("Snapshots/b  no reference\n"))
            let before = folder.data("Snapshots/a.png")
            #expect(
                try run("approve", "--missing").outputText == "Snapshots/b.png: added\n1 added, 1 unchanged\n")
            #expect(folder.data("Snapshots/a.png") == before)
        }

        @Test("a faulty document is reported with its place, and stops no other")
        func faulty() throws {
            try write("a", document: card())
            try write("b", document: "layout: {bix: {}}")
            let approval = try run("approve")
            #expect(approval.status == 3 && pictures() == ["Snapshots/a.png"])
            let result = try run("verify", "--junit", "out/junit.xml", "--json", "-")
            #expect(result.status == 3 && result.errors.isEmpty)
            let json = try #require(try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
            let snapshots = try #require(json["snapshots"] as? [[String: Any]])
            #expect(snapshots.map { $0["status"] as? String } == ["passed", "errored"])
            #expect(
                (snapshots[1]["explanation"] as? [String])?.first?.hasPrefix("Snapshots/b.yaml:1:10: error:") == true)
            #expect(
                folder.data("out/junit.xml").map { String(decoding: $0, as: UTF8.self) }?.contains("errors=\"1\"")
                    == true)
        }

        @Test("a reference with the marks of a merge is named as that, and approved anew")
        func mergedReference() throws {
            try write("a", document: card())
            #expect(try run("approve").status == 0)
            let picture = folder.data("Snapshots/a.png")
            let pointer =
                "version https://git-lfs.github.com/spec/v1\n<<<<<<< HEAD\noid sha256:4d7a\n=======\n"
                + "oid sha256:9e11\n>>>>>>> other\nsize 12345\n"
            try folder.write(pointer, to: "Snapshots/a.png")
            let result = try run("verify")
            #expect(result.status == 3)
            let output = result.outputText + result.errors
            let words = "has the marks of a merge: accept the picture as it is drawn now, with quoin approve,"
            #expect(output.contains(words), "\(output)")
            #expect(output.contains("or take one side: git checkout --ours or --theirs"))
            #expect(try run("approve").status == 0 && folder.data("Snapshots/a.png") == picture)
        }

        @Test("a Git LFS pointer is said to be one, and is not overwritten")
        func pointer() throws {
            try write("a", document: card())
            let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
            try folder.write(pointer, to: "Snapshots/a.png")
            for command in ["verify", "approve"] {
                let result = try run(command)
                #expect(result.status == 3)
                #expect((result.outputText + result.errors).contains("is a Git LFS pointer"))
            }
            #expect(folder.data("Snapshots/a.png") == Data(pointer.utf8))
        }

        @Test("every shard has its part, and the parts are the whole")
        func shards() throws {
            try write("a", "b", "c", "d", "e", document: card())
            try write("c@2x", document: card())
            #expect(try run("approve").status == 0)
            try write("d", document: card(left: 6))
            var names: [String] = []
            for shard in 1...3 {
                _ = try run("verify", "--shard", "\(shard)/3", "--report", "\(shard)")
                let snapshots = try #require(try results("\(shard)/results.json")["snapshots"] as? [[String: Any]])
                names += snapshots.compactMap { $0["name"] as? String }
            }
            #expect(names.sorted() == ["a", "b", "c", "c@2x", "d", "e"].map { "Snapshots/" + $0 })
            let merged = try run("report", "merge", "1", "2", "3", "-o", "all")
            #expect(merged.status == 1 && merged.errors.contains("6 snapshots: 1 failed, 5 passed"))
            #expect(!merged.errors.contains("Obsolete"))
        }

        @Test("pictures of no document are obsolete; images that documents use, and what quoin did not draw, stay")
        func prune() throws {
            try write("a", "gone", "used", "used@2x", document: card())
            try write("b", document: "layout: {image: used.png}")
            #expect(try run("approve").status == 0, "b is read again once used.png is there")
            try folder.write("", to: "Snapshots/note.txt")
            // Without a record nothing tells that quoin drew it.
            #expect(try run("render", "Snapshots/a.yaml", "-o", "Snapshots/photo.png").status == 0)
            for name in ["gone", "used", "used@2x"] {
                try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Snapshots/\(name).yaml"))
            }
            let verification = try run("verify")
            #expect(verification.status == 0)
            #expect(verification.outputText.contains("Obsolete reference: Snapshots/gone.png"))
            #expect(!verification.outputText.contains("used"))
            #expect(try run("approve").outputText == "2 unchanged\n")
            #expect(folder.data("Snapshots/gone.png") != nil)
            let pruned = try run("approve", "--prune")
            #expect(pruned.status == 0 && pruned.outputText.hasPrefix("Snapshots/gone.png: deleted\n"))
            #expect(
                pictures() == ["a", "b", "photo", "used", "used@2x"].map { "Snapshots/\($0).png" })
        }

        @Test("nothing is pruned while a document is faulty")
        func pruneWithFault() throws {
            try write("a", "gone", document: card())
            #expect(try run("approve").status == 0)
            try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Snapshots/gone.yaml"))
            try write("b", document: "layout: {bix: {}}")
            let result = try run("approve", "--prune")
            #expect(
                result.status == 3
                    && result.errorLines.contains(
                        "Snapshots/b.yaml: error: is faulty, so it is not known which pictures it needs; none was pruned"
                    ),
                "\(result.errors)")
            #expect(pictures() == ["Snapshots/a.png", "Snapshots/gone.png"])
        }

        @Test("a document that shows another's picture is drawn again when that was accepted")
        func dependent() throws {
            try write("z", document: card())
            #expect(try run("approve").status == 0)
            try write("a", document: "layout: {image: z.png}")
            #expect(try run("approve").status == 0)
            try write("z", document: card(fill: "red"))
            #expect(
                try run("approve").outputText == """
                    Snapshots/a.png: changed
                    Snapshots/z.png: changed
                    2 changed, 0 unchanged

                    """)
            #expect(try run("verify").status == 0)
        }

        @Test("a document has a picture for each of its variants, named for what is otherwise than on its canvas")
        func variants() throws {
            try write(
                "a",
                document: card(rest: "variants: {sizes: [40, 60], scales: [1, 2], appearances: [light, dark]}"))
            try write("b", document: card(rest: "variants: {directions: [rtl], textScales: [1.5]}"))
            #expect(try run("approve").status == 0)
            #expect(
                pictures()
                    == [
                        "a", "a.60w", "a.60w.dark", "a.dark", "a@2x", "a@2x.60w", "a@2x.60w.dark", "a@2x.dark", "b",
                        "b.rtl.text150",
                    ].map { "Snapshots/\($0).png" }.sorted())
            #expect(try run("verify").outputText.hasSuffix("10 snapshots: 10 passed\n"))
        }

        @Test("documents with the same picture are reported")
        func clash() throws {
            try write("a", document: card(rest: "variants: {scales: [2]}"))
            try write("a@2x", document: card())
            let result = try run("verify")
            let message = "Snapshots/a.yaml and Snapshots/a@2x.yaml would both have this picture; rename one of them"
            #expect(result.status == 3 && result.outputText.contains(message))
            #expect(try run("approve").status == 3)
            #expect(pictures().isEmpty)
        }

        @Test("a contact sheet shows all variants, and --variants draws each")
        func sheet() throws {
            try write("a", document: card(rest: "variants: {appearances: [light, dark], scales: [1, 2]}"))
            #expect(try run("render", "Snapshots/a.yaml", "--contact-sheet", "-o", "sheet.png").status == 0)
            let sheet = try ImageFile(.bytes(Array(try #require(folder.data("sheet.png"))))).pixelSize()
            // Twice 40 points and more beside each other, at the scale of the largest.
            #expect(sheet.width > 160 && sheet.height > 60)
            #expect(try run("render", "Snapshots/a.yaml", "--variants", "-o", "out/a.png").status == 0)
            #expect(
                folder.files.filter { $0.hasPrefix("out") } == [
                    "out/a.dark.png", "out/a.png", "out/a@2x.dark.png", "out/a@2x.png",
                ])
            #expect(try run("render", "Snapshots/a.yaml", "--contact-sheet").status == 2)
        }
    }
}
