extension InterfaceWriter {
    private static let bars = ["navigationBar": "navigationBar", "tabBar": "tabBar", "toolbar": "toolbar"]
    private static let flags = [
        ("largeTitles", "prefersLargeTitles"), ("translucent", "isTranslucent"), ("clipsSubviews", "clipsToBounds"),
    ]
    private static let appearances = [
        "navigationBarAppearance": "UINavigationBarAppearance", "tabBarAppearance": "UITabBarAppearance",
        "toolbarAppearance": "UIToolbarAppearance",
    ]

    /// Gives the bars of a controller that has them the look that the file says.
    mutating func writeBars(of controller: InterfaceElement) {
        for (attribute, property) in [
            ("navigationBarHidden", "isNavigationBarHidden"), ("toolbarHidden", "isToolbarHidden"),
        ] {
            if let value = controller[attribute], controller.name == "navigationController" {
                write("controller.\(property) = \(InterfaceValues.flag(value))", at: controller)
            }
        }
        if controller["hidesBottomBarWhenPushed"] == "YES" {
            write("controller.hidesBottomBarWhenPushed = true", at: controller)
        }
        for bar in controller.children where bar["key"] == Self.bars[bar.name] {
            let name = "controller.\(bar.name)"
            if let id = bar["id"] { names[id] = name }
            for (attribute, property) in Self.flags {
                if let value = bar[attribute] { write("\(name).\(property) = \(InterfaceValues.flag(value))", at: bar) }
            }
            if bar["barStyle"]?.hasPrefix("black") ?? false { write("\(name).barStyle = .black", at: bar) }
            for part in bar.children { if let look = part.lookOfBar { write("\(name).\(look)", at: part) } }
            for (element, type) in Self.appearances {
                for appearance in bar.children where appearance.name == element {
                    guard let key = appearance["key"] else { continue }
                    let looks = appearance.children.compactMap(\.lookOfBar).map { "look.\($0); " }.joined()
                    write("\(name).\(key) = { let look = \(type)(); \(looks)return look }()", at: appearance)
                }
            }
        }
    }
}

extension InterfaceElement {
    /// The assignment to a bar or its appearance that an element in it stands for.
    fileprivate var lookOfBar: String? {
        guard let key = self["key"] else { return nil }
        switch name {
        // An older name for the tint of the chosen tab.
        case "color" where key == "selectedImageTintColor": return "tintColor = \(InterfaceValues.color(self))"
        case "color": return "\(key) = \(InterfaceValues.color(self))"
        case "textAttributes":
            let font = child(key: "fontDescription").map { ".font: \(InterfaceValues.font($0))" }
            let color = child(key: "textColor").map { ".foregroundColor: \(InterfaceValues.color($0))" }
            let attributes = [font, color].compactMap(\.self)
            return attributes.isEmpty ? nil : "\(key) = [\(attributes.joined(separator: ", "))]"
        default: return nil
        }
    }
}
