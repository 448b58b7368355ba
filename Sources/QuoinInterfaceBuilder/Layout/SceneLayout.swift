import QuoinAutoLayout
import QuoinControls
import QuoinDocument
import QuoinLayout
import QuoinScene
import QuoinValues

/// A scene as a layout of constraints: all views in one list, since constraints lead from any view to any other.
struct SceneLayout {
    let scene: InterfaceScene
    private(set) var views: [SceneView] = []
    var guides: [String] = []
    var rules: [Rule] = []
    /// What the ids of the file stand for.
    var targets: [String: Target] = [:]
    /// The guides of contents that scroll, by the position of their view.
    var contentGuides: [Int: ConstraintItem] = [:]
    private var names: Set<String> = []
    private var elements: InterfaceElements
    private let saved: SavedParts

    /// What an id stands for.
    enum Target {
        case view(Int)
        case area(Int, LayoutArea)
        case content(Int)
        /// The guides of controllers before there were safe areas.
        case topGuide, bottomGuide
    }

    init(_ scene: InterfaceScene, keeping saved: SavedParts = .nothing, image: @escaping (String) -> ImageResource?) {
        (self.scene, self.saved) = (scene, saved)
        elements = InterfaceElements(
            text: InterfaceText(resources: scene.resources),
            hasAlignmentInsets: saved == .nothing || !scene.hasGlassControls,
            image: image)
        if let tint = scene.root.child(key: "tintColor").flatMap(scene.resources.color) { elements.tint = tint }
        addView(scene.root, in: nil, isArranged: false)
        for guide in scene.controller?.items(of: "layoutGuides") ?? [] {
            guard let id = guide["id"] else { continue }
            targets[id] = guide["type"] == "bottom" ? .bottomGuide : .topGuide
        }
        for index in views.indices { addRules(of: index) }
    }

    // MARK: Views

    private mutating func addView(_ element: XMLElement, in parent: Int?, isArranged: Bool) {
        let index = views.count
        let above = parent.map { views[$0] }
        let view = SceneView(
            element: element, parent: parent, item: index == 0 ? .container : .view(index - 1), frame: element.frame,
            isArranged: isArranged, isHidden: (above?.isHidden ?? false) || element["hidden"] == "YES",
            opacity: (above?.opacity ?? 1) * (element.number("alpha") ?? 1), margins: margins(of: element, in: above),
            name: name(of: element))
        views.append(view)
        if let id = element["id"] { targets[id] = .view(index) }
        for guide in element.children where guide.name == "viewLayoutGuide" {
            guard let id = guide["id"] else { continue }
            switch guide["key"] {
            case "safeArea": targets[id] = .area(index, .safeArea)
            case "layoutMarginsGuide", "layoutMargins": targets[id] = .area(index, .layoutMargins)
            case "readableContentGuide", "readableContent": targets[id] = .area(index, .readableContent)
            case "contentLayoutGuide": targets[id] = .content(index)
            default: targets[id] = .view(index)
            }
        }
        let isStack = element.name == "stackView"
        for subview in element.subviews where !(isStack && subview["hidden"] == "YES") {
            addView(subview, in: index, isArranged: isStack)
        }
    }

    /// The margins of a view: its own, or what UIKit gives it; those of the superview where it keeps them.
    private func margins(of element: XMLElement, in above: SceneView?) -> EdgeInsets {
        let side = scene.size.width >= 414 ? 20.0 : 16
        let own = element.insets(key: "layoutMargins") ?? element.insets(key: "directionalLayoutMargins")
        guard let above else {
            let usual = EdgeInsets(top: 0, left: side, bottom: 0, right: side)
            return own ?? (scene.controller == nil ? EdgeInsets(8) : usual)
        }
        let isCell = element.name == "tableViewCellContentView"
        var margins = own ?? (isCell ? EdgeInsets(top: 11, left: side, bottom: 11, right: side) : EdgeInsets(8))
        if element["preservesSuperviewLayoutMargins"] == "YES" {
            margins.left = max(margins.left, above.margins.left)
            margins.right = max(margins.right, above.margins.right)
        }
        return margins
    }

    /// The label, the accessibility identifier, the outlet or the id of a view, the first that no other view has.
    private mutating func name(of element: XMLElement) -> String {
        let id = element["id"] ?? ""
        let accessibility = element.child(key: "accessibilityConfiguration")?["identifier"]
        let wished = [element["userLabel"], accessibility, scene.outlets[id]].compactMap(\.self).first { !$0.isEmpty }
        let name = wished ?? "\(element.name) \(id)"
        if names.insert(name).inserted { return name }
        names.insert("\(name) \(id)")
        return "\(name) \(id)"
    }

    /// The positions of the view itself and of those that it is in, from the inside out.
    func ancestors(of index: Int) -> [Int] { Array(sequence(first: index) { views[$0].parent }) }

