import Foundation
import Quoin

/// The reference of a test of this target, gone when the test is over.
final class TemporaryReference {
    let url: URL

    /// - Parameters:
    ///   - name: the test's name, with what follows it.
    ///   - file: the name of the test's file.
    init(_ name: String, of file: String = #filePath) {
        let file = URL(fileURLWithPath: file)
        url = file.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
            .appendingPathComponent(file.deletingPathExtension().lastPathComponent).appendingPathComponent(name)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// Writes the picture of an element.
    func write(_ element: AnyElement, on canvas: Canvas) throws {
        try write(PictureRenderer().drawRecorded(element, on: canvas).png())
    }

    func write(_ bytes: [UInt8]) throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    var exists: Bool { FileManager.default.fileExists(atPath: url.path) }
}
