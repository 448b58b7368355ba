extension InterfaceWriter {
    /// Writes the constraints in an object, and then the outlets of everything in it, which may lead to constraints.
    mutating func connect(_ object: InterfaceElement) {
        visit(object, within: nil) { writer, element, name in
            for constraint in element.items(of: "constraints") { writer.write(constraint, of: name) }
        }
        visit(object, within: nil) { writer, element, name in
            if let name { writer.writeOutlets(of: element, named: name) }
        }
    }

    /// Calls a closure with everything in an object, and its expression.
    private mutating func visit(
        _ object: InterfaceElement, within parent: String?,
        _ body: (inout InterfaceWriter, InterfaceElement, String?) -> Void
    ) {
        let isContent = object["key"] == "contentView" || object.name.hasSuffix("ContentView")
        let name = object["id"].flatMap { names[$0] } ?? (isContent ? parent.map { "\($0).contentView" } : nil)
        body(&self, object, name)
        // Cells that are made later have writers of their own.
        for child in object.children
        where child.name != "prototypes" && (child.name != "cells" || object.name != "collectionView")
            && Self.supplementaryKinds[child["key"] ?? ""] == nil
        {
            visit(child, within: name, body)
        }
    }

    private mutating func writeOutlets(of object: InterfaceElement, named name: String) {
        let outlets = object.items(of: "connections")
        for outlet in outlets where outlet.name == "outlet" {
            guard let property = outlet["property"], let id = outlet["destination"] else { continue }
            if let target = names[id] {
                let linked = ["delegate", "dataSource"].contains(property) ? "self.linked(\(target))" : target
                // A controller of the system may own the file, too, as Objective-C does not ask for the class.
                let object = name == "typed" && property == "view" ? "(owner as? UIViewController)?" : access(name)
                write("\(object).\(property) = \(linked)", at: outlet)
            } else if !id.hasPrefix("-") {
                write("#error(\"The outlet \(property) leads to an object that is not read.\")", at: outlet)
            }
        }
        for action in outlets where action.name == "action" { writeAction(action, of: object, named: name) }
        let collections = outlets.filter { $0.name == "outletCollection" }
        for (property, outlets) in Dictionary(grouping: collections, by: { $0["property"] ?? "" }) {
            guard let first = outlets.first else { continue }
            let targets = outlets.compactMap { $0["destination"].flatMap { names[$0] } }
            write("\(access(name)).\(property) = [\(targets.joined(separator: ", "))]", at: first)
        }
    }

    /// Writes the method that an object calls. One of the first responder, whose id is -2, is found when it is called.
    private mutating func writeAction(_ action: InterfaceElement, of object: InterfaceElement, named name: String) {
        guard let id = action["destination"], let target = id == "-2" ? "nil" : names[id] else { return }
        let selector = "Selector(\(InterfaceValues.quoted(action["selector"] ?? "")))"
        if object.name == "barButtonItem" {
            write("(\(name).target, \(name).action) = (\(target), \(selector))", at: action)
        } else if object.name.hasSuffix("Recognizer") {
            if id != "-2" { write("\(name).addTarget(\(target) as Any, action: \(selector))", at: action) }
        } else if let event = action["eventType"] {
            write("\(access(name)).addTarget(\(target), action: \(selector), for: .\(event))", at: action)
        }
    }

    private mutating func write(_ constraint: InterfaceElement, of owner: String?) {
        guard constraint["placeholder"] != "YES", !excluded.contains(constraint["id"] ?? "") else { return }
        for key in ["firstItem", "secondItem"] {
            guard let id = constraint[key], names[id] == nil else { continue }
            if excluded.contains(id) { return }
            return write("#error(\"The constraint leads to an object that is not read.\")", at: constraint)
        }
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
        return (names[id], controllerGuides.contains(id) ? opposite[named] ?? named : named)
    }

    /// Tells all objects that they are connected.
    mutating func wakeUp() { lines += made.map { "\($0).awakeFromNib()" } }
}
