import Foundation
import QuoinDeclarations
import QuoinLayout

/// A document in which a key can be set, built so that it has an effect there wherever that is possible.
struct PropertyScene {
    private var canvas: [String: PropertyValue] = ["width": 240, "height": 160, "fill": "#fff"]
    private var layout: PropertyValue = .null

    /// - Parameter fill: the fill of the element that has the key.
    init(_ key: DeclaredKey, _ value: PropertyValue?, fill: String?) {
        var set: [String: PropertyValue] = Self.company[key.name] ?? Self.company[key.key] ?? [:]
        set[key.key] = value
        switch key.owner {
        case "canvas":
            canvas.merge(set) { $1 }
            let isOfTexts = ["appearance", "textScale", "language"].contains(key.key)
            let text = Self.element(of: "text", ["color": ["light": "#000", "dark": "#c33"]])
            layout = Self.stage(of: isOfTexts ? text : Self.element(in: key, [:], fill: fill))
            if ["safeArea", "margins"].contains(key.key) { layout = ["safeArea": ["margins": true, "child": layout]] }
        case "element": layout = Self.stage(of: Self.element(in: key, set, fill: fill), in: key)
        case "view": layout = Self.constraints(set)
        case "collection", "configuration", "section", "list", "group", "item", "boundary", "supplementary",
            "decoration":
            layout = Self.collection(key.owner, key.key, set)
        case "safeArea":
            canvas["margins"] = 6
            layout = Self.stage(of: Self.element(of: key.owner, set))
        default:
            let hasOwnSize = key.owner == "ratio" || key.key == "sizing"
            layout = Self.stage(of: Self.element(of: key.owner, set, hasOwnSize: hasOwnSize))
        }
    }

    /// The document; JSON is YAML too.
    var text: String {
        get throws {
            let document: PropertyValue = ["canvas": .mapping(canvas), "layout": layout]
            return String(decoding: try JSONEncoder().encode(document), as: UTF8.self)
        }
    }

    /// What has to stand beside a key.
    private static let company: [String: [String: PropertyValue]] = [
        "stack.alignContent": ["flexWrap": "wrap", "direction": "horizontal"],
        "stack.lineSpacing": ["flexWrap": "wrap", "direction": "horizontal"],
        "row.alignContent": ["flexWrap": "wrap"], "row.lineSpacing": ["flexWrap": "wrap"],
        "column.alignContent": ["flexWrap": "wrap", "spacing": 20],
        "column.lineSpacing": ["flexWrap": "wrap", "spacing": 20], "flexRules": ["spacing": 0.4],
        "element.cornerCurve": ["cornerRadius": 16], "element.cornerRounding": ["cornerRadius": 16],
        "element.maxHeight": ["height": 20], "element.backdropBlur": ["fill": "#36c8", "spacingBefore": -10],
        "element.backdropFilter": ["fill": "#36c8", "spacingBefore": -10],
        "button.horizontalAlignment": ["direction": "vertical"], "video.mode": ["poster": "Images/landscape.png"],
        "text.ellipsis": ["lines": 1], "text.minimumScale": ["lines": 1],
        "truncation": ["lines": 1, "string": "many words that go on and on until they wrap"],
        "hyphens": ["language": "en-US", "string": "misunderstandings notwithstanding, internationalization"],
        "boundary.zIndex": ["absoluteOffset": [0, 6]],
        "view.compression": ["text": "Words that are much wider than there is place for them"],
        "tabStops": ["string": "AVA\toffice"], "markdown.spacing": ["string": paragraphs],
        "text.backgroundRadius": ["background": "#fc0"], "markdown.backgroundRadius": ["background": "#fc0"],
        "text.backgroundPadding": ["background": "#fc0"], "markdown.backgroundPadding": ["background": "#fc0"],
        "markdown.ellipsis": ["lines": 1], "markdown.minimumScale": ["lines": 1], "image.placeholder": [:],
    ]

    private static let paragraphs: PropertyValue = "# Title\n\nwords\n\nmore words"

    // MARK: Elements

