import QuoinExplanations
import QuoinFiles
import QuoinSystem
import QuoinVerification
import SystemPackage

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The files that an assertion writes for reports and for accepting: its result, the new snapshot, and a picture of the
/// difference.
package struct SnapshotOutcome: Sendable {
    let place: SnapshotPlace
    /// The path of the reference; `nil` for one in the source.
    let reference: FilePath?
    /// The name of the result, with the extension of the reference.
    let name: String

    /// - Parameter reference: the path of the reference.
    init(at place: SnapshotPlace, reference: FilePath) {
        (self.place, self.reference, name) = (place, reference, reference.lastComponent?.string ?? "")
    }

    /// The outcome of an assertion whose reference is in the source.
    package init(inlineAt place: SnapshotPlace) {
        (self.place, reference) = (place, nil)
        name = "inline-\(place.line)-\(place.column)"
    }

    /// The result without status, changes and pictures.
    package var known: VerificationResults.Snapshot {
        let results = place.results
        let path = reference.map { results.relative($0).string }
        let test = results.relative(place.file)
        let name =
            path.map(VerificationResults.Snapshot.name) ?? "\(test.removingExtension)/\(place.line)-\(place.column)"
        var known = VerificationResults.Snapshot(
            name: name, status: .passed, document: test.string, line: Int(place.line), reference: path)
        known.test = place.test
        return known
    }

    /// Writes the result of an assertion.
    ///
    /// - Parameters:
    ///   - snapshot: its picture of the difference is written into a file.
    ///   - old: the content of the reference; `nil` if there is none.
    ///   - new: the content of the new snapshot; `nil` if it is the reference now.
    /// - Returns: the files that were written, or the reason why one cannot be written.
    @discardableResult package func leave(
        _ snapshot: VerificationResults.Snapshot, reference old: [UInt8]?, new: [UInt8]? = nil
    ) -> [(role: String, path: String)] {
        let source = TestFiles.shared.digest(at: place)
        var files: [(role: String, path: String)] = []
        var result = AssertionResult(
            snapshot: snapshot, source: source, reference: old.map { ContentDigest.text(of: $0) })
        result.snapshot.pictures = VerificationResults.Snapshot.Pictures()
        if let new {
            let file = AssertionResult.File(name: fileName("new"), new)
            files.append(("new", keep(new, file.name)))
            result.new = file
            if isPicture { result.snapshot.pictures.new = .file(file.name) }
        }
        if case .png(let data)? = snapshot.pictures.difference {
            let name = fileName("difference", "png")
            files.append(("difference", keep(Array(data), name)))
            result.snapshot.pictures.difference = .file(name)
        }
        do throws(QuoinError) {
            try AssertionFolder.write(result, named: name, in: place.folder)
        } catch {
            if snapshot.status != .passed { files.append(("result", error.messages.joined(separator: "; "))) }
        }
        return files
    }

    /// Deletes the files of an earlier failure.
    func deleteFiles() {
        for name in [fileName("new"), fileName("difference", "png")] {
            try? FileManager.default.removeItem(atPath: place.folder.appending(name).string)
        }
    }

    private var isPicture: Bool { name.hasSuffix(".png") }

    /// `looks.new.png`.
    func fileName(_ role: String, _ pathExtension: String? = nil) -> String {
        let path = FilePath(name)
        let own = (pathExtension ?? path.extension).map { ".\($0)" } ?? ""
        return "\(path.stem ?? name).\(role)\(own)"
    }

    /// Writes a file for inspecting the failure. An error in writing does not change the reported failure.
    ///
    /// - Returns: the path, or the reason why the file cannot be written.
    private func keep(_ bytes: [UInt8], _ name: String) -> String {
        let path = place.folder.appending(name).string
        do throws(QuoinError) {
            try ReferenceFile(path).write(bytes)
            return path
        } catch {
            return error.messages.joined(separator: "; ")
        }
    }
}
