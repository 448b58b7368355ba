import Foundation
import Quoin
import QuoinResults
import TestSupport
import Testing

extension CommandTests {
    @Suite("Folders and commits compared", .serialized)
    struct StateDiffTests {
        private let project = BadgeProject()

        private func git(_ arguments: String...) throws {
            let settings = ["-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "init.defaultBranch=main"]
            let result = try Command(at: "/usr/bin/git").run(
                settings + arguments, in: project.folder.url, environment: ["GIT_CONFIG_GLOBAL": "/dev/null"])
            #expect(result.status == 0, "\(result.errors)")
        }

        /// Commits the project within a change, and after it.
        private func commitBeforeAndAfter(_ change: (_ step: () throws -> Void) throws -> Void) throws {
            func commit(_ message: String) throws {
                try git("add", "-A")
                try git("commit", "-qm", message)
            }
            try git("init", "-q")
            try change { try commit("before") }
            try commit("after")
        }

        @Test("commits without git are an error")
        func withoutGit() throws {
            let result = try Command().run(
                ["diff", "main..HEAD"], in: project.folder.url, environment: ["PATH": "/nowhere"])
            #expect(result.status == 3 && result.errors.hasPrefix("git: error: cannot be run"), "\(result.errors)")
        }

        /// Copies the snapshots within a change.
        private func copyBefore(_ change: (_ step: () throws -> Void) throws -> Void) throws {
            try change {
                try FileManager.default.copyItem(
                    atPath: project.folder.path("Snapshots"), toPath: project.folder.path("before"))
            }
        }

        /// Documents of which `moved` is moved, `gone` is removed, and `new` is added after `step` is called.
        private func change(_ step: () throws -> Void) throws {
            try project.write("same", "moved", "gone")
            try project.approve()
            try step()
            try project.write("moved", left: 9)
            try project.write("Snapshots/Deep er/new")
            try project.approve()
            for file in ["yaml", "png"] { try project.folder.remove("Snapshots/gone.\(file)") }
        }

        @Test("folders give what verify gives: each picture that differs, with its reason, and the report")
        func folders() throws {
            try copyBefore(change)
            let result = try project.run("diff", "before/", "Snapshots", "--report", "out")
            #expect(result.status == 1)
            #expect(
                result.outputText == """
                    Deep er/new  no reference
                      Snapshots/Deep er/new.yaml
                      is only in Snapshots
                      new: out/pictures/Deep er/new.new.png

                    gone  failed (layout)
                      before/gone.yaml
                      is only in before/

                    moved  failed (layout)
                      Snapshots/moved.yaml
                      `badge` changed layoutPosition from [5, 5] to [9, 5], moved by +4, 0
                      80 pixels differ (6.67 %)
                      reference: before/moved.png
                      new: out/pictures/moved.new.png
                      difference: out/pictures/moved.difference.png

                    4 snapshots: 2 failed, 1 no reference, 1 passed

                    """)
            #expect(result.errors == "report: out/index.html\n")
            #expect(try project.results("out/results.json").snapshots.count == 4)
            #expect(
                try project.run("diff", "before", "Snapshots", "--max-pixels", "80", "--tolerate", "recorded")
                    .outputText.contains("1 failed"))
            #expect(try project.run("diff", "before", "before").outputText == "3 snapshots: 3 passed\n")
        }

