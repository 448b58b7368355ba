import CPangoCairo
import Foundation
import QuoinText
import Testing

@Suite("Font stack")
struct FontStackTests {
    @Test("the default set is Inter, DejaVu, and Noto for Arabic, Hebrew and emoji, by their files and nothing else")
    func defaults() throws {
        let stack = try FontStack()
        #expect(
            stack.families == [
                "DejaVu Sans", "DejaVu Sans Mono", "DejaVu Serif", "Inter", "Inter Display", "Noto Color Emoji",
                "Noto Sans Arabic UI", "Noto Sans Hebrew",
            ])
        #expect(try stack.files().count == 36 + 6 + 1 + 4 + Self.slantedCount)
    }

    /// The slanted faces of DejaVu Sans Mono and DejaVu Serif are a package of their own, if fonts are Debian's.
    private static let slantedCount: Int = {
        let folder = DefaultFonts.paths[0].split(separator: "/").dropLast().joined(separator: "/")
        let folders = ["/" + folder, "/usr/share/fonts/truetype/dejavu"]
        return folders.contains { FileManager.default.fileExists(atPath: $0 + "/DejaVuSansMono-Oblique.ttf") } ? 4 : 0
    }()

    @Test("generic families stand for the default set's", arguments: ["sans-serif", "serif", "MONOSPACE", "inter"])
    func aliases(name: String) throws {
        #expect(try FontStack().hasFamily(name))
    }

    @Test("a file alone is the only font, and a name stands for nothing that is not there")
    func single() throws {
        let stack = try FontStack(
            fonts: FontSources(includesDefaults: false, paths: ["/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"]))
        #expect(stack.families == ["DejaVu Sans"])
        #expect(!stack.hasFamily("sans-serif"))
        let files = try stack.files()
        #expect(files.count == 1 && files[0].faces.map(\.style) == ["Book"] && files[0].digest.count == 64)
    }

    @Test("a folder gives all fonts in it, in the order of their names")
    func folder() throws {
        let folder = FontSources(includesDefaults: false, paths: ["/usr/share/fonts/opentype/inter"])
        let stack = try FontStack(fonts: folder)
        #expect(stack.families == ["Inter", "Inter Display"])
        #expect(try stack.files().first?.path == "/usr/share/fonts/opentype/inter/Inter-Black.otf")
    }

    @Test("what is no font, no file or no font at all is an error")
    func errors() {
        func message(_ path: String) -> String? {
            #expect(throws: QuoinError.self) { try FontStack(fonts: FontSources(paths: [path])) }?.message
        }
        #expect(message("/nowhere") == "/nowhere: cannot be read as a font file or a folder of fonts")
        #expect(message(#filePath) == "\(#filePath): is not a font")
        let none = #expect(throws: QuoinError.self) { try FontStack(fonts: FontSources(includesDefaults: false)) }
        #expect(none?.description == "there is no font: the default set is left out and nothing else is named")
    }

    @Test("a font for web pages is an error that says how to unpack it")
    func webFont() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).woff2")
        try Data("wOF2".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let error = #expect(throws: QuoinError.self) { try FontStack(fonts: FontSources(paths: [file.path])) }
        let words = #"and Python's fonttools unpack it: python3 -c "import sys; from fontTools.ttLib import TTFont"#
        #expect(error?.message.contains(words) == true)
    }

    @Test("the message for missing default fonts says what to install")
    func hint() {
        let error = QuoinError.missingDefaults(packages: ["fonts-inter", "fonts-dejavu-core"])
        #expect(
            error.description
                == "the default fonts are not installed in Quoin's version, those of fonts-inter, fonts-dejavu-core"
                + "; scripts/set-up of Quoin installs them")
    }

    @Test("the fingerprint names the libraries and has a digest for every font file")
    func fingerprint() throws {
        let stack = try FontStack()
        let fingerprint = try stack.fingerprint(ofFiles: Set(stack.files().map(\.path)))
        let libraries = ["cairo", "fontconfig", "freetype", "harfbuzz", "pango", "pixman"]
        #expect(fingerprint.libraries.keys.sorted() == ["architecture"] + libraries)
        #expect(libraries.allSatisfy { fingerprint.libraries[$0]?.split(separator: ".").count == 3 })
        #expect(["x86_64", "aarch64"].contains(fingerprint.libraries["architecture"]))
        #expect(fingerprint.fonts.count == 47 + Self.slantedCount)
    }

    @Test("the default set's faces are what they are said to be, so that each is found before it is opened")
    func faces() throws {
        let files = try FontStack().files()
        for face in try DefaultFonts.faces() {
            let own = FontSources(includesDefaults: false, paths: [face.path])
            var style = TextStyle(families: [face.family], weight: face.weight)
            style.isItalic = face.isItalic
            let text = TextContent("a", style: style)
            let shaped = PangoShaper(try FontStack(fonts: own)).shape(text, in: .infinity)
            let problems = shaped.problems.filter { !$0.isMissingGlyph }
            #expect(problems.isEmpty, "\(face)")
            let file = files.first { $0.path == face.path }
            #expect(file?.faces.first?.family == face.family)
        }
    }

    @Test("the default set is in the first folder that has it")
    func folders() {
        let installed = "/usr/share/fonts/opentype/inter"
        #expect(DefaultFonts.folder(of: "Inter-Bold.otf", among: [installed, "/nowhere"]) == installed)
        #expect(DefaultFonts.folder(of: "Inter-Bold.otf", among: ["/nowhere", installed]) == installed)
        #expect(DefaultFonts.folder(of: "Inter-Bold.otf", among: ["/nowhere", "/neither"]) == "/nowhere")
    }

    @Test("a default font is opened once, however many lists of families lead to it")
    func openedOnce() throws {
        let fonts = try NamedFonts(own: [], defaults: DefaultFonts.faces())
        for number in 0..<1_100 {
            let style = TextStyle(families: ["Nowhere \(number)", "Inter"])
            #expect(fonts.serve(TextContent("a", style: style)))
        }
        #expect(fonts.pango.configuration.patterns.count == 1)
    }

    @Test(
        "a text looks the same whether all fonts are open or only those it names",
        arguments: [
            ("plain", "Inter"), ("Größe · naïve…", "Inter"), ("emoji 🎉 in between", "Inter"), ("👩‍💻 and 1️⃣", "Inter"),
            ("✔ has a font of its own ☺", "Inter"), ("Ελληνικά и кириллица", "monospace"), ("שלום", "Inter Display"),
            ("مرحبا Quoin", "Inter"), ("日本語", "Inter"), ("medium", "Inter Medium"), ("two", "Nowhere, DejaVu Serif"),
            ("", "Inter"),
        ])
    func named(string: String, families: String) throws {
        let families = families.split(separator: ",").map { String($0.drop { $0 == " " }) }
        let all = try FontStack()
        _ = try all.files()
        for weight in [FontWeight.regular, .semibold, .bold] {
            for isItalic in [false, true] {
                var style = TextStyle(families: families, weight: weight)
                style.isItalic = isItalic
                let text = TextContent(string, style: style)
                let room = Size(60, .infinity)
                let expected = PangoShaper(all).shape(text, in: room)
                let found = PangoShaper(try FontStack()).shape(text, in: room)
                #expect(found == expected)
            }
        }
    }
}

