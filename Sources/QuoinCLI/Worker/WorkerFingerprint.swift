import Quoin
import QuoinFiles
import QuoinSystem

/// What all pictures of a process depend on besides jobs and their files. Processes with the same fingerprint draw the same
/// pictures.
struct WorkerFingerprint {
    /// The SHA-256 of all of it.
    let digits: String

    /// - Parameter folders: those with fonts in addition to the default set.
    /// - Throws: a ``QuoinError`` if a font cannot be read.
    init(_ stack: DrawingStack, fonts folders: [String] = []) throws(QuoinError) {
        var fields = FieldWriter()
        fields.add(stack.digits)
        for folder in folders {
            for path in try FontSources.files(at: folder) {
                fields.add(String(path.dropFirst(folder.count)))
                fields.add(try QuoinError.wrapping { try SHA256.digits(ofFile: path) })
            }
        }
        digits = SHA256.digits(of: fields.bytes)
    }
}
