import QuoinDocument
import QuoinLayout
import Testing

/// Layouts about which people ask in public, with the frames that UIKit, CSS and Texture give.
@Suite("Layouts that apps have")
struct AppLayoutTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var name: String
        var size: Size
        var layout: String
        /// Of the elements after the root.
        var frames: [Rect]
        var testDescription: String { name }
    }

    private static func section(_ group: String, _ more: String = "", count: Int, cell: String = "{fill: red}")
        -> String
    {
        "{collection: {layout: {kind: section, group: \(group)\(more)}, sections: [\(count)], cell: \(cell)}}"
    }

    private static let cases = [
        Case(
            name: "a separator hangs below an item that is shorter than its estimate", size: Size(320, 500),
            layout: """
                {collection: {layout: {kind: section, contentInsets: {top: 16, leading: 16, trailing: 16}, interGroupSpacing: 2,
                  group: {kind: vgroup, height: {estimated: 201}, subitems: [{kind: item, height: {estimated: 201},
                  supplementaryItems: [{kind: supplementary, elementKind: line, height: {absolute: 1},
                  containerAnchor: {edges: [bottom], absoluteOffset: [0, 1]}}]}]}}, sections: [2],
                  supplementary: {line: {fill: blue}}, cell: {fill: red, height: 150}}}
                """,
            frames: [
                Rect(16, 16, 288, 150), Rect(16, 168, 288, 150), Rect(16, 166, 288, 1), Rect(16, 318, 288, 1),
            ]),
        Case(
            name: "one large item beside two small ones", size: Size(375, 250),
            layout: section(
                """
                {kind: hgroup, height: {fractionalWidth: 2/3}, subitems: [{kind: item, width: {fractionalWidth: 2/3}},
                  {kind: vgroup, width: {fractionalWidth: 1/3}, count: 2, subitems: [{kind: item}]}]}
                """, count: 3),
            frames: [Rect(0, 0, 250, 250), Rect(250, 0, 125, 125), Rect(250, 125, 125, 125)]),
        Case(
            name: "a grid of fifths with insets", size: Size(375, 200),
            layout: section(
                """
                {kind: hgroup, height: {fractionalWidth: 20%}, subitems: [{kind: item, width: {fractionalWidth: 1/5},
                  contentInsets: {top: 5, leading: 5, bottom: 5, trailing: 5}}]}
                """, count: 6),
            frames: (0..<5).map { Rect(5 + 75 * Double($0), 5, 65, 65) } + [Rect(5, 80, 65, 65)]),
        Case(
            name: "a carousel with the first card in the middle", size: Size(320, 120),
            layout: section(
                "{kind: hgroup, width: {fractionalWidth: 80%}, height: {absolute: 100}, subitems: [{kind: item}]}",
                ", orthogonalScrollingBehavior: groupPagingCentered, interGroupSpacing: 10", count: 4),
            frames: [Rect(32, 0, 256, 100), Rect(298, 0, 256, 100)]),
        Case(
            name: "flexible children with a minimum below their share", size: Size(250, 400),
            layout: """
                {column: {flexRules: css, children: [{flexGrow: 200, flexShrink: 1, flexBasis: 0, minHeight: 100},
                  {flexGrow: 200, flexShrink: 1, flexBasis: 0}]}}
                """, frames: [Rect(0, 0, 250, 200), Rect(0, 200, 250, 200)]),
        Case(
            name: "a minimum in percent is one of the parent's width", size: Size(40, 20),
            layout: """
                {row: {flexRules: css, alignItems: start, children: [{row: {flexRules: css,
                  children: [{minWidth: 50%, height: 5}]}, width: 10, flexShrink: 0}]}}
                """, frames: [Rect(0, 0, 10, 5), Rect(0, 0, 5, 5)]),
        Case(
            name: "a column as wide as its priority asks for and its bound allows", size: Size(800, 100),
            layout: """
                {constraints: {views: {v: {fill: red}}, rules: [v.centerX == container.centerX, v.width <= 500,
                  v.width == container.width -- 20 --! .priority(750), v.verticalEdges == container.verticalEdges]}}
                """, frames: [Rect(150, 0, 500, 100)]),
        Case(
            name: "an icon and a title in the middle together, by a guide", size: Size(200, 60),
            layout: """
                {constraints: {views: {icon: {intrinsic: [24, 24]}, title: {intrinsic: [68, 20]}}, guides: [both], rules: [
                  both.centerX == container.centerX, icon.leading == both.leading, title.leading == icon.trailing + 8,
                  title.trailing == both.trailing, icon.centerY == container.centerY, title.centerY == icon.centerY]}}
                """, frames: [Rect(50, 18, 24, 24), Rect(82, 20, 68, 20)]),
        Case(
            name: "spacing before and after children counts when a row wraps", size: Size(350, 100),
            layout: wrapping(
                """
                {width: 10, height: 10, spacingBefore: 15, spacingAfter: 15},
                {width: 10, height: 10, spacingBefore: 15, spacingAfter: 15},
                {width: 300, height: 10, spacingBefore: 15, spacingAfter: 15},
                {width: 20, height: 20, spacingBefore: 15, spacingAfter: 15}
                """),
            frames: [Rect(15, 0, 10, 10), Rect(55, 0, 10, 10), Rect(15, 10, 300, 10), Rect(15, 20, 20, 20)]),
        Case(
            name: "a child that grows has a line of its own if its content does not fit beside others",
            size: Size(100, 100),
            layout: wrapping(
                """
                {width: 60, height: 30},
                {row: [{width: 60, height: 30}], flexGrow: 1, flexShrink: 1, flexBasis: 0}
                """), frames: [Rect(0, 0, 60, 30), Rect(0, 30, 100, 30), Rect(0, 30, 60, 30)]),
        Case(
            name: "children in lines are stretched to their line, not to the lines together", size: Size(85, 100),
            layout: wrapping(
                "{column: [{width: 40, height: 40}]}, {column: [{width: 40, height: 40}], spacingAfter: 10}"),
            frames: [Rect(0, 0, 40, 40), Rect(0, 0, 40, 40), Rect(0, 40, 40, 40), Rect(0, 40, 40, 40)]),
        Case(
            name: "thirds of a row that is wider than the canvas stand three in a line", size: Size(850, 600),
            layout: "{inset: {insets: {right: -16}, child: "
                + wrapping(Array(repeating: "{width: 1/3, height: 50}", count: 4).joined(separator: ", ")) + "}}",
            frames: [
                Rect(0, 0, 866, 600), Rect(0, 0, 289, 50), Rect(289, 0, 288, 50), Rect(577, 0, 289, 50),
                Rect(0, 50, 289, 50),
            ]),
        Case(
            name: "lines and the space between them make a wrapping row as high as they are", size: Size(220, 300),
            layout: """
                {column: {flexRules: css, children: [{row: {flexRules: css, flexWrap: wrap, alignContent: center, spacing: 20,
                  lineSpacing: 20, children: [{width: 100, height: 50}, {width: 100, height: 50}, {width: 100, height: 50}]}}]}}
                """,
            frames: [Rect(0, 0, 220, 120), Rect(0, 0, 100, 50), Rect(120, 0, 100, 50), Rect(0, 70, 100, 50)]),
        Case(
            name: "a picture that keeps its ratio in a cell with margins", size: Size(379, 155),
            layout: """
                {constraints: {views: {v: {fill: red}}, rules: [v.leading == container.leading + 15, v.width == container.width - 30,
                  v.height == v.width * 155/349, v.top == container.top]}}
                """, frames: [Rect(15, 0, 349, 155)]),
        Case(
            name: "a header is as high as its content, not as its estimate", size: Size(320, 300),
            layout: """
                {collection: {layout: {kind: section, group: {kind: hgroup, height: {absolute: 44}, subitems: [{kind: item}]},
                  boundarySupplementaryItems: [{kind: boundary, elementKind: header, height: {estimated: 200}, alignment: top}]},
                  sections: [2], supplementary: {header: {height: 40}}, cell: {fill: red}}}
                """, frames: [Rect(0, 40, 320, 44), Rect(0, 84, 320, 44), Rect(0, 0, 320, 40)]),
        Case(
            name: "a row of cells of their own is as high as the highest of them", size: Size(320, 300),
            layout: """
                {collection: {layout: {kind: section, interGroupSpacing: 8, group: {kind: hgroup, height: {estimated: 44},
                  interItemSpacing: {fixed: 8}, count: 2, subitems: [{kind: item, height: {estimated: 44}}]}}, sections: [3],
                  cells: {0: [{height: 20}, {height: 59}, {height: 20}]}}}
                """, frames: [Rect(0, 0, 156, 20), Rect(164, 0, 156, 59), Rect(0, 67, 156, 20)]),
    ]

    private static func wrapping(_ children: String) -> String {
        "{row: {flexRules: css, flexWrap: wrap, children: [\(children)]}}"
    }

    @Test("have the frames of their own engines", arguments: cases)
    func frames(item: Case) throws {
        let layout = try root(item.layout).layout(in: SizeRange(exactly: item.size))
        #expect(layout.tree.paintOrder.dropFirst().map { layout.frames[$0] } == item.frames)
    }
}
