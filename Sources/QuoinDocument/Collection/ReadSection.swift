import QuoinCompositional
import QuoinLayout
import QuoinScene

/// A section as a document says it.
enum ReadSection: Sendable {
    case plain(CollectionLayoutSection)
    /// A ready-made list, which depends on its surroundings.
    case list(CollectionLayoutListConfiguration, background: ListBackground?)
    /// None: `null`, or one that could not be read.
    case missing

    func section(in environment: CollectionLayoutEnvironment) -> CollectionLayoutSection? {
        switch self {
        case .plain(let section): section
        case .list(let configuration, _):
            try? CollectionLayoutSection {
                ListSection(configuration: configuration, layoutEnvironment: environment)
            }
        case .missing: nil
        }
    }

    var background: ListBackground? {
        if case .list(_, let background) = self { background } else { nil }
    }
}

/// What is behind the rows of a list, where nothing else says what its background shows.
struct ListBackground: Hashable, Sendable {
    var color: Color
    /// In points.
    var cornerRadius: Double
}
