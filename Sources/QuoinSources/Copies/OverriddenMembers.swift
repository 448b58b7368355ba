import SwiftSyntax

/// Lets classes override the members of `@objc` extensions: each member has a name of its own, `layout_of_UILabel`, and that of
/// the extension calls the one of the nearest class. Properties that are set cannot be overridden.
final class OverriddenMembers: SyntaxVisitor {
    private(set) var edits: [SourceEdit] = []
    private let module: AppModule
    /// The members around the present place.
    private var open: [any ClassMember] = []

    init(_ module: AppModule) {
        self.module = module
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
    override func visitPost(_ node: FunctionDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: VariableDeclSyntax) { open.removeLast() }

    private func begin(_ node: some ClassMember) -> SyntaxVisitorContinueKind {
        open.append(node)
        guard let owner = node.owningType, let name = node.baseName,
            let member = module.overriddenMember(node.fullName, in: owner), node.overrides || owner == member.owner
        else { return .visitChildren }
        edits += Array(node.modifiers).filter { $0.name.text == "override" }.map { SourceEdit($0, with: "") }
        edits.append(SourceEdit(name, with: "\(name.text)_of_\(AppModule.suffix(of: owner))"))
        if !node.overrides { edits.append(SourceEdit(after: node, node.dispatch(of: name.text, to: member))) }
        return .visitChildren
    }

    /// Calls of `super` begin at the class above.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.base?.is(SuperExprSyntax.self) ?? false, let member = open.last, let owner = member.owningType,
            module.overriddenMember(member.fullName, in: owner) != nil,
            member.baseName?.text == node.declName.baseName.text
        else { return .visitChildren }
        let call = node.parent?.as(FunctionCallExprSyntax.self)
        let first = "_getSuperclass(\(owner).self)"
        edits.append(SourceEdit(node, with: "\(node.declName.baseName.text)_from" + (call == nil ? "(\(first))" : "")))
        if let call, let start = call.leftParen {
            edits.append(SourceEdit(after: start, first + (call.arguments.isEmpty ? "" : ", ")))
        }
        return .visitChildren
    }
}

extension AppModule {
    fileprivate static func suffix(of owner: String) -> String { owner.replacing(".", with: "_") }
}

extension ClassMember {
    /// The member by its own name, and a method that begins at some class, for calls of `super`.
    fileprivate func dispatch(of name: String, to member: AppModule.OverriddenMember) -> String {
        let parameters = self.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
        let taken = (parameters ?? []).map { $0.with(\.trailingComma, nil).trimmedDescription }
        let given = (parameters ?? []).map { parameter in
            let name = (parameter.secondName ?? parameter.firstName).text
            return parameter.firstName.text == "_" ? name : "\(parameter.firstName.text): \(name)"
        }
        func list(_ parts: [String]) -> String { parameters == nil ? "" : "(\(parts.joined(separator: ", ")))" }
        let type = valueType?.trimmedDescription ?? "Void"
        let kept = modifiers.map(\.name.text).filter { ["public", "open", "internal"].contains($0) }
        let start = kept.map { "\($0) " }.joined()
        let isDiscardable = attributes.contains { $0.trimmedDescription == "@discardableResult" }
        let own =
            parameters == nil
            ? "var \(name): \(type)"
            : "\(isDiscardable ? "@discardableResult " : "")\(start)func \(name)\(list(taken)) -> \(type)"
        let cases = member.overriding.enumerated().map { index, owner in
            "case \(index): return (self as! \(owner)).\(name)_of_\(AppModule.suffix(of: owner))\(list(given))"
        }
        let classes = member.overriding.map { "\($0).self" }.joined(separator: ", ")
        let first = (["type(of: self)"] + given).joined(separator: ", ")
        return "; \(parameters == nil ? start : "")\(own) { return \(name)_from(\(first)) }"
            + "; @discardableResult \(start)func \(name)_from(\((["_ first: AnyClass?"] + taken).joined(separator: ", "))) -> \(type) { "
            + "switch nearestClass(from: first, in: [\(classes)]) { \(cases.joined(separator: "; "))"
            + "; default: return \(name)_of_\(AppModule.suffix(of: member.owner))\(list(given)) } }"
    }
}
