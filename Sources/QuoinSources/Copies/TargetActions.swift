import SwiftSyntax

/// Finds the methods that controls call by a selector, and writes a class for each, by which they are found without Objective-C.
///
/// Left out are methods of generic, nested and private classes, and those that a control does not call: with several
/// parameters, or that wait or throw.
final class TargetActions: SyntaxVisitor {
    private var found: [(name: String, text: String)] = []

    /// The classes, which follow the last line of the file.
    var text: String { found.map(\.text).joined() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let owner = node.owner, let call = node.call {
            add(node.name.text, of: owner, node.signature.parameterClause.parameters.count, call)
        }
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func add(_ method: String, of owner: String, _ count: Int, _ call: String) {
        let name = "\(method)_\(count)"
        guard !found.contains(where: { $0.name == "\(owner).\(name)" }) else { return }
        let text = """

            extension \(owner) { fileprivate static func action_\(name)(_ target: Any, _ sender: Any?) -> Bool {
            guard let target = target as? \(owner) else { return false }
            \(call)
            return true } }
            final class Action_\(owner)_\(name): TargetAction {
            override func run(on target: Any, from sender: Any?) -> Bool { \(owner).action_\(name)(target, sender) } }

            """
        found.append(("\(owner).\(name)", text))
    }
}

extension FunctionDeclSyntax {
    /// The class that has the method; `nil` if it is none that can be named everywhere.
    fileprivate var owner: String? {
        guard let type = parent?.parent?.parent?.parent else { return nil }
        let isTopLevel = type.parent?.is(CodeBlockItemSyntax.self) ?? false
        guard isTopLevel, type.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false else { return nil }
        if let owner = type.as(ClassDeclSyntax.self) {
            let isPrivate = owner.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
            let isMarked = isAction || owner.attributes.contains { $0.trimmedDescription == "@objcMembers" }
            return owner.genericParameterClause == nil && !isPrivate && isMarked ? owner.name.text : nil
        }
        guard let owner = type.as(ExtensionDeclSyntax.self), owner.genericWhereClause == nil, isAction else {
            return nil
        }
        return owner.extendedType.as(IdentifierTypeSyntax.self).flatMap { type in
            type.genericArgumentClause == nil ? type.name.text : nil
        }
    }

    private var isAction: Bool {
        attributes.contains { $0.trimmedDescription.hasPrefix("@objc") || $0.trimmedDescription == "@IBAction" }
    }

    /// The statements that call the method with a sender.
    fileprivate var call: String? {
        let parameters = signature.parameterClause.parameters
        guard parameters.count <= 1, signature.effectSpecifiers == nil, genericParameterClause == nil,
            !modifiers.contains(where: { ["static", "class"].contains($0.name.text) }),
            name.text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        // The type chooses the method over the default of a protocol.
        let result = signature.returnClause.map { "let _: \($0.type.trimmedDescription) = " } ?? ""
        guard let parameter = parameters.first else { return "\(result)target.\(name.text)()" }
        guard parameter.ellipsis == nil, !parameter.type.is(AttributedTypeSyntax.self) else { return nil }
        let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
        let type = parameter.type.trimmedDescription.replacing("!", with: "?")
        return """
            guard let sender: (\(type)) = TargetAction.sent(sender) else { return false }
            \(result)target.\(name.text)(\(label)sender)
            """
    }
}
