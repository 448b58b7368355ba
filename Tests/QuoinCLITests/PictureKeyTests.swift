import Foundation
import Quoin
import TestSupport
import Testing

extension CommandTests {
    @Suite("The keys of pictures", .serialized)
    struct PictureKeyTests {
        private let project = KeyProject()

        @Test("an option gives another key, unless it is one that changes nothing in the picture")
        func options() throws {
            let base = try project.key()
            let svg = try project.key("--format", "svg", "--svg-text")
            for option in try KeyOption.all(of: "render") {
                switch try #require(KeyOption.effects[option], "does --\(option) change a picture? write it here") {
                case .changes(let lists):
                    for arguments in lists {
                        #expect(try project.key(arguments: arguments) != base, "\(arguments)")
                    }
                case .changesSVG(let arguments):
                    let all = ["--format", "svg", "--svg-text"] + arguments
                    #expect(try project.key(arguments: all) != svg, "\(arguments)")
                case .keeps(let arguments):
                    #expect(try project.key(arguments: arguments) == base, "\(arguments)")
                case .isForOtherRuns: break
                }
            }
        }

        #if os(Linux)
            @Test("every library and module that reads an image is loaded before the first key is made")
            func libraries() throws {
                let images = PackageFolder.snapshots.appendingPathComponent("Images")
                let known = try loadedFiles(["--version"], in: images)
                for image in ["portrait.gif", "portrait.bmp", "portrait.avif", "portrait.webp", "badge.svg"] {
                    let folder = TemporaryFolder()
                    try folder.write(Data(contentsOf: images.appendingPathComponent(image)), to: image)
                    try folder.write("layout: {image: \(image)}", to: "image.yaml")
                    let loaded = try loadedFiles(["render", "image.yaml"], in: folder.url)
                    #expect(!loaded.isEmpty && loaded.isSubset(of: known), "\(image)")
                    #expect(folder.data("image.png") != nil)
                }
            }

            /// The files of the libraries that a run of the command has loaded, as the system's loader lists them.
            private func loadedFiles(_ arguments: [String], in folder: URL) throws -> Set<String> {
                let program = try StartedProgram(
                    Command().executable.path, arguments, in: folder, environment: ["LD_DEBUG": "files"])
                let starts = program.finish().output.split(separator: "\n").filter { $0.contains("calling init: ") }
                return Set(starts.compactMap { $0.split(separator: " ").last.map(String.init) })
            }
        #endif

