import Foundation
import TestSupport
import Testing

extension CommandTests {
    @Suite("Limits of documents, at the command")
    struct LimitOptionTests {
        let folder: TemporaryFolder

        init() throws {
            folder = TemporaryFolder()
        }

        func render(_ document: String, _ options: String...) throws -> Command.Result {
            try folder.write(document, to: "a.yaml")
            return try Command().run(["render", "a.yaml"] + options, in: folder.url)
        }

        func expectLimit(
            _ name: String, _ result: Command.Result, cause: String = "",
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            #expect(
                cause.isEmpty || result.errors.contains("\(cause); the limit"), "\(result.errors.prefix(300))",
                sourceLocation: sourceLocation)
            #expect(result.status == 4, "\(result.errors.prefix(300))", sourceLocation: sourceLocation)
            #expect(
                result.errors.contains("the limit \"\(name)\" is ") && result.errors.contains("--limit \(name)=NUMBER"),
                "\(result.errors.prefix(300))", sourceLocation: sourceLocation)
        }

        /// A bound that no option raises.
        func expectFixed(
            _ name: String, _ result: Command.Result, _ cause: String, sourceLocation: SourceLocation = #_sourceLocation
        ) {
            #expect(
                result.status == 4 && result.errors.contains("\(cause); the limit \"\(name)\" is ")
                    && !result.errors.contains("--limit \(name)"), "\(result.errors.prefix(300))",
                sourceLocation: sourceLocation)
        }

        @Test("every limit of a document is an error with its name, its value and how to raise it")
        func limits() throws {
            expectLimit(
                "documentBytes", try render("layout: {text: Hello}", "--limit", "documentBytes=9"),
                cause: "a.yaml: error: the document has more than 9 bytes")
            expectLimit("elements", try render("layout: {row: [{}, {}]}", "--limit", "elements=2"))
            expectLimit("pixels", try render("canvas: {width: 20, height: 20}\nlayout: {}", "--limit", "pixels=399"))
            expectLimit("textBytes", try render("layout: {text: Hello}", "--limit", "textBytes=4"))
            expectLimit("depth", try render("layout: {wrapper: {wrapper: {}}}", "--limit", "depth=2"))
            let text = String(repeating: "word ", count: 20_000)
            expectLimit(
                "time", try render("canvas: {width: 300}\nlayout: {text: \(text)}", "--limit", "time=0"),
                cause: "the picture takes more than 0 ms of processor time")
            let png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
            try Data(base64Encoded: png)?.write(to: URL(fileURLWithPath: folder.path("dot.png")))
            expectLimit(
                "fileBytes", try render("layout: {image: dot.png}", "--limit", "fileBytes=20"),
                cause: "dot.png: the file has more than 20 bytes")
            expectLimit(
                "imagePixels", try render("layout: {image: dot.png}", "--limit", "imagePixels=0"),
                cause: "dot.png: the image has 1 by 1, 1 pixels")
        }

        @Test("the preset for strangers is below the defaults, and a limit raises a part of it")
        func preset() throws {
            let document = "canvas: {width: 5000, height: 5000}\nlayout: {}"
            expectLimit("pixels", try render(document, "--strangers"))
            #expect(try render(document, "--strangers", "--limit", "pixels=25000000").status == 0)
            #expect(try render(document).status == 0)
        }

        @Test("a limit that does not exist, or a value that is not possible, is wrong usage that names them all")
        func usage() throws {
            let unknown = try render("layout: {}", "--limit", "patience=1")
            let words = "Error: there is no limit \"patience\"; the limits are documentBytes, fileBytes, "
            #expect(unknown.status == 2 && unknown.errors.hasPrefix(words))
            let high = try render("layout: {}", "--limit", "depth=501")
            #expect(high.status == 2 && high.errors.hasPrefix("Error: the limit \"depth\" is a number from 1 to 500\n"))
            #expect(try render("layout: {}", "--limit", "pixels").status == 2)
        }

        @Test("rules that contradict each other end by a limit, whatever they are")
        func conflicts() throws {
            let views = (0..<40).map { "v\($0): {width: 5, height: 5}" }.joined(separator: ", ")
            let rules = (1..<40).flatMap { index in
                (1...3).map { "v\(index).left == v\(index - 1).right + \($0)" }
            }.joined(separator: ", ")
            expectLimit("conflicts", try render("layout: {constraints: {views: {\(views)}, rules: [\(rules)]}}"))
        }

        @Test("wide letters and long lines are too wide a canvas, not the end of the process")
        func wideTexts() throws {
            let letters = String(repeating: "W", count: 300)
            #expect(try render("layout: {text: {string: \(letters), size: 10000}}").status == 4)
            #expect(try render("layout: {text: \(String(repeating: "a", count: 250_000))}").status == 4)
            // Only what is on the canvas takes memory.
            let canvas = "canvas: {width: 90, height: 90}\n"
            let result = try render(
                canvas + "layout: {text: {string: \(letters), size: 10000}}", "--limit", "memory=300000000")
            #expect(result.status == 0, "\(result.errors.prefix(300))")
        }

        @Test("as many warnings are printed as the limit says, and the others are counted")
        func warnings() throws {
            let texts = Array(repeating: "{text: hello}", count: 30).joined(separator: ", ")
            try folder.write("canvas: {width: 50}\nlayout: {row: [\(texts)]}", to: "a.yaml")
            for command in [["render", "a.yaml"], ["inspect", "a.yaml"]] {
                let errors = try Command().run(command + ["--limit", "errors=5"], in: folder.url).errors
                #expect(errors.split(separator: "\n").count == 6, "\(command): \(errors)")
                #expect(errors.contains(" more warnings") && errors.contains("--limit errors=NUMBER"))
            }
        }

        @Test("a text of one character with any number of marks is quoted in part")
        func marks() throws {
            let result = try render("layout: {text: {string: \(String(repeating: "\u{915}\u{94D}", count: 5_000))}}")
            #expect(result.errors.utf8.count < 2_000)
        }

        @Test("an SVG has as many elements and segments as a document")
        func vectors() throws {
            let start = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>"
            try folder.write(
                start + String(repeating: "<path d='M0 0'/>", count: 30) + "</svg>", to: "elements.svg")
            expectLimit(
                "elements", try render("layout: {image: elements.svg}", "--limit", "elements=20"),
                cause: "elements.svg: the image has 31 elements")
            try folder.write(
                start + "<path d='M0 0" + String(repeating: "L1 1", count: 30) + "'/></svg>", to: "segments.svg")
            expectLimit(
                "pathSegments", try render("layout: {image: segments.svg}", "--limit", "pathSegments=20"),
                cause: "a path of the image has more than 20 segments")
            #expect(try render("layout: {image: segments.svg}").status == 0)
            try folder.write(
                start + "<filter id='f'><feConvolveMatrix order='100' kernelMatrix='1'/></filter></svg>",
                to: "convolution.svg")
            expectFixed(
                "order", try render("layout: {image: convolution.svg}"),
                "the image has a convolution with a kernel of more than 16 by 16")
        }

        @Test("a font file and a WebP are held to the limits of files and of memory")
        func fontsAndWebP() throws {
            try folder.write(String(repeating: "x", count: 5_000), to: "a.ttf")
            expectLimit(
                "fileBytes", try render("fonts: [a.ttf]\nlayout: {text: a}", "--limit", "fileBytes=4999"),
                cause: "\"a.ttf\" has a file of 5000 bytes")
            try folder.write("canvas: {width: 900, height: 900}\nlayout: {}", to: "a.yaml")
            expectLimit(
                "memory",
                try Command().run(
                    ["render", "a.yaml", "-o", "a.webp", "--limit", "memory=9000000"], in: folder.url),
                cause: "writing a WebP of 900 by 900 pixels takes more memory")
        }

        @Test("verify, approve and diff hold documents and pictures to the limits")
        func pictures() throws {
            try folder.write("canvas: {width: 20, height: 20}\nlayout: {}", to: "a.yaml")
            #expect(try Command().run(["approve", "a.yaml"], in: folder.url).status == 0)
            #expect(try Command().run(["verify", "a.yaml", "--strangers"], in: folder.url).status == 0)
            let verified = try Command().run(["verify", "a.yaml", "--limit", "pixels=399"], in: folder.url)
            #expect(verified.status == 3 || verified.status == 4)
            #expect((verified.outputText + verified.errors).contains("the limit \"pixels\" is 399"))
            let reference = try Command().run(["verify", "a.yaml", "--limit", "imagePixels=399"], in: folder.url)
            #expect((reference.outputText + reference.errors).contains("the limit \"imagePixels\" is 399"))
            expectLimit("pixels", try Command().run(["approve", "a.yaml", "--limit", "pixels=399"], in: folder.url))
            expectLimit(
                "imagePixels",
                try Command().run(["diff", "a.png", "a.png", "--limit", "imagePixels=399"], in: folder.url))
            expectLimit(
                "fileBytes", try Command().run(["diff", "a.png", "a.png", "--limit", "fileBytes=20"], in: folder.url))
        }

        @Test("a pipe or a device is no document, no font and no image")
        func pipes() throws {
            #expect(mkfifo(folder.path("pipe.ttf"), 0o600) == 0)
            for document in ["fonts: [pipe.ttf]\nlayout: {text: a}", "layout: {image: pipe.ttf}"] {
                #expect(try render(document).status == 3)
            }
            for document in ["pipe.ttf", "/dev/zero"] {
                #expect(try Command().run(["render", document, "-o", "x.png"], in: folder.url).status == 3)
            }
        }

        @Test("a byte order mark is no part of a document")
        func byteOrderMark() throws {
            #expect(try render("\u{FEFF}layout: {width: 3, height: 3}").status == 0)
        }

        @Test("a path ends where it says, not at a null character in it")
        func nullCharacter() throws {
            try folder.write("<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>", to: "plus.svg")
            let result = try render("layout: {image: \"plus.svg\\0b.svg\"}")
            #expect(result.status == 3 && result.errors.contains("U+0000"))
        }

        @Test("no output of any command has a character that controls the terminal")
        func outputs() throws {
            let name = #"a\n\e[31m\u202Eb"#
            try folder.write(
                "layout: {id: \"\(name)\", row: [{text: Hello, id: \"\(name)2\"}]}",
                to: "a.yaml")
            for arguments in [
                ["inspect", "a.yaml"], ["inspect", "--json", "a.yaml"], ["explain", "a.yaml", "layout"],
                ["validate", "a.yaml"], ["render", "--record", "a.yaml", "-o", "a.png"], ["inspect", "a.png"],
                ["inspect", "--json", "a.png"],
            ] {
                let result = try Command().run(arguments, in: folder.url)
                for scalar in (result.outputText + result.errors).unicodeScalars where scalar != "\n" {
                    #expect(scalar.value >= 0x20 && scalar.value != 0x202E, "\(arguments): U+\(scalar.value)")
                }
                #expect(!result.outputText.contains("\u{1B}"))
            }
        }

        @Test("a lane of more groups than can be measured ends by the time")
        func measuredGroups() throws {
            let lane = """
                canvas: {width: 9, height: 9}
                layout:
                  collection:
                    layout:
                      kind: section
                      orthogonalScrollingBehavior: continuous
                      group: {kind: hgroup, width: {estimated: 3}, height: {estimated: 3}, subitems: [{kind: item}]}
                    sections: [1000000000]
                """
            expectLimit("time", try render(lane, "--limit", "time=100"))
        }

        @Test("an SVG that is drawn larger than an image may be is not drawn")
        func enlargedVectors() throws {
            try folder.write("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>", to: "small.svg")
            let document = "canvas: {width: 9, height: 9}\nlayout: {image: small.svg, transform: {scale: 50}}"
            #expect(try render(document).status == 0)
            expectLimit(
                "imagePixels", try render(document, "--limit", "imagePixels=40000"),
                cause: "the image is enlarged to 450 by 450, 202500 pixels")
        }

        @Test("references in an SVG that multiply its elements are counted before it is drawn")
        func references() throws {
            func svg(_ levels: Int) -> String {
                let groups = (1...levels).map { level in
                    let use = "<use xlink:href='#g\(level - 1)'/>"
                    return "<g id='g\(level)'>\(String(repeating: use, count: 10))</g>"
                }
                return """
                    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">
                    <defs><rect id="g0" width="9" height="9"/>\(groups.joined())</defs><use href="#g\(levels)"/></svg>
                    """
            }
            try folder.write(svg(3), to: "few.svg")
            try folder.write(svg(9), to: "many.svg")
            try folder.write(
                "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><g id='a'><use href='#a'/></g></svg>",
                to: "circle.svg")
            #expect(try render("layout: {image: few.svg}").status == 0)
            let many = try render("layout: {image: many.svg}")
            expectLimit("elements", many)
            #expect(many.errors.contains(" elements, those of references counted each time; the limit"))
            #expect(many.errors.contains("the image shows "))
            #expect(try render("layout: {image: circle.svg}").status != 4)
        }

        @Test(
            "masks, patterns, markers, clip paths and filters in an SVG are counted each time they are shown",
            arguments: [
                ("mask", "<rect width='9' height='9' ATTRIBUTE/>"),
                ("clip-path", "<rect width='9' height='9' ATTRIBUTE/>"),
                ("fill", "<rect width='9' height='9' ATTRIBUTE/>"),
                ("marker-mid", "<path d='M0 0 1 1 2 2' ATTRIBUTE/>"),
                ("filter", "<g ATTRIBUTE><rect width='9' height='9'/></g>"),
            ], ["ATTRIBUTE='url(#mLEVEL)'", "style='ATTRIBUTE: url(\"#mLEVEL\")'", "class='cLEVEL'"])
        func shownElements(case: (property: String, shape: String), attribute: String) throws {
            let elements = ["mask": "mask", "clip-path": "clipPath", "fill": "pattern", "marker-mid": "marker"]
            let element = elements[`case`.property] ?? "g"
            func svg(_ levels: Int) -> String {
                func shapes(_ level: Int) -> String {
                    let written = attribute.replacing("ATTRIBUTE", with: `case`.property)
                        .replacing("LEVEL", with: "\(level)")
                    return String(repeating: `case`.shape.replacing("ATTRIBUTE", with: written), count: 4)
                }
                let sheet = (0..<levels).map { ".c\($0) { \(`case`.property): url(#m\($0)) }" }.joined()
                let parts = (1..<levels).map { "<\(element) id='m\($0)'>\(shapes($0 - 1))</\(element)>" }.joined()
                return "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><style>\(sheet)</style>"
                    + "<\(element) id='m0'/>\(parts)\(shapes(levels - 1))</svg>"
            }
            try folder.write(svg(2), to: "few.svg")
            try folder.write(svg(20), to: "many.svg")
            #expect(try render("layout: {image: few.svg}").status == 0)
            expectLimit("elements", try render("layout: {image: many.svg}"))
        }

        @Test("groups within each other are held to four canvases before they take memory")
        func groups() throws {
            func document(_ count: Int) -> String {
                let inner = "{box: {}, fill: red, width: 90, height: 90}"
                let outer = (0..<count).reduce(inner) { layout, _ in
                    "{column: [\(layout), {box: {}, width: 90, height: 1, fill: blue}], opacity: 0.9}"
                }
                return "canvas: {width: 100, height: 100}\nlayout: \(outer)"
            }
            #expect(try render(document(4), "--limit", "pixels=10000").status == 0)
            let refused = try render(document(6), "--limit", "pixels=10000")
            expectLimit("pixels", refused)
            #expect(refused.errors.contains("groups within each other have 50000 pixels, more than 4 canvases"))
        }

        @Test("an element of an SVG has at most 500 attributes")
        func attributes() throws {
            let attributes = (0..<600).map { " a\($0) = '>'" }.joined()
            try folder.write("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'\(attributes)/>", to: "a.svg")
            expectFixed(
                "attributes", try render("layout: {image: a.svg}"),
                "the image has an element of more than 500 attributes")
        }

        @Test("what the rules of an SVG look at is counted with the elements around those that they may be for")
        func rules() throws {
            let rules = (0..<8_000).map { ".a\($0) .b .c rect{fill:red}" }.joined()
            let elements = String(repeating: "<g class='c'><rect width='1' height='1'/></g>", count: 1_000)
            let start = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>"
            try folder.write("\(start)<style>\(rules)</style>\(elements)</svg>", to: "a.svg")
            expectFixed(
                "style steps", try render("layout: {image: a.svg}"),
                "the image has too many style rules for so many elements")
        }

        @Test("of a GIF, only the first frame is read")
        func frames() throws {
            let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 5, 0, 5, 0, 0, 2, 2, 0x44, 1, 0]
            let start = Array("GIF89a".utf8) + [5, 0, 5, 0, 0x80, 0, 0, 9, 9, 9, 0, 0, 0]
            try folder.write(Data(start + frame + [0x3B]), to: "one.gif")
            // What follows is no frame, and is not looked at.
            try folder.write(Data(start + frame + [0x2C, 0xFF, 0xFF, 0xFF]), to: "more.gif")
            try folder.write(Data(start + frame.dropLast(4)), to: "less.gif")
            #expect(try render("layout: {image: one.gif}").status == 0)
            let one = folder.data("a.png")
            #expect(try render("layout: {image: more.gif}").status == 0)
            #expect(one != nil && folder.data("a.png") == one)
        }

        @Test("the items of a collection are counted before they are made", arguments: ["1e-3", "1e-5", "1e-9"])
        func tinyItems(height: String) throws {
            let result = try render(
                """
                canvas: {width: 300, height: 300}
                layout:
                  collection:
                    layout:
                      kind: section
                      group: {kind: hgroup, height: {absolute: \(height)}, count: 1, subitems: [{kind: item}]}
                    sections: [1000000000]
                    cell: {box: , fill: red}
                """)
            expectLimit("elements", result)
            #expect(result.errors.contains("a collection shows more than 100000 elements"))
        }

        @Test("a document has at most 100 directives")
        func directives() throws {
            func document(_ count: Int) -> String {
                (0..<count).map { "%TAG !e\($0)! tag:e,\($0):\n" }.joined()
                    + "---\nlayout: {box: , width: 9, height: 9}\n"
            }
            #expect(try render(document(100)).status == 0)
            let many = try render(document(101))
            #expect(many.status == 4)
            #expect(
                many.errors.contains("a.yaml:101:1: error: there are more than 100 directives, lines that begin with %")
            )
        }

        @Test("noise without end in an SVG is refused")
        func noise() throws {
            let svg = """
                <svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><filter id="f">
                <feTurbulence baseFrequency="0.1" numOctaves = "100"/></filter>
                <rect width="2000" height="2000" filter="url(#f)"/></svg>
                """
            try folder.write(svg, to: "noise.svg")
            expectFixed(
                "numOctaves", try render("layout: {image: noise.svg}"), "the image has noise of more than 10 octaves")
        }
    }
}
