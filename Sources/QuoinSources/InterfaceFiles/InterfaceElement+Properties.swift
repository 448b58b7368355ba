extension InterfaceElement {
    /// The properties that the element sets, as the rest of an assignment, each with the element that it stands in.
    var properties: [(statement: String, element: InterfaceElement)] {
        var all: [(String, InterfaceElement)] = []
        func set(_ property: String, _ value: String?, _ element: InterfaceElement? = nil) {
            if let value { all.append(("\(property) = \(value)", element ?? self)) }
        }
        if name == "button" { all += buttonProperties }
        for (key, property) in Self.choices where self[key] != "default" { set(property, self[key].map { ".\($0)" }) }
        if name == "activityIndicatorView" { set("style", self["style"].map { ".\($0)" }) }
        if name == "label" { set("lineBreakMode", self["lineBreakMode"].flatMap { Self.lineBreaks[$0] }) }
        // The file says of a view with a fixed frame that constraints place it, which it does not have.
        for (key, property) in Self.flags where self["fixedFrame"] != "YES" || key != Self.flags[0].0 {
            set(property, self[key].map(InterfaceValues.flag))
        }
        // The height of a row belongs to its table.
        for (key, property) in Self.numbers where name != "tableViewCell" || key != "rowHeight" {
            set(property, self[key])
        }
        for (key, property) in Self.texts where name != "button" {
            set(property, string(key).map(InterfaceValues.quoted))
        }
        for (method, key) in [("Hugging", "Hugging"), ("CompressionResistance", "Compression")] {
            for axis in ["horizontal", "vertical"] {
                guard
                    let value = self["\(axis)\(key == "Hugging" ? "HuggingPriority" : "CompressionResistancePriority")"]
                else { continue }
                let priority = "setContent\(method)Priority(UILayoutPriority(\(value)), for: .\(axis))"
                all.append((priority, self))
            }
        }
        if let image = self["image"], name != "tabBarItem" {
            set("image", InterfaceValues.image(named: image, isSymbol: self["catalog"] == "system"))
        }
        if name == "activityIndicatorView", self["animating"] == "YES" { all.append(("startAnimating()", self)) }
        for child in children { if let part = child.property(in: name) { all.append((part, child)) } }
        return all
    }

    /// What an app sets by key at run time, as assignments to keys of an expression.
    func runtimeAssignments(of name: String) -> [(statement: String, element: InterfaceElement)] {
        items(of: "userDefinedRuntimeAttributes").compactMap { attribute in
            let keys = attribute["keyPath"]?.split(separator: ".") ?? []
            guard let key = keys.last, let value = InterfaceValues.runtimeValue(attribute) else { return nil }
            let owner = ([name] + keys.dropLast().map(String.init)).joined(separator: ".")
            return ("KeyedProperties(of: \(owner)).\(key) = \(value)", attribute)
        }
    }

    /// The assignment that an element in a view stands for.
    private func property(in view: String) -> String? {
        guard let key = self["key"] else { return nil }
        switch name {
        case "rect" where key == "frame": return "frame = \(InterfaceValues.rect(self))"
        case "frame" where key == "frameInset":
            guard let x = self["minX"], let y = self["minY"], let width = self["width"], let height = self["height"]
            else { return nil }
            return "frame = CGRect(x: \(x), y: \(y), width: \(width), height: \(height))"
        case "autoresizingMask":
            let names = [
                "widthSizable": "flexibleWidth", "heightSizable": "flexibleHeight",
                "flexibleMinX": "flexibleLeftMargin", "flexibleMaxX": "flexibleRightMargin",
                "flexibleMinY": "flexibleTopMargin", "flexibleMaxY": "flexibleBottomMargin",
            ]
            let parts = names.filter { self[$0.key] == "YES" }.map { ".\($0.value)" }.sorted()
            return "autoresizingMask = [\(parts.joined(separator: ", "))]"
        case "color": return Self.unsetColors.contains(key) ? nil : "\(key) = \(InterfaceValues.color(self))"
        case "fontDescription":
            return "\(view == "button" ? "titleLabel?.font" : "font") = \(InterfaceValues.font(self))"
        case "edgeInsets", "inset", "directionalEdgeInsets":
            return "\(key) = \(InterfaceValues.insets(self))"
        case "accessibility":
            return self["identifier"].map { "accessibilityIdentifier = \(InterfaceValues.quoted($0))" }
        case "imageReference" where view == "imageView":
            return "image = \(InterfaceValues.image(named: self["image"] ?? "", isSymbol: self["catalog"] == "system"))"
        case "buttonConfiguration": return buttonConfiguration
        case "attributedString" where view == "button": return nil
        case "attributedString":
            return "attributedText = \(InterfaceValues.attributedText(self))"
        case "collectionViewFlowLayout": return flowLayout
        case "textInputTraits": return nil
        default: return nil
        }
    }

    private static let unsetColors: Set<String> = [
        "highlightedColor", "selectedImageTintColor", "titleShadowColor", "reflectsColor",
    ]

    private var flowLayout: String {
        var text = "collectionViewLayout = { let layout = UICollectionViewFlowLayout(); "
        for key in ["minimumLineSpacing", "minimumInteritemSpacing"] {
            if let value = self[key] { text += "layout.\(key) = \(value); " }
        }
        if let direction = self["scrollDirection"] { text += "layout.scrollDirection = .\(direction); " }
        for part in children {
            guard let key = part["key"] else { continue }
            if part.name == "size" { text += "layout.\(key) = \(InterfaceValues.size(part)); " }
            if part.name == "inset" { text += "layout.\(key) = \(InterfaceValues.insets(part)); " }
        }
        return text + "return layout }()"
    }

    private var buttonConfiguration: String {
        var text = "configuration = { var configuration = UIButton.Configuration.\(self["style"] ?? "plain")(); "
        for key in ["title", "subtitle"] {
            if let value = string(key) { text += "configuration.\(key) = \(InterfaceValues.quoted(value)); " }
        }
        if let name = self["image"] {
            text +=
                "configuration.image = \(InterfaceValues.image(named: name, isSymbol: self["catalog"] == "system")); "
        }
        return text + "return configuration }()"
    }

    /// What a button shows in each state.
    private var buttonProperties: [(String, InterfaceElement)] {
        children.filter { $0.name == "state" }.flatMap { state in
            let key = state["key"] ?? "normal"
            var calls: [String] = []
            if let title = state.string("title") {
                calls.append("setTitle(\(InterfaceValues.quoted(title)), for: .\(key))")
            }
            if let title = state.child(key: "attributedTitle") {
                calls.append("setAttributedTitle(\(InterfaceValues.attributedText(title)), for: .\(key))")
            }
            for (attribute, method) in [("image", "setImage"), ("backgroundImage", "setBackgroundImage")] {
                let reference = state.child(key: attribute)
                guard let name = reference?["image"] ?? state[attribute] else { continue }
                let image = InterfaceValues.image(
                    named: name, isSymbol: (reference ?? state)["catalog"] == "system")
                calls.append("\(method)(\(image), for: .\(key))")
            }
            if let color = state.child(key: "titleColor") {
                calls.append("setTitleColor(\(InterfaceValues.color(color)), for: .\(key))")
            }
            return calls.map { ($0, state) }
        }
    }

    // What an attribute is called in a file, and what the property is called.

    private static let choices = [
        ("axis", "axis"), ("distribution", "distribution"), ("alignment", "alignment"), ("contentMode", "contentMode"),
        ("textAlignment", "textAlignment"), ("borderStyle", "borderStyle"), ("separatorStyle", "separatorStyle"),
        ("accessoryType", "accessoryType"), ("selectionStyle", "selectionStyle"),
    ]
    private static let lineBreaks = [
        "tailTruncation": ".byTruncatingTail", "headTruncation": ".byTruncatingHead", "clip": ".byClipping",
        "middleTruncation": ".byTruncatingMiddle", "wordWrap": ".byWordWrapping",
        "characterWrap": ".byCharWrapping",
    ]
    private static let flags = [
        ("translatesAutoresizingMaskIntoConstraints", "translatesAutoresizingMaskIntoConstraints"),
        ("hidden", "isHidden"), ("clipsSubviews", "clipsToBounds"),
        ("userInteractionEnabled", "isUserInteractionEnabled"),
        ("adjustsFontSizeToFit", "adjustsFontSizeToFitWidth"), ("enabled", "isEnabled"), ("selected", "isSelected"),
        ("on", "isOn"), ("scrollEnabled", "isScrollEnabled"), ("editable", "isEditable"),
        ("pagingEnabled", "isPagingEnabled"),
        ("preservesSuperviewLayoutMargins", "preservesSuperviewLayoutMargins"),
        ("adjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory"),
        ("showsHorizontalScrollIndicator", "showsHorizontalScrollIndicator"),
        ("showsVerticalScrollIndicator", "showsVerticalScrollIndicator"), ("hidesWhenStopped", "hidesWhenStopped"),
    ]
    private static let numbers = [
        ("alpha", "alpha"), ("tag", "tag"), ("spacing", "spacing"), ("numberOfLines", "numberOfLines"),
        ("minimumScaleFactor", "minimumScaleFactor"), ("rowHeight", "rowHeight"),
        ("estimatedRowHeight", "estimatedRowHeight"), ("sectionHeaderHeight", "sectionHeaderHeight"),
        ("sectionFooterHeight", "sectionFooterHeight"), ("minValue", "minimumValue"), ("maxValue", "maximumValue"),
        ("value", "value"), ("progress", "progress"), ("numberOfPages", "numberOfPages"),
        ("currentPage", "currentPage"),
        ("selectedSegmentIndex", "selectedSegmentIndex"),
    ]
    private static let texts = [
        ("text", "text"), ("placeholder", "placeholder"), ("restorationIdentifier", "restorationIdentifier"),
    ]
}
