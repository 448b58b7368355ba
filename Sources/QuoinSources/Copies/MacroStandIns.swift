import SwiftSyntax

extension MacroExpansionExprSyntax {
    /// An expression in place of one that needs Objective-C or Xcode; `nil` for all others.
    var standIn: String? {
        let arguments = arguments.map(\.trimmedDescription)
        switch macroName.text {
        case "Preview": return ""
        case "selector": return "Selector(\"\(Self.selector(arguments.first ?? ""))\")"
        case "keyPath":
            // A path begins at a property, or at the type that has it.
            let keys = (arguments.first ?? "").split(separator: ".").drop {
                $0.first?.isUppercase ?? false || $0 == "self"
            }
            return "\"\(keys.joined(separator: "."))\""
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
