import Foundation
import Quoin
import TestSupport
import Testing

extension CommandTests {
    @Suite("Settings beside documents", .serialized)
    struct SettingsTests {
        private let project = BadgeProject()

        private func settings(_ text: String, in folder: String = "") throws {
            try project.folder.write(text, to: folder + "quoin.yaml")
        }

        @Test("paths, the report and rules of a project count where the command line does not say otherwise")
        func ofProject() throws {
            try project.write("Cards/a")
            try settings("paths: [Cards]\nreport: build/report\nmaxPixels: 60\ntolerate: recorded\n")
            #expect(try project.run("approve").outputText == "Cards/a.png: added\n1 added, 0 unchanged\n")
            try project.write("Cards/a", left: 8)
            let result = try project.run("verify")
            #expect(
                result.status == 0
                    && result.outputText == "Cards/a: 60 of at most 60 pixels differ\n1 snapshot: 1 passed\n")
            #expect(result.errors == "report: build/report/index.html\n")
            let run = try project.results("build/report/results.json").run
            #expect(
                run.paths == ["Cards"]
                    && run.settings == PropertyValue.mapping(["maxPixels": 60, "tolerate": "recorded"]))
            #expect(Array(run.settingsFiles.keys) == ["quoin.yaml"] && Array(run.documents.keys) == ["Cards/a.yaml"])
            #expect(try project.run("verify", "--max-pixels", "59").status == 1)
            #expect(try project.run("verify", "--report", "other").errors == "report: other/index.html\n")
        }

        @Test("what is nearer to a document counts: folders, then patterns, later ones before earlier ones")
        func nearer() throws {
            try project.write("a", "Snapshots/Charts/b", "Snapshots/Charts/c")
            try project.approve()
            try project.write("a", "Snapshots/Charts/b", "Snapshots/Charts/c", left: 8)
            try settings(
                """
                maxPixels: 60
                tolerate: recorded
                documents:
                  - {match: "Snapshots/*", maxPixels: 59}
                  - {match: [b.yaml, nothing.yaml], maxPixels: 61}
                """)
            try settings("maxPixels: 62", in: "Snapshots/Charts/")
            let result = try project.run("verify", "--json", "results.json")
            #expect(result.status == 1)
            let results = try project.results("results.json")
            #expect(results.snapshots.map(\.status) == [.passed, .passed, .failed])
            #expect(
                results.snapshots.map(\.settings) == [
                    .mapping(["maxPixels": 62, "tolerate": "recorded"]),
                    .mapping(["maxPixels": 62, "tolerate": "recorded"]),
                    .mapping(["maxPixels": 59, "tolerate": "recorded"]),
                ])
            #expect(results.run.settings == PropertyValue.mapping(["maxPixels": 60, "tolerate": "recorded"]))
        }

        @Test("a subfolder as working folder has the same settings")
        func subfolder() throws {
            try project.write("a")
            try project.approve()
            try project.write("a", left: 8)
            try settings("paths: [Snapshots]\nmasks: [badge]\ntolerate: recorded\nreport: build")
            let folder = project.folder.url.appendingPathComponent("Snapshots")
            let result = try Command().run(["verify"], in: folder)
            #expect(result.status == 0, "\(result.errors)\(result.outputText)")
            #expect(project.folder.data("build/index.html") != nil)
        }

        @Test("masks, limits and how colors are measured are as on the command line")
        func rules() throws {
            try project.write("a")
            try project.approve()
            try project.write("a", left: 8)
            for text in [
                "masks: [badge]", "masks: [{pixels: [0, 0, 40, 30]}]", "masks: [{points: [4, 4, 30, 20]}]",
                "maxShare: 5%", "maxShare: 0.05", "maxWindow: {side: 20, count: 30}",
                "{threshold: 1, metric: yiq, antialiasing: ignored}",
            ] {
                try settings(text)
                #expect(try project.run("verify").status == 1, "\(text)")
                #expect(try project.run("verify", "--tolerate", "recorded").status == 0, "\(text)")
            }
            for text in ["maxShare: 4.9%", "maxWindow: {side: 20, count: 29}", "masks: [{pixels: [0, 0, 20, 30]}]"] {
                try settings(text)
                #expect(try project.run("verify", "--tolerate", "recorded").status == 1, "\(text)")
            }
        }

        @Test("variants and fonts of settings are drawn, unless a document lists variants of its own")
        func drawing() throws {
            try project.write("a")
            try project.folder.write(
                "canvas: {width: 9, height: 9}\nvariants: {scales: [3]}\nlayout: {fill: red}", to: "Snapshots/b.yaml")
            try project.folder.write(
                "canvas: {width: 60}\nlayout: {text: {string: Hi, font: Inter}}", to: "Snapshots/c.yaml")
            let font = try #require(Studio().stack.files().first).path
            try settings("variants: {scales: [1, 2]}\nfonts: [\(font)]")
            #expect(try project.run("approve").status == 0)
            #expect(
                project.folder.files.filter { $0.hasSuffix(".png") }
                    == ["a", "a@2x", "b", "b@3x", "c", "c@2x"].map { "Snapshots/\($0).png" })
            #expect(try project.run("verify").outputText == "6 snapshots: 6 passed\n")
            try settings("fonts: [nowhere]")
            #expect(try project.run("verify").status == 3)
        }

        @Test("the fonts of settings are there for render, inspect, explain and validate, too")
        func fontsOfCommands() throws {
            try project.folder.write(
                "canvas: {width: 60}\nlayout: {text: {string: Hi, font: Inter}, id: hi}", to: "Snapshots/c.yaml")
            let commands = [
                ["render", "-o", "out.png"], ["inspect"], ["explain", "hi"], ["validate", "--strict"],
                ["diagram", "-o", "out.png"],
            ].map { [$0[0], "Snapshots/c.yaml"] + $0.dropFirst() }
            func status(_ command: [String]) throws -> Int32 {
                try Command().run(command, in: project.folder.url).status
            }
            try settings("fonts: [nowhere]")
            for command in commands { #expect(try status(command) == 3, "\(command)") }
            let font = try #require(Studio().stack.files().first).path
            try settings("fonts: [\(font)]")
            for command in commands { #expect(try status(command) == 0, "\(command)") }
        }

        @Test("what is wrong is reported with its place, and with what may have been meant")
        func faulty() throws {
            try project.write("a")
            try settings(
                """
                paths: Snapshots
                treshold: 0.5
                documents:
                  - {match: a.yaml, maxPixel: 3}
                  - {threshold: 2}
                maxShare: 120%
                """)
            for command in ["verify", "approve"] {
                let result = try project.run(command)
                #expect(result.status == 3 && result.output.isEmpty)
                #expect(
                    result.errors == """
                        quoin.yaml:4:21: error: documents[0]: unknown key "maxPixel"; did you mean "maxPixels"?
                        quoin.yaml:5:17: error: documents[1].threshold: expected a number from 0 to 1, not "2"
                        quoin.yaml:5:5: error: documents[1]: "match" is missing
                        quoin.yaml:1:8: error: paths: expected a list, not "Snapshots"
                        quoin.yaml:6:11: error: maxShare: expected a fraction from 0 to 1, or a percentage, not "120%"
                        quoin.yaml:2:1: error: unknown key "treshold"; did you mean "threshold"?

                        """)
            }
        }

        @Test(
            "documents, report and cache are below the repository, unless the command line says otherwise")
        func outputs() throws {
            try project.write("a")
            try project.approve()
            try FileManager.default.createSymbolicLink(
                atPath: project.folder.path("link"), withDestinationPath: "/var/tmp")
            func isRefused(_ path: String, _ file: String = "quoin.yaml") throws {
                for (key, value) in [("report", path), ("cache", path), ("paths", "[a, \(path)]")] {
                    try project.folder.write("threshold: 0\n\(key): \(value)", to: file)
                    let working = project.folder.url.appendingPathComponent(file).deletingLastPathComponent()
                    let result = try Command().run(["verify", project.folder.path("Snapshots")], in: working)
                    #expect(result.status == 3)
                    #expect(
                        result.errors == """
                            quoin.yaml:2:\(key == "paths" ? 12 : key.count + 3): error: \
                            \(key == "paths" ? "paths[1]" : key): leads out of the repository; name it on the \
                            command line

                            """)
                }
                try FileManager.default.removeItem(atPath: project.folder.path(file))
            }
            for path in ["../x", "/var/tmp/x", "link/x", "a/../../x", "link"] { try isRefused(path) }
            #expect(!FileManager.default.fileExists(atPath: "/var/tmp/x"))
            try settings("report: ./a/../build/report\ncache: build/kept")
            #expect(
                try project.run("verify", "--report", "link/../../\(project.folder.url.lastPathComponent)/r").status
                    == 0)
            #expect(try project.run("verify").status == 0)
            #expect(project.folder.data("build/report/results.json") != nil)
            try FileManager.default.removeItem(atPath: project.folder.path("quoin.yaml"))
            try isRefused("../x", "inner/quoin.yaml")
            try project.folder.write("", to: ".git/HEAD")
            try isRefused("../../x", "inner/quoin.yaml")
            try project.folder.write("report: ../out", to: "inner/quoin.yaml")
            let inner = project.folder.url.appendingPathComponent("inner")
            #expect(try Command().run(["verify", "../Snapshots"], in: inner).status == 0)
            #expect(project.folder.data("out/results.json") != nil)
        }

        @Test("a pattern that no document matches, and a mask that none has, are reported")
        func unmatched() throws {
            try project.write("a")
            try project.approve()
            try settings("documents: [{match: \"Carts/*\", threshold: 0.5}]")
            let result = try project.run("verify")
            #expect(result.status == 0)
            #expect(result.outputText == "quoin.yaml: no document matches \"Carts/*\".\n1 snapshot: 1 passed\n")
            try settings("masks: [bagde]")
            #expect(try project.run("verify").errors.contains("the mask names \"bagde\""))
            #expect(try project.run("verify", "Snapshots/a.yaml").status == 0)
        }
    }
}
