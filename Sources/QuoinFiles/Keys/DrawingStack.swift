import Quoin
import QuoinSystem

/// What all pictures depend on: the builds of Quoin and of the libraries, the default fonts, the patterns for hyphens, and the
/// environment of the process.
package struct DrawingStack: Hashable, Sendable {
    /// The SHA-256 of all of it.
    package let digits: String

    /// Variables by which libraries find the modules that read images. Others that change pictures are removed at the
    /// start of the command, or belong to the fonts.
    private static let variables = [
        "GDK_PIXBUF_MODULE_FILE", "GDK_PIXBUF_MODULEDIR", "LIBHEIF_PLUGIN_PATH", "HEIF_PLUGIN_PATH",
    ]

    /// The stack of this process.
    package init() { self.init(FileDigests()) }

    /// The stack that another process of the same program has found.
    package init(digits: String) {
        self.digits = digits
    }

    /// - Parameter files: computes the digests of files that are not known yet.
    init(_ files: FileDigests) {
        ImageFormats.loadAllLibraries()
        HyphenationFiles.loadLibrary()
        var fields = FieldWriter()
        for (name, build) in LoadedObjects.builds.sorted(by: { $0.key < $1.key }) {
            fields.add(name)
            fields.add(build)
        }
        for path in DefaultFonts.paths + HyphenationFiles.paths {
            fields.add(FilePath(path).lastComponent?.string ?? path)
            fields.add(files.sharedChecksum(of: path))
        }
        for name in Self.variables + ProcessEnvironment.variables { fields.add(environmentVariable(name)) }
        digits = SHA256.digits(of: fields.bytes)
    }
}
