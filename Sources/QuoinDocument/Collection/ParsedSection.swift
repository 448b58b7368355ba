import QuoinCompositional
import QuoinLayout
import QuoinScene

/// A section read from a document.
enum ParsedSection: Sendable {
    case plain(CollectionLayoutSection)
    /// A list, which depends on its environment.
    case list(CollectionLayoutSection.ListConfiguration, background: ListBackground?)
    /// `null`, or a section that could not be read.
    case missing

    func section(in environment: CollectionLayoutEnvironment) -> CollectionLayoutSection? {
        switch self {
        case .plain(let section): section
        case .list(let configuration, _):
            CollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        case .missing: nil
        }
    }

    var background: ListBackground? {
        if case .list(_, let background) = self { background } else { nil }
    }
}

/// The default background of a list.
struct ListBackground: Hashable, Sendable {
    var color: Color
    /// In points.
    var cornerRadius: Double
}
