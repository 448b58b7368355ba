import Foundation
import QuoinLayout

/// A document in which a key can be set, built so that it has an effect there wherever that is possible.
struct PropertyScene {
    private var canvas: [String: PropertyValue] = ["width": 240, "height": 160, "fill": "#fff"]
    private var layout: PropertyValue = .null

    /// - Parameter fill: the fill of the element that has the key.
    init(_ key: DeclaredKey, _ value: PropertyValue?, fill: String?) {
        self.init([(key, value)], fill: fill)
    }

    /// - Parameters:
    ///   - settings: keys that one element can have, with their values.
    ///   - fill: the fill of the element that has the keys.
    init(_ settings: [(key: DeclaredKey, value: PropertyValue?)], fill: String?) {
        let keys = settings.map(\.key)
        var sets: [String: [String: PropertyValue]] = [:]
        for (key, _) in settings {
            sets[key.owner, default: [:]].merge(Self.company[key.name] ?? Self.company[key.key] ?? [:]) { $1 }
        }
        for (key, value) in settings { sets[key.owner, default: [:]][key.key] = value }
        let style = sets["element"] ?? [:]
        let kind = keys.first { !["canvas", "element"].contains($0.owner) }?.owner
        canvas.merge(sets["canvas"] ?? [:]) { $1 }
        switch kind {
        case nil where keys.contains { ["canvas.appearance", "canvas.textScale", "canvas.language"].contains($0.name) }:
            let text = Self.element(of: "text", ["color": ["light": "#000", "dark": "#c33"]])
            layout = Self.stage(of: text.merging(style) { $1 }, in: keys)
        case nil: layout = Self.stage(of: Self.element(in: keys, style, fill: fill), in: keys)
        case "view"?: layout = Self.constraints((sets["view"] ?? [:]).merging(style) { $1 })
        case let owner? where Self.collectionOwners.contains(owner):
            layout = Self.collection(Set(keys.map(\.owner)), Set(keys.map(\.key)), sets, style)
        case let owner?:
            if owner == "safeArea" { canvas["margins"] = 6 }
            let hasOwnSize = owner == "ratio" || keys.contains { $0.key == "sizing" }
            let element = Self.element(of: owner, sets[owner] ?? [:], hasOwnSize: hasOwnSize)
            layout = Self.stage(of: element.merging(style) { $1 }, in: keys.filter { $0.owner == "element" })
        }
        if keys.contains(where: { $0.owner == "canvas" && ["safeArea", "margins"].contains($0.key) }) {
            layout = ["safeArea": ["margins": true, "child": layout]]
        }
    }

    static let collectionOwners: Set<String> = [
        "collection", "configuration", "section", "list", "group", "item", "boundary", "supplementary", "decoration",
    ]

