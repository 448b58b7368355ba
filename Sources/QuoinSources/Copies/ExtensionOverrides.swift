import SwiftParser
import SwiftSyntax

/// Moves members that override from extensions into the class, as only Objective-C overrides in an extension.
///
/// What is left out is for assistive technologies, which no picture shows.
struct ExtensionOverrides {
    let text: String

    /// - Parameter path: the path of the file, which its lines still name.
    init(movedIn source: String, at path: String, _ module: AppModule) {
        let tree = Parser.parse(source: source)
        let declared = DeclarationFinder(viewMode: .sourceAccurate)
        declared.walk(tree)
        var edits = declared.overrides.filter { module.classes.contains($0) || $1.isForAccessibility }
            .map { SourceEdit($1, with: "") }
        let places = SourceLocationConverter(fileName: path, tree: tree)
        for owner in declared.classes {
            let brace = owner.memberBlock.rightBrace
            let end = places.location(for: brace.positionAfterSkippingLeadingTrivia).line
            let moved = module.overrides[owner.name.text, default: []].map(\.copy)
            guard !moved.isEmpty else { continue }
            edits.append(SourceEdit(before: brace, moved.joined() + SourceCopy.directive(path, end)))
        }
        text = SourceEdit.apply(edits, to: source)
    }
}

extension MemberBlockItemSyntax {
    fileprivate var isForAccessibility: Bool {
        if let function = decl.as(FunctionDeclSyntax.self) {
            let label = function.signature.parameterClause.parameters.first?.firstName.text ?? ""
            return [function.name.text, label].contains { $0.lowercased().contains("accessibility") }
        }
        let names = decl.as(VariableDeclSyntax.self)?.bindings.map(\.pattern.trimmedDescription) ?? []
        return names.contains { $0.hasPrefix("accessibility") || $0.hasPrefix("isAccessibility") }
    }
}
