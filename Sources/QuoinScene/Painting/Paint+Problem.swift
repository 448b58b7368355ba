import QuoinLayout
import QuoinValues

extension Paint {
    /// Why an element is not painted as its style specifies.
    public struct Problem: Hashable, Sendable {
        /// The element with the text.
        public var element: ElementReference
        /// What the text lacks; ``TextContent/Problem/isTolerable`` distinguishes a warning from an error.
        public var problem: TextContent.Problem

        package init(element: ElementReference, problem: TextContent.Problem) {
            self.element = element
            self.problem = problem
        }
    }
}

extension Paint.Problem: CustomStringConvertible {
    public var description: String { "\(element): \(problem)" }
}

extension QuoinError {
    /// The problems that keep a layout from being painted, in painting order; `nil` if there are none.
    package init?(painting problems: [Paint.Problem]) {
        self.init(problems.map { QuoinError("\($0.problem)", at: $0.element) })
    }
}
