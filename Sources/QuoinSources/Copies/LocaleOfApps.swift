import SwiftSyntax

// Linux has no region of the user; apps are shown as on a device that nobody has set up.

extension FunctionCallExprSyntax {
    /// A formatter with the usual locale.
    var inLocaleOfApps: SourceEdit? {
        let type = calledExpression.trimmedDescription
        guard arguments.isEmpty, trailingClosure == nil, ["DateFormatter", "NumberFormatter"].contains(type) else {
            return nil
        }
        return SourceEdit(self, with: "\(type).inLocaleOfApps()")
    }
}

extension MemberAccessExprSyntax {
    /// The usual locale.
    var localeOfApps: SourceEdit? {
        guard base?.trimmedDescription == "Locale",
            ["current", "autoupdatingCurrent"].contains(declName.baseName.text)
        else { return nil }
        return SourceEdit(declName, with: "ofApps")
    }
}
