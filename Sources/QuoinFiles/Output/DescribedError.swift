import QuoinAutoLayout
import QuoinCairo
import QuoinDiagrams
import QuoinDocument
import QuoinImages
import QuoinLayout
import QuoinPlatform
import QuoinScene
import QuoinSystem
import QuoinText
import QuoinValues

/// An error whose description is a message for a person. Its `localizedDescription` is the same message.
package protocol DescribedError: LocalizedError, CustomStringConvertible {
    /// The kind of error that it is for a ``QuoinError``. Wrong input by default.
    var kind: QuoinError.Kind { get }
}

extension DescribedError {
    public var errorDescription: String? { description }

    package var kind: QuoinError.Kind { .wrongInput }
}

extension QuoinError: DescribedError {}
extension Color.ParsingError: DescribedError {}
extension Path.ParsingError: DescribedError {}
extension RuleError: DescribedError {}
extension RuleError.List: DescribedError {}
extension SceneError: DescribedError {}
extension DocumentResourceError: DescribedError {}

extension RootFolder.Failure: DescribedError {
    public var description: String {
        switch self {
        case .outside:
            "it is outside the folder that files are read from; --root names another, and --all-files allows any file"
        case .special: "it is not a regular file"
        case .system(let error): error.reason
        }
    }
}

extension Limits.Excess: DescribedError {
    package var kind: QuoinError.Kind { .limitPassed }
}

extension DocumentError: DescribedError {
    package var kind: QuoinError.Kind { isLimit ? .limitPassed : .wrongInput }
}

extension ImageError: DescribedError {
    package var kind: QuoinError.Kind { isLimit ? .limitPassed : .wrongInput }
}

extension FontError: DescribedError {
    package var kind: QuoinError.Kind {
        if case .libraryFailed = self { .internalError } else { .wrongInput }
    }
}

extension LayoutError: DescribedError {
    /// An unbounded extent is not a limit.
    package var kind: QuoinError.Kind {
        switch self {
        case .nestedTooDeep, .limitPassed: .limitPassed
        case .invalidExtent(_, _, let value, _): value.isFinite ? .limitPassed : .wrongInput
        case .notUnfolded: .wrongInput
        }
    }
}

extension PictureError: DescribedError {
    package var kind: QuoinError.Kind {
        switch self {
        case .layout(let error): error.kind
        case .scene(let error): error.kind
        case .render(let error): error.kind
        }
    }
}

extension PictureError.RenderError: DescribedError {
    package var kind: QuoinError.Kind {
        switch self {
        case .emptyCanvas: .wrongInput
        case .image(_, let error): error.kind
        default: isLimit ? .limitPassed : .internalError
        }
    }
}

extension DiagramError: DescribedError {
    package var kind: QuoinError.Kind {
        switch self {
        case .layout(let error): error.kind
        case .scene(let error): error.kind
        case .tooManyLabels: .limitPassed
        case .unknownElement, .noPanel, .invalidZoom: .wrongInput
        }
    }
}
