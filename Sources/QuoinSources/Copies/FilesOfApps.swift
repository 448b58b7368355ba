import SwiftSyntax

// On Linux there is no bundle with the files of an app: they are in the folders that a test names.

extension FunctionCallExprSyntax {
    private static let callsForFiles = ["url": "appURL", "path": "appPath"]
    private static let controllers: Set = ["UIViewController", "UITableViewController", "UICollectionViewController"]

    /// What a call means in an app on a device.
    var ofApps: SourceEdit? { inLocaleOfApps ?? callForFile ?? controllerOfNib }

    /// A call for a file of a bundle, which finds those of the app.
    private var callForFile: SourceEdit? {
        guard arguments.first?.label?.text == "forResource" else { return nil }
        let member = calledExpression.as(MemberAccessExprSyntax.self)
        guard let name = member?.declName ?? calledExpression.as(DeclReferenceExprSyntax.self),
            let other = Self.callsForFiles[name.baseName.text]
        else { return nil }
        let base = member?.base?.trimmedDescription ?? "self"
        guard base.lowercased().contains("bundle") || base == "self" && isInExtension(of: "Bundle") else { return nil }
        return SourceEdit(name.baseName, with: other)
    }

    /// A controller of the system with a xib of the app, which is found by the module of the caller.
    private var controllerOfNib: SourceEdit? {
        guard Self.controllers.contains(calledExpression.trimmedDescription), let last = arguments.last,
            arguments.map({ $0.label?.text }) == ["nibName", "bundle"]
        else { return nil }
        return SourceEdit(after: last, ", fileID: #fileID")
    }

    private func isInExtension(of type: String) -> Bool {
        var node = parent
        while let current = node {
            if let found = current.as(ExtensionDeclSyntax.self) { return found.extendedType.trimmedDescription == type }
            node = current.parent
        }
        return false
    }
}
