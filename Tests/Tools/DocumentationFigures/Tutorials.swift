import Foundation
import Quoin

/// The tutorials of a catalogue. Their figures are documents of the gallery, their code is files of the package.
package struct Tutorials {
    /// The figures that the tutorials show.
    package let figures: Set<String>
    /// The names of the files whose code they show.
    package let files: Set<String>

    package init(of catalogue: Catalogue) throws {
        let folder = catalogue.folder.appendingPathComponent("Tutorials")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let text = try names.map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }.joined()
        figures = Set(text.matches(of: /source: "([^"]+)"/).map { String($0.output.1) })
        files = Set(text.matches(of: /file: "([^"]+)"/).map { String($0.output.1) })
    }

    /// Copies the files of code into a folder.
    ///
    /// - Parameter sources: the folders that contain them.
    func copyFiles(from sources: [URL], into folder: URL) throws {
        for name in files.sorted() {
            let found = sources.map { $0.appendingPathComponent(name) }
                .first { FileManager.default.fileExists(atPath: $0.path) }
            guard let found else { throw QuoinError("the file \(name) of a tutorial does not exist") }
            try OutputFile.file(folder.appendingPathComponent(name).path).write(Array(Data(contentsOf: found)))
        }
    }
}
