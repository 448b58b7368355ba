import SwiftParser
import SwiftSyntax

/// What the copy of a file has to know of the other files of an app's module.
package struct AppModule {
    let optionals: OptionalMembers
    /// The classes, by their names.
    private(set) var classes: Set<String> = []
    /// What the classes inherit from, by their names, or their protocols.
    private var bases: [String: String] = [:]
    /// The lines of the stored properties of classes, and of methods that answer how large something in a list is, by their
    /// names.
    private(set) var places: [String: [String: Int]] = [:]
    /// The types that SwiftUI shows, which are left out with their extensions.
    private(set) var typesOfSwiftUI: Set<String> = []
    /// The members of extensions that override, by the names of the classes.
    private(set) var overrides: [String: [MovedMember]] = [:]
    /// The members of `@objc` extensions that classes override, by their names: `layout(_:)`.
    private var overridden: [String: [OverriddenMember]] = [:]

    /// A member in an extension, and its place.
    struct MovedMember {
        let text: String
        /// When the extension is compiled.
        let conditions: [String]
        let path: String
        let line: Int

        /// The member in a class, whose lines are those of the extension.
        var copy: String {
            let opening = conditions.map { "#if \($0)\n" }.joined()
            let closing = conditions.map { _ in "#endif\n" }.joined()
            return "\n\(SourceCopy.directive(path, line - conditions.count))\(opening)\(text)\n\(closing)"
        }
    }

    /// A member that an extension gives to a class, and others have as well.
    struct OverriddenMember {
        var owner: String
        var overriding: [String] = []
    }

    /// - Parameter sources: the Swift files of the module.
    package init(_ sources: [(path: String, text: String)]) {
        optionals = OptionalMembers(in: sources.map(\.text))
        var given: [String: [String]] = [:]
        var overriding: [String: [String]] = [:]
        for (path, text) in sources {
            let tree = Parser.parse(source: text)
            let found = DeclarationFinder(viewMode: .sourceAccurate)
            found.walk(tree)
            classes.formUnion(found.classes.map(\.name.text))
            for type in found.classes {
                bases[type.name.text] = type.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
            }
            if text.contains("import SwiftUI") { typesOfSwiftUI.formUnion(found.typesOfSwiftUI) }
            let places = SourceLocationConverter(fileName: path, tree: tree)
            for type in found.classes {
                let lines = type.propertyLines(places)
                if !lines.isEmpty { self.places[type.name.text, default: [:]].merge(lines) { first, _ in first } }
            }
            for (name, member) in found.overrides {
                let line = places.location(for: member.positionAfterSkippingLeadingTrivia).line
                overrides[name, default: []].append(
                    MovedMember(
                        text: member.accessOfExtension + member.trimmedDescription, conditions: member.conditions,
                        path: path, line: line))
            }
            for member in found.members {
                guard let owner = member.owningType else { continue }
                // A place has the file of the class.
                if let question = (member as? FunctionDeclSyntax)?.questionAboutSizes,
                    found.classes.contains(where: { $0.name.text == owner })
                {
                    let line = places.location(for: member.positionAfterSkippingLeadingTrivia).line
                    self.places[owner, default: [:]][question] = line
                }
                if member.overrides {
                    overriding[member.fullName, default: []].append(owner)
                } else if member.isOfObjectiveCExtension {
                    given[member.fullName, default: []].append(owner)
                }
            }
        }
        for (name, owners) in given {
            for type in overriding[name] ?? [] {
                guard let owner = nearest(of: owners, above: type) else { continue }
                let place = overridden[name]?.firstIndex { $0.owner == owner }
                if let place {
                    overridden[name]?[place].overriding.append(type)
                } else {
                    overridden[name, default: []].append(OverriddenMember(owner: owner, overriding: [type]))
                }
            }
        }
    }

    /// The nearest class above a type, or a class of the system, whose own classes are not known here.
    private func nearest(of owners: [String], above type: String) -> String? {
        ancestors(of: type).first { owners.contains($0) } ?? owners.first { !classes.contains($0) } ?? owners.first
    }

    private func ancestors(of type: String) -> [String] {
        var (names, last) = ([String](), type)
        while let base = bases[String(last.prefix { $0 != "<" })], !names.contains(base) {
            names.append(base)
            last = base
        }
        return names
    }
}