    /// The document; JSON is YAML too.
    var text: String {
        get throws { try PropertyValue.mapping(["canvas": .mapping(canvas), "layout": layout]).asDocument }
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
        "table.headers": ["headerFill": "#fc0"], "table.headerFill": ["headers": 1],
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
        in keys: [DeclaredKey], _ set: [String: PropertyValue], fill: String?
    ) -> [String: PropertyValue] {
        let sizes: [String: PropertyValue] = ["width": 60, "height": 40]
        let hasSize = keys.contains { key in
            ["Size", "width", "height", "Width", "Height"].contains { key.key.hasSuffix($0) }
        }
        let own = hasSize ? [:] : sizes
        var child = box("child", 70, 12, "#fc0")
        // The fill is seen around it.
        child["with"] = [["inset": [6, 6, 20, 6]]]
        let isEmpty = keys.contains { $0.key.hasPrefix("flex") } || own.isEmpty
        let content: PropertyValue = isEmpty ? .null : .mapping(child)
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
        let cells: PropertyValue = .list([
            .list([.mapping(box("a", 20, 12, "#36c")), .mapping(box("b", 24, 24, "#c63"))]),
            .list([.mapping(box("c", 28, 12, "#3a6")), .mapping(box("d", 16, 12, "#36c"))]),
        ])
        switch kind {
        case "stack", "row", "column": mapping["children"] = children
        case "text", "markdown": if set["string"] == nil { mapping["string"] = sentence }
        case "image": if set["placeholder"] == nil, set["source"] == nil { mapping["source"] = "Images/landscape.png" }
        case "button":
            mapping["title"] = "Title"
            if set["image"] == nil { mapping["image"] = "Images/plus.png" }
        case "absolute": mapping["children"] = children
        case "table": mapping["rows"] = cells
        case "scroll": mapping["child"] = .mapping(box("tall", 300, 300, "#36c"))
        default: mapping["child"] = child
        }
        for (key, value) in required[kind] ?? [:] where mapping[key] == nil { mapping[key] = value }
        if ["map", "video", "table"].contains(kind) { mapping["child"] = nil }
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
    private static func stage(of element: [String: PropertyValue], in keys: [DeclaredKey]) -> PropertyValue {
        let names = Set(keys.map(\.key))
        if names.contains("layoutPosition") { return ["absolute": ["children": [.mapping(element)]]] }
        let alignment: PropertyValue =
            names.contains("ascender") ? "baselineFirst" : names.contains("descender") ? "baselineLast" : "start"
        let first = box("before", names.contains("flexShrink") ? 220 : 20, 20, "#888")
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
                    "x.layoutMargins.left == container.left + 16", "x.right == y.left - 8",
                    "y.right == container.right - 8",
                    "x.top == container.top + 20", "x.firstBaseline == y.firstBaseline",
                    "x.lastBaseline == y.lastBaseline --! .priority(500)",
                ],
            ]
        ]
    }

    // MARK: Collections

    private static func collection(
        _ owners: Set<String>, _ keys: Set<String>, _ sets: [String: [String: PropertyValue]],
        _ style: [String: PropertyValue]
    ) -> PropertyValue {
        func own(_ name: String) -> [String: PropertyValue] { sets[name] ?? [:] }
        let full: PropertyValue = ["fractionalWidth": 1]
        var item: [String: PropertyValue] = ["kind": "item", "width": ["fractionalWidth": 0.4]]
        if keys.contains("measured") { item["height"] = ["estimated": 20] }
        item.merge(own("item")) { $1 }
        if owners.contains("supplementary") {
            let badge: [String: PropertyValue] = [
                "kind": "supplementary", "elementKind": "first", "width": ["absolute": 12], "height": ["absolute": 12],
                "containerAnchor": ["edges": ["top", "trailing"]],
            ]
            item["supplementaryItems"] = .list([.mapping(badge.merging(own("supplementary")) { $1 })])
        }
        var group: [String: PropertyValue] = [
            "kind": "hgroup", "width": full, "height": ["estimated": 26], "subitems": .list([.mapping(item)]),
        ]
        group.merge(own("group")) { $1 }
        var section: [String: PropertyValue] = ["kind": "section", "group": .mapping(group)]
        let header: [String: PropertyValue] = [
            "kind": "boundary", "elementKind": "first", "alignment": "top", "width": full, "height": ["absolute": 14],
        ]
        var scroll: [String: PropertyValue] = [:]
        let headers: PropertyValue = .list([.mapping(header)])
        if keys.contains("orthogonalOffsets") { section["orthogonalScrollingBehavior"] = "continuous" }
        if keys.contains("contentInset") {
            let pinned = header.merging(["pinToVisibleBounds": true]) { $1 }
            section["boundarySupplementaryItems"] = .list([.mapping(pinned)])
        }
        if !keys.isDisjoint(with: ["contentInset", "pinToVisibleBounds"]) { scroll["contentOffset"] = [0, 20] }
        if keys.contains("supplementariesFollowContentInsets") {
            section["boundarySupplementaryItems"] = headers
            section["contentInsets"] = 6
        }
        if keys.contains("supplementaryContentInsetsReference") {
            section["boundarySupplementaryItems"] = headers
            scroll["safeArea"] = 9
        }
        section.merge(own("section")) { $1 }
        if owners.contains("boundary") {
            section["boundarySupplementaryItems"] = .list([.mapping(header.merging(own("boundary")) { $1 })])
        }
        if owners.contains("decoration") {
            let back: [String: PropertyValue] = ["kind": "decoration", "elementKind": "first"]
            section["decorationItems"] = .list([.mapping(back.merging(own("decoration")) { $1 })])
            section["contentInsets"] = own("section")["contentInsets"] ?? 6
        }
        let list: [String: PropertyValue] = ["kind": "list", "appearance": "insetGrouped"]
        let sections: PropertyValue = .list([
            .mapping(owners.contains("list") ? list.merging(own("list")) { $1 } : section)
        ])
        let configuration: [String: PropertyValue] = ["kind": "configuration", "sections": sections]
        let view: PropertyValue = .mapping(["text": "View", "fill": "#fda"])
        let other: PropertyValue = .mapping(["text": "Other", "fill": "#adf"])
        let base: [String: PropertyValue] = [
            "layout": .mapping(configuration.merging(own("configuration")) { $1 }),
            "sections": keys.contains("footerMode") ? [1, 1] : [4, 2],
            "cell": ["text": "{item}", "fill": "#9c6"],
            "supplementary": ["first": view, "second": other, "header": view, "footer": other, "separator": view],
            "decoration": ["first": view, "second": other],
        ]
        let collection: PropertyValue = .mapping(base.merging(scroll) { $1 }.merging(own("collection")) { $1 })
        return .mapping(["collection": collection].merging(style) { $1 })
    }
}

extension PropertyValue {
    /// The text of a document, with keys in alphabetical order: that of views decides ties of their priorities.
    var asDocument: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }
}
