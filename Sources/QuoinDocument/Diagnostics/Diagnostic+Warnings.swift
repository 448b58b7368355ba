import QuoinLayout
import QuoinScene

extension Diagnostic {
    /// A warning about a property without effect.
    package init(_ warning: Layout.Warning) {
        self.init(
            "\(warning.property) \(warning.reason)", severity: .warning, path: warning.element.description,
            place: warning.element.source)
    }

    /// A warning about a text that cannot be painted exactly as specified.
    package init(_ warning: Paint.Problem) {
        self.init(
            "\(warning.problem)", severity: .warning, path: warning.element.description, place: warning.element.source)
    }
}
