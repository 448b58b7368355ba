extension MessageTests {
    static let values: [Case] = [
        Case(
            #"layout: {fill: "foo(1 2 3)"}"#,
            #""foo(1 2 3)" is not a color: the functions are rgb, hsl, hwb, lab, lch, oklab, oklch and color"#),
        Case(
            "layout: {image: {placeholder: red, crop: [0.5, 0.5, 1, 1]}}",
            "expected a part within the image that is not empty, as [x, y, width, height]"),
        Case(
            "layout: {border: {width: 1, style: solid, dash: 3}}",
            #""dash" and "style" set the same property; use one of them"#),
        Case(
            "layout: {preferredSize: [9, 9], fill: {linear: {hue: longer, interpolation: srgb, stops: [red, blue]}}}",
            #"has an effect only if "interpolation" is "oklch" or "lch""#),
        Case(
            "layout: {fill: {linear: {to: top, angle: 3, stops: [red, blue]}}}",
            #""to" and "angle" set the same property; use one of them"#),
        Case(
            "layout: {shape: {path: M0 0L1 1L2 2}}",
            #"the path has more than 1 segments; the limit "pathSegments" is 1 (--limit pathSegments=NUMBER raises it)"#,
            "--limit", "pathSegments=1"),
        Case("layout: {transform: {scale: [2000, 1]}}", #"expected a number from -1000 to 1000, not "2000""#),
        Case(
            "layout: {preferredSize: [20, 20], transform: {scale: 1000}, row: [{transform: {scale: 1000}, row: [{fill: red, transform: {scale: 1000}}]}]}",
            "transforms inside one another enlarge a point to more than 1000000 pixels, or shrink it to nothing"),
        Case(
            "layout: {text: {string: a, font: DejaVu Sans, weight: medium}}",
            #"the font family "DejaVu Sans" has no face of weight 500; the nearest is 400"#),
        Case(
            "layout: {text: {string: a, flowAround: [{}]}}", "expected an area: a rect, an ellipse or a path"),
        Case(
            #"layout: {text: "a\tb\tc"}"#,
            #"a line of the text has 2 tabs; the limit "tabs" is 1 (--limit tabs=NUMBER raises it)"#, "--limit",
            "tabs=1"),
        Case(
            "canvas: {width: 100}\nlayout: {absolute: {children: [{layoutPosition: [90, 0], preferredSize: [50, 5], fill: red}]}}",
            "width is overruled: the parent allows 10 only; bleeds lets it pass the edge"),
        Case(
            "layout: {collection: {layout: {kind: section, group: {kind: hgroup, interItemSpacing: 3, subitems: [{kind: item}]}}, sections: [1]}}",
            #"expected a spacing: {fixed: points} or {flexible: points}, not "3""#),
        Case(
            "layout: {collection: {layout: {kind: section, contentInsets: 400, group: {kind: hgroup, height: {absolute: 50}, subitems: [{kind: item, width: {absolute: 3}}]}}, sections: [1]}, preferredSize: [50, 50]}",
            "sections[0] has insets or spacings that are larger than the container; the size is cut at 0"),
        Case(
            "check: {allow: {because: x}}\nlayout: {}",
            "nothing is allowed; the kinds are overflow, cut, brokenWord, overlap, crossing, squeezed, jump"),
        Case(
            "check: {allow: {cut: [], because: x}}\nlayout: {}", "expected at least one name, not an empty list"),
        Case(
            "check: {allow: {cut: {a: b}, because: x}}\nlayout: {}", "expected all, or a list of names, not a mapping"),
        Case(
            "layout: {text: {string: a, features: kern}}",
            #"expected a list of features, or a mapping of them, not "kern""#),
        Case(
            "layout: {text: {string: a, features: {kern: [1]}}}",
            "expected true, false or a whole number from 0 to 65535, not a list"),
        Case(
            "layout: {collection: {layout: {kind: section, group: {kind: customgroup, frames: [[0, 0, 5, 5, 0.5]]}}, sections: [1]}}",
            "expected a z index that is a whole number"),
        Case(
            "variants: {sizes: [x]}\nlayout: {}",
            #"expected a width in points, [width, height] or {name, width, height}, not "x""#),
    ]

    static let images: [Case] = [
        Case(#"layout: {image: "data:image/gif;base64,R0lGODlh"}"#, damaged("its header is too short")),
        Case(#"layout: {image: "data:image/bmp;base64,Qk0AAAAAAAAAAAAA"}"#, damaged("its header is too short")),
        Case(#"layout: {image: "data:image/gif;base64,R0lGODlhAAAAAAAA"}"#, damaged("it has no pixels")),
        Case(
            #"layout: {image: "data:image/webp;base64,UklGRgwAAABXRUJQVlA4IAAAAAA="}"#,
            damaged("it is not a decodable WebP")),
        Case(
            #"layout: {image: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='1e12' height='9'/>"}"#,
            damaged("its size is not valid")),
        Case(
            #"layout: {image: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><foreignObject/></svg>"}"#,
            "the element foreignObject is not drawn: librsvg does not support it"),
        Case(
            #"layout: {image: "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAABGNJQ1AJEAABTSMj/gAAAApJREFUeJxjaAAAAIIAgXfNcrYAAAAASUVORK5CYII="}"#,
            "the image's colors count as sRGB: its color profile is damaged, or of a kind that is not read"),
        Case(
            "layout: {fill: red, preferredSize: [16384, 1]}", "a WebP has at most 16383 pixels on a side",
            "--format", "webp"),
    ]

    private static func damaged(_ reason: String) -> String { "image data: is a damaged image: \(reason)" }

    static let syntax: [Case] = [
        Case("{layout: {}}\nmore: 1", "unexpected content after the document, which has ended above"),
        Case("layout: {text: !secret a}", #"the tag "!secret" has no meaning in a layout document"#),
        rule("a.width == 1e999", "«1e999» is not a finite number in the rule «a.width == 1e999»"),
        rule("== 3", "expected a view, a guide or container, found «==» in the rule «== 3»"),
        rule("a.width == 4 --! .(", "expected priority, identifier or activated, found «(»"),
        rule("a.width == 4 --! .identifier(3)", "expected a text in quotation marks, found «3»"),
        rule("a.width == 4 --! .priority(.)", "expected the name of a priority, found «)»"),
    ]

    private static func rule(_ rule: String, _ message: String) -> Case {
        Case("layout: {constraints: {views: {a: {}}, rules: [\"\(rule)\"]}}", message)
    }
}
