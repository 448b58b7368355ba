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

// `localizedDescription` of an error is its message.

extension LayoutError: LocalizedError {
    public var errorDescription: String? { description }
}

extension SceneError: LocalizedError {
    public var errorDescription: String? { description }
}

extension ColorError: LocalizedError {
    public var errorDescription: String? { description }
}

extension Path.ParsingError: LocalizedError {
    public var errorDescription: String? { description }
}

extension ImageError: LocalizedError {
    public var errorDescription: String? { description }
}

extension FontError: LocalizedError {
    public var errorDescription: String? { description }
}

extension PictureError: LocalizedError {
    public var errorDescription: String? { description }
}

extension PictureError.RenderError: LocalizedError {
    public var errorDescription: String? { description }
}

extension RuleError: LocalizedError {
    public var errorDescription: String? { description }
}

extension RuleError.List: LocalizedError {
    public var errorDescription: String? { description }
}

extension DocumentError: LocalizedError {
    public var errorDescription: String? { description }
}

extension DocumentResourceError: LocalizedError {
    public var errorDescription: String? { description }
}

extension DiagramError: LocalizedError {
    public var errorDescription: String? { description }
}

extension Limits.Excess: LocalizedError {
    public var errorDescription: String? { description }
}

extension QuoinError: LocalizedError {
    public var errorDescription: String? { description }
}
