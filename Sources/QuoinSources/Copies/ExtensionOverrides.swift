import SwiftParser
import SwiftSyntax

/// Moves members that override from extensions into the class, as only Objective-C overrides in an extension.
///
/// What is left out is what no picture shows.
struct ExtensionOverrides {
    let text: String

    /// - Parameter path: the path of the file, which its lines still name.
    init(movedIn source: String, at path: String, _ module: AppModule) {
        let tree = Parser.parse(source: source)
        let declared = DeclarationFinder(viewMode: .sourceAccurate)
        declared.walk(tree)
        var edits = declared.overrides.filter { module.classes.contains($0) || $1.isWithoutPicture }
            .map { SourceEdit($1, with: "") }
        edits += declared.privateMembers(usedBy: declared.overrides.filter { module.classes.contains($0.0) })
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

extension DeclarationFinder {
    /// The edits without which members that are moved into a class of another file would miss what is private here.
    fileprivate func privateMembers(usedBy moved: [(String, MemberBlockItemSyntax)]) -> [SourceEdit] {
        let own = Set(classes.map(\.name.text))
        let texts = moved.filter { !own.contains($0.0) }.map(\.1.trimmedDescription)
        let used = members.filter { member in
            guard let name = member.baseName?.text else { return false }
            return texts.contains { $0.contains(name) }
        }
        return used.flatMap { Array($0.modifiers) }.filter { ["private", "fileprivate"].contains($0.name.text) }
            .map { SourceEdit($0, with: "") }
    }
}

extension MemberBlockItemSyntax {
    /// Whether the member is for assistive technologies, the status bar or the way a device is held.
    fileprivate var isWithoutPicture: Bool {
        if let function = decl.as(FunctionDeclSyntax.self) {
            let label = function.signature.parameterClause.parameters.first?.firstName.text ?? ""
            return [function.name.text, label].contains { $0.lowercased().contains("accessibility") }
        }
        let names = decl.as(VariableDeclSyntax.self)?.bindings.map(\.pattern.trimmedDescription) ?? []
        return names.contains { name in
            ["accessibility", "isAccessibility"].contains(where: name.hasPrefix)
                || ["StatusBar", "Autorotate", "Orientation"].contains(where: name.contains)
        }
    }
}
