import Quoin
import QuoinDocument
import Testing

@Suite("Names and values of other languages")
struct OtherNotationTests {
    @Test(
        "an unknown key gets a hint with the key to write",
        arguments: [
            ("{absolute: [{fill: red, x: 10}]}", "unknown key \"x\"; did you mean \"layoutPosition\"?"),
            ("{fill: red, visible: false}", "did you mean \"hidden\"?"),
            ("{fill: red, scaleX: -1}", "did you mean \"transform\"?"),
            ("{row: {crossAxisAlignment: center, children: []}}", "did you mean \"alignItems\"?"),
            ("{row: {arrangedSubviews: []}}", "did you mean \"children\" within \"row\"?"),
            ("{scroll: {offset: [0, 4], child: {}}}", "did you mean \"contentOffset\"?"),
            ("{scroll: {content: {text: a}}}", "did you mean \"child\" within \"scroll\"?"),
            ("{inset: {horizontal: 4, child: {}}}", "did you mean \"insets\"?"),
            ("{inset: {insets: {x: 4}, child: {}}}", "did you mean \"horizontal\"?"),
            ("{center: {horizontal: true, child: {}}}", "did you mean \"centering\"?"),
            ("{relative: {alignment: end, child: {}}}", "did you mean \"horizontal\"?"),
            ("{text: {string: a, strike: true}}", "did you mean \"strikethrough\"?"),
            ("{text: {string: a, family: Inter}}", "did you mean \"font\"?"),
            ("{image: {url: a.png}}", "did you mean \"source\"?"),
            ("{markdown: {text: a}}", "did you mean \"string\" within \"markdown\"?"),
            ("{table: {rows: [[{text: a, rows: 2}]]}}", "did you mean \"rowSpan\"?"),
            ("{table: {rows: [[{text: a, columns: 2}]]}}", "did you mean \"columnSpan\"?"),
            ("{button: {text: a}}", "did you mean \"title\" within \"button\"?"),
            (
                "{button: {title: a, color: red}}",
                "did you mean \"color\" within \"title\", as in title: {string: OK, color: …}?"
            ),
            ("{fill: {gradient: {stops: [red, blue]}}}", "a gradient is \"linear\", \"radial\" or \"conic\""),
            ("{fill: {linear: {direction: right, stops: [red, blue]}}}", "did you mean \"to\"?"),
            ("{fill: {radial: {radius: 4, stops: [red, blue]}}}", "did you mean \"size\"?"),
            ("{fill: red, filter: {blur: 3}}", "\"blur\" goes next to \"filter\""),
            ("{fill: red, transform: {rotation: 3}}", "did you mean \"rotate\"?"),
            ("{fill: red, mask: {shape: ellipse}}", "a shape alone is the value: \"ellipse\""),
            ("{fill: red, border: {width: 1, radius: 3}}", "\"cornerRadius\" goes next to \"border\""),
            ("{row: [{id: a}, {id: b}], connectors: [{from: a, to: b, arrow: both}]}", "did you mean \"head\"?"),
            (
                "{fill: {r: 1, g: 0, b: 0}}\ncanvas: {device: iPhone}",
                "\"width\" and \"height\" are those of the device"
            ),
            ("{}\ncanvas: {size: [3, 4]}", "it has a \"width\" and a \"height\""),
            ("{}\ncanvas: {width: 9, mode: dark}", "did you mean \"appearance\"?"),
            ("{}\ndiagram: {show: [sizes]}", "did you mean \"annotate\"?"),
            ("{}\nbody: {text: a}", "unknown key \"body\"; did you mean \"layout\"?"),
            ("{}\nimport: a.yaml", "unknown key \"import\"; did you mean \"use\"?"),
        ])
    func keys(layout: String, hint: String) {
        #expect(problems("layout: \(layout)\n").contains { $0.contains(hint) }, "\(problems("layout: \(layout)\n"))")
    }

