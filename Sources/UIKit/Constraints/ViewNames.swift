import Foundation

/// The names of views and constraints for people: the properties that hold them.
@MainActor struct ViewNames {
    private var names: [ObjectIdentifier: String] = [:]
    private var places: [ObjectIdentifier: PropertyPlace] = [:]
    private var identifiers: [ObjectIdentifier: String] = [:]
    /// The views in cells, of which other cells have others with the same names.
    private var repeated: Set<ObjectIdentifier> = []
    /// The classes of the app that have properties with views.
    private var classes: [ObjectIdentifier: AnyClass] = [:]
    /// The views by all properties that hold them.
    private var held: [String: ObjectIdentifier] = [:]

    /// Those below a view, from the properties of its views and their controllers.
    init(below root: UIView) {
        var named: Set<ObjectIdentifier> = []
        if let controller = root.controller { read(controller, &named) }
        root.eachBelow { view in
            if let controller = view.controller { read(controller, &named) }
            read(view, &named)
            for (name, outlet) in view.systemOutlets { take(outlet, name, "\(type(of: view))") }
        }
        var counts: [String: Int] = [:]
        number(root, &counts)
    }

    /// Gives views of the same name numbers. Each cell of a list counts its own, so that the same views of all cells are
    /// called the same.
    private mutating func number(_ view: UIView, _ counts: inout [String: Int]) {
        if let name = view.accessibilityIdentifier ?? names[ObjectIdentifier(view)] {
            counts[name, default: 0] += 1
            let count = counts[name, default: 1]
            names[ObjectIdentifier(view)] = count == 1 ? name : "\(name) \(count)"
        }
        var ownCounts: [String: Int] = [:]
        for subview in view.subviews {
            if view.isLayoutRoot {
                subview.eachBelow { repeated.insert(ObjectIdentifier($0)) }
                number(subview, &ownCounts)
            } else {
                number(subview, &counts)
            }
        }
    }

    /// The names of the app's classes that have properties with views, and of their modules.
    var owners: (types: Set<String>, modules: Set<String>) {
        let names = classes.values.map { String(reflecting: $0) }
        return (
            Set(classes.values.map { String(describing: $0).prefix { $0 != "<" } }.map(String.init)),
            Set(names.map { String($0.prefix { $0 != "." }) })
        )
    }

    /// The name that a property or the app gives to a view, different for each view; `nil` for views in cells.
    func ownName(of view: UIView) -> String? {
        repeated.contains(ObjectIdentifier(view)) ? nil : names[ObjectIdentifier(view)]
    }

    /// The file and line of the property that holds a view; `nil` if none is known.
    func place(of view: UIView) -> PropertyPlace? { places[ObjectIdentifier(view)] }

    /// The name by which the view of a property is called; `nil` if the property holds none.
    func name(ofProperty name: String) -> String? { held[name].flatMap { names[$0] } }

    func name(of view: UIView) -> String { names[ObjectIdentifier(view)] ?? view.shortName }

    func identifier(of constraint: NSLayoutConstraint) -> String? {
        constraint.identifier ?? identifiers[ObjectIdentifier(constraint)]
    }

    /// The constraint without the types before properties, which all names of a rule would repeat.
    func text(of constraint: NSLayoutConstraint) -> String {
        constraint.text(lastName)
    }

    /// The name without the type before the property.
    func lastName(of view: UIView) -> String {
        name(of: view).split(separator: ".").last.map(String.init) ?? view.shortName
    }

    /// Takes the properties of an object of the app, up to the classes of the system.
    private mutating func read(_ owner: AnyObject, _ read: inout Set<ObjectIdentifier>) {
        guard read.insert(ObjectIdentifier(owner)).inserted else { return }
        let type = "\(type(of: owner))".split(separator: "<").first.map(String.init) ?? ""
        for (name, value) in Mirror.properties(of: owner, below: "UIKit.") {
            // What a view is in has no name from there.
            if let view = value as? UIView, (owner as? UIView)?.isDescendant(of: view) ?? false { continue }
            take(value, name, type)
            classes[ObjectIdentifier(Swift.type(of: owner))] = Swift.type(of: owner)
            if let view = value as? UIView, let place = (owner as? UIResponder)?.declaredPlaces[name] {
                places[ObjectIdentifier(view)] = places[ObjectIdentifier(view)] ?? place
            }
        }
    }

    private mutating func take(_ value: Any, _ label: String, _ owner: String) {
        switch value {
        case let view as UIView:
            let (id, name) = (ObjectIdentifier(view), "\(owner).\(label)")
            names[id] = names[id] ?? name
            held[name] = held[name] ?? id
        case let constraint as NSLayoutConstraint where identifiers[ObjectIdentifier(constraint)] == nil:
            identifiers[ObjectIdentifier(constraint)] = label
        case let views as [UIView]:
            for (index, view) in views.enumerated() where names[ObjectIdentifier(view)] == nil {
                names[ObjectIdentifier(view)] = "\(owner).\(label)[\(index)]"
            }
        default: break
        }
    }
}

extension Mirror {
    /// The properties of an object, from its own class up to the classes of a module.
    package static func properties(of owner: AnyObject, below module: String) -> [(name: String, value: Any)] {
        let levels = sequence(first: Mirror(reflecting: owner), next: \.superclassMirror)
        return levels.prefix { !String(reflecting: $0.subjectType).hasPrefix(module) }.flatMap { level in
            level.children.compactMap { label, value in
                label.map { ($0.replacing("$__lazy_storage_$_", with: ""), value) }
            }
        }
    }
}

extension UIView {
    /// The name of a view that no property is known to hold: its type, and its text.
    var shortName: String {
        if let accessibilityIdentifier { return accessibilityIdentifier }
        let type = "\(Swift.type(of: self))"
        return shownText.map { "\(type) \"\($0.prefix(24))\"" } ?? type
    }

    /// The name by which the view of a property is called in this view; `nil` if the property holds none.
    package func name(ofProperty name: String) -> String? { ViewNames(below: self).name(ofProperty: name) }
}
