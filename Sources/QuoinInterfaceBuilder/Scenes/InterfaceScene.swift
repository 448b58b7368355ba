import QuoinValues

/// A view of a file that is drawn by itself: that of a view controller, or one at the top level of a xib.
package struct InterfaceScene: Sendable {
    /// The title, the storyboard identifier, the class or the id, the first that there is.
    package var name: String
    /// All names by which the scene can be asked for.
    package var identifiers: Set<String>
    package var device: InterfaceDevice
    /// What bars of the controllers around cover at the top and the bottom, in points.
    var bars = (top: 0.0, bottom: 0.0)
    /// The view, with the variations for the device.
    var root: XMLElement
    /// The view controller; `nil` for a view of a xib.
    var controller: XMLElement?
    var resources: InterfaceResources
    /// The names of outlets by the ids of the views that they lead to.
    var outlets: [String: String] = [:]
    /// Whether views have constraints, and not only autoresizing masks.
    var usesConstraints: Bool
    /// Whether the file was saved by Xcode 26 or newer, whose sliders have no alignment insets.
    var hasGlassControls: Bool

    /// The size of the view, in points.
    package var size: Size {
        let size = root.frame.size
        return size.width > 0 && size.height > 0 ? size : device.size
    }

    static func all(in document: XMLElement) -> [InterfaceScene] {
        let device = InterfaceDevice(named: document.child("device")?["id"])
        let resources = InterfaceResources(document.child("resources"))
        var groups = document.items(of: "scenes").map { $0.items(of: "objects") }
        if let objects = document.child("objects") { groups.append(objects.children) }
        let bars = SceneBars(groups.flatMap { $0 })
        return groups.flatMap { objects in
            objects.compactMap { object -> InterfaceScene? in
                guard let view = rootView(of: object) else { return nil }
                let isController = view.place != object.place
                let size = view.frame.size
                let isPhone = min(size.width, size.height) < 600
                let classes = SizeClasses(
                    width: isPhone ? "compact" : "regular",
                    height: isPhone && size.width > size.height ? "compact" : "regular")
                var scene = InterfaceScene(
                    name: "", identifiers: [], device: device, root: view.varied(for: classes),
                    controller: isController ? object : nil, resources: resources,
                    usesConstraints: document["useAutolayout"] == "YES",
                    hasGlassControls: (document["toolsVersion"].flatMap { Double($0.prefix { $0 != "." }) } ?? 0)
                        >= 24_000)
                for part in objects { scene.addOutlets(of: part) }
                let names = ["title", "storyboardIdentifier", "userLabel", "customClass", "id"].compactMap {
                    object[$0]
                }
                (scene.name, scene.identifiers) = (names.first ?? "", Set(names))
                if isController { scene.bars = bars.heights(of: object) }
                return scene
            }
        }
    }

    private static func rootView(of object: XMLElement) -> XMLElement? {
        if object.isView { return object.name == "navigationBar" ? nil : object }
        guard let view = object.child(key: "view"), view.isView else { return nil }
        return view
    }

    private mutating func addOutlets(of object: XMLElement) {
        object.visit { element in
            guard element.name == "outlet", let property = element["property"], let target = element["destination"]
            else { return }
            outlets[target] = property
        }
    }
}

/// What navigation and tab bars cover of the scenes of a storyboard: they belong to the controllers that lead to a scene.
struct SceneBars {
    private var controllers: [String: XMLElement] = [:]
    /// The controllers around one: those with a relationship to it, and those that push it.
    private var parents: [String: [(id: String, isPush: Bool)]] = [:]

    init(_ objects: [XMLElement]) {
        for object in objects {
            guard let id = object["id"] else { continue }
            controllers[id] = object
            object.visit { element in
                guard element.name == "segue", let target = element["destination"] else { return }
                switch element["kind"] {
                case "relationship": parents[target, default: []].append((id, false))
                case "show", "push": parents[target, default: []].append((id, true))
                default: break
                }
            }
        }
    }

    func heights(of controller: XMLElement) -> (top: Double, bottom: Double) {
        let (around, simulatedTop, simulatedBottom) = (
            ancestors(of: controller), controller.child(key: "simulatedTopBarMetrics"),
            controller.child(key: "simulatedBottomBarMetrics")
        )
        let navigation = around.contains { $0.name == "navigationController" && $0["navigationBarHidden"] != "YES" }
        let hasTop = simulatedTop.map { $0.name == "simulatedNavigationBarMetrics" } ?? navigation
        let hidesBottom = controller["hidesBottomBarWhenPushed"] == "YES"
        let hasTabs =
            simulatedBottom.map { $0.name == "simulatedTabBarMetrics" }
            ?? (!hidesBottom && around.contains { $0.name == "tabBarController" })
        let hasToolbar = simulatedBottom?.name == "simulatedToolbarMetrics"
        return (hasTop ? 44 : 0, hasTabs ? 49 : hasToolbar ? 44 : 0)
    }

    /// The controllers around one. A controller that was pushed has those of the one that pushed it.
    private func ancestors(of controller: XMLElement) -> [XMLElement] {
        var (found, known): ([XMLElement], Set<String>) = ([], [])
        var waiting = [controller["id"] ?? ""]
        while let id = waiting.popLast() {
            for parent in parents[id, default: []] where known.insert(parent.id).inserted {
                waiting.append(parent.id)
                if !parent.isPush, let controller = controllers[parent.id] { found.append(controller) }
            }
        }
        return found
    }
}
