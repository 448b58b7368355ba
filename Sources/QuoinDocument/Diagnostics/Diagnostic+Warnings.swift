import QuoinDeclarations
import QuoinLayout
import QuoinScene

extension Diagnostic {
    /// What a layout says of a property that has no effect.
    public init(_ warning: LayoutWarning) {
        self.init(
            "\(warning.property) \(warning.reason)", severity: .warning, path: warning.element.description,
            place: warning.element.source)
    }

    /// What painting says of a text that is not quite as it was wanted.
    public init(_ warning: SceneProblem) {
        self.init(
            "\(warning.problem)", severity: .warning, path: warning.element.description, place: warning.element.source)
    }
}
