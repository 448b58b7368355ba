import QuoinCairo
import QuoinComparison
import QuoinLayout
import QuoinScene

extension RecordError {
    /// Why a picture cannot be, each line naming its element.
    var words: [String] {
        func line(_ message: String, _ element: ElementReference?) -> String {
            (element.map { "\($0): " } ?? "") + message
        }
        switch self {
        case .picture(.layout(let error)): return [line(error.explanation, error.element)]
        case .picture(.scene(let error)): return error.problems.map { line("\($0.problem)", $0.element) }
        case .picture(.render(.image(let element, let error))): return [line("\(error)", element)]
        case .picture(.render(let error)): return ["\(error)"]
        case .font(let error): return ["\(error)"]
        }
    }
}