    private static func box(_ id: String, _ width: Double, _ height: Double, _ fill: String) -> [String: PropertyValue]
    {
        ["id": .text(id), "width": .number(width), "height": .number(height), "fill": .text(fill)]
    }

    private static let sentence: PropertyValue = "AVA office 1/2\nmany words that go on and on until they wrap"

    /// An element with a painted child.
    private static func element(
        in key: DeclaredKey, _ set: [String: PropertyValue], fill: String?
    ) -> [String: PropertyValue] {
        let sizes: [String: PropertyValue] = ["width": 60, "height": 40]
        let own = ["Size", "width", "height", "Width", "Height"].contains { key.key.hasSuffix($0) } ? [:] : sizes
        var child = box("child", 70, 12, "#fc0")
        // The fill is seen around it.
        child["with"] = [["inset": [6, 6, 20, 6]]]
        let content: PropertyValue = key.key.hasPrefix("flex") || own.isEmpty ? .null : .mapping(child)
        var element: [String: PropertyValue] = ["id": "x", "box": ["child": content]]
        element["fill"] = fill.map { .text($0) }
        var result = element.merging(own) { $1 }.merging(set) { $1 }
        if content == .null { result["box"] = .null }
        return result
    }

    private static func element(
        of kind: String, _ set: [String: PropertyValue], hasOwnSize: Bool = false
    ) -> [String: PropertyValue] {
        var mapping = set
        let child: PropertyValue = .mapping(box("child", 30, 16, "#36c"))
        let children: PropertyValue = .list([
            .mapping(box("a", 40, 20, "#36c")), .mapping(box("b", 60, 30, "#c63")), .mapping(box("c", 50, 10, "#3a6")),
        ])
        switch kind {
        case "stack", "row", "column": mapping["children"] = children
        case "text", "markdown": if set["string"] == nil { mapping["string"] = sentence }
        case "image": if set["placeholder"] == nil, set["source"] == nil { mapping["source"] = "Images/landscape.png" }
        case "button":
            mapping["title"] = "Title"
            if set["image"] == nil { mapping["image"] = "Images/plus.png" }
        case "absolute": mapping["children"] = children
        case "scroll": mapping["child"] = .mapping(box("tall", 300, 300, "#36c"))
        default: mapping["child"] = child
        }
        for (key, value) in required[kind] ?? [:] where mapping[key] == nil { mapping[key] = value }
        if ["map", "video"].contains(kind) { mapping["child"] = nil }
        let element: [String: PropertyValue] = ["id": "x", kind: .mapping(mapping)]
        return hasOwnSize ? element : element.merging(["width": 120, "height": 90]) { first, _ in first }
    }

    private static let required: [String: [String: PropertyValue]] = [
        "inset": ["insets": 6], "ratio": ["ratio": 1.5],
        "corner": ["corner": .mapping(box("badge", 12, 12, "#c33"))],
        "overlay": ["overlay": .mapping(box("over", 12, 12, "#c33"))],
        "background": ["background": .mapping(box("under", 12, 12, "#c33"))],
    ]

    /// An element between two others, in a parent that asks for what the key says.
    private static func stage(of element: [String: PropertyValue], in key: DeclaredKey? = nil) -> PropertyValue {
        if key?.key == "layoutPosition" { return ["absolute": ["children": [.mapping(element)]]] }
        let isBaseline = ["ascender", "descender"].contains(key?.key)
        let alignment: PropertyValue = !isBaseline ? "start" : key?.key == "ascender" ? "baselineFirst" : "baselineLast"
        let first = key?.key == "flexShrink" ? box("before", 220, 20, "#888") : box("before", 20, 20, "#888")
        return [
            "row": [
                "alignItems": alignment,
                "children": [.mapping(first), .mapping(element), .mapping(box("after", 20, 20, "#888"))],
            ]
        ]
    }

