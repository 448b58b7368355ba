/// Values of a file of Interface Builder as expressions of Swift.
enum InterfaceValues {
    static func quoted(_ text: String) -> String {
        "\""
            + text.reduce(into: "") { result, character in
                switch character {
                case "\\", "\"": result += "\\\(character)"
                case _ where character.isNewline: result += "\\n"
                default: result.append(character)
                }
            } + "\""
    }

    static func flag(_ value: String) -> String { value == "YES" ? "true" : "false" }

    static func rect(_ element: InterfaceElement) -> String {
        let parts = ["x", "y", "width", "height"].map { "\($0): \(element[$0] ?? "0")" }
        return "CGRect(\(parts.joined(separator: ", ")))"
    }

    static func size(_ element: InterfaceElement) -> String {
        "CGSize(width: \(element["width"] ?? "0"), height: \(element["height"] ?? "0"))"
    }

    static func insets(_ element: InterfaceElement) -> String {
        if element.name == "directionalEdgeInsets" {
            let parts = ["top", "leading", "bottom", "trailing"].map { "\($0): \(element[$0] ?? "0")" }
            return "NSDirectionalEdgeInsets(\(parts.joined(separator: ", ")))"
        }
        let names = [("top", "minY"), ("left", "minX"), ("bottom", "maxY"), ("right", "maxX")]
        let parts = names.map { "\($0): \(element[$0] ?? element[$1] ?? "0")" }
        return "UIEdgeInsets(\(parts.joined(separator: ", ")))"
    }

    static func image(named name: String, isSymbol: Bool) -> String {
        isSymbol ? "UIImage(systemName: \(quoted(name)))" : "UIImage(named: \(quoted(name)))"
    }

    static func color(_ element: InterfaceElement) -> String {
        let alpha = element["alpha"] ?? "1"
        if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
            let short = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
            return "UIColor.\(otherColors[short] ?? short)"
        }
        if let name = element["name"] { return "UIColor(named: \(quoted(name)))" }
        if let white = element["white"] { return "UIColor(white: \(white), alpha: \(alpha))" }
        let parts = ["red", "green", "blue"].map { "\($0): \(element[$0] ?? "0")" }
        return "UIColor(\(parts.joined(separator: ", ")), alpha: \(alpha))"
    }

    /// What is called otherwise in code.
    private static let otherColors = [
        "tint": "tintColor", "tableCellGroupedBackground": "secondarySystemGroupedBackground",
    ]

    static func font(_ element: InterfaceElement) -> String {
        let size = element["pointSize"] ?? "17"
        if let style = element["style"] {
            return "UIFont.preferredFont(forTextStyle: .\(textStyles[style] ?? "body"))"
        }
        if let name = element["name"] {
            return "UIFont(name: \(quoted(name)), size: \(size)) ?? .systemFont(ofSize: \(size))"
        }
        switch element["type"] {
        case "boldSystem": return "UIFont.boldSystemFont(ofSize: \(size))"
        case "italicSystem": return "UIFont.italicSystemFont(ofSize: \(size))"
        default: return "UIFont.systemFont(ofSize: \(size), weight: .\(element["weight"] ?? "regular"))"
        }
    }

    private static let textStyles = [
        "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleTitle1": "title1",
        "UICTFontTextStyleTitle2": "title2", "UICTFontTextStyleTitle3": "title3",
        "UICTFontTextStyleHeadline": "headline", "UICTFontTextStyleSubhead": "subheadline",
        "UICTFontTextStyleBody": "body", "UICTFontTextStyleCallout": "callout",
        "UICTFontTextStyleFootnote": "footnote", "UICTFontTextStyleCaption1": "caption1",
        "UICTFontTextStyleCaption2": "caption2",
    ]

    /// What an app sets by key at run time.
    static func runtimeValue(_ attribute: InterfaceElement) -> String? {
        guard let value = attribute.child(key: "value") else {
            switch attribute["type"] {
            case "boolean": return attribute["value"].map(flag)
            case "string": return attribute["value"].map(quoted) ?? attribute.text
            case "image": return attribute["value"].map { image(named: $0, isSymbol: false) }
            default: return nil
            }
        }
        switch value.name {
        case "color": return color(value)
        case "rect": return rect(value)
        case "size": return size(value)
        case "point": return "CGPoint(x: \(value["x"] ?? "0"), y: \(value["y"] ?? "0"))"
        case "mutableString", "string": return quoted(value.text)
        case "boolean": return value["value"].map(flag)
        default: return value["value"]
        }
    }
}
