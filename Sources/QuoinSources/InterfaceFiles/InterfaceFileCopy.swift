import Foundation

/// A xib or a storyboard as a class of Swift that makes its objects.
///
/// Each statement has the line of the file that it stands for, which its errors name.
package struct InterfaceFileCopy {
    package let text: String

    /// - Parameters:
    ///   - path: the path of the file, which errors name.
    ///   - data: its content.
    ///   - module: the Swift files of the app; `nil` if its classes are not known.
    package init(of data: Data, at path: String, in module: AppModule? = nil) {
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let title = Self.title(of: name)
        do {
            var root = try InterfaceElement(reading: data)
            if let module { root.leaveOutClasses(notIn: module) }
            let members = root.child("scenes").map {
                Self.scenes($0.children, initial: root["initialViewController"], path)
            }
            text =
                Self.head(root) + "@MainActor\nfinal class Nib_\(title): NibFile {\n"
                + (members ?? Self.objects(root.items(of: "objects"), path)) + "}\n"
        } catch let error as InterfaceFileError {
            text = SourceCopy.directive(path, error.line) + "#error(\(InterfaceValues.quoted(error.reason)))\n"
        } catch {
            text = "#error(\(InterfaceValues.quoted("\(error)")))\n"
        }
    }

    /// The name of a file as a part of a name in Swift.
    static func title(of name: String) -> String { String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }

    /// The modules of the classes that the file names.
    private static func head(_ root: InterfaceElement) -> String {
        var modules: Set<String> = []
        root.visit { element in
            if let module = element["customModule"], element["customModuleProvider"] != "target" {
                modules.insert(module)
            }
        }
        return "import UIKit\n" + modules.sorted().map { "#if canImport(\($0))\nimport \($0)\n#endif\n" }.joined()
    }

    // MARK: Xibs

    private static func objects(_ objects: [InterfaceElement], _ path: String) -> String {
        var writer = InterfaceWriter(path: path)
        let owner = objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
        if let owner, let type = owner["customClass"] {
            writer.names[owner["id"] ?? ""] = "typed"
            writer.lines.append("let typed = owner as? \(type)")
            writer.optional.insert("typed")
        }
        let views = objects.filter { $0.name != "placeholder" && $0.name != "customObject" }
        writer.makeObjects(in: objects)
        for view in views { writer.make(view) }
        for object in objects where object.name != "placeholder" { writer.connect(object) }
        if let owner { writer.connect(owner) }
        writer.wakeUp()
        let made = views.compactMap { $0["id"].flatMap { writer.names[$0] } }
        writer.lines.append("return [\(made.joined(separator: ", "))]")
        return "override func objects(owner: Any?) throws -> [Any] {\n\(writer.text)}\n"
    }

    // MARK: Storyboards

    private static func scenes(_ scenes: [InterfaceElement], initial: String?, _ path: String) -> String {
        let controllers = scenes.flatMap { scene in
            let objects = scene.items(of: "objects")
            return objects.filter { InterfaceWriter.controllerTypes[$0.name] != nil }.map { ($0, objects) }
        }
        let made = "made: ((NSCoder) -> UIViewController?)?"
        var text =
            "override func controller(_ identifier: String?, \(made)) throws -> UIViewController? {\nswitch identifier {\n"
        let first = controllers.firstIndex { $0.0["id"] == initial }
        if let first { text += "case nil: return try controller\(first)(made)\n" }
        for (index, (controller, _)) in controllers.enumerated() {
            if let identifier = controller["storyboardIdentifier"] {
                text += "case \(InterfaceValues.quoted(identifier)): return try controller\(index)(made)\n"
            }
        }
        text += "default: return nil\n}\n}\n"
        let numbers = Dictionary(
            controllers.enumerated().map { ($1.0["id"] ?? "", $0) }, uniquingKeysWith: { first, _ in first })
        for (index, (controller, objects)) in controllers.enumerated() {
            var writer = InterfaceWriter(path: path)
            writer.controllers = numbers
            writer.makeController(controller, beside: objects)
            text +=
                "func controller\(index)(_ made: ((NSCoder) -> UIViewController?)? = nil) throws -> UIViewController {\n"
            text += writer.text + "return controller\n}\n"
        }
        return text
    }
}

extension InterfaceElement {
    /// Leaves out the names of classes that the app does not have: a view is one of the system then, as in an app.
    mutating func leaveOutClasses(notIn module: AppModule) {
        if let type = self["customClass"], !module.classes.contains(type),
            self["customModule"] == nil || self["customModuleProvider"] == "target", name != "customObject"
        {
            attributes["customClass"] = nil
        }
        for index in children.indices { children[index].leaveOutClasses(notIn: module) }
    }

    /// Calls a closure with the element and everything in it, parents first.
    func visit(_ body: (InterfaceElement) -> Void) {
        body(self)
        for child in children { child.visit(body) }
    }
}
