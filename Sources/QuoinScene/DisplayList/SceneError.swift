import QuoinLayout

/// Why a layout cannot be painted: everything that was found.
public struct SceneError: Error, Hashable, Sendable {
    /// In painting order, at least one.
    public var problems: [SceneProblem]

    public init(problems: [SceneProblem]) {
        self.problems = problems
    }
}

/// What keeps an element from being painted as it was wanted.
public struct SceneProblem: Hashable, Sendable {
    /// The element that the text belongs to.
    public var element: ElementReference
    /// What the text lacks; ``TextProblem/isTolerable`` tells an error from a warning.
    public var problem: TextProblem

    public init(element: ElementReference, problem: TextProblem) {
        self.element = element
        self.problem = problem
    }
}

extension SceneProblem: CustomStringConvertible {
    public var description: String { "\(element): \(problem)" }
}

extension SceneError: CustomStringConvertible {
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
