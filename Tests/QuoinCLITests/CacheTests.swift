import Foundation
import Quoin
import TestSupport
import Testing

extension CommandTests {
    @Suite("Pictures that were kept", .serialized)
    struct CacheTests {
        private let project = KeyProject()

        private func render(_ arguments: String...) throws -> Command.Result {
            let result = try project.run(["render", "card.yaml", "--cache", "kept"] + arguments)
            #expect(result.status == 0, "\(result.errors)")
            return result
        }

        /// What tells whether a file was written again.
        private func identity(_ name: String) throws -> Int {
            try #require(
                try FileManager.default.attributesOfItem(atPath: project.folder.path(name))[.systemFileNumber] as? Int)
        }

        /// The files with results.
        private var kept: [String] { project.folder.files.filter { $0.hasPrefix("kept/records/") } }

        @Test("without the option nothing is kept")
        func off() throws {
            try project.run(["render", "card.yaml"])
            #expect(project.folder.files.allSatisfy { !$0.contains("records") })
        }

        @Test("a picture that is as it was is not written, and one that was changed or deleted is there again")
        func unchanged() throws {
            project.folder.settle()
            _ = try render()
            let (first, file) = (project.folder.data("card.png"), try identity("card.png"))
            _ = try render()
            #expect(try identity("card.png") == file)
            try project.folder.write("scribble", to: "card.png")
            _ = try render()
            #expect(project.folder.data("card.png") == first)
            try project.folder.remove("card.png")
            _ = try render()
            #expect(project.folder.data("card.png") == first)
            _ = try render("-o", "other.png")
            #expect(project.folder.data("other.png") == first)
            #expect(try render("-o", "-").output == first)
        }

