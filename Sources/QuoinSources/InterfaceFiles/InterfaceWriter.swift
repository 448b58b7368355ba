/// Writes the statements that make the objects of a xib or of a scene.
struct InterfaceWriter {
    /// The path of the file, in which a statement has a line.
    let path: String
    var lines: [String] = []
    /// The expressions of the objects, by their ids.
    var names: [String: String] = [:]
    /// The expressions that may be `nil`.
    var optional: Set<String> = []
    /// The numbers of the controllers of a storyboard, by their ids.
    var controllers: [String: Int] = [:]
    /// The expressions of the objects that are told when all are connected.
    private var made: [String] = []
    /// The ids of guides of controllers, whose edges are those of the safe area.
    private var controllerGuides: Set<String> = []
    private var count = 0

    init(path: String) { self.path = path }

    var text: String { lines.map { $0 + "\n" }.joined() }

    mutating func write(_ statement: String, at element: InterfaceElement) {
        lines.append(SourceCopy.directive(path, element.line) + statement)
    }

    private mutating func newName(_ element: InterfaceElement) -> String {
        count += 1
        let name = "object\(count)"
        if let id = element["id"] { names[id] = name }
        return name
    }

    static let viewTypes = [
        "view": "UIView", "label": "UILabel", "button": "UIButton", "imageView": "UIImageView",
        "containerView": "UIView",
        "stackView": "UIStackView", "scrollView": "UIScrollView", "tableView": "UITableView", "control": "UIControl",
        "tableViewCell": "UITableViewCell", "collectionView": "UICollectionView", "textField": "UITextField",
        "collectionViewCell": "UICollectionViewCell", "collectionReusableView": "UICollectionReusableView",
        "textView": "UITextView", "switch": "UISwitch", "slider": "UISlider", "stepper": "UIStepper",
        "segmentedControl": "UISegmentedControl", "progressView": "UIProgressView", "pageControl": "UIPageControl",
        "activityIndicatorView": "UIActivityIndicatorView", "datePicker": "UIDatePicker", "toolbar": "UIToolbar",
        "pickerView": "UIPickerView", "searchBar": "UISearchBar", "navigationBar": "UINavigationBar",
        "tabBar": "UITabBar", "visualEffectView": "UIVisualEffectView",
        "tapGestureRecognizer": "UITapGestureRecognizer",
        "panGestureRecognizer": "UIPanGestureRecognizer", "swipeGestureRecognizer": "UISwipeGestureRecognizer",
        "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
        "pinchGestureRecognizer": "UIPinchGestureRecognizer",
    ]

    // MARK: Views

    /// Makes a view and everything in it; what belongs to a cell of a table has its own function.
    @discardableResult
    mutating func make(_ view: InterfaceElement) -> String {
        guard let type = Self.viewTypes[view.name] else {
            write("#error(\"There is no \(view.name) to draw.\")", at: view)
            return "UIView()"
        }
        let name = newName(view)
        write("let \(name) = \(construction(of: view, type))", at: view)
        if type.hasSuffix("Recognizer") { return name }
        made.append(name)
        fill(name, with: view)
        return name
    }

    private func construction(of view: InterfaceElement, _ type: String) -> String {
        if type.hasSuffix("Recognizer") { return "\(view["customClass"] ?? type)()" }
        guard view["customClass"] == nil else { return "self.make(\(view["customClass"] ?? type).self)" }
        switch view.name {
        case "button": return "UIButton(type: .\(view["buttonType"] == "system" ? "system" : "custom"))"
        case "tableView": return "UITableView(frame: .zero, style: .\(view["style"] ?? "plain"))"
        case "tableViewCell":
            let style = Self.cellStyles[view["style"] ?? ""] ?? "default"
            let identifier = view["reuseIdentifier"].map(InterfaceValues.quoted) ?? "nil"
            return "UITableViewCell(style: .\(style), reuseIdentifier: \(identifier))"
        case "visualEffectView":
            guard let style = view.child("blurEffect")?["style"] else { return "UIVisualEffectView()" }
            return "UIVisualEffectView(effect: UIBlurEffect(style: .\(style)))"
        case "segmentedControl":
            let titles = view.items(of: "segments").map { InterfaceValues.quoted($0["title"] ?? "") }
            return "UISegmentedControl(items: [\(titles.joined(separator: ", "))])"
        default: return "self.make(\(type).self)"
        }
    }

