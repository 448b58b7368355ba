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

        /// The example of the repository, with some texts for others.
        private func writeProfile(_ changes: (old: String, new: String)...) throws {
            let file = PackageFolder.snapshots.appendingPathComponent("InterfaceBuilder/profile.storyboard")
            let text = try String(contentsOf: file, encoding: .utf8)
            try folder.write(
                changes.reduce(text) { $0.replacing($1.old, with: $1.new) }, to: "Profile.storyboard")
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
            try writeProfile(("constant=\"24\" identifier", "constant=\"40\" identifier"))
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
                    == "12 of 12 views stand where they were saved, 5 of the 5 whose size hangs on no text or "
                    + "symbol; 12 are at most 4 points away\n")
            try writeProfile(("y=\"132\"", "y=\"140\""))
            let stale = try run("check", "--saved-frames", "Profile.storyboard")
            #expect(stale.status == 1)
            let text = String(decoding: stale.output, as: UTF8.self)
            #expect(
                text.contains(
                    "stackView \"buttons\" in Profile: saved 343 × 44 at 16, 140, constraints give 343 × 44 at 16, 132")
            )
            #expect(text.contains("11 of 12 views"))
            // What accounts for it: the constraint that the saved frame does not hold, the file's own word, an open position.
            #expect(text.contains("(stale: the saved frames are 8 off from \"buttons below avatar\")"))
            #expect(text.contains("of the others (of these without a text or symbol):\n  1 (1) stale"))
            try writeProfile(
                ("y=\"132\"", "y=\"140\""), ("id=\"but-to-ns0\"", "id=\"but-to-ns0\" misplaced=\"YES\""))
            #expect(try printedFrames().contains("(misplaced, as the file says)"))
        }

        private func printedFrames() throws -> String {
            String(decoding: try run("check", "--saved-frames", "Profile.storyboard").output, as: UTF8.self)
        }

        /// A storyboard with the scene of the example, and again with another name.
        private func writeTwoScenes(constant: String = "24", to path: String = "Main.storyboard") throws {
            try writeProfile(("constant=\"24\" identifier", "constant=\"\(constant)\" identifier"))
            let text = String(decoding: try #require(folder.data("Profile.storyboard")), as: UTF8.self)
            let start = try #require(text.firstRange(of: "<scene ")?.lowerBound)
            let end = try #require(text.firstRange(of: "</scene>")?.upperBound)
            let copy = text[start..<end].replacing("title=\"Profile\"", with: "title=\"Copy\"")
                .replacing("id=\"pro-fi-le0\"", with: "id=\"cop-y0-000\"")
            try folder.write(text.replacingCharacters(in: end..<end, with: copy), to: path)
            try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Profile.storyboard"))
        }

        @Test("each scene has a picture of its own, which verify and approve know; check takes each")
        func scenes() throws {
            try writeTwoScenes()
            #expect(try run("render", "Main.storyboard", "--scene", "all", "--output-dir", "out").status == 0)
            #expect(folder.data("out/Main-Profile.png") != nil && folder.data("out/Main-Copy.png") != nil)
            #expect(try run("approve", "Main.storyboard", "--scene", "Copy").status == 0)
            #expect(try run("verify", "Main.storyboard", "--scene", "Copy").status == 0)
            #expect(try run("verify", "Main.storyboard", "--scene", "all").status == 1)
            let check = try run("check", "Main.storyboard")
            #expect(String(decoding: check.output, as: UTF8.self).contains("in 2 documents"))
            try folder.write("```quoin\nMain.storyboard#Copy\n```\n", to: "page.md")
            #expect(try run("figures", "page.md").status == 0)
        }

        @Test("diff draws the scenes of two files, and says which constraint changed and what moved")
        func documents() throws {
            try writeTwoScenes(to: "old.storyboard")
            try writeTwoScenes(constant: "40", to: "new.storyboard")
            let result = try run("diff", "old.storyboard", "new.storyboard")
            #expect(result.status == 1)
            let text = String(decoding: result.output, as: UTF8.self)
            #expect(text.contains("changed constant from 24 to 40") && text.contains("2 snapshots: 2 failed"))
            #expect(try run("diff", "old.storyboard", "old.storyboard").status == 0)
        }

        @Test("what scrolls is no finding, and neither is what a clip hides")
        func scrolledContent() throws {
            let rows =
                "<subviews><label text=\"Far\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"far\">"
                + "<rect key=\"frame\" x=\"900\" y=\"900\" width=\"30\" height=\"20\"/></label></subviews><constraints>"
                + "<constraint firstItem=\"far\" firstAttribute=\"leading\" secondItem=\"scr\" secondAttribute=\"leading\" "
                + "constant=\"900\" id=\"x1\"/><constraint firstItem=\"far\" firstAttribute=\"top\" secondItem=\"scr\" "
                + "secondAttribute=\"top\" constant=\"900\" id=\"x2\"/></constraints>"
            let scroll =
                "<scrollView clipsSubviews=\"YES\" fixedFrame=\"YES\" id=\"scr\">"
                + "<rect key=\"frame\" x=\"0\" y=\"300\" width=\"375\" height=\"200\"/>\(rows)</scrollView>"
            try writeProfile(("<subviews>\n                            <view", "<subviews>\(scroll)<view"))
            let result = try run("check", "Profile.storyboard")
            #expect(!String(decoding: result.output, as: UTF8.self).contains("far"))
        }

        @Test("a language without strings, and one of another document, are wrong input")
        func languages() throws {
            try writeProfile()
            try folder.write("\"not-ic-lab.text\" = \"Mitteilungen\";", to: "de.lproj/Profile.strings")
            #expect(try run("render", "Profile.storyboard", "-o", "en.png").status == 0)
            #expect(try run("render", "Profile.storyboard", "--language", "de", "-o", "de.png").status == 0)
            #expect(folder.data("de.png") != nil && folder.data("de.png") != folder.data("en.png"))
            #expect(try run("render", "Profile.storyboard", "--language", "fr", "-o", "out.png").status == 3)
            try folder.write("{canvas: 9x9, layout: {text: a}}", to: "card.yaml")
            let card = try run("render", "card.yaml", "--language", "de", "-o", "out.png")
            #expect(
                card.errors.contains(
                    "\"de\" is for storyboards and xibs; for other documents there are the pseudo-languages"))
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
