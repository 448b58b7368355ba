import Foundation
import TestSupport
import Testing

extension CommandTests {
    @Suite("Files that documents may read", .serialized)
    struct AccessTests {
        private let folder = TemporaryFolder()

        init() throws {
            let image = try Data(contentsOf: PackageFolder.snapshots.appendingPathComponent("Images/plus.png"))
            try folder.write(image, to: "in/photo.png")
            try folder.write(image, to: "secret.png")
            let font = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"))
            try folder.write(font, to: "secret.ttf")
        }

        /// Renders a document in the folder `in`.
        private func render(_ text: String, _ options: String...) throws -> Command.Result {
            try folder.write(text, to: "in/a.yaml")
            return try Command().run(["render", "in/a.yaml", "-o", "a.png"] + options, in: folder.url)
        }

        private func link(_ name: String, to target: String) throws {
            try FileManager.default.createSymbolicLink(atPath: folder.path("in/" + name), withDestinationPath: target)
        }

        private static func refusal(of path: String, at place: String, in key: String) -> String {
            "in/a.yaml:\(place): error: \(key): \"\(path)\" is outside the folder that files are read from; --root names"
                + " another, and --all-files allows any file\n"
        }

        @Test("files below the document's folder are read, others are not")
        func ownFolder() throws {
            #expect(try render("layout: {image: photo.png}").status == 0)
            #expect(try render("layout: {image: ../in/photo.png}").status == 0)
            let outside = try render("layout: {image: ../secret.png}")
            #expect(outside.status == 3)
            #expect(outside.errors == Self.refusal(of: "../secret.png", at: "1:17", in: "layout.image"))
            let font = try render("fonts: [../secret.ttf]\nlayout: {}")
            #expect(font.status == 3 && font.errors == Self.refusal(of: "../secret.ttf", at: "1:9", in: "fonts[0]"))
        }

        @Test("the message does not depend on whether a file exists")
        func oracle() throws {
            let path = folder.path("secret.png")
            for name in [path, path + "x", "/etc/hostname", "/etc/hostnamex", "../secret.png", "../none/none.png"] {
                let result = try render("layout: {image: \"\(name)\"}")
                #expect(result.errors == Self.refusal(of: name, at: "1:17", in: "layout.image"))
            }
            try link("there.png", to: "../secret.png")
            try link("nowhere.png", to: "../none.png")
            try link("folder", to: folder.url.path)
            for name in ["there.png", "nowhere.png", "folder/secret.png", "folder/none.png"] {
                let result = try render("layout: {image: \(name)}")
                #expect(result.errors == Self.refusal(of: name, at: "1:17", in: "layout.image"))
            }
        }

        @Test("a variant for another scale does not lead out either")
        func variant() throws {
            try link("photo@2x.png", to: "../secret.png")
            #expect(try render("layout: {image: photo.png}", "--scale", "2").status == 3)
            #expect(try render("layout: {image: photo.png}", "--scale", "2", "--all-files").status == 0)
        }

        @Test("fonts in a folder do not lead out, and a pipe among them is an error at once", .timeLimit(.minutes(1)))
        func fontFolder() throws {
            try folder.write("", to: "in/fonts/note.txt")
            try link("fonts/a.ttf", to: "../../secret.ttf")
            let document = "fonts: [fonts]\ncanvas: {width: 4, height: 4}\nlayout: {}"
            let outside = try render(document)
            #expect(outside.errors == Self.refusal(of: "fonts", at: "1:9", in: "fonts[0]"))
            #expect(try render(document, "--root", ".").status == 0)
            try folder.remove("in/fonts/a.ttf")
            #expect(mkfifo(folder.path("in/fonts/a.ttf"), 0o600) == 0)
            for options in [[], ["--font-dir", "in/fonts"]] {
                let result = try Command().run(["render", "in/a.yaml", "-o", "a.png"] + options, in: folder.url)
                #expect(result.status == 3 && result.errors.contains("fonts/a.ttf"), "\(result.errors)")
            }
        }

        @Test("pipes, devices and folders are no images and fonts", .timeLimit(.minutes(1)))
        func special() throws {
            #expect(mkfifo(folder.path("in/pipe"), 0o600) == 0)
            try folder.write("", to: "in/sub/note.txt")
            for (text, message) in [
                ("layout: {image: pipe}", "\"pipe\" is not a file"), ("layout: {image: sub}", "\"sub\" is not a file"),
                ("fonts: [pipe]\nlayout: {}", "\"pipe\" is not a file"),
                ("layout: {image: \"photo.png\\0x\"}", "the control character U+0000 cannot be in a text"),
            ] {
                let result = try render(text)
                #expect(result.status == 3 && result.errors.hasSuffix(": \(message)\n"), "\(result.errors)")
            }
        }

        @Test("another root, all files, or none")
        func options() throws {
            try folder.write("layout: {image: ../secret.png}", to: "in/a.yaml")
            #expect(try render("layout: {image: ../secret.png}", "--root", ".").status == 0)
            #expect(try render("layout: {image: \"\(folder.path("secret.png"))\"}", "--all-files").status == 0)
            #expect(try render("layout: {image: photo.png}", "--root", "elsewhere").status == 3)
            let closed = try render("layout: {image: photo.png}", "--no-files")
            #expect(closed.status == 3)
            #expect(
                closed.errors
                    == "in/a.yaml:1:17: error: layout.image: \"photo.png\" is a file, and files are not read here\n")
            let svg = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>"
            #expect(try render("layout: {image: \"\(svg)\"}", "--no-files").status == 0)
            #expect(try render("layout: {}", "--no-files", "--all-files").status == 2)
        }

        @Test(
            "a root that is no folder is an error, although the document reads no file",
            arguments: [[], ["--strangers"]])
        func missingRoot(options: [String]) throws {
            try folder.write("layout: {}", to: "in/a.yaml")
            for (root, reason) in [
                ("elsewhere", "there is no such file or folder"), ("secret.png", "it is not a folder"),
            ] {
                for command in ["render", "inspect", "validate", "approve"] {
                    let result = try Command().run(
                        [command, "in/a.yaml", "--root", root] + (command == "approve" ? [] : options), in: folder.url)
                    #expect(result.status == 3)
                    #expect(result.errors == "in/a.yaml: error: no files can be read below \(root): \(reason)\n")
                }
            }
        }

        @Test("documents in a folder that is named read below that folder, and the hint for one of them says so")
        func folders() throws {
            try folder.write("layout: {image: ../secret.png}", to: "in/a.yaml")
            #expect(try Command().run(["render", ".", "--output-dir", "out"], in: folder.url).status == 0)
            #expect(try Command().run(["render", "in", "--output-dir", "out"], in: folder.url).status == 3)
            let verified = try Command().run(["verify", "."], in: folder.url)
            #expect(verified.outputText.contains("quoin approve in/a.yaml --root .\n"), "\(verified.outputText)")
            #expect(try Command().run(["approve", "in/a.yaml"], in: folder.url).status == 3)
            #expect(try Command().run(["approve", "in/a.yaml", "--root", "."], in: folder.url).status == 0)
            #expect(try Command().run(["verify", "in/a.yaml", "--root", "."], in: folder.url).status == 0)
            for command in ["inspect", "validate"] {
                #expect(try Command().run([command, "in/a.yaml"], in: folder.url).status == 3)
                #expect(try Command().run([command, "in/a.yaml", "--root", "."], in: folder.url).status == 0)
            }
        }
    }
}
