import QuoinAutoLayout
import QuoinCompositional
import QuoinPlatform
import QuoinScene
import QuoinSystem
import QuoinValues

/// An error whose description is a message for a person. Its `localizedDescription` is the same message.
package protocol DescribedError: LocalizedError, CustomStringConvertible {}

extension DescribedError {
    public var errorDescription: String? { description }
}

extension QuoinError: DescribedError {}
extension Color.ParsingError: DescribedError {}
extension CollectionLayoutSection.LayoutError: DescribedError {}
extension Path.ParsingError: DescribedError {}
extension RuleError: DescribedError {}
extension RuleError.List: DescribedError {}

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
