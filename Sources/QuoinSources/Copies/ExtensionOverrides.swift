import SwiftParser
import SwiftSyntax

/// Moves members that override from extensions into the class, as only Objective-C overrides in an extension.
///
/// A class is looked for in the same file. What is left out is for assistive technologies, which no picture shows.
struct ExtensionOverrides {
    let text: String

    /// - Parameter path: the path of the file, which moved members still name.
    init(movedIn source: String, at path: String) {
        let tree = Parser.parse(source: source)
        let declared = DeclarationFinder(viewMode: .sourceAccurate)
        declared.walk(tree)
        let members = declared.extensions.flatMap { found -> [(String, MemberBlockItemSyntax)] in
            // Filtering the syntax itself would make another tree, in which members stand elsewhere.
            let members = Array(found.memberBlock.members)
            return members.filter(\.overrides).map { (found.extendedType.trimmedDescription, $0) }
        }
        guard !members.isEmpty else {
            text = source
            return
        }
        let places = SourceLocationConverter(fileName: path, tree: tree)
        var edits: [SourceEdit] = []
        for (name, member) in members {
            if let found = declared.classes[name] {
                let line = places.location(for: member.positionAfterSkippingLeadingTrivia).line
                let end = places.location(for: found.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia).line
                let moved = "\n\(SourceCopy.directive(path, line))\(member.trimmedDescription)\n"
                edits.append(SourceEdit(before: found.memberBlock.rightBrace, moved + SourceCopy.directive(path, end)))
                edits.append(SourceEdit(member, with: ""))
            } else if member.isForAccessibility {
                edits.append(SourceEdit(member, with: ""))
            }
        }
        text = SourceEdit.apply(edits, to: source)
    }

    /// The classes and extensions of a file, those between `#if` and `#endif` as well.
    private final class DeclarationFinder: SyntaxVisitor {
        var classes: [String: ClassDeclSyntax] = [:]
        var extensions: [ExtensionDeclSyntax] = []

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            classes[node.name.text] = node
            return .visitChildren
        }

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            if node.genericWhereClause == nil { extensions.append(node) }
            return .visitChildren
        }
    }
}

extension MemberBlockItemSyntax {
    fileprivate var overrides: Bool {
        decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.name.text == "override" } ?? false
    }

    fileprivate var isForAccessibility: Bool {
        if let function = decl.as(FunctionDeclSyntax.self) {
            let label = function.signature.parameterClause.parameters.first?.firstName.text ?? ""
            return [function.name.text, label].contains { $0.lowercased().contains("accessibility") }
        }
        let names = decl.as(VariableDeclSyntax.self)?.bindings.map(\.pattern.trimmedDescription) ?? []
        return names.contains { $0.hasPrefix("accessibility") || $0.hasPrefix("isAccessibility") }
    }
}