        @Test("a range of commits compares their pictures, at some paths if there are any")
        func commits() throws {
            try commitBeforeAndAfter(change)
            let result = try project.run("diff", "HEAD~1..HEAD", "--json", "--", "Snapshots")
            #expect(result.status == 1)
            let results = try VerificationResults(json: result.output)
            #expect(
                results.snapshots.map(\.name) == ["Deep er/new", "gone", "moved", "same"].map { "Snapshots/\($0)" })
            #expect(results.snapshots.map(\.status) == [.missing, .failed, .failed, .passed])
            #expect(results.snapshots[2].reference == "HEAD~1:Snapshots/moved.png")
            #expect(results.snapshots[2].explanation.first?.contains("`badge` changed layoutPosition") == true)
            let one = try project.run("diff", "HEAD~1..", "Snapshots/same.png")
            #expect(one.status == 0 && one.outputText == "1 snapshot: 1 passed\n")
            let folder = project.folder.url.appendingPathComponent("Snapshots")
            #expect(
                try Command().run(["diff", "HEAD~1...HEAD"], in: folder).outputText.contains(
                    "\n\nmoved  failed (layout)\n"))
        }

        /// Two documents with texts of their own, whose badge gets another color after `step` is called.
        private func recolor(_ step: () throws -> Void) throws {
            func write(_ fill: String) throws {
                for name in ["one", "two and more"] {
                    try project.folder.write(
                        """
                        canvas: {width: 200, fill: white}
                        layout:
                          row:
                            children: [{box: {}, id: badge, fill: "\(fill)", preferredSize: [20, 10]}, {text: \(name)}, {image: {source: \(name).jpg}, preferredSize: [1, 1]}]
                        """, to: "Snapshots/\(name).yaml")
                }
                try project.approve()
            }
            for name in ["one", "two and more"] {
                try FileManager.default.createDirectory(
                    atPath: project.folder.path("Snapshots"), withIntermediateDirectories: true)
                try project.folder.write(
                    "canvas: {width: 1, height: 1, fill: red}\nlayout: {box: {}}", to: "\(name).yaml")
                #expect(
                    try project.run("render", "\(name).yaml", "-o", "Snapshots/\(name).jpg").status == 0)
                try project.folder.remove("\(name).yaml")
            }
            try write("#336699")
            try step()
            try write("#669933")
        }

        @Test("causes are confirmed by the documents of the new folder, and pictures are grouped by them")
        func causesOfFolders() throws {
            try copyBefore(recolor)
            let text = try project.run("diff", "before", "Snapshots").outputText
            #expect(text.contains("Causes:\n  `badge`.fill #369 → #693, in 2 pictures\n\n"), "\(text)")
            // A document that no longer gives its picture confirms nothing.
            try project.folder.write("layout: {text: other}", to: "Snapshots/one.yaml")
            let other = try VerificationResults(
                json: try project.run("diff", "before", "Snapshots", "--json").output)
            #expect(other.causeGroups.map(\.isConfirmed).count(where: { $0 }) == 1)
        }

        @Test("causes are confirmed by the documents of the new commit, whatever is in the working folder")
        func causesOfCommits() throws {
            try commitBeforeAndAfter(recolor)
            for name in ["one", "two and more"] { try project.folder.remove("Snapshots/\(name).yaml") }
            let text = try project.run("diff", "HEAD~1..HEAD", "--", "Snapshots").outputText
            #expect(text.contains("Causes:\n  `badge`.fill #369 → #693, in 2 pictures\n\n"), "\(text)")
        }

        @Test("the settings of documents count")
        func settings() throws {
            try project.write("a")
            try project.approve()
            try FileManager.default.copyItem(
                atPath: project.folder.path("Snapshots"), toPath: project.folder.path("before"))
            try project.write("a", left: 8)
            try project.approve()
            #expect(try project.run("diff", "before", "Snapshots").status == 1)
            try project.folder.write("masks: [badge]\ntolerate: recorded", to: "Snapshots/quoin.yaml")
            #expect(try project.run("diff", "before", "Snapshots").status == 0)
        }

        @Test("more pictures than fit into one question to git")
        func many() throws {
            try git("init", "-q")
            let names = (0..<150).map { "Snapshots/a-name-that-is-as-long-as-those-of-pictures-can-be-\($0).png" }
            for step in ["red", "blue"] {
                try project.folder.write("canvas: {width: 4, height: 4}\nlayout: {fill: \(step)}", to: "a.yaml")
                #expect(try project.run("render", "a.yaml").status == 0)
                let picture = try #require(project.folder.data("a.png"))
                for name in names { try project.folder.write(picture, to: name) }
                try git("add", "Snapshots")
                try git("commit", "-qm", step)
            }
            #expect(try project.run("diff", "HEAD~1..HEAD").outputText.hasSuffix("150 snapshots: 150 failed\n"))
        }

        @Test("what git does not know is reported")
        func faults() throws {
            let result = try project.run("diff", "nothing..HEAD")
            #expect(result.status == 3 && result.errors.contains("error: git: fatal:"), "\(result.errors)")
        }
    }
}
