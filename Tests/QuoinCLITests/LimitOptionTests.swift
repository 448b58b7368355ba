import Foundation
import TestSupport
import Testing

extension CommandTests {
    @Suite("Limits of documents, at the command")
    struct LimitOptionTests {
        let folder = TemporaryFolder()

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

/// What takes librsvg a long time is counted before.
extension CommandTests.LimitOptionTests {
    private func write(_ content: String, to name: String) throws {
        try folder.write(
            "<svg xmlns='http://www.w3.org/2000/svg' width='50' height='50'>\(content)</svg>", to: name)
    }

    @Test("what an element of an SVG gives the shapes that a \"use\" within it shows is counted")
    func inheritedByUse() throws {
        let shapes = String(repeating: "<rect width='5' height='5'/>", count: 100)
        let pattern = "<pattern id='p' width='9' height='9'>\(shapes)</pattern>"
        func use(_ outer: String, _ own: String, _ count: Int) -> String {
            pattern + "<defs><g id='g'>\(shapes)</g></defs><g \(outer)>"
                + String(repeating: "<use href='#g' \(own)/>", count: count) + "</g>"
        }
        for (outer, own) in [("fill='url(#p)'", ""), ("", "stroke='url(#p)'"), ("style='fill:url(#p)'", "")] {
            try write(use(outer, own, 2), to: "few.svg")
            try write(use(outer, own, 20), to: "many.svg")
            #expect(try render("layout: {image: few.svg}").status == 0)
            expectLimit("elements", try render("layout: {image: many.svg}"))
        }
        let line = "<path id='l' d='M0 0" + String(repeating: "L9 9L0 0", count: 400) + "'/>"
        let marker = "<marker id='m'>\(shapes)</marker><defs>\(line)</defs>"
        try write(marker + "<use href='#l'/>", to: "plain.svg")
        try write(marker + "<use href='#l' marker-mid='url(#m)'/>", to: "marked.svg")
        try write(marker + "<path d='M0 0L9 9'/><use href='#l' marker-mid='none'/>", to: "none.svg")
        #expect(try render("layout: {image: plain.svg}").status == 0)
        #expect(try render("layout: {image: none.svg}").status == 0)
        expectLimit("elements", try render("layout: {image: marked.svg}", "--limit", "elements=50000"))
    }

    @Test("a path that crosses itself everywhere is refused, a long one that does not is drawn")
    func crossings() throws {
        let lines = (0..<60_000).map { "L\($0 * 7919 % 50) \($0 * 104_729 % 50)" }.joined()
        let arcs = (0..<30_000).map { "A20 20 0 1 1 \($0 * 7 % 50) \($0 * 13 % 50)" }.joined()
        let chart = (0..<60_000).map { "L\(Double($0) / 1200) \(25 + $0 % 2)" }.joined()
        let points = (0..<60_000).map { "\($0 * 7919 % 50),\($0 * 104_729 % 50) " }.joined()
        for path in ["<path d='M0 0\(lines)'/>", "<path d='M0 0\(arcs)'/>", "<polygon points='\(points)'/>"] {
            try write(path, to: "a.svg")
            expectFixed(
                "path steps", try render("layout: {image: a.svg}"),
                "the paths of the image may cross themselves too often, those of references counted each time")
        }
        expectFixed(
            "path steps", try render("layout: {box: {}, shape: {path: 'M0 0\(lines)'}, width: 50, height: 50}"),
            "the path may cross itself too often")
        try write("<path d='M0 25\(chart)'/>", to: "chart.svg")
        #expect(try render("layout: {image: chart.svg}").status == 0)
        let short = lines.prefix(20_000)
        try write(
            "<path id='a' d='M0 0\(short)'/>" + String(repeating: "<use href='#a'/>", count: 200), to: "uses.svg")
        #expect(try render("layout: {image: uses.svg}").status == 4)
    }

    @Test("filters are counted by their steps and pixels, and a small region of a filter counts as one")
    func filters() throws {
        func picture(_ filter: String, _ steps: String, uses: Int) -> String {
            "<filter id='f' \(filter)>\(steps)</filter>"
                + String(repeating: "<rect width='9' height='9' filter='url(#f)'/>", count: uses)
        }
        let steps = "<feDisplacementMap scale='9'/><feMorphology radius='9'/><feTurbulence numOctaves='9'/>"
        try write(picture("", steps, uses: 40), to: "few.svg")
        #expect(try render("layout: {image: few.svg}").status == 0)
        try write(picture("", steps, uses: 3_000), to: "many.svg")
        let message =
            "the filters of the image take too long for so many pixels, those of references counted each time"
        expectFixed("filter seconds", try render("layout: {image: many.svg}"), message)
        try write(picture("", steps, uses: 40), to: "enlarged.svg")
        expectFixed("filter seconds", try render("layout: {image: enlarged.svg, width: 800, height: 800}"), message)
        let region = "filterUnits='userSpaceOnUse' width='9' height='9'"
        let shadow = "<feOffset dy='1'/><feGaussianBlur stdDeviation='2'/><feBlend in='SourceGraphic'/>"
        try write(picture(region, shadow, uses: 500), to: "icons.svg")
        #expect(try render("layout: {image: icons.svg, width: 800, height: 800}").status == 0)
        try write("<g transform='scale(50)'>\(picture(region, shadow, uses: 500))</g>", to: "scaled.svg")
        expectFixed("filter seconds", try render("layout: {image: scaled.svg, width: 800, height: 800}"), message)
        let odd = "<feMorphology radius='nan'/><feTurbulence numOctaves='-1'/>"
        try write(picture("filterUnits='userSpaceOnUse' width='nan' height='inf'", odd, uses: 1), to: "odd.svg")
        #expect([0, 3].contains(try render("layout: {image: odd.svg}").status))
    }

    @Test("style rules for all siblings of many elements are refused")
    func selectors() throws {
        let shapes = String(repeating: "<rect width='1' height='1'/>", count: 3_000)
        let rules = (0..<100).map { "g > rect:nth-child(\($0 + 1)) { fill: red }" }.joined()
        try write("<style>\(rules)</style><g>\(shapes)</g>", to: "a.svg")
        expectFixed(
            "style steps", try render("layout: {image: a.svg}"),
            "the image has too many style rules for so many elements")
        try write("<style>\(rules)</style><g>\(shapes.prefix(2_800))</g>", to: "a.svg")
        #expect(try render("layout: {image: a.svg}").status == 0)
        try write(
            "<mask id='m'/><style>\(String(repeating: "*{mask:url(#m)}", count: 3_000))</style>\(shapes)", to: "a.svg")
        #expect(try render("layout: {image: a.svg}").status == 4)
    }

    @Test("images in data URLs of an SVG are held to the pixels of an image")
    func imagesInImages() throws {
        let png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        let image = "<image id='i' width='9' height='9' href='data:image/png;base64,\(png)'/><use href='#i'/>"
        try write(image, to: "a.svg")
        #expect(try render("layout: {image: a.svg}", "--limit", "imagePixels=2500").status == 0)
        try write(String(repeating: image.replacing("id='i'", with: ""), count: 1_300), to: "a.svg")
        try write(image + String(repeating: "<use href='#i'/>", count: 2_600), to: "a.svg")
        expectLimit(
            "imagePixels", try render("layout: {image: a.svg}", "--limit", "imagePixels=2500"),
            cause: "images in the image have 2602 pixels, those of references counted each time")
    }
}
