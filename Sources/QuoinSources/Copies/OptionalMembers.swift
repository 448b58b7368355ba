import SwiftParser
import SwiftSyntax

/// The optional members of an app's `@objc` protocols, which only Objective-C asks for if they are there.
///
/// Here such a member is required, and has a default. One with a value is optional, and a class that has the member with its own
/// value gets another one beside it, by which it conforms.
struct OptionalMembers {
    /// The protocols and the values of members, by their names: `list(_:didTap:)`.
    private var members: [String: [(owner: String, value: String?)]] = [:]
    /// The protocols that classes name.
    private var conformances: [String: Set<String>] = [:]

    /// - Parameter sources: the files of a module.
    init(in sources: [String]) {
        for source in sources {
            let finder = Finder(viewMode: .sourceAccurate)
            finder.walk(Parser.parse(source: source))
            for (owner, member) in finder.members {
                members[member.fullName, default: []].append((owner, member.ownValue))
            }
            conformances.merge(finder.conformances) { $0.union($1) }
        }
    }

    /// Whether a method of any of the protocols has a name, whatever its parameters are called.
    func haveMethod(_ name: String) -> Bool { members.keys.contains { $0.hasPrefix("\(name)(") } }

    /// The type of the value of a method that any of the protocols has; `nil` for none.
    func value(of name: String) -> String? { members[name]?.first?.value }

    /// The member by which a class conforms that has one with a value of its own; `nil` for all others.
    func witness(of member: some ClassMember) -> String? {
        guard let owner = member.owningType, !member.overrides else {
            return nil
        }
        let known = members[member.fullName, default: []].first { conformances[owner]?.contains($0.owner) ?? false }
        guard let known, let value = known.value else { return nil }
        let isPublic = member.modifiers.contains { ["public", "open"].contains($0.name.text) }
        return "; @_implements(\(known.owner), \(member.fullName)) \(isPublic ? "public " : "")"
            + member.forwarding(value)
    }

    private final class Finder: SyntaxVisitor {
        var members: [(String, any ClassMember)] = []
        var conformances: [String: Set<String>] = [:]

        override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
            members += node.optionalMembers.map { (node.name.text, $0) }
            return .skipChildren
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name.text, node) }

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            add(node.extendedType.trimmedDescription, node)
        }

        private func add(_ name: String, _ type: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
            let inherited = type.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
            conformances[name, default: []].formUnion(inherited)
            return .visitChildren
        }
    }
}

extension ProtocolDeclSyntax {
    var optionalMembers: [any ClassMember] {
        Array(memberBlock.members).compactMap { member -> (any ClassMember)? in
            member.decl.as(FunctionDeclSyntax.self) ?? member.decl.as(VariableDeclSyntax.self)
        }.filter { member in member.modifiers.contains { $0.name.text == "optional" } }
    }
}

/// A method or a property.
protocol ClassMember: WithModifiersSyntax, WithAttributesSyntax {
    var baseName: TokenSyntax? { get }
    /// The name with those of the parameters: `list(_:didTap:)`.
    var fullName: String { get }
    var valueType: TypeSyntax? { get }
    /// The declaration with another type of its value; `nil` for none.
    func declaration(of type: String?) -> String
    /// A member of another name that returns the value of this one. The type of the value chooses it over the default of
    /// the protocol.
    func forwarding(_ value: String) -> String
}

extension ClassMember {
    /// The type of a value that is neither nothing nor optional; `nil` for all others.
    var ownValue: String? {
        guard let type = valueType?.trimmedDescription, type != "Void", type != "()" else { return nil }
        return type.hasSuffix("?") || type.hasSuffix("!") ? nil : type
    }

    /// The edits that make an optional member of a protocol a required one.
    var editsOfRequirement: [SourceEdit] {
        let marks = Array(modifiers).filter { $0.name.text == "optional" }.map { SourceEdit($0, with: "") }
        guard let valueType, let ownValue else { return marks }
        return marks + [SourceEdit(valueType, with: "(\(ownValue))?")]
    }

    /// The default of an optional member of a protocol.
    func standIn(isPublic: Bool) -> String {
        let optional = valueType.map(\.trimmedDescription).flatMap { ["Void", "()"].contains($0) ? nil : $0 }
        let type = ownValue.map { "(\($0))?" } ?? optional
        return (isPublic ? "public " : "") + declaration(of: type) + (type == nil ? " {}\n" : " { nil }\n")
    }

    /// The name of the class in which, or in an extension of which, the member stands.
    var owningType: String? {
        owningDeclaration?.as(ClassDeclSyntax.self)?.name.text
            ?? owningDeclaration?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    }

    /// The class or the extension in which the member stands.
    var owningDeclaration: Syntax? {
        sequence(first: Syntax(self)) { $0.parent }.first { type in
            type.is(ClassDeclSyntax.self) || type.is(ExtensionDeclSyntax.self)
        }
    }
}

extension FunctionDeclSyntax: ClassMember {
    var fullName: String {
        "\(name.text)(\(signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()))"
    }

    var baseName: TokenSyntax? { name }
    var valueType: TypeSyntax? { signature.returnClause?.type }

    func declaration(of type: String?) -> String {
        "func \(name.text)\(signature.parameterClause.trimmedDescription)" + (type.map { " -> \($0)" } ?? "")
    }

    func forwarding(_ value: String) -> String {
        let parameters = signature.parameterClause.parameters.enumerated().map { index, parameter in
            (label: parameter.firstName.text, name: "value\(index)", type: parameter.type.trimmedDescription)
        }
        let taken = parameters.map { "\($0.label) \($0.name): \($0.type)" }.joined(separator: ", ")
        let given = parameters.map { $0.label == "_" ? $0.name : "\($0.label): \($0.name)" }.joined(separator: ", ")
        return "func optional_\(name.text)(\(taken)) -> (\(value))? "
            + "{ let value: \(value) = \(name.text)(\(given)); return value }"
    }
}

extension VariableDeclSyntax: ClassMember {
    var fullName: String { bindings.first?.pattern.trimmedDescription ?? "" }
    var baseName: TokenSyntax? { bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier }
    var valueType: TypeSyntax? { bindings.first?.typeAnnotation?.type }

    func declaration(of type: String?) -> String { "var \(fullName): \(type ?? "Void")" }
    func forwarding(_ value: String) -> String {
        "var optional_\(fullName): (\(value))? { let value: \(value) = \(fullName); return value }"
    }
}
