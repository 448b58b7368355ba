import SwiftSyntax

/// Gives views, nodes and controllers of an app the lines of their properties, which failures name.
final class PropertyPlaces: SyntaxVisitor {
    private(set) var edits: [SourceEdit] = []
    private let module: AppModule

    init(_ module: AppModule) {
        self.module = module
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text
        guard let places = module.places[name], let kind = module.systemClass(of: name),
            Self.kinds.contains(where: kind.hasSuffix), !Self.others.contains(where: kind.hasSuffix)
        else { return .visitChildren }
        let brace = node.memberBlock.rightBrace
        let isEmpty = node.memberBlock.members.isEmpty
        let start = isEmpty || brace.leadingTrivia.contains(where: \.isNewline) ? "" : "; "
        let lines = places.sorted { $0.key < $1.key }.map { "\"\($0.key)\": .init(\($0.value))" }
        edits.append(
            SourceEdit(
                before: brace,
                "\(start)public override var declaredPlaces: [String: PropertyPlace] { super.declaredPlaces.merging(["
                    + lines.joined(separator: ", ") + "]) { $1 } }; "))
        return .visitChildren
    }

    /// How the names of the system's views, nodes and controllers end.
    private static let kinds = [
        "View", "Cell", "Controller", "Label", "Button", "Control", "Field", "Bar", "Window", "Node",
    ]
    /// How those of other controllers end, which have no views.
    private static let others = ["PresentationController", "InteractionController", "ResultsController"]
}

extension FunctionDeclSyntax {
    /// The last label of a method that a list asks how large something is: `sizeForItemAt`.
    var questionAboutSizes: String? {
        guard ["collectionView", "tableView"].contains(name.text),
            let label = signature.parameterClause.parameters.last?.firstName.text
        else { return nil }
        return ["size", "height", "inset", "minimum", "reference"].contains(where: label.hasPrefix) ? label : nil
    }
}

extension ClassDeclSyntax {
    /// The names of the stored properties, with their lines.
    func propertyLines(_ places: SourceLocationConverter) -> [String: Int] {
        let variables = memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        let names = variables.flatMap { $0.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self) } }
        return Dictionary(
            names.map { ($0.identifier.text, places.location(for: $0.positionAfterSkippingLeadingTrivia).line) }
        ) { first, _ in first }
    }
}
