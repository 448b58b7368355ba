import QuoinLayout

/// Why a layout cannot be painted: all problems at once.
public struct SceneError: Error, Hashable, Sendable {
    /// In painting order, at least one.
    public var problems: [Problem]

    package init(problems: [Problem]) {
        self.problems = problems
    }

    /// Why an element is not painted as its style specifies.
    public struct Problem: Hashable, Sendable {
        /// The element with the text.
        public var element: ElementReference
        /// What the text lacks; ``TextProblem/isTolerable`` distinguishes a warning from an error.
        public var problem: TextProblem

        package init(element: ElementReference, problem: TextProblem) {
            self.element = element
            self.problem = problem
        }
    }
}

extension SceneError.Problem: CustomStringConvertible {
    public var description: String { "\(element): \(problem)" }
}

extension SceneError: CustomStringConvertible {
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
