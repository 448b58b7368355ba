import QuoinLayout
import QuoinValues

/// Why an element is not painted as its style specifies.
public struct PaintProblem: Hashable, Sendable {
    /// The element with the text.
    public var element: ElementReference
    /// What the text lacks; ``TextProblem/isTolerable`` distinguishes a warning from an error.
    public var problem: TextProblem

    package init(element: ElementReference, problem: TextProblem) {
        self.element = element
        self.problem = problem
    }
}

extension PaintProblem: CustomStringConvertible {
    public var description: String { "\(element): \(problem)" }
}

extension QuoinError {
    /// The problems that keep a layout from being painted, in painting order; `nil` if there are none.
    package init?(painting problems: [PaintProblem]) {
        self.init(problems.map { QuoinError("\($0.problem)", at: $0.element) })
    }
}
