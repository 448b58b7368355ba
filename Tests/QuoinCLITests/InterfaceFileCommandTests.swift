import Foundation
import TestSupport
import Testing

extension CommandTests {
    @Suite("Commands with storyboards", .serialized)
    struct InterfaceFileCommandTests {
        private let folder = TemporaryFolder()

        private func run(_ arguments: String...) throws -> Command.Result {
            try Command().run(arguments, in: folder.url, input: "")
        }

        /// The example of the repository, with one text for another.
        private func writeProfile(_ old: String = "", _ new: String = "") throws {
            let file = PackageFolder.snapshots.appendingPathComponent("InterfaceBuilder/profile.storyboard")
            let text = try String(contentsOf: file, encoding: .utf8)
            try folder.write(old.isEmpty ? text : text.replacing(old, with: new), to: "Profile.storyboard")
        }

        @Test("render, inspect and explain take a storyboard and call its views by their names")
        func commands() throws {
            try writeProfile()
            #expect(try run("render", "Profile.storyboard", "--scene", "Profile", "-o", "out.png").status == 0)
            #expect(folder.data("out.png") != nil)
            let tree = String(decoding: try run("inspect", "Profile.storyboard").output, as: UTF8.self)
            #expect(tree.contains("nameLabel") && tree.contains("avatar"))
            let reason = String(
                decoding: try run("explain", "Profile.storyboard", "switchControl").output, as: UTF8.self)
            #expect(reason.contains("switchControl"))
        }

        @Test("diff names the constraint whose constant changed")
        func diff() throws {
            try writeProfile()
            #expect(try run("render", "Profile.storyboard", "--record", "-o", "old.png").status == 0)
            try writeProfile("constant=\"24\" identifier", "constant=\"40\" identifier")
            #expect(try run("render", "Profile.storyboard", "--record", "-o", "new.png").status == 0)
            let result = try run("diff", "old.png", "new.png")
            #expect(result.status == 1)
            let text = String(decoding: result.output, as: UTF8.self)
            #expect(text.contains("constraint `buttons below avatar` changed constant from 24 to 40"))
        }

        @Test("saved frames that the constraints do not give are listed with their lines")
        func savedFrames() throws {
            try writeProfile()
            let same = try run("check", "--saved-frames", "Profile.storyboard")
            #expect(same.status == 0)
            #expect(
                String(decoding: same.output, as: UTF8.self)
                    == "12 of 12 views stand where they were saved, 5 of the 5 whose size hangs on no text or symbol\n")
            try writeProfile("y=\"132\"", "y=\"140\"")
            let stale = try run("check", "--saved-frames", "Profile.storyboard")
            #expect(stale.status == 1)
            let text = String(decoding: stale.output, as: UTF8.self)
            #expect(
                text.contains(
                    "stackView \"buttons\" in Profile: saved 343 × 44 at 16, 140, constraints give 343 × 44 at 16, 132")
            )
            #expect(text.contains("11 of 12 views"))
        }

        @Test("a broken file and an unknown scene are wrong input, and nothing is written")
        func faults() throws {
            try folder.write("<document>", to: "broken.xib")
            let broken = try run("render", "broken.xib", "-o", "out.png")
            #expect(
                broken.status == 3
                    && broken.errors.contains("broken.xib:1:1: error: the element \"document\" is not closed"))
            try writeProfile()
            let unknown = try run("render", "Profile.storyboard", "--scene", "Other", "-o", "out.png")
            #expect(unknown.status == 3)
            #expect(unknown.errors.contains("there is no scene \"Other\"; the scenes are \"Profile\""))
            #expect(folder.data("out.png") == nil)
            try folder.write("{\"id\": 1}", to: "rows.json")
            let data = try run("render", "Profile.storyboard", "--data", "rows.json", "--output-dir", "out")
            #expect(data.errors.contains("storyboards and xibs have no parameters, so that no data can fill them"))
        }
    }
}