    private static let cellStyles = [
        "IBUITableViewCellStyleSubtitle": "subtitle", "IBUITableViewCellStyleValue1": "value1",
        "IBUITableViewCellStyleValue2": "value2",
    ]

    /// Sets the properties of a view and adds what is in it.
    private mutating func fill(_ name: String, with view: InterfaceElement) {
        for (statement, element) in view.properties { write("\(name).\(statement)", at: element) }
        for (statement, element) in view.runtimeAssignments(of: name) { write(statement, at: element) }
        for guide in view.children where guide.name == "viewLayoutGuide" {
            guard let id = guide["id"], let key = guide["key"] else { continue }
            names[id] = "\(name).\(key == "safeArea" ? "safeAreaLayoutGuide" : "\(key)LayoutGuide".guideName)"
        }
        for content in view.children where content["key"] == "contentView" || content.name.hasSuffix("ContentView") {
            if let id = content["id"] { names[id] = "\(name).contentView" }
            fill("\(name).contentView", with: content)
        }
        for subview in view.items(of: "subviews") {
            let child = make(subview)
            write("\(name).\(view.name == "stackView" ? "addArrangedSubview" : "addSubview")(\(child))", at: subview)
        }
        for key in ["tableHeaderView", "tableFooterView"] {
            if let part = view.child(key: key) {
                let child = make(part)
                write("\(name).\(key) = \(child)", at: part)
            }
        }
        if let sections = view.child("sections") { write("#error(\"Static cells are not read.\")", at: sections) }
        if view.name == "tableView" || view.name == "collectionView" {
            for cell in view.items(of: "prototypes") + view.items(of: "cells") { addPrototype(cell, to: name) }
        }
        embed(view, in: name)
    }

    private mutating func addPrototype(_ cell: InterfaceElement, to list: String) {
        guard let identifier = cell["reuseIdentifier"] else { return }
        var writer = InterfaceWriter(path: path)
        writer.count = 1000 * (count + 1)
        count += 1
        let name = writer.make(cell)
        writer.connect(cell)
        writer.wakeUp()
        write("\(list).registerPrototype(\(InterfaceValues.quoted(identifier))) {", at: cell)
        lines += writer.lines + ["return \(name)", "}"]
    }

    /// The controller that a container shows.
    private mutating func embed(_ view: InterfaceElement, in name: String) {
        let segue = view.items(of: "connections").first { $0.name == "segue" && $0["kind"] == "embed" }
        guard let segue, let number = segue["destination"].flatMap({ controllers[$0] }) else { return }
        write("do { let child = controller\(number)()", at: segue)
        lines += [
            "controller.addChild(child)", "child.view.frame = \(name).bounds",
            "child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]", "\(name).addSubview(child.view)",
            "child.didMove(toParent: controller) }",
        ]
    }

    // MARK: Connections

    /// Writes the constraints in a view, and the outlets of everything in it.
    mutating func connect(_ object: InterfaceElement) {
        for child in object.children where child.name != "prototypes" && child.name != "cells" { connect(child) }
        let name = object["id"].flatMap { names[$0] }
        if object.name == "constraints" { return }
        let owner = object["id"].flatMap { names[$0] } ?? (object["key"] == "contentView" ? nil : name)
        for constraint in object.items(of: "constraints") { write(constraint, of: owner) }
        let outlets = object.items(of: "connections")
        for outlet in outlets where outlet.name == "outlet" {
            guard let name, let property = outlet["property"] else { continue }
            guard let target = outlet["destination"].flatMap({ names[$0] }) else {
                write("#error(\"The outlet \(property) leads to an object that is not read.\")", at: outlet)
                continue
            }
            write("\(name)\(optional.contains(name) ? "?" : "").\(property) = \(target)", at: outlet)
        }
        let collections = outlets.filter { $0.name == "outletCollection" }
        for (property, outlets) in Dictionary(grouping: collections, by: { $0["property"] ?? "" }).sorted(by: {
            $0.key < $1.key
        }) {
            guard let name, let first = outlets.first else { continue }
            let targets = outlets.compactMap { $0["destination"].flatMap { names[$0] } }
            let all = targets.joined(separator: ", ")
            write("\(name)\(optional.contains(name) ? "?" : "").\(property) = [\(all)]", at: first)
        }
    }