        @Test("two values of an option have two keys, and the order of options does not matter")
        func values() throws {
            let pairs = [
                ("--scale", "1", "1.5"), ("--width", "200", "201"), ("--text-scale", "1.1", "1.2"),
                ("--format", "jpg", "webp"), ("--alt", "a", "b"),
            ]
            for (option, first, second) in pairs {
                #expect(try project.key(option, first) != project.key(option, second), "\(option)")
            }
            #expect(
                try project.key("--scale", "3", "--appearance", "dark", "--record")
                    == project.key("--record", "--appearance", "dark", "--scale", "3"))
        }

        @Test("a change of anything that is read gives another key, and taking it back the first one")
        func files() throws {
            let changes: [(name: String, file: String, content: Data?)] = [
                ("the document", "card.yaml", Data(KeyProject.document.replacing("Hello", with: "hello").utf8)),
                ("a comment, for records name lines", "card.yaml", Data("# new\n\(KeyProject.document)".utf8)),
                ("an image", "images/photo.png", KeyProject.picture(3)),
                ("a larger variant that was not there", "images/photo@2x.png", KeyProject.picture(4)),
                ("another larger variant", "images/photo@3x.png", KeyProject.picture(6)),
                ("a font of the document", "fonts/own.ttf", try KeyProject.font("DejaVuSerif")),
                ("a font in a folder of fonts", "more/below/a.ttf", try KeyProject.font("DejaVuSansMono")),
                ("a new font in a folder of fonts", "more/b.ttf", try KeyProject.font("DejaVuSansMono")),
                ("a font of the settings", "settings/c.ttf", try KeyProject.font("DejaVuSerif")),
                ("an image of a component", "images/badge.svg", Data(KeyProject.badge.replacing("9", with: "8").utf8)),
            ]
            let base = try project.key()
            var keys: Set<String> = [base]
            for change in changes {
                let before = project.folder.data(change.file)
                try project.folder.write(try #require(change.content), to: change.file)
                #expect(keys.insert(try project.key()).inserted, "\(change.name)")
                if let before {
                    try project.folder.write(before, to: change.file)
                } else {
                    try project.folder.remove(change.file)
                }
                #expect(try project.key() == base, "\(change.name) taken back")
            }
        }

        @Test(
            "times, other files, the place of the project, the language of the user and other variables do not matter")
        func irrelevant() throws {
            let base = try project.key()
            let image = project.folder.path("images/photo.png")
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: image)
            try project.folder.write("other", to: "images/other.png")
            try project.folder.write("other", to: "more/readme.txt")
            #expect(try project.key() == base)
            for (name, value) in [
                ("LANG", "de_DE.UTF-8"), ("LC_ALL", "tr_TR.UTF-8"), ("TZ", "Asia/Tokyo"), ("HOME", "/nowhere"),
                ("TERM", "dumb"), ("QUOIN_WARNINGS", "error"), ("FONTCONFIG_FILE", "/nowhere"), ("FC_LANG", "tr"),
                ("PANGO_LANGUAGE", "ja"), ("XDG_CONFIG_HOME", "/nowhere"),
            ] {
                #expect(try project.key(environment: [name: value]) == base, "\(name)")
            }
            let copy = TemporaryFolder()
            for file in project.folder.files {
                try copy.write(try #require(project.folder.data(file)), to: "deep/" + file)
            }
            #expect(try KeyProject.key(in: copy.url.appendingPathComponent("deep")) == base)
            let link = copy.url.appendingPathComponent("link")
            try FileManager.default.createSymbolicLink(
                at: link, withDestinationURL: copy.url.appendingPathComponent("deep"))
            #expect(try KeyProject.key(in: link) == base)
        }

        @Test("variables by which libraries find what reads images matter")
        func variables() throws {
            let base = try project.key()
            for name in ["GDK_PIXBUF_MODULE_FILE", "GDK_PIXBUF_MODULEDIR", "LIBHEIF_PLUGIN_PATH"] {
                #expect(try project.key(environment: [name: "/nowhere"]) != base, "\(name)")
            }
        }

        @Test("a document elsewhere with the same content has the same pictures under the same names")
        func sameContent() throws {
            try project.folder.write(KeyProject.document, to: "other.yaml")
            let result = try project.run(["render", "card.yaml", "other.yaml", "--by-key", "--output-dir", "out"])
            let lines = result.outputText.split(separator: "\n").map { $0.split(separator: " ") }
            #expect(lines.map { $0[1] } == ["card.yaml", "other.yaml"] && lines[0][0] == lines[1][0])
            #expect(project.folder.files.filter { $0.hasPrefix("out/") }.count == 1)
            #expect(lines[0][0].wholeMatch(of: /out\/[0-9a-f]{2}\/[0-9a-f]{62}\.png/) != nil)
        }

        @Test("each variant has a name of its own, and the picture that it has by its document's name")
        func variants() throws {
            try project.folder.write("variants: {scales: [1, 2]}\n" + KeyProject.document, to: "card.yaml")
            let arguments = ["render", "card.yaml", "--variants", "--output-dir", "out"]
            let byKey = try project.run(arguments + ["--by-key"])
            let names = byKey.outputText.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
            #expect(Set(names).count == names.count && names.count > 1)
            let keyed = names.map { project.folder.data($0) }
            try project.run(["render", "card.yaml", "--variants", "--output-dir", "named"])
            let named = project.folder.files.filter { $0.hasPrefix("named/") }.map { project.folder.data($0) }
            #expect(Set(keyed) == Set(named) && !keyed.contains(nil))
        }

        @Test("options that cannot go together are wrong usage")
        func usage() throws {
            for arguments in [
                ["--by-key"], ["--by-key", "-o", "a.png"], ["--cache", "c", "--watch"],
                ["--cache", "c", "--strangers"],
            ] {
                #expect(try project.run(["render", "card.yaml"] + arguments).status == 2, "\(arguments)")
            }
        }
    }
}

/// What an option of `render` does to the key.
private enum KeyOption {
    /// Each of some arguments gives another key.
    case changes([[String]])
    /// It gives an SVG another key.
    case changesSVG([String])
    /// The key stays.
    case keeps([String])
    /// It cannot be combined with the others, and draws nothing into a file of its own.
    case isForOtherRuns

