import Quoin
import QuoinSystem

/// The identity of a picture, or of another result of a document: the SHA-256 of everything that it depends on.
///
/// Two results with the same key are equal, on every machine. A result may have several keys: the bytes of the document count,
/// not their meaning, because messages and records name its lines, and because a document that is not read takes no time.
package struct PictureKey: Codable, Hashable, Sendable {
    /// 64 hexadecimal digits.
    package let digits: String

    /// The key of some values.
    init(of fields: FieldWriter) {
        digits = SHA256.digits(of: fields.bytes)
    }

    /// The key of one of several pictures.
    ///
    /// - Parameter suffix: what its variant adds to the name.
    package func picture(_ suffix: String) -> PictureKey {
        guard !suffix.isEmpty else { return self }
        var fields = FieldWriter()
        fields.add(digits)
        fields.add(suffix)
        return PictureKey(of: fields)
    }

    /// A path below a folder, spread over subfolders: `ab/cdef…`.
    package var path: FilePath { FilePath("\(digits.prefix(2))/\(digits.dropFirst(2))") }

    /// Whether a file may be one that is named by a key.
    static func isPath(_ file: FilePath) -> Bool {
        let names = file.components.suffix(2).map(\.string)
        return names.map(\.utf8.count) == [2, 62]
            && names.joined().utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }
}

/// Values one after the other, each after its length, so that different values never give the same bytes.
package struct FieldWriter {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package mutating func add(_ value: some Collection<UInt8>) {
        withUnsafeBytes(of: UInt32(value.count).littleEndian) { bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: value)
    }

    package mutating func add(_ text: String) { add(text.utf8) }

    /// Adds a value that may be absent.
    package mutating func add(_ text: String?) { add(text.map { [$0] } ?? []) }

    package mutating func add(_ texts: [String]) {
        add(number: Int64(texts.count))
        for text in texts { add(text) }
    }

    package mutating func add(number: Int64) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }
}

/// What all pictures depend on: the builds of Quoin and of the libraries, the default fonts, the patterns for hyphens, and the
/// environment of the process.
package struct DrawingStack: Codable, Hashable, Sendable {
    /// The SHA-256 of all of it.
    package let digits: String

    /// Variables by which libraries find the modules that read images. Others that change pictures are removed at the
    /// start of the command, or belong to the fonts.
    private static let variables = [
        "GDK_PIXBUF_MODULE_FILE", "GDK_PIXBUF_MODULEDIR", "LIBHEIF_PLUGIN_PATH", "HEIF_PLUGIN_PATH",
    ]

    /// The stack of this process.
    package init() { self.init(FileDigests()) }

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