    private mutating func write(_ constraint: InterfaceElement, of owner: String?) {
        guard constraint["placeholder"] != "YES" else { return }
        let (first, firstAttribute) = end(constraint["firstItem"], constraint["firstAttribute"], owner)
        let (second, secondAttribute) = end(constraint["secondItem"], constraint["secondAttribute"], nil)
        guard let first else { return }
        let name = newName(constraint)
        let ratio = constraint["multiplier"].map { $0.split(separator: ":").joined(separator: ".0 / ") } ?? "1"
        write(
            "let \(name) = NSLayoutConstraint(item: \(first), attribute: .\(firstAttribute), "
                + "relatedBy: .\(constraint["relation"] ?? "equal"), toItem: \(second ?? "nil"), "
                + "attribute: .\(second == nil ? "notAnAttribute" : secondAttribute), multiplier: \(ratio), "
                + "constant: \(constraint["constant"] ?? "0"))", at: constraint)
        if let priority = constraint["priority"] { lines.append("\(name).priority = UILayoutPriority(\(priority))") }
        if let identifier = constraint["identifier"] {
            lines.append("\(name).identifier = \(InterfaceValues.quoted(identifier))")
        }
        lines.append("\(name).isActive = true")
    }

    /// An item of a constraint and its attribute. The guides of older controllers end where the safe area begins.
    private func end(_ id: String?, _ attribute: String?, _ owner: String?) -> (item: String?, attribute: String) {
        let attribute = attribute ?? "notAnAttribute"
        let named = attribute == "baseline" ? "lastBaseline" : attribute
        guard let id else { return (owner, named) }
        let opposite = ["top": "bottom", "bottom": "top"]
        return (names[id] ?? owner, controllerGuides.contains(id) ? opposite[named] ?? named : named)
    }

    /// Tells all objects that they are connected.
    mutating func wakeUp() { lines += made.map { "\($0).awakeFromNib()" } }

    // MARK: Controllers

    static let controllerTypes = [
        "viewController": "UIViewController", "tableViewController": "UITableViewController",
        "collectionViewController": "UICollectionViewController", "navigationController": "UINavigationController",
        "tabBarController": "UITabBarController", "pageViewController": "UIPageViewController",
        "splitViewController": "UISplitViewController",
    ]

    mutating func makeController(_ controller: InterfaceElement, beside objects: [InterfaceElement]) {
        let type = controller["customClass"] ?? Self.controllerTypes[controller.name] ?? "UIViewController"
        write("let controller = make(\(type).self, by: made)", at: controller)
        names[controller["id"] ?? ""] = "controller"
        for (key, property) in [("title", "title"), ("restorationIdentifier", "restorationIdentifier")] {
            if let text = controller[key] {
                write("controller.\(property) = \(InterfaceValues.quoted(text))", at: controller)
            }
        }
        if let bar = controller.child(key: "tabBarItem") {
            let title = bar["title"].map(InterfaceValues.quoted) ?? "nil"
            let image = bar["image"].map { InterfaceValues.image(named: $0, isSymbol: bar["catalog"] == "system") }
            write("controller.tabBarItem = UITabBarItem(title: \(title), image: \(image ?? "nil"), tag: 0)", at: bar)
        }
        if let item = controller.child(key: "navigationItem"), let title = item["title"] {
            write("controller.navigationItem.title = \(InterfaceValues.quoted(title))", at: item)
        }
        let shown = controller.items(of: "connections").filter { $0["kind"] == "relationship" }
        let children = shown.compactMap { $0["destination"].flatMap { controllers[$0] } }.map { "controller\($0)()" }
        if !children.isEmpty {
            write("controller.viewControllers = [\(children.joined(separator: ", "))]", at: controller)
        }
        guard
            let view = controller.child(key: "view") ?? controller.child("tableView")
                ?? controller.child("collectionView")
        else { return lines.append("controller.awakeFromNib()") }
        write("controller.viewMaker = { [unowned controller] in", at: view)
        let root = make(view)
        for guide in controller.items(of: "layoutGuides") {
            guard let id = guide["id"] else { continue }
            names[id] = "\(root).safeAreaLayoutGuide"
            controllerGuides.insert(id)
        }
        for object in objects where object["id"] != controller["id"] && Self.viewTypes[object.name] != nil {
            make(object)
        }
        connect(controller)
        wakeUp()
        lines += ["return \(root)", "}", "controller.awakeFromNib()"]
    }
}

extension String {
    /// The property of a scroll view for a guide: `contentLayoutGuide` for the key `contentLayoutGuide`.
    fileprivate var guideName: String { replacing("LayoutGuideLayoutGuide", with: "LayoutGuide") }
}
