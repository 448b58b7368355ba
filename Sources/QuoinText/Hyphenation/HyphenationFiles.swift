import QuoinPlatform
import QuoinSystem

/// The files with the hyphenation patterns that are installed.
package enum HyphenationFiles {
    /// Where Quoin's own patterns are installed, those of Debian and most others, and Homebrew's.
    static let folders =
        InstalledFolders.paths.map { $0 + "/hyphen" }
        + ["/usr/share/hyphen", "/usr/local/share/hyphen", "/opt/homebrew/share/hyphen"]

    /// The files of all languages, in the order of their paths.
    package static var paths: [String] {
        folders.flatMap { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.filter { $0.hasPrefix("hyph_") && $0.hasSuffix(".dic") }.sorted().map { "\(folder)/\($0)" }
        }
    }

    /// Loads the library now, instead of with the first text that has automatic hyphens.
    package static func loadLibrary() {
        _ = HyphenationLibrary.shared
    }
}
