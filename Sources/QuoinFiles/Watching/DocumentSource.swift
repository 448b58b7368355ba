import QuoinCairo
import QuoinImages
import QuoinScene
import QuoinText

/// Something on disk that a document is drawn from.
public enum DocumentSource: Hashable, Sendable {
    /// The document itself.
    case document(String)
    /// An image, with those beside it that show the same with more pixels.
    case image(String)
    /// A font file, or a folder with all font files below it.
    case fonts(String)

    /// The files that are looked for, whether they are there or not.
    public var files: [String] {
        switch self {
        case .document(let path): [path]
        case .image(let path): ImageSource.files(forImageAt: path)
        case .fonts(let path): (try? FontSources.files(at: path)) ?? [path]
        }
    }
}
