import Foundation
import TestSupport
import Testing

extension CommandTests {
    @Suite("What a picture loses", .serialized)
    struct PlantedLossTests {
        @Test("nothing is said of what a diagram shows, and of what a document allows")
        func intended() throws {
            let folder = TemporaryFolder()
            let cut = "canvas: {width: 60}\nlayout: {row: [{fill: red, preferredSize: [80, 20]}]}\n"
            let rules =
                "canvas: {width: 100, height: 40}\nlayout: {constraints: {views: {a: {fill: red, height: 9}}, rules: "
                + "[a.left == container.left, a.top == container.top, a.width == 10, a.width == 20]}}\n"
            let strip =
                "canvas: {width: 90}\nlayout: {column: {children: [{fill: red, height: 9, alignSelf: end}], "
                + "alignItems: stretch}}\ndiagram: {strip: {layout.column.alignItems: [stretch, start]}}\n"
            try folder.write(cut, to: "cut.yaml")
            try folder.write(cut + "diagram: [overflow]\n", to: "diagram.yaml")
            try folder.write(rules, to: "rules.yaml")
            try folder.write(
                rules + "check: {allow: {brokenRule: all, because: it shows a conflict}}\n", to: "allowed.yaml")
            try folder.write(strip, to: "strip.yaml")
            let said = try Command().run(["render", ".", "--output-dir", "out"], in: folder.url)
            #expect(said.status == 0)
            let files = said.errorLines.map { String($0.prefix { $0 != ":" }) }
            #expect(files.sorted() == ["./cut.yaml", "./rules.yaml"], "\(said.errors)")
        }

        @Test("check finds cells and badges that pass a side of a collection, where it does not scroll")
        func cellsAcross() throws {
            let folder = TemporaryFolder()
            func document(_ group: String, _ more: String = "", badge: String = "") -> String {
                """
                canvas: {width: 320, height: 100}
                layout:
                  inset:
                    insets: 10
                    child:
                      collection:
                        layout: {kind: section, group: \(group)\(more)}
                        sections: [4]
                        cell: {id: 'c{item}', fill: red}\(badge)
                """
            }
            let wide = "{kind: hgroup, height: {absolute: 40}, subitems: [{kind: item, width: {absolute: 400}}]}"
            let fitting =
                "{kind: hgroup, height: {absolute: 40}, subitems: [{kind: item, width: {fractionalWidth: 0.5}}]}"
            let lane = "{kind: hgroup, width: {absolute: 400}, height: {absolute: 40}, subitems: [{kind: item}]}"
            let badged = """
                {kind: hgroup, height: {absolute: 40}, subitems: [{kind: item, width: {fractionalWidth: 0.5},
                          supplementaryItems: [{kind: supplementary, elementKind: badge, width: {absolute: 20}, height: {absolute: 20},
                          containerAnchor: {edges: [top, trailing], fractionalOffset: [0.5, 0]}}]}]}
                """
            let cases = [
                (document(wide), "passes the right edge of the collection with `c0` by 100 pt"),
                (document(fitting), nil), (document(lane, ", orthogonalScrollingBehavior: continuous"), nil),
                (
                    document(badged, badge: "\n        supplementary: {badge: {fill: blue}}"),
                    "passes the right edge of the collection with `c0` by 10 pt"
                ),
            ]
            for (number, (text, sentence)) in cases.enumerated() {
                try folder.write(text, to: "\(number).yaml")
                let found = try Command().run(["check", "\(number).yaml"], in: folder.url)
                #expect(found.status == (sentence == nil ? 0 : 1), "\(text)\n\(found.outputText)\(found.errors)")
                if let sentence { #expect(found.outputText.contains(sentence), "\(found.outputText)") }
            }
        }

        @Test("what is meant to leave the canvas, or leaves it unseen, is no loss")
        func meant() throws {
            let folder = TemporaryFolder()
            let inside = "{fill: red, preferredSize: [80, 20]}"
            let layouts = [
                "{absolute: {children: [{fill: red, preferredSize: [80, 20], layoutPosition: [-40, 0]}]}}",
                "{absolute: {children: [{text: {string: Away, lines: 1}, bleeds: true, layoutPosition: [90, 0]}]}}",
                "{inset: {insets: [-10, -10, -10, -10], child: {fill: red}}}",
                "{row: [{fill: red, preferredSize: [80, 20], transform: {rotate: 10}}]}",
                "{scroll: {directions: horizontal, child: {row: [\(inside), \(inside)]}}}",
                "{row: [{spacer: , preferredSize: [150, 10]}]}",
                // As near to the middle as a bound allows, and as wide.
                "{constraints: {views: {v: {fill: red}}, rules: [v.size == (30, 20), v.top == container.top, "
                    + "v.leading >= container.leading + 50, v.centerX == container.centerX --! .priority(500)]}}",
                "{constraints: {views: {v: {fill: red}}, rules: [v.center == container.center, v.height == 20, v.width <= 60, "
                    + "v.width == container.width -- 10 --! .priority(750)]}}",
            ]
            for (number, layout) in layouts.enumerated() {
                try folder.write("canvas: {width: 100, height: 50}\nlayout: \(layout)", to: "\(number).yaml")
            }
            let checked = try Command().run(["validate", "--strict", "."], in: folder.url)
            #expect(!checked.errors.contains("cut by the canvas"), "\(checked.errors)")
            #expect(!checked.errors.contains("misses by"), "\(checked.errors)")
        }
    }
}