extension TextContent.Problem {
    fileprivate var isMissingGlyph: Bool { if case .missingGlyphs = self { true } else { false } }
}

@Suite("Font maps")
struct FontMapTests {
    @Test("a font map is free once its drawing is done, although Pango sorts fonts on a thread of its own")
    func freed() throws {
        let stack = try FontStack()
        for size in 1...100 {
            let map = UnsafeMutablePointer<gpointer?>.allocate(capacity: 1)
            map.initialize(to: nil)
            _ = try stack.withDefaultFontMap(of: .own, unnamedFamily: nil) {
                Self.loadFont(size: size, keepingMapIn: map)
            }
            try #require(map.pointee == nil)
            map.deallocate()
        }
    }

    /// Loads a font from Pango's default font map.
    ///
    /// - Parameter map: receives the font map, and `nil` when that is freed.
    private static func loadFont(size: Int, keepingMapIn map: UnsafeMutablePointer<gpointer?>) {
        guard let fontMap = pango_cairo_font_map_get_default(), let context = pango_font_map_create_context(fontMap),
            let description = pango_font_description_from_string("Inter \(size)px")
        else { return }
        map.pointee = gpointer(fontMap)
        fontMap.withMemoryRebound(to: GObject.self, capacity: 1) { g_object_add_weak_pointer($0, map) }
        if let font = pango_context_load_font(context, description) { g_object_unref(font) }
        pango_font_description_free(description)
        g_object_unref(UnsafeMutableRawPointer(context))
    }
}