extension AppModule {
    /// The class of UIKit or Texture that a type inherits from; `nil` for others.
    func systemClass(of type: String) -> String? {
        let name = (ancestors(of: type).last ?? type).prefix { $0 != "<" }
        return name.hasPrefix("UI") || name.hasPrefix("AS") ? String(name) : nil
    }

    /// The member of an `@objc` extension that a member of a class is, or overrides; `nil` if none is overridden.
    ///
    /// - Parameter name: the full name of the member, such as `layout(_:)`.
    func overriddenMember(_ name: String, in type: String) -> OverriddenMember? {
        overridden[name]?.first { $0.owner == type || $0.overriding.contains(type) }
    }
}

/// The classes and members of a file, those between `#if` and `#endif` as well.
final class DeclarationFinder: SyntaxVisitor {
    private(set) var classes: [ClassDeclSyntax] = []
    private(set) var members: [any ClassMember] = []
    /// The members of extensions that override, and the names of the classes.
    private(set) var overrides: [(String, MemberBlockItemSyntax)] = []

    private(set) var typesOfSwiftUI: Set<String> = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        classes.append(node)
        if node.isOfSwiftUI { typesOfSwiftUI.insert(node.name.text) }
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.isOfSwiftUI { typesOfSwiftUI.insert(node.name.text) }
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.genericWhereClause == nil else { return .visitChildren }
        // Filtering the syntax itself would make another tree, in which members stand elsewhere.
        let members = Array(node.memberBlock.members).filter { member in
            member.decl.asProtocol((any WithModifiersSyntax).self)?.overrides ?? false
        }
        overrides += members.map { (node.extendedType.trimmedDescription, $0) }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        members.append(node)
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        members.append(node)
        return .skipChildren
    }
}

extension SyntaxProtocol {
    /// The conditions between which and `#endif` something stands.
    fileprivate var conditions: [String] {
        sequence(first: Syntax(self)) { $0.parent }.compactMap { $0.as(IfConfigClauseSyntax.self) }.map { clause in
            let clauses = Array(clause.parent?.as(IfConfigClauseListSyntax.self) ?? [])
            let before = clauses.prefix { $0.id != clause.id }.compactMap(\.condition).map {
                "!(\($0.trimmedDescription))"
            }
            return (before + [clause.condition].compactMap { $0.map { "(\($0.trimmedDescription))" } })
                .joined(separator: " && ")
        }
    }
}

extension MemberBlockItemSyntax {
    /// The access that an extension gives to its members.
    fileprivate var accessOfExtension: String {
        let own = decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? []
        let type = sequence(first: Syntax(self)) { $0.parent }.lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first
        let isPublic = type?.modifiers.contains { $0.name.text == "public" } ?? false
        return isPublic && Set(own).isDisjoint(with: ["public", "open", "internal"]) ? "public " : ""
    }
}

extension DeclGroupSyntax {
    /// Whether it inherits from a type of SwiftUI, or extends one, or is about any such type.
    var isOfSwiftUI: Bool { !AppleModules.namesOfSwiftUI.isDisjoint(with: namedTypes) }

    /// What it inherits from and extends, and what its generic parameters inherit from.
    var namedTypes: [String] {
        let parameters = asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters
        let bounds = parameters?.compactMap { $0.inheritedType?.trimmedDescription } ?? []
        let inherited = inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        let extended = self.as(ExtensionDeclSyntax.self).map { [$0.extendedType.trimmedDescription] } ?? []
        return (inherited + bounds + extended).map { $0.replacing("SwiftUI.", with: "") }
    }
}

extension WithModifiersSyntax {
    var overrides: Bool { modifiers.contains { $0.name.text == "override" } }
}

extension ClassMember {
    /// Whether only Objective-C lets classes override the member, because it is in an extension.
    fileprivate var isOfObjectiveCExtension: Bool {
        guard let type = owningDeclaration?.as(ExtensionDeclSyntax.self), type.genericWhereClause == nil else {
            return false
        }
        return (Array(attributes) + Array(type.attributes)).contains { $0.trimmedDescription.hasPrefix("@objc") }
    }
}
