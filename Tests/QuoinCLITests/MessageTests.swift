import Foundation
import TestSupport
import Testing

/// The words of messages about documents and about the use of the command.
@Suite("Messages")
struct MessageTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var document: String
        var message: String
        var options: [String]
        var testDescription: String { message }

        init(_ document: String, _ message: String, _ options: String...) {
            (self.document, self.message, self.options) = (document, message, options)
        }
    }

    @Test("about a document", arguments: colors + paint + texts + rules + others + values + images + syntax)
    func document(_ test: Case) throws {
        let folder = TemporaryFolder()
        let result = try Command().run(
            ["render", "-", "-o", "a.png"] + test.options, in: folder.url, input: test.document + "\n")
        #expect(result.errorLines.first?.contains(": " + test.message) == true, "\(result.errors)")
    }

    @Test("about the use of the command", arguments: uses)
    func use(_ test: Case) throws {
        let arguments = test.document.split(separator: " ").map(String.init)
        let folder = TemporaryFolder()
        try folder.write("layout: {fill: red, preferredSize: [9, 9]}", to: "a.yaml")
        try folder.write("layout: {fill: red, preferredSize: [9, 9]}", to: "d/a.yaml")
        let result = try Command().run(arguments, in: folder.url)
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix("Error: \(test.message)\n"), "\(result.errors)")
    }

    private static let colors: [Case] = [
        Case(
            ##"layout: {fill: "#12"}"##,
            ##""#12" is not a color: # is followed by 3, 4, 6 or 8 hexadecimal digits"##),
        Case(
            #"layout: {fill: "foo(1)"}"#,
            #""foo(1)" is not a color: expected three components and perhaps an alpha, not 1"#),
        Case(
            #"layout: {fill: "rgb(1 2)"}"#,
            #""rgb(1 2)" is not a color: expected three components and perhaps an alpha, not 2"#),
        Case(
            #"layout: {fill: "rgb(1 2 x)"}"#,
            #""rgb(1 2 x)" is not a color: "x" is not a number of the expected kind"#),
        Case(
            #"layout: {fill: "color(foo 1 2 3)"}"#,
            #""color(foo 1 2 3)" is not a color: the spaces are srgb, srgb-linear, display-p3, a98-rgb, prophoto-rgb, rec2020, xyz, xyz-d50, xyz-d65"#
        ),
    ]

    private static let paint: [Case] = [
        Case(
            "layout: {cornerRadius: [1, 2]}",
            "expected radii in points or percentages: one, [topLeft, topRight, bottomRight, bottomLeft] or a mapping of corners, not a list of 2"
        ),
        Case(
            "layout: {border: {width: 1, color: {linear: {stops: [red, blue]}}}}",
            #"expected a color; a gradient or an image is the "fill" of a line"#),
        Case(
            "layout: {border: {width: 1, dash: -1}}",
            #"expected alternating dashes and gaps, in points that are 0 or more and not all 0, not "-1""#),
        Case(
            "layout: {filter: {sepia: 1, blur: 2}}",
            #"unknown key "blur""#),
        Case(
            "layout: {filter: {sepia: 1, grayscale: 1}}",
            "expected one filter; several are a list, in the order in which they apply"),
        Case(
            "layout: {shape: {path: M99999999999 0}}",
            #"expected a path whose coordinates are from -1000000000 to 1000000000, not "M99999999999 0""#),
        Case(
            "layout: {cornerRounding: {}}",
            "expected layer, {precomposited: color} or {clipping: color}"),
        Case(
            "layout: {transform: {scale: 5000}}",
            #"expected a number from -1000 to 1000, not "5000""#),
        Case(
            "layout: {transform: {anchor: 3, rotate: 1}}",
            #"expected one of topLeft, top, topRight, bottomLeft, bottom, bottomRight, left, center, right, not "3""#),
        Case(
            "layout: {inset: {insets: [1, 2], child: {}}}",
            "expected insets: a number, [top, left, bottom, right] or a mapping of edges, not a list of 2"),
        Case(
            "layout: {row: {justifyContent: middle}}",
            #"expected one of start, center, end, spaceBetween, spaceAround, spaceEvenly, not "middle""#),
        Case(
            "layout: {transform: {translate: 3}}",
            #"expected [x, y] in points, not "3""#),
        Case(
            "layout: {transform: {scale: [1, 2, 3]}}",
            "expected a factor, or [x, y], not a list of 3"),
        Case(
            "layout: {transform: {anchor: [1], rotate: 3}}",
            "expected [x, y], each in points or as a percentage, not a list of 1"),
        Case(
            "layout: {border: {width: 1, dash: [1, x]}}",
            #"expected a length in points that is 0 or more, not "x""#),
        Case(
            "layout: {outline: {width: 1, offset: 2}, shape: ellipse, preferredSize: [9, 9]}",
            "an offset has no effect around a shape that is not a rectangle"),
    ]

    private static let texts: [Case] = [
        Case(
            "layout: {text: {string: a, features: {kerning: 1}}}",
            #""kerning" is not a font feature, which has four letters or digits"#),
        Case(
            "layout: {text: {string: a, markdown: b}}",
            #""string" and "markdown" set the same property; use one of them"#),
        Case(
            "layout: {text: {string: a, font: Nowhere}}",
            #"no font family "Nowhere"; there are DejaVu Sans, DejaVu Sans Mono, DejaVu Serif, Inter, Inter Display, Noto Color Emoji, Noto Sans Arabic UI, Noto Sans Hebrew"#
        ),
        Case(
            "layout: {text: {string: a, font: Inter, axes: {ABCD: 3}}}",
            #"the font family "Inter" has no axis "ABCD""#),
        Case(
            "layout: {text: {string: a, font: Noto Color Emoji, weight: bold}}",
            #"the character "a" (U+0061 LATIN SMALL LETTER A) is in no font of "Noto Color Emoji"; it is shown in "Inter""#
        ),
        Case(
            "layout: {text: {string: a, hyphens: auto}}",
            #"hyphens are made by the patterns of a language; set "language""#),
        Case(
            "layout: {text: {string: extraordinary, hyphens: auto, language: xx}}",
            #"there are no hyphenation patterns for the language "xx" (on Debian and Ubuntu: apt-get install libhyphen0 hyphen-xx)"#
        ),
        Case(
            #"layout: {text: "\u4E00"}"#,
            #"no font has the character "一" (U+4E00 CJK UNIFIED IDEOGRAPH-4E00) of the text "一"; install a font that has it (on Debian and Ubuntu: apt-get install fonts-noto-cjk), and name its file under "fonts", in Swift in FontSources"#
        ),
        Case(
            "layout: {preferredSize: [10, 10], text: {string: a, axes: {AB: 3}}}",
            #""AB" is not a font axis, which has four letters or digits"#),
        Case(
            "layout: {text: {string: a, font: Inter, weight: 950}}",
            #"expected a whole number from 100 to 900, not "950""#),
        Case(
            "layout: {text: {string: a, font: Inter, width: 50}}",
            #"unknown key "width"; did you mean "width" beside "text"?"#),
        Case(
            "layout: {text: {size: 12}}",
            #""string" is missing"#),
        Case(
            #"layout: {text: "a\u0007"}"#,
            "the control character U+0007 cannot be in a text"),
    ]

    private static let rules: [Case] = [
        Case(
            "layout: {constraints: {views: {a: {}}, rules: [a.width == 10, a.width == 20, a.width == 30]}}",
            "more than 1 rules contradict earlier ones", "--limit", "conflicts=1"),
        Case(
            "layout: {constraints: {views: {a: {}, b: {}}, rules: [a.left == b.top]}}",
            "anchors of two kinds: a.left and b.top"),
        Case(
            "layout: {constraints: {views: {a: {}}, rules: [a.leading == container.left]}}",
            "leading and trailing cannot be constrained to left and right: a.leading and container.left"),
        Case(
            "layout: {constraints: {views: {a: {}}, rules: [a.left == 4]}}",
            "an anchor of kind x can only be constrained to another anchor, not to a number"),
        Case(
            "layout: {constraints: {views: {a: {}}, rules: [a.left * 2 == container.left]}}",
            "expected ==, <= or >=, found «*»"),
        Case(
            "layout: {constraints: {views: {a: {}}, rules: [a.edges <= container.edges]}}",
            "edges cannot be compared with «<=»; compare sizes or single edges"),
        Case(
            #"layout: {constraints: {views: {a: {}}, rules: ["a.size == (1, 2, 3)"]}}"#,
            "an anchor of kind size takes (width:, height:), not 3 numbers"),
        Case(
            #"layout: {constraints: {views: {a: {}}, rules: ["a.width == a.height * 0"]}}"#,
            "a multiplier of 0 removes the anchor; write a number instead"),
        Case(
            #"layout: {constraints: {views: {a: {}}, rules: ["a.width == 4 --! .priority(2000)"]}}"#,
            "the priority 2000 is not above 0 and at most 1000"),
        Case(
            #"layout: {constraints: {views: {a: {}}, rules: ["a.width == 4 --! .loud"]}}"#,
            "no property «.loud»"),
        Case(
            #"layout: {constraints: {views: {a: {}}, rules: ["a.left ++ 2 == container.left"]}}"#,
            "expected ==, <= or >=, found «++»"),
        Case(
            #"layout: {constraints: {views: {a: {}}, rules: ["a.left == container.left * 2"]}}"#,
            "an anchor of kind x has no operator «*»; it has + -"),
        Case(
            #"layout: {constraints: {views: {a: {}}, rules: ["a.center == (1, 2, 3)"]}}"#,
            "an anchor of kind location can only be constrained to another anchor, not to a number"),
        Case(
            #"layout: {constraints: {views: {a: {}}, rules: ["a.edges == container.edges -- (1, 2, 3)"]}}"#,
            "an anchor of kind edges takes a number, (horizontally:, vertically:) or (leading:, trailing:, top:, bottom:), not 3 numbers"
        ),
    ]

    private static let others: [Case] = [
        Case(
            "layout: {image: {placeholder: red, crop: [0, 0]}}",
            "the canvas would be 0 by 0 pixels; set a width on it or on the root element"),
        Case(
            "variants: {sizes: [1,2,3,4,5,6,7,8,9,10], scales: [1,2,3,4,5,6,7,8,9,10], textScales: [1,1.1,1.2,1.3,1.4,1.5,1.6,1.7,1.8,1.9,2]}\nlayout: {fill: red, preferredSize: [20, 20]}",
            "there are 1100 variants, more than 1000"),
        Case(
            "diagram: {strip: {canvas.width: [1, 2]}, pair: {before: {canvas.width: 3}}}\nlayout: {fill: red, preferredSize: [20, 20]}",
            "a diagram has a strip or a pair, not both"),
        Case(
            #"diagram: {strip: {"..": [1, 2]}}\#nlayout: {fill: red, preferredSize: [20, 20]}"#,
            #"".." is not a path; write it as canvas.width, layout.row.children.0.width or ID.width"#),
        Case(
            "layout: {collection: {layout: {kind: list}, sections: [1], cells: {x: {}}}}",
            #"expected the index of a section, not "x""#),
        Case(
            "layout: {collection: {layout: {kind: section, group: {kind: hgroup, count: 0, subitems: [{kind: item}]}}, sections: [1]}}",
            #"expected a whole number from 1 to 100000, not "0""#),
        Case(
            #"layout: {image: "data:image/png;base64"}"#,
            "the data URL has no comma, or its content is not as it says"),
        Case(
            "layout: {collection: {layout: {kind: section, group: {kind: hgroup, height: {absolute: 10}, count: 100000, subitems: [{kind: hgroup, count: 100000, subitems: [{kind: item}]}]}}, sections: [1]}, preferredSize: [50, 50]}",
            "sections[0].group: a group has places for more than 100000 items"),
        Case(
            "layout: {collection: {layout: {kind: section, group: {kind: hgroup, height: {absolute: 10}, subitems: [{kind: item}]}, contentInsets: 400}, sections: [1]}, preferredSize: [50, 50]}",
            "sections[0].group.subitems[0]: a subitem without extent would repeat forever: its width is 0"),
        Case(
            "layout: {collection: {layout: {kind: section, group: {kind: hgroup, height: {fractionalHeight: 0.5}, subitems: [{kind: item}]}}, sections: [1]}}",
            "the width came out as inf points; give the element or the canvas a bound on this axis"),
        Case(
            #"layout: {image: "a\u0000b.png"}"#,
            "the control character U+0000 cannot be in a text"),
    ]

    private static let uses: [Case] = [
        Case("render a.yaml --scale 0", "--scale is from 0.001 to 100"),
        Case("render a.yaml --text-scale 20", "--text-scale is above 0 and at most 10"),
        Case("render a.yaml --root x --no-files", "use one of --root, --no-files and --all-files"),
        Case("render a.yaml --jobs 0", "--jobs is at least 1"),
        Case("verify -", "a document on standard input has no picture beside it"),
        Case("approve -", "a document on standard input has no picture beside it"),
        Case("approve --missing --cause x", "--cause excludes --missing"),
        Case("diff a b --json -o -", "standard output is for either the JSON or the picture"),
        Case("diff a b c", "two pictures, two folders, or a range of commits are compared"),
        Case("render a.yaml --variants --contact-sheet", "use either --variants or --contact-sheet, not both"),
        Case("render a.yaml --variants --width 30", "the canvases of variants are set in the document, not by options"),
        Case("render a.yaml --variants -o -", "several pictures cannot go to standard output"),
        Case("render - --contact-sheet", "name the contact sheet with -o or --output-dir"),
        Case("render a.yaml --contact-sheet --record -o b.png", "a contact sheet carries no record"),
        Case("render a.yaml -o a.png --output-dir b", "use either -o or --output-dir, not both"),
        Case("render a.yaml --watch --strangers", "--watch draws in one process; documents of strangers need one each"),
        Case("render - --watch", "standard input cannot be watched; name a file"),
        Case("render - -", "standard input can be read once only"),
        Case("check a.yaml --json --sarif", "use one of --json, --sarif and --format"),
        Case("check a.yaml --accept", "--accept writes a baseline; name it with --baseline"),
        Case("check a.yaml --heights 0", "--heights are from 1 to 16384: 375,844"),
        Case("worker --renew-after 0", "--renew-after is at least 1"),
        Case(
            "verify --changed HEAD a.yaml",
            "--changed needs the records of earlier runs; name their folder with --cache"),
        Case("render a.yaml --by-key", "--by-key names pictures in the folder of --output-dir"),
        Case(
            "render a.yaml --cache c --watch",
            "--cache and --by-key are for documents that this process draws once, without --watch"),
        Case(
            "figures a.yaml --appearance dark",
            "--appearance is not for figures: the style of the page chooses"),
        Case("check a.yaml --widths 0...9", "--widths is a range from 1 to 16384: 320...1280"),
        Case("diagram a.yaml --depth=-1", "--depth is 0 or more"),
        Case("diagram a.yaml --label-size 5", "--label-size is from 6 to 200"),
        Case("diagram a.yaml --max-width 50", "--max-width is from 100 to 10000"),
        Case("diff d d -o x.png", "--output is for two pictures; --report shows many"),
        Case("diff a.png b.png --report r", "--report is for two folders or commits; -o shows one picture"),
        Case("verify --tests --shard 1/2", "a shard has no tests; quoin report tests shows them"),
        Case("render a.yaml --alt-file -o -", "several files cannot go to standard output"),
        Case(
            "render a.yaml -o a.foo",
            "a.foo: .foo is not a picture format; the formats are png, jpg, webp, svg, pdf, and --format chooses one for a file with any name"
        ),
        Case(
            "render a.yaml --format png -o a.yaml",
            "a.yaml is a document; the picture of --output would overwrite it"),
        Case(
            "render a.yaml --contact-sheet --alt-file -o b.png",
            "--alt, --alt-file and --svg-text are for single pictures, not for a contact sheet"),
        Case("inspect a.yaml --appearance both", "--appearance both is for render and diagram"),
        Case("render a.yaml --svg-text", "only an SVG has text; add --format svg"),
        Case(
            "render a.yaml --alt x --format jpg", "a jpg has no place for an alternative text; add --alt-file"),
        Case("help key fill blur", "expected one key: quoin help key fill"),
    ]
}