        @Test("what was kept is taken, not drawn: a kept picture that is another one is shown")
        func taken() throws {
            project.folder.settle()
            _ = try render()
            let text = try #require(project.folder.data("card.png"))
            try project.folder.write("canvas: {width: 1, height: 1}\nlayout: {fill: red}", to: "red.yaml")
            try project.run(["render", "red.yaml", "--cache", "red"])
            let pictures = project.folder.files.filter { $0.contains("/pictures/") }
            let red = try #require(pictures.first { $0.hasPrefix("red/") })
            let card = try #require(pictures.first { $0.hasPrefix("kept/") })
            try project.folder.write(try #require(project.folder.data(red)), to: card)
            try project.folder.remove("card.png")
            _ = try render()
            #expect(project.folder.data("card.png") != text)
            #expect(project.folder.data("card.png") == project.folder.data("red.png"))
        }

        @Test("damaged and cut off files have no effect", arguments: [0, 10, 100, 300])
        func damaged(count: Int) throws {
            project.folder.settle()
            _ = try render()
            let first = project.folder.data("card.png")
            for cut in [true, false] {
                for file in project.folder.files where file.hasPrefix("kept/") {
                    var bytes = try #require(project.folder.data(file))
                    guard bytes.count > count else { continue }
                    if cut { bytes = bytes.prefix(count) } else { bytes[count] ^= 1 }
                    try project.folder.write(bytes, to: file)
                }
                try project.folder.remove("card.png")
                _ = try render()
                #expect(project.folder.data("card.png") == first)
            }
        }

        @Test("a change to and fro finds both pictures")
        func toAndFro() throws {
            project.folder.settle()
            _ = try render()
            let first = try #require(project.folder.data("images/photo.png"))
            for picture in [KeyProject.picture(5), first, KeyProject.picture(5)] {
                try project.folder.write(picture, to: "images/photo.png")
                project.folder.settle()
                _ = try render()
            }
            #expect(project.folder.files.filter { $0.hasPrefix("kept/pictures/") }.count == 2)
            #expect(kept.count == 1)
        }

        @Test("an image that is written again with as many bytes and the same time is seen")
        func sameTime() throws {
            let black = KeyProject.badge
            let white = black.replacing("<rect", with: "<path")
            project.folder.settle()
            for content in [black, white, black, white] {
                // The time of the change stays out of reach; that of the content is set back.
                try project.folder.write(content, to: "images/badge.svg")
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSince1970: 1)],
                    ofItemAtPath: project.folder.path("images/badge.svg"))
                _ = try render()
                let cached = project.folder.data("card.png")
                try project.run(["render", "card.yaml", "-o", "drawn.png"])
                #expect(project.folder.data("drawn.png") == cached)
            }
        }

        @Test("warnings are shown again, and fail with --strict")
        func warnings() throws {
            try project.folder.write(
                KeyProject.document.replacing("layout:\n", with: "layout:\n  flexGrow: 1\n"),
                to: "card.yaml")
            project.folder.settle()
            let first = try render().errors
            #expect(first.contains("warning") && kept.count == 1)
            #expect(try render().errors == first)
            let strict = try project.run(["render", "card.yaml", "--cache", "kept", "--strict"])
            #expect(strict.status == 3 && strict.errors == first)
        }

        @Test("a faulty document is not kept, and one that may not read its files is not taken")
        func faulty() throws {
            project.folder.settle()
            _ = try render()
            let count = kept.count
            let refused = try project.run(["render", "card.yaml", "--cache", "kept", "--no-files"])
            #expect(refused.status == 3)
            try project.folder.write("layout: {nothing: 1}", to: "card.yaml")
            #expect(try project.run(["render", "card.yaml", "--cache", "kept"]).status == 3)
            #expect(kept.count == count)
        }

        @Test("variants, alternative texts, records, standard input and diagrams are kept as a whole")
        func kinds() throws {
            try project.folder.write(
                "variants: {appearances: [light, dark]}\ndiagram: {annotate: [sizes]}\n" + KeyProject.document,
                to: "card.yaml")
            project.folder.settle()
            for arguments in [
                ["render", "--variants", "--alt-file"], ["render", "--contact-sheet"],
                ["render", "--format", "svg", "--alt", "a"],
                ["render", "--plain", "--record"], ["diagram", "--annotate", "sizes"],
                ["render", "--appearance", "both"],
            ] {
                func files(_ folder: String, _ options: [String]) throws -> [String: Data] {
                    let all = [arguments[0], "card.yaml", "--output-dir", folder] + arguments.dropFirst() + options
                    #expect(try project.run(all).status == 0, "\(all)")
                    let names = project.folder.files.filter { $0.hasPrefix(folder + "/") }
                    return Dictionary(
                        uniqueKeysWithValues: names.map {
                            (String($0.dropFirst(folder.count)), project.folder.data($0) ?? Data())
                        })
                }
                let drawn = try files("drawn", [])
                #expect(try files("first", ["--cache", "kept"]) == drawn, "\(arguments)")
                #expect(try files("second", ["--cache", "kept"]) == drawn, "\(arguments)")
                for folder in ["drawn", "first", "second"] { try project.folder.remove(folder) }
            }
        }

        @Test("several processes use a folder at a time")
        func processes() throws {
            for number in 0..<12 {
                try project.folder.write(
                    KeyProject.document.replacing("Hello", with: "\(number % 6)"), to: "many/\(number).yaml")
            }
            for file in ["images/photo.png", "images/badge.svg", "fonts/own.ttf", "more/below/a.ttf"] {
                try project.folder.write(try #require(project.folder.data(file)), to: "many/" + file)
            }
            project.folder.settle()
            let command = try Command()
            for _ in 0..<2 {
                let running = try (0..<4).map { number in
                    let process = Process()
                    process.executableURL = command.executable
                    process.arguments = ["render", "many", "--output-dir", "out\(number)", "--cache", "kept"]
                    process.currentDirectoryURL = project.folder.url
                    try process.run()
                    return process
                }
                for process in running {
                    process.waitUntilExit()
                    #expect(process.terminationStatus == 0)
                }
            }
            try project.run(["render", "many", "--output-dir", "drawn"])
            for number in 0..<12 {
                let picture = project.folder.data("drawn/\(number).png")
                for run in 0..<4 { #expect(project.folder.data("out\(run)/\(number).png") == picture) }
            }
        }

        @Test("files that were not used for a month are deleted, at most once a day")
        func cleaning() throws {
            project.folder.settle()
            _ = try render()
            func age(_ name: String, days: Double) throws {
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSinceNow: -days * 86_400)],
                    ofItemAtPath: project.folder.path(name))
            }
            let old = "kept/records/aa/" + String(repeating: "b", count: 62)
            // A file that is not named by a key is not the cache's.
            for name in [old, "kept/records/aa/notes"] {
                try project.folder.write("old", to: name)
                try age(name, days: 31)
            }
            for file in kept where !file.contains("/aa/") { try age(file, days: 29) }
            _ = try render()
            #expect(project.folder.data(old) != nil)
            try age("kept/CACHEDIR.TAG", days: 2)
            _ = try render()
            #expect(project.folder.data(old) == nil && project.folder.data("kept/records/aa/notes") != nil)
            let date = try FileManager.default.attributesOfItem(
                atPath: project.folder.path(try #require(kept.first { !$0.contains("/aa/") })))
            #expect(try #require(date[.modificationDate] as? Date).timeIntervalSinceNow > -100)
        }

        @Test("a folder that cannot be written is said, and the pictures are drawn")
        func unwritable() throws {
            try project.folder.write("a file", to: "kept")
            #expect(try project.run(["render", "card.yaml", "--cache", "kept"]).status == 3)
            try project.folder.remove("kept")
            try project.folder.write("a file", to: "kept/records")
            project.folder.settle()
            let result = try render()
            #expect(result.errors.contains("cannot be written") && project.folder.data("card.png") != nil)
        }
    }
}
