extension InterfaceValues {
    /// A text whose parts have attributes of their own.
    static func attributedText(_ element: InterfaceElement) -> String {
        let parts = element.children.filter { $0.name == "fragment" }.map { part in
            let attributes = part.items(of: "attributes").compactMap(attribute)
            let all = attributes.isEmpty ? "" : ", attributes: [\(attributes.joined(separator: ", "))]"
            return "NSAttributedString(string: \(quoted(part.string("content") ?? ""))\(all))"
        }
        if parts.count == 1 { return parts[0] }
        let appended = parts.map { "text.append(\($0)); " }.joined()
        return "{ let text = NSMutableAttributedString(); \(appended)return text }()"
    }

    private static func attribute(_ element: InterfaceElement) -> String? {
        switch (element.name, element["key"]) {
        case ("font", "NSFont"?): ".font: \(attributeFont(element))"
        case ("color", "NSColor"?): ".foregroundColor: \(color(element)) as UIColor"
        case ("color", "NSBackgroundColor"?): ".backgroundColor: \(color(element)) as UIColor"
        case ("paragraphStyle", "NSParagraphStyle"?): ".paragraphStyle: \(paragraphStyle(element))"
        case (_, let key?): numberKeys[key].flatMap { name in element["value"].map { "\(name): \($0)" } }
        default: nil
        }
    }

    private static let numberKeys = [
        "NSKern": ".kern", "NSUnderline": ".underlineStyle", "NSStrikethrough": ".strikethroughStyle",
        "NSBaselineOffset": ".baselineOffset", "NSStrokeWidth": ".strokeWidth",
    ]

    /// Fonts of the system have names that begin with a period, or another name for their use.
    private static func attributeFont(_ element: InterfaceElement) -> String {
        var font = element
        font.attributes["pointSize"] = element["size"]
        let name = element["name"] ?? element["metaFont"] ?? ""
        if name.hasPrefix(".") || element["name"] == nil {
            font.attributes["name"] = nil
            font.attributes["type"] = name.lowercased().contains("bold") ? "boldSystem" : "system"
        }
        return "(\(self.font(font)))"
    }

    private static func paragraphStyle(_ element: InterfaceElement) -> String {
        var settings = ""
        if let alignment = element["alignment"] { settings += "style.alignment = .\(alignment); " }
        for key in [
            "lineSpacing", "lineHeightMultiple", "minimumLineHeight", "maximumLineHeight", "paragraphSpacing",
            "paragraphSpacingBefore", "firstLineHeadIndent", "headIndent", "tailIndent",
        ] {
            if let value = element[key] { settings += "style.\(key) = \(value); " }
        }
        return "{ let style = NSMutableParagraphStyle(); \(settings)return style }()"
    }
}