    /// Whether a view is part of a content that scrolls, which stands in the safe area as a whole.
    private func isInScroll(_ view: SceneView) -> Bool {
        view.parent.map { ancestors(of: $0).contains { views[$0].scrolls } } ?? false
    }

    // MARK: Elements

    /// The views with their contents.
    private func constrainedElements() -> [ConstrainedElement] {
        views.dropFirst().map { view in
            let content = elements.content(of: view.element)
            var traits = ViewTraits(view.name)
            traits.alignmentInsets = content.alignmentInsets
            traits.intrinsic = content.intrinsic
            if view.element.hasFrame, saved == .everything && content.isText || saved != .nothing && content.isControl {
                traits.intrinsic = content.intrinsic(savedAs: view.frame.size)
            }
            applyPlaceholders(view.element, to: &traits)
            traits.layoutMargins = view.margins
            traits.shareAbove = content.centersText ? 0.5 : nil
            traits.hasSafeArea = !isInScroll(view)
            func priority(_ name: String, _ other: LayoutPriority) -> LayoutPriority {
                view.element.number(name).map { LayoutPriority(min(max($0, 0), 1000)) } ?? other
            }
            traits.hugging = ViewTraits.AxisPriorities(
                priority("horizontalHuggingPriority", content.hugging),
                priority("verticalHuggingPriority", content.hugging))
            traits.compression = ViewTraits.AxisPriorities(
                priority("horizontalCompressionResistancePriority", .defaultHigh),
                priority("verticalCompressionResistancePriority", .defaultHigh))
            return ConstrainedElement(traits, painted(content.element ?? Box().erased, as: view))
        }
    }

    /// Gives views the margins with which they were saved, and returns the safe area.
    mutating func takeSavedAreas(_ safeArea: EdgeInsets) -> EdgeInsets {
        let areas = savedAreas(safeArea)
        for (index, margins) in areas.margins { views[index].margins = margins }
        return areas.safeArea
    }

    /// Whether the size of a view hangs on letters or on a symbol.
    func isText(_ index: Int) -> Bool { elements.content(of: views[index].element).isText }

    func alignmentInsets(of index: Int) -> EdgeInsets { elements.content(of: views[index].element).alignmentInsets }

    private func applyPlaceholders(_ element: XMLElement, to traits: inout ViewTraits) {
        for (attribute, axis) in [
            ("placeholderIntrinsicWidth", Axis.horizontal), ("placeholderIntrinsicHeight", .vertical),
        ] {
            guard let text = element[attribute] else { continue }
            var size = traits.intrinsic ?? ViewTraits.IntrinsicContentSize()
            let value = text == "infinite" ? nil : element.number(attribute)
            if axis == .horizontal { size.width = value } else { size.height = value }
            traits.intrinsic = size
        }
    }

    /// An element with the paint, the name and the place of a view.
    private func painted(_ content: AnyElement, as view: SceneView) -> AnyElement {
        let element = view.element
        var box = Box(content)
        box.kind.paint = paint(of: view)
        box.id = view.name
        box.source = element.place
        return box.erased
    }

    private func paint(of view: SceneView) -> Paint {
        let (element, resources) = (view.element, scene.resources)
        var paint = Paint()
        if let color = element.child(key: "backgroundColor").flatMap(resources.color) { paint.fills = [.solid(color)] }
        let radius = ["layer.cornerRadius", "cornerRadius"].lazy.compactMap { element.runtimeNumber($0) }.first
        if let radius { paint.cornerRadii = CornerRadii(max(radius, 0)) }
        if let width = ["layer.borderWidth", "borderWidth"].lazy.compactMap({ element.runtimeNumber($0) }).first,
            width > 0
        {
            let color = ["layer.borderColor", "borderColor", "layer.borderUIColor"].lazy.compactMap {
                element.runtimeAttribute($0)?.child("color").flatMap(resources.color)
            }.first
            paint.border = Border(width: width, color: color ?? .black)
        }
        paint.opacity = min(max(view.opacity, 0), 1)
        paint.isHidden = view.isHidden
        paint.clips = element["clipsSubviews"] == "YES"
        return paint
    }

    /// The element of the scene.
    ///
    /// - Parameter safeArea: what bars and the device cover of it, in points.
    func element(safeArea: EdgeInsets) -> AnyElement {
        var constraints = ConstraintsLayout.element(views: constrainedElements(), guides: guides, rules: rules)
        constraints.kind.containerAreas = ConstraintsLayout.ContainerAreas(
            safeArea: safeArea, margins: views[0].margins)
        var root = Box(constraints)
        root.kind.paint = paint(of: views[0])
        root.kind.paint.clips = false
        root.id = views[0].name
        root.source = views[0].element.place
        return root.erased
    }
}

extension XMLElement {
    fileprivate func runtimeNumber(_ keyPath: String) -> Double? {
        guard let attribute = runtimeAttribute(keyPath) else { return nil }
        return ["integer", "real"].lazy.compactMap { attribute.child($0)?.number("value") }.first
            ?? attribute.number("value")
    }
}
