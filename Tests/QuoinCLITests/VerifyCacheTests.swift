import Foundation
import QuoinVerification
import TestSupport
import Testing

extension CommandTests {
    @Suite("Verifications that were kept", .serialized)
    struct VerifyCacheTests {
        private let project = BadgeProject()

        /// The names of the snapshots that were not taken from the cache, and how they came out.
        private func verify(_ arguments: String...) throws -> [String: VerificationResults.Snapshot.Status] {
            _ = try project.run(arguments: ["verify", "--json", "results.json"] + arguments)
            let snapshots = try project.results("results.json").snapshots.filter { $0.cached != true }
            return Dictionary(uniqueKeysWithValues: snapshots.map { ($0.name, $0.status) })
        }

        @Test("what passed is not drawn again, until something changes that it depends on")
        func passed() throws {
            try project.write("a", "b")
            try project.approve()
            project.folder.settle()
            #expect(try verify("--cache", "kept").count == 2)
            #expect(try verify("--cache", "kept").isEmpty)
            let result = try project.run("verify", "--cache", "kept")
            #expect(result.outputText == "2 snapshots: 2 passed, 2 of them in an earlier run\n")
            try project.write("a", left: 8)
            #expect(try verify("--cache", "kept") == ["Snapshots/a": .failed])
            #expect(try verify("--cache", "kept") == ["Snapshots/a": .failed])
            try project.approve()
            project.folder.settle()
            #expect(try verify("--cache", "kept") == ["Snapshots/a": .passed])
            try project.folder.write(try #require(project.folder.data("Snapshots/a.png")), to: "Snapshots/b.png")
            #expect(try verify("--cache", "kept") == ["Snapshots/b": .failed])
            try project.folder.remove("Snapshots/b.png")
            #expect(try verify("--cache", "kept") == ["Snapshots/b": .missing])
        }

        @Test("notes, obsolete references, reports and exit codes are as without the cache")
        func same() throws {
            try project.write("a", "b")
            try project.approve()
            try project.folder.write(try #require(project.folder.data("Snapshots/a.png")), to: "Snapshots/gone.png")
            #expect(try project.run("approve", "--no-record", "Snapshots/b.yaml").status == 0)
            project.folder.settle()
            let plain = try project.run("verify")
            for _ in 0..<2 {
                let result = try project.run("verify", "--cache", "kept", "--report", "report", "--embed", "all")
                #expect(result.status == plain.status && result.outputText == plain.outputText)
            }
            _ = try project.run("verify", "--cache", "kept")
            let kept = try project.run("verify", "--cache", "kept")
            #expect(kept.status == plain.status)
            #expect(
                kept.outputText == plain.outputText.replacing(" passed", with: " passed, 2 of them in an earlier run"))
        }

        @Test("every setting on which a comparison depends draws again when it changes")
        func settings() throws {
            try project.write("a")
            try project.approve()
            try project.folder.write(try KeyProject.font("DejaVuSans"), to: "fonts/a.ttf")
            project.folder.settle()
            let values: [String: [String]] = [
                "fonts": ["[fonts]"], "variants": ["{appearances: [light]}"], "threshold": ["0.1", "0.10000001"],
                "metric": ["yiq"], "antialiasing": ["ignored"], "masks": ["[badge]", "[{pixels: [0, 0, 1, 1]}]"],
                "maskGrowth": ["3"], "maxPixels": ["1", "2"], "maxShare": ["1%"], "maxWindow": ["{side: 2, count: 1}"],
                "tolerate": ["recorded"], "missingGlyphs": ["box"], "missingItalic": ["upright", "slanted"],
            ]
            /// What changes nothing in a verification, or only where it is looked for.
            let others: [String: String] = [
                "check": "{widths: 320...400}", "mutate": "{allow: {mask: all, because: no}}", "report": "report",
                "cache": "kept", "paths": "[Snapshots]", "documents": "[{match: a.yaml, maskGrowth: 2}]",
            ]
            #expect(Set(ProjectSettings.keys) == Set(values.keys).union(others.keys))
            _ = try verify("--cache", "kept")
            for (key, values) in values.sorted(by: { $0.key < $1.key }) {
                for value in values {
                    try project.folder.write("\(key): \(value)\n", to: "quoin.yaml")
                    #expect(try !verify("--cache", "kept").isEmpty, "\(key): \(value)")
                }
            }
            // The result without settings may be too old to be kept.
            try project.folder.write("", to: "quoin.yaml")
            _ = try verify("--cache", "kept")
            for (key, value) in others {
                try project.folder.write("\(key): \(value)\n", to: "quoin.yaml")
                #expect(try verify("--cache", "kept").isEmpty, "\(key)")
            }
        }

        @Test("the settings name the folder, and an option another one")
        func folder() throws {
            try project.write("a")
            try project.approve()
            try project.folder.write("cache: build/kept\n", to: "quoin.yaml")
            project.folder.settle()
            #expect(try verify().count == 1)
            #expect(try verify().isEmpty)
            #expect(try verify("--cache", "other").count == 1)
            #expect(project.folder.data("build/kept/CACHEDIR.TAG") != nil)
        }

        @Test("check finds the same without laying out anything, until something changes that findings depend on")
        func checks() throws {
            let row =
                "{row: [{id: a, fill: black, width: 300, height: 10}, {id: b, fill: black, width: 60, height: 10}]}"
            for name in ["a", "b"] {
                try project.folder.write(
                    "canvas: {width: 330, fill: white}\ncheck: {allow: {contrast: a, because: no}}\nlayout: \(row)",
                    to: "Snapshots/\(name).yaml")
            }
            let settings = "check: {allow: [{overflow: LIST, because: so}, {cut: all, because: so}]}\n"
            try project.folder.write(settings.replacing("LIST", with: "[x]"), to: "quoin.yaml")
            project.folder.settle()
            func expect(_ options: [String] = [], cached: Bool, sourceLocation: SourceLocation = #_sourceLocation)
                throws
            {
                let plain = try project.run(arguments: ["check"] + options)
                let kept = try project.run(arguments: ["check", "--cache", "kept"] + options)
                #expect(kept.status == plain.status && kept.errors == plain.errors, sourceLocation: sourceLocation)
                let count = ", 2 of 2 documents from the cache"
                #expect(kept.outputText.contains(count) == cached, sourceLocation: sourceLocation)
                #expect(kept.outputText.replacing(count, with: "") == plain.outputText, sourceLocation: sourceLocation)
            }
            try expect(cached: false)
            try expect(cached: true)
            for options in [["--widths", "358...361"], ["--text-scales", "1,2"], ["--languages", "pseudo-rtl"]] {
                try expect(options, cached: false)
                try expect(options, cached: true)
            }
            try project.folder.write(settings.replacing("LIST", with: "[b]"), to: "quoin.yaml")
            try expect(cached: false)
            try expect(cached: true)
            let json = try project.run("check", "--json", "--cache", "kept").outputText
            #expect(
                try json.replacing("      \"cached\" : true,\n", with: "") == project.run("check", "--json").outputText)
            // The page has pictures.
            #expect(
                try project.run("check", "--cache", "kept", "--report", "report").outputText.contains("cache") == false)
            try project.folder.write("canvas: {width: 330}\nlayout: \(row)", to: "Snapshots/b.yaml")
            #expect(try project.run("check", "--cache", "kept").outputText.contains("1 of 2 documents from the cache"))
            try project.folder.write("layout: 5", to: "Snapshots/b.yaml")
            for _ in 0..<2 { #expect(try project.run("check", "--cache", "kept").status == 3) }
        }

        @Test("mutate finds the same without changing anything, until the document or what it allows changes")
        func mutations() throws {
            try project.write("a", "b")
            try project.approve()
            // Settings make their folder the root, on which a key depends.
            try project.folder.write("", to: "quoin.yaml")
            project.folder.settle()
            let plain = try project.run("mutate", "--all").outputText
            let first = try project.run("mutate", "--all", "--cache", "kept").outputText
            let second = try project.run("mutate", "--all", "--cache", "kept").outputText
            #expect(first == plain)
            func fromCache(_ text: String) -> String {
                text.replacing(" without effect\n", with: " without effect, 2 of 2 documents from the cache\n")
            }
            #expect(second == fromCache(plain) && second != plain)
            try project.folder.write(
                "mutate: {allow: {otherCanvas: all, because: one canvas is enough}}\n", to: "quoin.yaml")
            #expect(
                try project.run("mutate", "--all", "--cache", "kept").outputText
                    == fromCache(project.run("mutate", "--all").outputText))
            try project.write("b", left: 8)
            #expect(try project.run("mutate", "--cache", "kept").outputText.contains("1 of 2 documents from the cache"))
        }
    }
}

extension BadgeProject {
    fileprivate func run(arguments: [String]) throws -> Command.Result { try Command().run(arguments, in: folder.url) }
}
