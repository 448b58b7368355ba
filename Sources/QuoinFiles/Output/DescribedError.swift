import QuoinAutoLayout
import QuoinCairo
import QuoinDeclarations
import QuoinDiagrams
import QuoinDocument
import QuoinImages
import QuoinLayout
import QuoinScene
import QuoinText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// An error whose description is a message for a person. Its `localizedDescription` is the same message.
package protocol DescribedError: LocalizedError, CustomStringConvertible {
    /// The kind of error that it is for a ``QuoinError``. Wrong input by default.
    var cause: QuoinError.Cause { get }
}

extension DescribedError {
    public var errorDescription: String? { description }

    package var cause: QuoinError.Cause { .wrongInput }
}

extension QuoinError: DescribedError {}
extension ColorError: DescribedError {}
extension Path.ParsingError: DescribedError {}
extension RuleError: DescribedError {}
extension RuleError.List: DescribedError {}
extension SceneError: DescribedError {}
extension DocumentResourceError: DescribedError {}

extension Limits.Excess: DescribedError {
    package var cause: QuoinError.Cause { .limitPassed }
}

extension DocumentError: DescribedError {
    package var cause: QuoinError.Cause { isLimit ? .limitPassed : .wrongInput }
}

extension ImageError: DescribedError {
    package var cause: QuoinError.Cause { isLimit ? .limitPassed : .wrongInput }
}

extension FontError: DescribedError {
    package var cause: QuoinError.Cause {
        if case .libraryFailed = self { .defect } else { .wrongInput }
    }
}

extension LayoutError: DescribedError {
    /// An unbounded extent is not a limit.
    package var cause: QuoinError.Cause {
        switch self {
        case .nestedTooDeep, .limitPassed: .limitPassed
        case .invalidExtent(_, _, let value, _): value.isFinite ? .limitPassed : .wrongInput
        case .notUnfolded: .wrongInput
        }
    }
}

extension PictureError: DescribedError {
    package var cause: QuoinError.Cause {
        switch self {
        case .layout(let error): error.cause
        case .scene(let error): error.cause
        case .render(let error): error.cause
        }
    }
}

extension PictureError.RenderError: DescribedError {
    package var cause: QuoinError.Cause {
        switch self {
        case .emptyCanvas: .wrongInput
        case .image(_, let error): error.cause
        default: isLimit ? .limitPassed : .defect
        }
    }
}

extension DiagramError: DescribedError {
    package var cause: QuoinError.Cause {
        switch self {
        case .layout(let error): error.cause
        case .scene(let error): error.cause
        case .tooManyLabels: .limitPassed
        case .unknownElement, .noPanel, .invalidZoom: .wrongInput
        }
    }
}
