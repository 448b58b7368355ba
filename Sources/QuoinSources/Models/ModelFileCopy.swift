import Foundation

/// The model of a store, the file `contents` of an `.xcdatamodel`, as a class of Swift that lists its entities, with the classes
/// that Xcode would make of them.
package struct ModelFileCopy {
    package let text: String

    /// Whether a file is a model.
    package static func isModel(_ path: String) -> Bool { path.hasSuffix(".xcdatamodel/contents") }

    /// - Parameters:
    ///   - path: the path of the file, which errors name.
    ///   - data: its content.
    ///   - version: the name of the version that the app uses; `nil` if there is only one.
    package init(of data: Data, at path: String, version: String?) {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        guard version == nil || version == folder.lastPathComponent else {
            text = "// This version of the model is not the one that the app uses.\n"
            return
        }
        let name = folder.deletingLastPathComponent().deletingPathExtension().lastPathComponent
        do {
            let entities = try InterfaceElement(reading: data).children.filter { $0.name == "entity" }
                .map { ModelEntity($0) }
            text =
                "import UIKit\n" + entities.map { SourceCopy.directive(path, $0.line) + $0.declarations }.joined()
                + SourceCopy.directive(path, 1)
                + "final class Model_\(InterfaceFileCopy.title(of: name)): NSManagedObjectModel {\n"
                + "override var entities: [NSEntityDescription] { [\n"
                + entities.map(\.description).joined(separator: ",\n") + "\n] }\n}\n"
        } catch let error as InterfaceFileError {
            text = SourceCopy.directive(path, error.line) + "#error(\(InterfaceValues.quoted(error.reason)))\n"
        } catch {
            text = "#error(\(InterfaceValues.quoted("\(error)")))\n"
        }
    }

    /// The name of the version that the app uses, from the file beside its versions; `nil` if there is only one.
    package static func version(of path: String) -> String? {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().deletingLastPathComponent()
        let data = try? Data(contentsOf: folder.appending(path: ".xccurrentversion"))
        let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
        return (list as? [String: Any])?["_XCCurrentVersionName"] as? String
    }
}

/// An entity of a model.
private struct ModelEntity {
    private let element: InterfaceElement
    private let name: String
    /// The name of the class; `nil` for an entity without one.
    private let type: String?
    var line: Int { element.line }

    init(_ element: InterfaceElement) {
        self.element = element
        name = element["name"] ?? ""
        type = element["representedClassName"].flatMap { $0.split(separator: ".").last.map(String.init) }
    }

    private var attributes: [InterfaceElement] { element.children.filter { $0.name == "attribute" } }
    private var relationships: [InterfaceElement] { element.children.filter { $0.name == "relationship" } }

    /// The class and its properties, as far as Xcode makes them.
    var declarations: String {
        guard let type, let kind = element["codeGenerationType"] else { return "" }
        let above = element["parentEntity"] ?? "NSManagedObject"
        let made = kind == "class" ? "public class \(type): \(above) {}\n" : ""
        let request = "NSFetchRequest<\(type)>"
        let identity = element["parentEntity"] == nil ? "extension \(type): Identifiable {}\n" : ""
        return made + identity + "extension \(type) {\n"
            + "public class func fetchRequest() -> \(request) { \(request)(entityName: \"\(name)\") }\n"
            + attributes.map { property($0["name"] ?? "", Self.type(of: $0)) }.joined()
            + relationships.map(members).joined() + "}\n"
    }

    private func property(_ name: String, _ type: String) -> String {
        "public var \(name): \(type)\(ManagedProperty.accessors(of: name))\n"
    }

    private func members(of relationship: InterfaceElement) -> String {
        let (name, other) = (relationship["name"] ?? "", relationship["destinationEntity"] ?? "NSManagedObject")
        guard relationship["toMany"] == "YES" else { return property(name, "\(other)?") }
        let list = relationship["ordered"] == "YES" ? "NSOrderedSet" : "NSSet"
        let title = name.prefix(1).uppercased() + name.dropFirst()
        return property(name, "\(list)?")
            + [other, list].flatMap { given in
                [("addTo", "addManaged"), ("removeFrom", "removeManaged")].map { start, method in
                    "public func \(start)\(title)(_ value: \(given)) { \(method)(value, \"\(name)\") }\n"
                }
            }.joined()
    }

    private static func type(of attribute: InterfaceElement) -> String {
        let isScalar = attribute["usesScalarValueType"] == "YES"
        switch attribute["attributeType"] ?? "" {
        case "String": return "String?"
        case "Date": return isScalar ? "TimeInterval" : "Date?"
        case "Binary": return "Data?"
        case "UUID", "URI": return attribute["attributeType"] == "URI" ? "URL?" : "UUID?"
        case "Decimal": return "NSDecimalNumber?"
        case "Transformable": return "\(attribute["customClassName"] ?? "NSObject")?"
        case let number where numbers[number] != nil: return isScalar ? numbers[number] ?? "" : "NSNumber?"
        default: return "NSObject?"
        }
    }

    private static let numbers = [
        "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Float": "Float", "Double": "Double",
        "Boolean": "Bool",
    ]

    /// The entity as an expression.
    var description: String {
        let defaults = attributes.compactMap { attribute -> String? in
            guard let text = attribute["defaultValueString"], let value = Self.value(text, of: attribute) else {
                return nil
            }
            return "\"\(attribute["name"] ?? "")\": \(value)"
        }
        let leading = relationships.map { relationship in
            let inverse = relationship["inverseName"].map { "\"\($0)\"" } ?? "nil"
            let flags = ["toMany": "isToMany", "ordered": "isOrdered"].sorted { $0.key > $1.key }
                .filter { relationship[$0.key] == "YES" }.map { ", \($0.value): true" }.joined()
            let deletes = relationship["deletionRule"] == "Cascade" ? ", deletesOthers: true" : ""
            return "\"\(relationship["name"] ?? "")\": .init(inverse: \(inverse)\(flags)\(deletes))"
        }
        func list(_ items: [String]) -> String { items.isEmpty ? "[:]" : "[\(items.joined(separator: ", "))]" }
        return "NSEntityDescription(name: \"\(name)\", type: \(type.map { "\($0).self" } ?? "nil"), "
            + "defaults: \(list(defaults)), relationships: \(list(leading)))"
    }

    private static func value(_ text: String, of attribute: InterfaceElement) -> String? {
        switch attribute["attributeType"] ?? "" {
        case "String": InterfaceValues.quoted(text)
        case "Boolean": InterfaceValues.flag(text)
        case let number where numbers[number] != nil: Double(text).map { _ in "\(numbers[number] ?? "")(\(text))" }
        default: nil
        }
    }
}