    @Test(
        "a wrong value gets a hint with the form to write",
        arguments: [
            ("{row: {alignItems: leading, children: []}}", "did you mean \"start\"?"),
            ("{row: {alignItems: baseline, children: []}}", "did you mean \"baselineFirst\"?"),
            ("{row: {alignItems: ASStackLayoutAlignItemsCenter, children: []}}", "did you mean \"center\"?"),
            ("{row: {justifyContent: .spaceBetween, children: []}}", "did you mean \"spaceBetween\"?"),
            ("{text: {string: a, align: middle}}", "did you mean \"center\"?"),
            ("{text: {string: a, weight: '600'}}", "remove the quotes around the number"),
            ("{text: {string: a, weight: heavy}}", "did you mean \"extraBold\"?"),
            ("{text: {string: a, size: 1.2em}}", "a number has no unit; lengths are in points"),
            ("{text: {string: a, size: '1,5'}}", "expected a number, not \"1,5\""),
            ("{text: {string: a, lineHeight: 120%}}", "a number is not a percentage here, as in 1.2"),
            ("{row: [{flexGrow: true}]}", "a number is not a word, as in 1"),
            ("{width: fill}", "did you mean \"100%\"?"), ("{width: fit-content}", "did you mean \"auto\"?"),
            ("{width: calc(100% - 20px)}", "did you mean \"100% - 20\"?"),
            ("{width: {min: 10, max: 20}}", "bounds are keys of their own"),
            ("{width: 1_000}", "as in 1000"),
            ("{ratio: {ratio: '16:9', child: {}}}", "the height by the width, as in 9/16"),
            ("{inset: {insets: [4, 8], child: {}}}", "did you mean {vertical: …, horizontal: …}?"),
            ("{inset: {insets: 4px 8px, child: {}}}", "did you mean {vertical: …, horizontal: …}?"),
            ("{inset: 4}", "expected a mapping such as {insets: …, child: …}"),
            ("{scroll: [{text: a}]}", "expected a mapping such as {child: …}"),
            ("{fill: red, border: 1px solid black}", "expected a mapping such as {width: …, color: …}"),
            ("{row: {children: {text: a}}}", "put a single value in brackets"),
            ("{absolute: [{layoutPosition: {x: 1, y: 2}}]}", "write it as [x, y], without names"),
            ("{table: {rows: [[a]], columns: [1fr]}}", "a share of the room is {fraction: 1}"),
            ("{table: {rows: [[a]], columns: 2}}", "a table has as many columns as its rows have cells"),
            ("{row: [{id: a}, {id: b}], connectors: [a -> b]}", "expected a mapping such as {from: …, to: …}"),
            ("{}\nlocale: en-US", "did you mean \"en\"?"), ("{}\nlocale: de_AT", "did you mean \"de\"?"),
            ("{}\nlocale: pt", "did you mean \"pt-BR\"?"), ("{}\nlocale: de_CH", "did you mean \"de-CH\"?"),
            ("{}\ncanvas: {width: 300..400}", "did you mean \"300...400\"?"),
            ("{}\ncanvas: {width: 300-400}", "did you mean \"300...400\"?"),
            ("{}\ncanvas: {width: '>= 300'}", "did you mean \"300...inf\"?"),
            ("{}\ncanvas: {width: 500...320}", "did you mean \"320...500\"?"),
            ("{}\ncanvas: {width: 9, scale: 2x}", "a number has no unit, as in 2"),
            ("{}\nparameters: {t: int}", "did you mean \"number\"?"),
            ("{pill: x}\ncomponents: {pill: {parameters: {label: null}, element: {text: $label}}}", "{label: …}"),
        ])
    func values(layout: String, hint: String) {
        #expect(problems("layout: \(layout)\n").contains { $0.contains(hint) }, "\(problems("layout: \(layout)\n"))")
    }

    @Test("insets of collections may be given by pairs of edges, as those of elements")
    func pairsOfEdges() throws {
        func outline(_ insets: String) throws -> [String] {
            let group = "{kind: hgroup, height: {absolute: 20}, subitems: [{kind: item}]}"
            let layout = "{kind: section, contentInsets: \(insets), group: \(group)}"
            return try document("layout: {collection: {layout: \(layout), sections: [2], cell: {fill: red}}}").outline
        }
        #expect(
            try outline("{horizontal: 16, vertical: 4}") == outline("{top: 4, leading: 16, bottom: 4, trailing: 16}"))
    }

    @Test(
        "places of stops without a percent sign are warned of",
        arguments: [
            ("linear: {stops: [{color: red, at: 50}, {color: blue, at: 100}]}", true),
            ("linear: {stops: [{color: red, at: 0}, {color: white, at: 50}, {color: blue, at: 100}]}", true),
            ("radial: {stops: [{color: red, at: 0}, {color: blue, at: 1}]}", true),
            ("linear: {stops: [{color: red, at: 0}, {color: blue, at: 100}]}", false),
            ("linear: {repeating: true, stops: [{color: red, at: 0.5}, {color: blue, at: 1}]}", false),
            ("linear: {stops: [{color: red, at: 50%}, {color: blue, at: 100%}]}", false),
            ("linear: {stops: [{color: red, at: 20}, {color: blue, at: 60}]}", false),
            ("conic: {stops: [{color: red, at: 50}, {color: blue, at: 100}]}", false),
        ])
    func places(gradient: String, isWarned: Bool) throws {
        let warnings = try document("layout: {height: 9, fill: {\(gradient)}}").warnings.map(\.message)
        #expect(warnings.contains { $0.contains("is a part of the length") } == isWarned, "\(warnings)")
    }

    @Test(
        "the name of a parameter in other marks is warned of",
        arguments: [
            ("{{t}}", "\"{t}\" stays as it is; \"${t}\" is replaced by its value"), ("{ t }", "\"{t}\" stays as it is"),
            ("a %t% b", "\"%t%\" stays as it is"), ("a ${t", "\"${t\" has no \"}\""),
            ("a ${}", "\"${}\" has no name of a parameter"), ("<%= t %>", "\"%t%\" stays as it is"),
        ])
    func marks(text: String, warning: String) throws {
        let document = try document("parameters: {t: {example: a}}\nlayout: {text: '\(text)'}")
        #expect(document.warnings.contains { $0.message.contains(warning) }, "\(document.warnings.map(\.message))")
    }

    @Test(
        "text in braces that is no parameter is left alone", arguments: ["{u}", "100% of t%", "{ color: t }", "a { b"])
    func unrelated(text: String) throws {
        #expect(try document("parameters: {t: {example: a}}\nlayout: {text: '\(text)'}").warnings.isEmpty)
    }
}
