import SwiftSyntax

/// Finds what only compiles with Objective-C or on Apple's systems, and what stands for it elsewhere.
final class ForeignSyntax: SyntaxVisitor {
    private(set) var edits: [SourceEdit] = []

    private static let droppedAttributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
        "NSManaged", "NSCopying", "GKInspectable", "UIApplicationMain", "NSApplicationMain", "main",
    ]

    /// Modules whose names UIKit and AsyncDisplayKit have.
    private static let modules = [
        "CoreGraphics": "UIKit", "QuartzCore": "UIKit", "CoreText": "UIKit", "ASDKFluentExtensions": "AsyncDisplayKit",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if Self.droppedAttributes.contains(node.attributeName.trimmedDescription) {
            edits.append(SourceEdit(node, with: ""))
        }
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.contains(where: { $0.trimmedDescription.hasPrefix("@objc") }) else {
            return .visitChildren
        }
        // Protocols of Objective-C are those of classes.
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        if inherited.isEmpty {
            edits.append(SourceEdit(after: node.name, ": AnyObject"))
        } else if let last = node.inheritanceClause?.inheritedTypes.last, !inherited.contains("AnyObject") {
            edits.append(SourceEdit(after: last.type, ", AnyObject"))
        }
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.path.first?.name, let module = Self.modules[name.text] {
            edits.append(SourceEdit(node, with: "import \(module)"))
        }
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard let replacement = node.standIn else { return .visitChildren }
        edits.append(SourceEdit(node, with: replacement))
        return .skipChildren
    }

    /// What an app asks for on iOS is what its pictures show.
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition {
            let finder = SystemQuestions(viewMode: .sourceAccurate)
            finder.walk(condition)
            edits += finder.edits
        }
        return .visitChildren
    }
}

/// Finds `os(iOS)` in a condition.
private final class SystemQuestions: SyntaxVisitor {
    private(set) var edits: [SourceEdit] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.trimmedDescription == "os(iOS)" { edits.append(SourceEdit(node, with: "true")) }
        return .visitChildren
    }
}

extension MacroExpansionExprSyntax {
    /// An expression in place of one that needs Objective-C or Xcode; `nil` for all others.
    fileprivate var standIn: String? {
        let arguments = arguments.map(\.trimmedDescription)
        switch macroName.text {
        case "selector": return "Selector(\"\(Self.selector(arguments.first ?? ""))\")"
        case "keyPath": return "\"\(arguments.first?.split(separator: ".").last.map(String.init) ?? "")\""
        case "imageLiteral":
            return "UIImage(named: \(self.arguments.first?.expression.trimmedDescription ?? "\"\"")) ?? UIImage()"
        case "colorLiteral": return "UIColor(\(arguments.joined(separator: " ")))"
        default: return nil
        }
    }

    /// The name that Objective-C gives to a method: `didTap:` for `ProfileView.didTap(_:)`.
    private static func selector(_ argument: String) -> String {
        let isSetter = argument.hasPrefix("setter:")
        let path = argument.split(separator: ":", maxSplits: 1).last.map(String.init) ?? argument
        let method = argument.hasPrefix("getter:") || isSetter ? path.filter { $0 != " " } : argument
        let parts = method.split(separator: "(", maxSplits: 1)
        let base = parts.first?.split(separator: ".").last.map(String.init) ?? method
        if isSetter { return "set\(base.prefix(1).uppercased())\(base.dropFirst()):" }
        guard parts.count == 2 else { return base }
        let labels = parts[1].prefix { $0 != ")" }.split(separator: ":").map { $0 == "_" ? "" : String($0) }
        guard let first = labels.first else { return base }
        let start = first.isEmpty ? base : "\(base)With\(first.prefix(1).uppercased())\(first.dropFirst())"
        return ([start] + labels.dropFirst()).map { "\($0):" }.joined()
    }
}
