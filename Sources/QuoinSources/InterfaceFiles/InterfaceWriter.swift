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
    /// The expressions of the objects whose `awakeFromNib()` is called when all are connected.
    private(set) var made: [String] = []
    /// The ids of what the file has for other size classes.
    var excluded: Set<String> = []
    /// The ids of guides of controllers, whose edges are those of the safe area.
    var controllerGuides: Set<String> = []
    private var count = 0

    init(path: String) { self.path = path }

    var text: String { lines.map { $0 + "\n" }.joined() }

    mutating func write(_ statement: String, at element: InterfaceElement) {
        lines.append(SourceCopy.directive(path, element.line) + statement)
    }

    /// An expression, of which a member is used.
    func access(_ name: String) -> String { optional.contains(name) ? "\(name)?" : name }

    mutating func newName(_ element: InterfaceElement) -> String {
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
        "tabBar": "UITabBar", "visualEffectView": "UIVisualEffectView", "mapView": "MKMapView",
        "wkWebView": "WKWebView",
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
            if let id = view["id"] { names[id] = "UIView()" }
            return "UIView()"
        }
        let name = newName(view)
        write("let \(name) = \(construction(of: view, type))", at: view)
        if type.hasSuffix("Recognizer") { return name }
        made.append(name)
        excluded.formUnion(view.excluded)
        if view["style"] != nil, view.name == "tableViewCell" {
            for part in ["textLabel", "detailTextLabel", "imageView"] {
                guard let id = view[part] else { continue }
                names[id] = "\(name).\(part)"
                optional.insert("\(name).\(part)")
            }
        }
        fill(name, with: view)
        return name
    }

    private func construction(of view: InterfaceElement, _ type: String) -> String {
        if type.hasSuffix("Recognizer") { return "\(view["customClass"] ?? type)()" }
        guard view["customClass"] == nil else { return "try self.make(\(view["customClass"] ?? type).self)" }
        switch view.name {
        // An older file calls the type of the system by its look.
        case "button":
            let isOfSystem = ["system", "roundedRect"].contains(view["buttonType"])
            return "UIButton(type: .\(isOfSystem ? "system" : "custom"))"
        case "tableView": return "UITableView(frame: .zero, style: .\(view["style"] ?? "plain"))"
        case "tableViewCell":
            let style = Self.cellStyles[view["style"] ?? ""] ?? "default"
            let identifier = view["reuseIdentifier"].map(InterfaceValues.quoted) ?? "nil"
            return "UITableViewCell(style: .\(style), reuseIdentifier: \(identifier))"
        case "visualEffectView":
            guard let style = view.child("blurEffect")?["style"] else { return "UIVisualEffectView()" }
            return "UIVisualEffectView(effect: UIBlurEffect(style: .\(style)))"
        case "segmentedControl":
            let items = view.items(of: "segments").map { segment in
                segment["image"].map {
                    InterfaceValues.image(named: $0, isSymbol: segment["catalog"] == "system") + " as Any"
                }
                    ?? InterfaceValues.quoted(segment["title"] ?? "")
            }
            return "UISegmentedControl(items: [\(items.joined(separator: ", "))])"
        default: return "try self.make(\(type).self)"
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
        for subview in view.items(of: "subviews") where !excluded.contains(subview["id"] ?? "") {
            if let own = subview["id"].flatMap({ names[$0] }) {
                // A label of a cell, which places it by its style.
                for (statement, element) in subview.properties where !statement.hasPrefix("frame") {
                    write("\(access(own)).\(statement)", at: element)
                }
                continue
            }
            let child = make(subview)
            write("\(name).\(view.name == "stackView" ? "addArrangedSubview" : "addSubview")(\(child))", at: subview)
        }
        for key in ["tableHeaderView", "tableFooterView"] {
            if let part = view.child(key: key) {
                let child = make(part)
                write("\(name).\(key) = \(child)", at: part)
            }
        }
        if let sections = view.child("sections") { addRows(sections.children, to: name) }
        if view.name == "tableView" || view.name == "collectionView" {
            for cell in view.items(of: "prototypes") + view.items(of: "cells") { addPrototype(cell, to: name) }
            for (key, kind) in Self.supplementaryKinds {
                if let part = view.child(key: key) { addPrototype(part, to: name, kind: kind) }
            }
        }
        if view.name == "toolbar" {
            let buttons = view.items(of: "items").filter { $0.name == "barButtonItem" }.map { makeButton($0) }
            write("\(name).items = [\(buttons.joined(separator: ", "))]", at: view)
        }
        embed(view, in: name)
    }

    /// Adds the rows of a table that has no others.
    private mutating func addRows(_ sections: [InterfaceElement], to table: String) {
        count += 1
        let rows = "object\(count)"
        lines.append("let \(rows) = StaticRows()")
        for section in sections {
            let titles = ["headerTitle", "footerTitle"].map { section.string($0).map(InterfaceValues.quoted) ?? "nil" }
            write("\(rows).addSection(header: \(titles[0]), footer: \(titles[1]))", at: section)
            for cell in section.items(of: "cells") {
                let height = cell["rowHeight"] ?? "\(table).rowHeight"
                write("\(rows).add(\(make(cell)), height: \(height))", at: cell)
            }
        }
        lines.append("\(table).staticRows = \(rows)")
    }

    static let supplementaryKinds = [
        "sectionHeaderView": "UICollectionView.elementKindSectionHeader",
        "sectionFooterView": "UICollectionView.elementKindSectionFooter",
    ]

    private mutating func addPrototype(_ cell: InterfaceElement, to list: String, kind: String? = nil) {
        guard let identifier = cell["reuseIdentifier"] else { return }
        var writer = InterfaceWriter(path: path)
        writer.names = names
        writer.count = count
        let name = writer.make(cell)
        writer.connect(cell)
        writer.wakeUp()
        let place = kind.map { ", ofKind: \($0)" } ?? ""
        write("\(list).registerPrototype(\(InterfaceValues.quoted(identifier))\(place)) {", at: cell)
        lines += writer.lines + ["return \(name)", "}"]
        count = writer.count
    }

    /// The controller that a container shows.
    private mutating func embed(_ view: InterfaceElement, in name: String) {
        let segue = view.items(of: "connections").first { $0.name == "segue" && $0["kind"] == "embed" }
        guard let segue, let number = segue["destination"].flatMap({ controllers[$0] }) else { return }
        write("do { let child = try self.controller\(number)()", at: segue)
        let identifier = segue["identifier"].map(InterfaceValues.quoted) ?? "nil"
        let made = "UIStoryboardSegue(identifier: \(identifier), source: controller, destination: child)"
        lines += [
            "controller.prepare(for: \(made), sender: nil)",
            "controller.addChild(child)", "child.view.frame = \(name).bounds",
            "child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]", "\(name).addSubview(child.view)",
            "child.didMove(toParent: controller) }",
        ]
    }
}

extension String {
    /// The property of a scroll view for a guide: `contentLayoutGuide` for the key `contentLayoutGuide`.
    fileprivate var guideName: String { replacing("LayoutGuideLayoutGuide", with: "LayoutGuide") }
}
