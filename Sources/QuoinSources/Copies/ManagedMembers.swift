import SwiftSyntax

// The members of a store's objects, which Core Data gives to a class while the app runs.

extension VariableDeclSyntax {
    /// The accessors of an `@NSManaged` property, whose value its object keeps by its name; `nil` for all others.
    var managedAccessors: String? {
        guard attributes.isManaged, bindings.count == 1 else { return nil }
        return ManagedProperty.accessors(of: fullName)
    }
}

extension FunctionDeclSyntax {
    /// The body of an `@NSManaged` method, which changes a relationship; `nil` for all others.
    var managedBody: String? {
        guard attributes.isManaged else { return nil }
        let parameters = signature.parameterClause.parameters
        guard parameters.count == 1, let parameter = parameters.first, parameter.firstName.text == "_" else {
            return " { reportManaged() }"
        }
        let value = (parameter.secondName ?? parameter.firstName).text
        for (start, method) in [("addTo", "addManaged"), ("removeFrom", "removeManaged")]
        where name.text.hasPrefix(start) {
            let key = name.text.dropFirst(start.count)
            return " { \(method)(\(value), \"\(key.prefix(1).lowercased())\(key.dropFirst())\") }"
        }
        return " { reportManaged() }"
    }
}

extension InitializerDeclSyntax {
    /// The modifier of an initializer that classes of objects are made by, of whatever class they are; `nil` for all others.
    var overrideOfManaged: DeclModifierSyntax? {
        let labels = signature.parameterClause.parameters.map(\.firstName.text)
        return labels == ["entity", "insertInto"] ? modifiers.first { $0.name.text == "override" } : nil
    }
}

extension AttributeListSyntax {
    fileprivate var isManaged: Bool { contains { $0.trimmedDescription == "@NSManaged" } }
}

/// What stands for a property or a relationship of a store's object.
enum ManagedProperty {
    static func accessors(of name: String) -> String {
        " { get { managedValue(\"\(name)\") } set { setManagedValue(newValue, \"\(name)\") } }"
    }
}
