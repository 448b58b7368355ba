import Foundation
import Quoin
import TestSupport
import Testing

extension CommandTests {
    @Suite("What must not be lost", .serialized)
    struct LossTests {
        private let project = BadgeProject()

        private func copy(_ path: String, to other: String) throws {
            try project.folder.write(try #require(project.folder.data(path)), to: other)
        }

        @Test("pruning deletes what approve wrote for a document that is gone, and nothing else; a dry run lists it")
        func prune() throws {
            try project.write("a", "gone", "kept/b")
            try project.write("Snapshots/Old/last", "Snapshots/.hidden/c", "Snapshots/shown", "Snapshots/Old/d")
            try project.approve()
            try project.folder.write("layout: {image: ../Snapshots/shown.png}", to: "Elsewhere/page.yaml")
            // Copies, also under the same name, and an assertion's reference.
            try copy("Snapshots/gone.png", to: "Snapshots/for-readme.png")
            try copy("Snapshots/gone.png", to: "Snapshots/Old/gone.png")
            try copy("Snapshots/gone.png", to: "Snapshots/__Snapshots__/CardTests/looks.png")
            for name in ["gone", "Old/last", ".hidden/c", "shown"] {
                try project.folder.remove("Snapshots/\(name).yaml")
            }
            let before = project.folder.files
            let verified = try project.run("verify")
            #expect(
                verified.outputText.hasPrefix("Obsolete reference: Snapshots/Old/last.png\n"), "\(verified.outputText)")
            let dry = try project.run("approve", "--prune", "--dry-run")
            #expect(dry.status == 0)
            #expect(dry.outputText.contains("Snapshots/gone.png: would be deleted\n"))
            #expect(dry.outputText.contains("Snapshots/Old/last.png: would be deleted\n"))
            #expect(dry.outputText.hasSuffix("2 would be deleted, 2 unchanged\n"), "\(dry.outputText)")
            #expect(project.folder.files == before)
            #expect(try project.run("approve", "--prune").status == 0)
            let deleted = Set(before).subtracting(project.folder.files)
            #expect(deleted == ["Snapshots/gone.png", "Snapshots/Old/last.png"])
        }

        @Test("a dry run writes nothing, and lists what would be written")
        func dryRun() throws {
            try project.write("a", "b")
            try project.approve()
            try project.write("b", left: 9)
            try project.write("c")
            let before = project.folder.files
            let result = try project.run("approve", "--dry-run")
            #expect(
                result.outputText == """
                    Snapshots/c.png: would be added
                    Snapshots/b.png: would be changed
                    1 would be added, 1 would be changed, 1 unchanged

                    """)
            #expect(project.folder.files == before)
            #expect(try project.run("verify").status == 1)
        }

        @Test("a reference that is a symbolic link is not written through")
        func link() throws {
            try project.write("card", "dashboard")
            try project.approve()
            try project.folder.remove("Snapshots/card.png")
            try FileManager.default.createSymbolicLink(
                atPath: project.folder.path("Snapshots/card.png"), withDestinationPath: "dashboard.png")
            try project.write("card", left: 9)
            let before = project.folder.data("Snapshots/dashboard.png")
            let result = try project.run("approve")
            #expect(result.status == 3 && result.outputText == "1 failed, 1 unchanged\n")
            #expect(
                result.errors
                    == "Snapshots/card.png: error: is a symbolic link, through which nothing is written\n")
            #expect(project.folder.data("Snapshots/dashboard.png") == before)
        }

        @Test(
            "results are printed whatever cannot be written, and what cannot is named", arguments: ["report", "json"])
        func unwritable(kind: String) throws {
            try project.write("a", "b")
            try project.approve()
            try project.write("b", left: 9)
            try project.folder.write("", to: "file")
            let result = try project.run("verify", "--\(kind)", "file/\(kind)")
            #expect(result.status == 3)
            #expect(result.outputText.contains("2 snapshots: 1 failed, 1 passed\n"))
            #expect(result.errors.hasPrefix("file/\(kind)"), "\(result.errors)")
        }

        @Test("results are printed where the temporary folder cannot be written")
        func temporaryFolder() throws {
            try project.write("a")
            try project.approve()
            try project.write("a", left: 9)
            let result = try Command().run(
                ["verify"], in: project.folder.url,
                environment: ["TMPDIR": project.folder.path("Snapshots/a.yaml")])
            #expect(result.status == 3)
            #expect(result.outputText.contains("`badge` changed layoutPosition") && !result.outputText.contains("new:"))
            #expect(result.errorLines.count == 2 && result.errors.contains("cannot be written"), "\(result.errors)")
        }

        @Test("a report takes a folder of its own, or the folder of an earlier report")
        func foreignFolder() throws {
            try project.write("a")
            try project.approve()
            try project.folder.write("<p>mine", to: "site/index.html")
            let refused = try project.run("verify", "--report", "site")
            #expect(refused.status == 3 && refused.outputText.isEmpty)
            #expect(
                refused.errors
                    == "site: error: has index.html in it, which is not a report's; name a folder for the report alone\n"
            )
            #expect(project.folder.data("site/index.html") == Data("<p>mine".utf8))
            #expect(try project.run("report", "merge", "none", "-o", "site").status == 3)
            #expect(try project.run("verify", "--report", "out").status == 0)
            #expect(try project.run("verify", "--report", "out").status == 0)
            try project.folder.write("mine", to: "out/notes.txt")
            #expect(try project.run("verify", "--report", "out").status == 3)
        }

        @Test("a report among the documents is not read as one, and keeps no picture of an earlier run")
        func reportAmongDocuments() throws {
            try project.write("a")
            try project.approve()
            try project.write("a", left: 9)
            #expect(try project.run("verify", "--report", "Snapshots/report").status == 1)
            #expect(project.folder.data("Snapshots/report/pictures/Snapshots/a.difference.png") != nil)
            try project.write("a")
            let again = try project.run("verify", "--report", "Snapshots/report")
            #expect(again.status == 0 && again.outputText == "1 snapshot: 1 passed\n")
            #expect(project.folder.data("Snapshots/report/pictures/Snapshots/a.difference.png") == nil)
            #expect(try project.run("render", "Snapshots", "--output-dir", "out").status == 0)
            #expect(project.folder.files.filter { $0.hasPrefix("out/") } == ["out/a.png"])
        }

        @Test("the temporary pictures of projects are apart, and go when a snapshot passes again")
        func stalePictures() throws {
            func picture(_ project: BadgeProject) throws -> String {
                let lines = try project.run("verify").outputText.split(separator: "\n")
                return String(try #require(lines.first { $0.hasPrefix("  new: ") }).dropFirst(7))
            }
            let other = BadgeProject()
            for project in [project, other] {
                try project.write("a")
                try project.approve()
                try project.write("a", left: 9)
            }
            let paths = [try picture(project), try picture(other)]
            #expect(paths[0] != paths[1] && paths.allSatisfy(FileManager.default.fileExists(atPath:)))
            try project.write("a")
            #expect(try project.run("verify").status == 0)
            #expect(paths.map(FileManager.default.fileExists(atPath:)) == [false, true])
            try other.write("a")
            #expect(try other.run("verify").status == 0)
        }
    }
}
