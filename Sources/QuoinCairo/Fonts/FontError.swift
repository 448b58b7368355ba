/// Why there are no fonts to draw with.
public enum FontError: Error, Hashable, Sendable {
    /// Fonts of the default set are not installed.
    case missingDefaults(packages: [String])
    /// There is no such file or folder, or it cannot be read.
    case unreadable(path: String)
    /// The file is no font.
    case notAFont(path: String)
    /// There is no font at all.
    case noFonts
    /// A library failed, for want of memory most likely.
    case libraryFailed(String)
}

extension FontError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .missingDefaults(let packages):
            "the default fonts are not installed; on Debian and Ubuntu: apt-get install "
                + packages.joined(separator: " ")
        case .unreadable(let path): "\(path): cannot be read as a font file or a folder of fonts"
        case .notAFont(let path): "\(path): is not a font"
        case .noFonts: "there is no font: the default set is left out and nothing else is named"
        case .libraryFailed(let name): "\(name) failed"
        }
    }
}
