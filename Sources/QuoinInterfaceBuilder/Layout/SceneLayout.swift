import QuoinAutoLayout
import QuoinScene

/// A scene as a layout of constraints: all views in one list, since constraints lead from any view to any other.
package struct SceneLayout {
    package let scene: InterfaceScene
    package private(set) var views: [SceneView] = []
    var guides: [String] = []
    package internal(set) var rules: [Rule] = []
    /// The positions of the rules that the file lists; the others are those of arrangements and masks.
    package internal(set) var listedRules: Set<Int> = []
    /// What the ids of the file stand for.
    var targets: [String: Target] = [:]
    /// The guides of contents that scroll, by the position of their view.
    package internal(set) var contentGuides: [Int: ConstraintItem] = [:]
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

    /// - Parameters:
    ///   - saved: what is as it was saved.
    ///   - image: finds the image of a name in an asset catalog.
    package init(
        _ scene: InterfaceScene, keeping saved: SavedParts = .nothing,
        image: @escaping (String) -> ImageResource? = { _ in nil }
    ) {
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
        rules = rules.map(withBaselinesOfArrangedViews)
    }

    // MARK: Views

    private mutating func addView(_ element: XMLElement, in parent: Int?, isArranged: Bool) {
        let index = views.count
        let above = parent.map { views[$0] }
        let view = SceneView(
            element: element, parent: parent, item: index == 0 ? .container : .view(index - 1), frame: element.frame,
            isArranged: isArranged, margins: margins(of: element, in: above),
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
        for subview in element.subviews where !(isStack && isLeftOut(subview)) {
            addView(subview, in: index, isArranged: isStack)
        }
    }

    /// Whether a stack has no place for a view. Interface Builder keeps that of an indicator which is hidden while it stands still.
    private func isLeftOut(_ element: XMLElement) -> Bool {
        guard element["hidden"] == "YES" else { return false }
        return saved == .nothing || element["hidesWhenStopped"] != "YES"
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
    package func ancestors(of index: Int) -> [Int] { Array(sequence(first: index) { views[$0].parent }) }

    /// Whether a view is part of scrolling content, which is in the safe area as a whole.
    private func isInScroll(_ view: SceneView) -> Bool {
        view.parent.map { ancestors(of: $0).contains { views[$0].scrolls } } ?? false
    }

    /// Whether the margins of a view begin at the safe area. In files without safe areas they were saved as if they did not.
    private func hasSafeArea(_ view: SceneView) -> Bool {
        if view.element["insetsLayoutMarginsFromSafeArea"] == "NO", view.element.child(key: "safeArea") == nil {
            return false
        }
        return !isInScroll(view) && (saved == .nothing || scene.usesSafeAreas)
    }

    // MARK: Elements

    /// The views with their contents.
    private func constrainedElements(_ safeArea: EdgeInsets) -> [ConstrainedElement] {
        views.dropFirst().map { view in
            let content = elements.content(of: view.element)
            var traits = ConstraintsLayout.ViewTraits(view.name)
            traits.alignmentInsets = content.alignmentInsets
            traits.intrinsic = content.intrinsic
            if view.element.hasFrame, saved == .everything && content.isText || saved != .nothing && content.isControl {
                traits.intrinsic = content.intrinsic(savedAs: view.frame.size)
            }
            applyPlaceholders(view.element, to: &traits)
            traits.layoutMargins = view.margins
            traits.shareAbove = content.centersText ? 0.5 : nil
            traits.hasSafeArea = hasSafeArea(view)
            func priority(_ name: String, _ other: LayoutPriority) -> LayoutPriority {
                view.element.number(name).map { LayoutPriority(min(max($0, 0), 1000)) } ?? other
            }
            traits.hugging = ConstraintsLayout.ViewTraits.AxisPriorities(
                priority("horizontalHuggingPriority", content.hugging),
                priority("verticalHuggingPriority", content.hugging))
            traits.compression = ConstraintsLayout.ViewTraits.AxisPriorities(
                priority("horizontalCompressionResistancePriority", .defaultHigh),
                priority("verticalCompressionResistancePriority", .defaultHigh))
            return ConstrainedElement(traits, painted(content.element ?? embedded(in: view, safeArea), as: view))
        }
    }

    /// The scene that a container shows; `nil` if the view is none, or if its scene is in another file.
    private func embedded(in view: SceneView, _ safe: EdgeInsets) -> AnyElement? {
        guard saved == .nothing, let inner = scene.embedded[view.element["id"] ?? ""], let parent = view.parent else {
            return nil
        }
        let corner = ancestors(of: parent).reduce(view.frame.origin) { $0 + views[$1].frame.origin }
        let size = view.frame.size
        // What bars cover of the container.
        let insets = EdgeInsets(
            top: max(safe.top - corner.y, 0), left: max(safe.left - corner.x, 0),
            bottom: max(corner.y + size.height - scene.size.height + safe.bottom, 0),
            right: max(corner.x + size.width - scene.size.width + safe.right, 0))
        return SceneLayout(inner, image: elements.image).element(safeArea: insets)
    }

    package mutating func setMargins(_ margins: EdgeInsets, of index: Int) { views[index].margins = margins }

    /// Whether the size of a view hangs on letters or on a symbol.
    package func isText(_ index: Int) -> Bool { elements.content(of: views[index].element).isText }

    package func alignmentInsets(of index: Int) -> EdgeInsets {
        elements.content(of: views[index].element).alignmentInsets
    }

    private func applyPlaceholders(_ element: XMLElement, to traits: inout ConstraintsLayout.ViewTraits) {
        for (attribute, axis) in [
            ("placeholderIntrinsicWidth", Axis.horizontal), ("placeholderIntrinsicHeight", .vertical),
        ] {
            guard let text = element[attribute] else { continue }
            var size = traits.intrinsic ?? IntrinsicSize()
            let value = text == "infinite" ? nil : element.number(attribute)
            if axis == .horizontal { size.width = value } else { size.height = value }
            traits.intrinsic = size
        }
    }

    /// An element with the paint, the name and the place of a view, around its content. What is in the view is painted in it.
    private func painted(_ content: AnyElement?, as view: SceneView) -> AnyElement {
        var content = content
        content?.source = view.element.place
        let children = [content].compactMap(\.self)
        return view.scrolls && content == nil
            ? painted(Element(ScrollNode(.both), children: children), as: view)
            : painted(Element(BoxNode(), children: children), as: view)
    }

    private func painted<Kind: PaintedKind>(_ element: Element<Kind>, as view: SceneView) -> AnyElement {
        var element = element
        element.kind.paint = paint(of: view)
        element.id = view.name
        element.source = view.element.place
        return element.erased
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
        paint.opacity = min(max(element.number("alpha") ?? 1, 0), 1)
        paint.isHidden = element["hidden"] == "YES"
        paint.clips = element["clipsSubviews"] == "YES"
        return paint
    }

    /// The element of the scene.
    ///
    /// - Parameter safeArea: what bars and the device cover of it, in points.
    package func element(safeArea: EdgeInsets) -> AnyElement {
        var constraints = ConstraintsLayout.element(views: constrainedElements(safeArea), guides: guides, rules: rules)
        constraints.kind.holders = views.dropFirst().map { view in view.parent.flatMap { $0 == 0 ? nil : $0 - 1 } }
        constraints.kind.containerAreas = ConstraintsLayout.ContainerAreas(
            safeArea: safeArea, margins: views[0].margins)
        return painted(Box(constraints), as: views[0])
    }
}

extension XMLElement {
    fileprivate func runtimeNumber(_ keyPath: String) -> Double? {
        guard let attribute = runtimeAttribute(keyPath) else { return nil }
        return ["integer", "real"].lazy.compactMap { attribute.child($0)?.number("value") }.first
            ?? attribute.number("value")
    }
}

/// What is as it was saved, since the file does not say it otherwise.
package enum SavedParts: Sendable {
    case nothing
    /// The safe area, the margins that views have by default, and the sizes of controls, which differ between versions of iOS.
    case areas
    /// These, and the sizes of texts.
    case everything
}

/// A view in the list of a scene's views, in which parents come before their subviews.
package struct SceneView {
    package var element: XMLElement
    /// The position of the superview in the list; `nil` for the scene's own view.
    package var parent: Int?
    package var item: ConstraintItem
    /// The frame that was saved, in points of the superview.
    package var frame: Rect
    /// Whether a stack places the view.
    package var isArranged: Bool
    /// The margins, in points from the edges.
    package var margins: EdgeInsets
    package var name: String

    /// Whether the view's content scrolls, so that its edges are those of the content for what is in it.
    var scrolls: Bool { ["scrollView", "tableView", "collectionView", "textView"].contains(element.name) }

    /// Whether the view is where the file says: it is a cell or the content of one, or follows its autoresizing mask.
    package func usesMask(in scene: InterfaceScene) -> Bool {
        if isArranged { return false }
        if Self.fixedNames.contains(element.name) || element["key"] == "contentView" { return true }
        if element["fixedFrame"] == "YES" { return true }
        return !scene.usesConstraints || element["translatesAutoresizingMaskIntoConstraints"] != "NO"
    }

    private static let fixedNames: Set<String> = [
        "tableViewCell", "tableViewCellContentView", "collectionViewCell", "collectionReusableView",
        "collectionViewCellContentView",
    ]

    /// The mask: that of the file, or for cells and their contents the one that they have in their lists.
    var mask: Autoresizing.Mask {
        guard let element = element.child(key: "autoresizingMask") else {
            return Self.fixedNames.contains(element.name) ? .flexibleWidth : []
        }
        let parts: [(String, Autoresizing.Mask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
            ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return parts.reduce(into: []) { if element[$1.0] == "YES" { $0.insert($1.1) } }
    }
}
