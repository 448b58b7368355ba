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
    /// The scenes that containers show, by the ids of these.
    private(set) var embedded: [String: InterfaceScene] = [:]
    /// Whether views have constraints, and not only autoresizing masks.
    var usesConstraints: Bool
    /// Whether the margins of views begin at the safe area.
    var usesSafeAreas: Bool
    /// Whether the file was saved by Xcode 26 or newer, whose sliders have no alignment insets.
    var hasGlassControls: Bool

    /// The size of the view, in points.
    package var size: Size {
        let size = root.frame.size
        return size.width > 0 && size.height > 0 ? size : device.size
    }

    static func all(in document: XMLElement) -> [InterfaceScene] {
        let screen = document.child("device")
        let device = InterfaceDevice(named: screen?["id"], isLandscape: screen?["orientation"] == "landscape")
        let resources = InterfaceResources(document.child("resources"))
        var groups = document.items(of: "scenes").map { $0.items(of: "objects") }
        if let objects = document.child("objects") { groups.append(objects.children) }
        let bars = SceneBars(groups.flatMap { $0 })
        var scenes = groups.flatMap { objects in
            objects.compactMap { object -> InterfaceScene? in
                guard let view = rootView(of: object) else { return nil }
                let isController = view.place != object.place
                let size = view.frame.size
                let isPhone = min(size.width, size.height) < 600
                let classes = SizeClasses(
                    width: isPhone ? "compact" : "regular",
                    height: device.isLowPhone ? "compact" : "regular")
                var scene = InterfaceScene(
                    name: "", identifiers: [], device: device, root: view.varied(for: classes),
                    controller: isController ? object : nil, resources: resources,
                    usesConstraints: document["useAutolayout"] == "YES",
                    usesSafeAreas: document["useSafeAreas"] == "YES",
                    hasGlassControls: document.pluginVersion >= 24_000)
                for part in objects { scene.addOutlets(of: part) }
                let names = ["title", "storyboardIdentifier", "userLabel", "customClass", "id"].compactMap {
                    object[$0]
                }
                (scene.name, scene.identifiers) = (names.first ?? "", Set(names))
                if isController { scene.bars = bars.heights(of: object) }
                return scene
            }
        }
        // Scenes with the same name are distinguished by their ids.
        let names = Dictionary(grouping: scenes, by: \.name)
        for index in scenes.indices where names[scenes[index].name].map({ $0.count > 1 }) == true {
            scenes[index].name += " \(scenes[index].id)"
            scenes[index].identifiers.insert(scenes[index].name)
        }
        return scenes.map { $0.embedding(scenes, bars, depth: embeddingLimit) }
    }

    /// How deep scenes are shown in each other. They may show themselves.
    private static let embeddingLimit = 3

    private var id: String { controller?["id"] ?? root["id"] ?? "" }

    private func embedding(_ scenes: [InterfaceScene], _ bars: SceneBars, depth: Int) -> InterfaceScene {
        var scene = self
        root.visit { view in
            let segue = view.items(of: "connections").first { $0.name == "segue" && $0["kind"] == "embed" }
            guard depth > 0, view.name == "containerView", let id = view["id"], let target = segue?["destination"],
                let inner = scenes.first(where: { $0.id == bars.shown(by: target) })
            else { return }
            scene.embedded[id] = inner.embedding(scenes, bars, depth: depth - 1)
        }
        return scene
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

    /// The id of the controller that another one shows: that at the bottom of a navigation controller, or the first of several.
    func shown(by controller: String) -> String {
        var id = controller
        for _ in controllers {
            let segues = controllers[id]?.items(of: "connections") ?? []
            guard let next = segues.first(where: { $0["kind"] == "relationship" })?["destination"] else { break }
            id = next
        }
        return id
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

extension XMLElement {
    /// The version of the part of Xcode that saved the file; 0 if it does not say it.
    fileprivate var pluginVersion: Double {
        let plugin = items(of: "dependencies").first { $0.name == "plugIn" }
        return plugin?["version"].flatMap { Double($0.prefix { $0 != "." }) } ?? 0
    }
}

/// A screen that Interface Builder shows a file on: its size and its safe area, in points.
///
/// The numbers are those of Apple's "Layout" guidelines; the names are those of the files.
package struct InterfaceDevice: Hashable, Sendable {
    package var size: Size
    package var safeArea: EdgeInsets
    /// Pixels per point.
    package var scale = 2.0

    /// Whether it is a phone that is held sideways.
    package private(set) var isLowPhone = false

    /// The device of a name in a file, such as `retina6_1`.
    package init(named name: String?, isLandscape: Bool = false) {
        let (width, height, top, bottom, scale): (Double, Double, Double, Double, Double) =
            switch name {
            case "retina3_5": (320, 480, 20, 0, 2)
            case "retina4_0": (320, 568, 20, 0, 2)
            case "retina5_5": (414, 736, 20, 0, 3)
            case "retina5_9": (375, 812, 44, 34, 3)
            case "retina6_1": (414, 896, 44, 34, 2)
            case "retina6_5": (414, 896, 44, 34, 3)
            case "retina5_4": (375, 812, 50, 34, 3)
            case "retina6_0": (390, 844, 47, 34, 3)
            case "retina6_7": (428, 926, 47, 34, 3)
            case "retina6_12": (393, 852, 59, 34, 3)
            case "retina6_72": (430, 932, 59, 34, 3)
            case "retina6_3": (402, 874, 62, 34, 3)
            case "retina6_9": (440, 956, 62, 34, 3)
            case "ipad9_7": (768, 1024, 20, 0, 2)
            case "ipad10_5": (834, 1112, 20, 0, 2)
            case "ipad12_9": (1024, 1366, 20, 0, 2)
            case "ipad11_0rounded": (834, 1194, 24, 20, 2)
            case "ipad12_9rounded": (1024, 1366, 24, 20, 2)
            default: (375, 667, 20, 0, 2)
            }
        (size, self.scale) = (Size(width, height), scale)
        safeArea = EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        guard isLandscape else { return }
        size = Size(height, width)
        isLowPhone = width < 600
        // Phones hide the status bar; what is cut out of their screens is at the sides.
        if isLowPhone {
            safeArea = bottom == 0 ? .zero : EdgeInsets(top: 0, left: top, bottom: 21, right: top)
        }
    }
}
