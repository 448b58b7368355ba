extension InterfaceWriter {
    static let controllerTypes = [
        "viewController": "UIViewController", "tableViewController": "UITableViewController",
        "collectionViewController": "UICollectionViewController", "navigationController": "UINavigationController",
        "tabBarController": "UITabBarController", "pageViewController": "UIPageViewController",
        "splitViewController": "UISplitViewController",
    ]

    mutating func makeController(_ controller: InterfaceElement, beside objects: [InterfaceElement]) {
        let type = controller["customClass"] ?? Self.controllerTypes[controller.name] ?? "UIViewController"
        write("let controller = try make(\(type).self, by: made)", at: controller)
        names[controller["id"] ?? ""] = "controller"
        writeBars(of: controller)
        for (key, property) in [("title", "title"), ("restorationIdentifier", "restorationIdentifier")] {
            if let text = controller[key] {
                write("controller.\(property) = \(InterfaceValues.quoted(text))", at: controller)
            }
        }
        if let bar = controller.child(key: "tabBarItem") {
            let title = bar["title"].map(InterfaceValues.quoted) ?? "nil"
            let image = bar["image"].map { InterfaceValues.image(named: $0, isSymbol: bar["catalog"] == "system") }
            let look =
                bar["systemItem"].map { "tabBarSystemItem: .\($0)" } ?? "title: \(title), image: \(image ?? "nil")"
            if let id = bar["id"] { names[id] = "controller.tabBarItem" }
            write("controller.tabBarItem = UITabBarItem(\(look), tag: \(bar["tag"] ?? "0"))", at: bar)
        }
        if let item = controller.child(key: "navigationItem"), let title = item["title"] {
            write("controller.navigationItem.title = \(InterfaceValues.quoted(title))", at: item)
        }
        for item in controller.child(key: "navigationItem").map({ [$0] }) ?? [] { makeButtons(of: item) }
        let tools = controller.items(of: "toolbarItems").map { makeButton($0) }
        if !tools.isEmpty { write("controller.toolbarItems = [\(tools.joined(separator: ", "))]", at: controller) }
        let shown = controller.items(of: "connections").filter { $0["kind"] == "relationship" }
        let children = shown.compactMap { $0["destination"].flatMap { controllers[$0] } }.map {
            "try self.controller\($0)()"
        }
        if !children.isEmpty {
            write("controller.viewControllers = [\(children.joined(separator: ", "))]", at: controller)
        }
        guard
            let view = controller.child(key: "view") ?? controller.child("tableView")
                ?? controller.child("collectionView")
        else {
            // A controller whose own view is the system's may have others beside it.
            if objects.contains(where: { Self.viewTypes[$0.name] != nil || $0.name == "customObject" }) {
                connectObjects(beside: controller, objects)
            }
            return lines.append("controller.awakeFromNib()")
        }
        write("controller.viewMaker = { [unowned controller] in _ = controller", at: view)
        let root = make(view)
        for guide in controller.items(of: "layoutGuides") {
            guard let id = guide["id"] else { continue }
            names[id] = "\(root).safeAreaLayoutGuide"
            controllerGuides.insert(id)
        }
        connectObjects(beside: controller, objects)
        lines += ["return \(root)", "}", "controller.awakeFromNib()"]
    }

    /// Makes the objects of a scene beside its controller, and connects all.
    private mutating func connectObjects(beside controller: InterfaceElement, _ objects: [InterfaceElement]) {
        let views = objects.filter { $0["id"] != controller["id"] && Self.viewTypes[$0.name] != nil }
        for view in views { make(view) }
        let others = makeObjects(in: objects)
        connect(controller)
        for object in objects where object.name == "customObject" { connect(object) }
        for view in views { connect(view) }
        if !others.isEmpty { lines.append("controller.sceneObjects = [\(others.joined(separator: ", "))]") }
        wakeUp()
    }

    /// Makes the objects that are no views, such as the data source of a list.
    @discardableResult
    mutating func makeObjects(in objects: [InterfaceElement]) -> [String] {
        objects.filter { $0.name == "customObject" }.map { object in
            let name = newName(object)
            write("let \(name) = \(object["customClass"] ?? "NSObject")()", at: object)
            return name
        }
    }

    /// Makes the buttons of a bar.
    private mutating func makeButtons(of item: InterfaceElement) {
        if let id = item["id"] { names[id] = "controller.navigationItem" }
        if let title = item.child(key: "titleView") {
            let view = make(title)
            write("controller.navigationItem.titleView = \(view)", at: title)
        }
        for side in ["leftBarButtonItem", "rightBarButtonItem"] {
            let buttons = item.items(of: "\(side)s") + [item.child(key: side)].compactMap(\.self)
            guard !buttons.isEmpty else { continue }
            let made = buttons.map { makeButton($0) }
            write("controller.navigationItem.\(side)s = [\(made.joined(separator: ", "))]", at: item)
        }
    }

    mutating func makeButton(_ button: InterfaceElement) -> String {
        let name = newName(button)
        let (image, view) = (button["image"], button.children.first { Self.viewTypes[$0.name] != nil })
        if let system = button["systemItem"] {
            write(
                "let \(name) = UIBarButtonItem(barButtonSystemItem: .\(system), target: nil, action: nil)", at: button)
        } else if let image {
            let image = InterfaceValues.image(named: image, isSymbol: button["catalog"] == "system")
            write("let \(name) = UIBarButtonItem(image: \(image), style: .plain, target: nil, action: nil)", at: button)
        } else {
            let title = InterfaceValues.quoted(button["title"] ?? "")
            write("let \(name) = UIBarButtonItem(title: \(title), style: .plain, target: nil, action: nil)", at: button)
        }
        if let view {
            let custom = make(view)
            write("\(name).customView = \(custom)", at: view)
        }
        return name
    }
}