    static let effects: [String: KeyOption] = [
        "output": .isForOtherRuns, "output-dir": .keeps(["--output-dir", "elsewhere"]), "by-key": .keeps([]),
        "format": .changes([["--format", "jpg"], ["--format", "webp"], ["--format", "svg"], ["--format", "pdf"]]),
        "quality": .changes([["--format", "jpg", "--quality", "50"]]),
        "chroma": .changes([["--format", "jpg", "--chroma", "4:4:4"]]),
        "max-bytes": .changes([["--format", "jpg", "--max-bytes", "5000"]]), "scene": .isForOtherRuns,
        "record": .changes([["--record"]]), "strict": .keeps(["--strict"]),
        "alt": .changes([["--alt", "words"], ["--alt", "auto"]]), "alt-file": .changes([["--alt-file"]]),
        "svg-text": .changesSVG(["--alt", "words"]), "jobs": .keeps(["--jobs", "1"]), "watch": .isForOtherRuns,
        "cache": .keeps(["--cache", "kept"]), "scale": .changes([["--scale", "1"]]),
        "width": .changes([["--width", "150"], ["--width", "0...150"], ["--width", "auto"]]),
        "height": .changes([["--height", "150"]]),
        "appearance": .changes([["--appearance", "dark"], ["--appearance", "light"], ["--appearance", "both"]]),
        "direction": .changes([["--direction", "rtl"], ["--direction", "ltr"]]),
        "text-scale": .changes([["--text-scale", "1.5"]]),
        "language": .changes(
            Canvas.PseudoLanguage.allCases.filter { $0 != .eastAsian }.map { ["--language", $0.rawValue] }),
        "font-dir": .changes([["--font-dir", "spare"]]),
        "limit": .changes(Limits.declarations.map { ["--limit", "\($0.name)=\($0.forStrangers)"] }),
        "strangers": .isForOtherRuns,
        "root": .changes([["--root", ".."]]),
        "no-files": .isForOtherRuns, "all-files": .changes([["--all-files"]]),
        "variants": .changes([["--variants"]]), "contact-sheet": .changes([["--contact-sheet"]]),
        "plain": .changes([["--plain"]]), "data": .isForOtherRuns, "name": .isForOtherRuns, "manifest": .isForOtherRuns,
        "help": .isForOtherRuns, "version": .isForOtherRuns,
    ]

    /// The names of all options of a command, the hidden ones too.
    static func all(of command: String) throws -> [String] {
        let folder = TemporaryFolder()
        let result = try Command().run([command, "--experimental-dump-help"], in: folder.url)
        let dump = try #require(try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
        let arguments = (dump["command"] as? [String: Any])?["arguments"] as? [[String: Any]]
        return try #require(arguments).compactMap { argument in
            let names = argument["names"] as? [[String: String]]
            return names?.first { $0["kind"] == "long" }?["name"]
        }
    }
}

/// A document with images and fonts of all kinds of places.
struct KeyProject {
    let folder = TemporaryFolder()

    static let badge = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><rect width='9' height='9'/></svg>"

    static let document = """
        canvas: {width: 300, height: 60, fill: {light: white, dark: black}}
        fonts: [fonts/own.ttf, more]
        components:
          badge: {element: {image: images/badge.svg}}
        layout:
          row:
            children:
              - image: images/photo.png
              - text: {string: Hello, font: DejaVu Sans, size: 12}
              - badge: {}

        """

    init() {
        _ = try? folder.write(Self.document, to: "card.yaml")
        _ = try? folder.write(Self.picture(2), to: "images/photo.png")
        _ = try? folder.write(Self.badge, to: "images/badge.svg")
        for file in ["fonts/own.ttf", "more/below/a.ttf", "settings/c.ttf", "spare/d.ttf"] {
            _ = try? folder.write((try? Self.font("DejaVuSans")) ?? Data(), to: file)
        }
        _ = try? folder.write("fonts: [settings]\n", to: "quoin.yaml")
    }

    /// A font of the default set.
    static func font(_ name: String) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/\(name).ttf"))
    }

    /// A square of some pixels.
    static func picture(_ side: Int) -> Data {
        Data(PNGEncoder.encode(Bitmap(width: side, height: side), scale: 1))
    }

    @discardableResult
    func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Command.Result {
        try Command().run(arguments, in: folder.url, environment: environment)
    }

    func key(_ first: String, _ rest: String...) throws -> String { try key(arguments: [first] + rest) }

    /// The name that the picture of the document has by its key, without its extension.
    func key(arguments: [String] = [], environment: [String: String] = [:]) throws -> String {
        try Self.key(in: folder.url, arguments, environment: environment)
    }

    static func key(
        in folder: URL, _ arguments: [String] = [], environment: [String: String] = [:]
    ) throws -> String {
        let place = arguments.contains("--output-dir") ? [] : ["--output-dir", "out"]
        let all = ["render", "card.yaml", "--by-key"] + place + arguments
        let result = try Command().run(all, in: folder, environment: environment)
        #expect(result.status == 0, "\(arguments): \(result.errors)")
        let path = try #require(result.outputText.split(separator: " ").first)
        let parts = path.split(separator: "/").suffix(2)
        return parts.joined().prefix(64).description
    }
}
