import QuoinResults
import QuoinSystem

/// The files that an assertion writes for reports and for accepting: its result, the new snapshot, and a picture of the
/// difference.
package struct SnapshotOutcome: Sendable {
    let place: SnapshotPlace
    private let results: TestFile.Results
    /// The path of the reference; `nil` for one in the source.
    private let reference: String?
    /// The name of the result, with the extension of the reference.
    private let name: String

    /// - Parameter reference: the path of the reference.
    init(at place: SnapshotPlace, reference: String) {
        (self.place, results, self.reference) = (place, place.results, reference)
        name = reference.split(separator: "/").last.map(String.init) ?? ""
    }

    /// The outcome of an assertion whose reference is in the source.
    package init(inlineAt place: SnapshotPlace) {
        (self.place, results, reference) = (place, place.results, nil)
        name = "inline-\(place.line)-\(place.column)"
    }

    /// The result without status, changes and pictures.
    package var known: VerificationResults.Snapshot {
        let path = reference.map(results.all.relative)
        let test = results.all.relative(place.file.string)
        let name =
            path.map(VerificationResults.Snapshot.name)
            ?? "\(FilePath(test).removingExtension)/\(place.line)-\(place.column)"
        var known = VerificationResults.Snapshot(
            name: name, status: .passed, document: test, line: Int(place.line), reference: path)
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
        var files: [(role: String, path: String)] = []
        var result = AssertionResult(
            snapshot: snapshot, source: results.source, reference: old.map { ContentDigest.text(of: $0) },
            isOfWholeRun: TestRun.isWhole)
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
            try AssertionFolder.write(result, named: name, in: results.folder)
        } catch {
            if snapshot.status != .passed { files.append(("result", error.messages.joined(separator: "; "))) }
        }
        return files
    }

    /// Deletes the files of an earlier failure.
    func deleteFiles() {
        for name in [fileName("new"), fileName("difference", "png")] {
            let path = "\(results.folder)/\(name)"
            if FileKind.exists(at: path) { try? FileManager.default.removeItem(atPath: path) }
        }
    }

    private var isPicture: Bool { name.hasSuffix(".png") }

    /// `looks.new.png`.
    func fileName(_ role: String, _ pathExtension: String? = nil) -> String {
        let dot = name.lastIndex(of: ".") ?? name.endIndex
        return "\(name[..<dot]).\(role)" + (pathExtension.map { ".\($0)" } ?? String(name[dot...]))
    }

    /// Writes a file for inspecting the failure. An error in writing does not change the reported failure.
    ///
    /// - Returns: the path, or the reason why the file cannot be written.
    private func keep(_ bytes: [UInt8], _ name: String) -> String {
        let path = "\(results.folder)/\(name)"
        do throws(QuoinError) {
            try OutputFile.file(path).write(bytes)
            return path
        } catch {
            return error.messages.joined(separator: "; ")
        }
    }
}
