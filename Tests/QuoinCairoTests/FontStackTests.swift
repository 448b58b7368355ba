import Foundation
import QuoinCairo
import QuoinScene
import Testing

@Suite("Font stack")
struct FontStackTests {
    @Test("the default set is Inter, DejaVu and Noto Color Emoji, by their files and nothing else")
    func defaults() throws {
        let stack = try FontStack()
        #expect(
            stack.families == [
                "DejaVu Sans", "DejaVu Sans Mono", "DejaVu Serif", "Inter", "Inter Display", "Noto Color Emoji",
            ])
        #expect(try stack.files().count == 36 + 6 + 1)
    }

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
        #expect(throws: FontError.unreadable(path: "/nowhere")) {
            try FontStack(fonts: FontSources(paths: ["/nowhere"]))
        }
        #expect(throws: FontError.notAFont(path: #filePath)) { try FontStack(fonts: FontSources(paths: [#filePath])) }
        #expect(throws: FontError.noFonts) { try FontStack(fonts: FontSources(includesDefaults: false)) }
    }

    @Test("the message for missing default fonts says what to install")
    func hint() {
        let error = FontError.missingDefaults(packages: ["fonts-inter", "fonts-dejavu-core"])
        #expect(error.description.hasSuffix("apt-get install fonts-inter fonts-dejavu-core"))
    }

    @Test("the fingerprint names the libraries and has a digest for every font file")
    func fingerprint() throws {
        let fingerprint = try EnvironmentFingerprint(FontStack())
        #expect(fingerprint.libraries.keys.sorted() == ["cairo", "fontconfig", "freetype", "harfbuzz", "pango"])
        #expect(fingerprint.libraries.values.allSatisfy { $0.split(separator: ".").count == 3 })
        #expect(fingerprint.fonts.count == 43)
    }
}