    private static func constraints(_ set: [String: PropertyValue]) -> PropertyValue {
        let text: [String: PropertyValue] = ["text": "Words"]
        return [
            "constraints": [
                "views": [
                    "x": .mapping(text.merging(set) { $1 }), "y": ["text": ["string": "Other words", "size": 20]],
                ],
                "rules": [
                    "x.left == container.left + 8", "x.right == y.left - 8", "y.right == container.right - 8",
                    "x.top == container.top + 20", "x.firstBaseline == y.firstBaseline",
                    "x.lastBaseline == y.lastBaseline --! .priority(500)",
                ],
            ]
        ]
    }

    // MARK: Collections

    private static func collection(_ owner: String, _ key: String, _ set: [String: PropertyValue]) -> PropertyValue {
        func own(_ name: String) -> [String: PropertyValue] { owner == name ? set : [:] }
        let full: PropertyValue = ["fractionalWidth": 1]
        var item: [String: PropertyValue] = ["kind": "item", "width": ["fractionalWidth": 0.4]]
        if key == "measured" { item["height"] = ["estimated": 20] }
        item.merge(own("item")) { $1 }
        if owner == "supplementary" {
            let badge: [String: PropertyValue] = [
                "kind": "supplementary", "elementKind": "first", "width": ["absolute": 12], "height": ["absolute": 12],
                "containerAnchor": ["edges": ["top", "trailing"]],
            ]
            item["supplementaryItems"] = .list([.mapping(badge.merging(set) { $1 })])
        }
        var group: [String: PropertyValue] = [
            "kind": "hgroup", "width": full, "height": ["estimated": 26], "subitems": .list([.mapping(item)]),
        ]
        group.merge(own("group")) { $1 }
        var section: [String: PropertyValue] = ["kind": "section", "group": .mapping(group)]
        section.merge(own("section")) { $1 }
        let header: [String: PropertyValue] = [
            "kind": "boundary", "elementKind": "first", "alignment": "top", "width": full, "height": ["absolute": 14],
        ]
        var scroll: [String: PropertyValue] = [:]
        switch key {
        case "orthogonalOffsets": section["orthogonalScrollingBehavior"] = "continuous"
        case "contentInset":
            let pinned = header.merging(["pinToVisibleBounds": true]) { $1 }
            section["boundarySupplementaryItems"] = .list([.mapping(pinned)])
            scroll["contentOffset"] = [0, 20]
        case "pinToVisibleBounds": scroll["contentOffset"] = [0, 20]
        case "supplementariesFollowContentInsets":
            section["boundarySupplementaryItems"] = .list([.mapping(header)])
            section["contentInsets"] = 6
        case "supplementaryContentInsetsReference":
            section["boundarySupplementaryItems"] = .list([.mapping(header)])
            scroll["safeArea"] = 9
        default: break
        }
        if owner == "boundary" {
            section["boundarySupplementaryItems"] = .list([.mapping(header.merging(set) { $1 })])
        }
        if owner == "decoration" {
            let back: [String: PropertyValue] = ["kind": "decoration", "elementKind": "first"]
            section["decorationItems"] = .list([.mapping(back.merging(set) { $1 })])
            section["contentInsets"] = 6
        }
        let list: [String: PropertyValue] = ["kind": "list", "appearance": "insetGrouped"]
        let sections: PropertyValue = .list([.mapping(owner == "list" ? list.merging(set) { $1 } : section)])
        let configuration: [String: PropertyValue] = ["kind": "configuration", "sections": sections]
        let view: PropertyValue = .mapping(["text": "View", "fill": "#fda"])
        let other: PropertyValue = .mapping(["text": "Other", "fill": "#adf"])
        let base: [String: PropertyValue] = [
            "layout": .mapping(configuration.merging(own("configuration")) { $1 }),
            "sections": key == "footerMode" ? [1, 1] : [4, 2],
            "cell": ["text": "{item}", "fill": "#9c6"],
            "supplementary": ["first": view, "second": other, "header": view, "footer": other, "separator": view],
            "decoration": ["first": view, "second": other],
        ]
        return ["collection": .mapping(base.merging(scroll) { $1 }.merging(own("collection")) { $1 })]
    }
}
