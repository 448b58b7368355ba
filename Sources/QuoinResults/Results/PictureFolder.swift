import QuoinExplanations
import QuoinSystem

/// A folder for the pictures of results, which are named after their snapshots.
package struct PictureFolder: Sendable {
    package let path: FilePath

    package init(_ path: FilePath) {
        self.path = path
    }

    /// The temporary folder for the pictures of the project in the working folder. No other project or user shares it.
    ///
    /// - Parameter command: the name of the command that writes the results.
    package static func temporary(of command: String) -> PictureFolder {
        PictureFolder(.temporaryFolder(named: "quoin-\(command)", of: .workingFolder))
    }

    /// Whether a file is named like a picture of results.
    package static func isOwn(_ path: String) -> Bool {
        VerificationResults.Snapshot.Pictures.roles.contains { path.hasSuffix(".\($0).png") }
    }

    /// Writes the pictures of results.
    ///
    /// - Parameters:
    ///   - prefix: the path of the folder in the results; by default that of the folder itself.
    ///   - isIncluded: whether a picture is written, by its snapshot and role.
    /// - Returns: the results with files in place of the bytes that were written, and an error for each picture that
    ///   could not be written.
    package func store(
        _ results: VerificationResults, path prefix: String? = nil,
        where isIncluded: (VerificationResults.Snapshot, _ role: String) -> Bool = { _, _ in true }
    ) -> (results: VerificationResults, errors: [QuoinError]) {
        var errors: [QuoinError] = []
        guard !FileKind.isLink(path.string) else {
            return (results, [QuoinError(writingThroughLink: path.string)])
        }
        let stored = results.mapPictures { snapshot, role, picture in
            guard case .png(let data) = picture, isIncluded(snapshot, role) else { return picture }
            let name = snapshot.picturePath(role: role)
            do throws(QuoinError) {
                try OutputFile.file(path.appending(name).string).write(Array(data))
                return .file((prefix ?? path.string) + "/" + name)
            } catch {
                errors.append(error)
                return picture
            }
        }
        return (stored, errors)
    }

    /// Deletes pictures of earlier results.
    ///
    /// - Parameter isStale: whether a picture is deleted, by its path in the folder.
    package func deleteFiles(where isStale: (String) -> Bool) {
        for name in path.contents where Self.isOwn(name) && isStale(name) {
            try? FileManager.default.removeItem(atPath: path.appending(name).string)
        }
    }
}

extension VerificationResults {
    /// Writes the new pictures and the differences of snapshots that did not pass, under the same names as in a
    /// report. Those of an earlier run of the same documents are deleted.
    ///
    /// - Returns: the results with files in place of the bytes that were written, and an error for each picture that
    ///   could not be written.
    package func storingPictures(in folder: PictureFolder) -> (results: VerificationResults, errors: [QuoinError]) {
        let (stored, errors) = folder.store(self) { snapshot, role in snapshot.status != .passed && role != "reference"
        }
        let files = stored.pictureFiles
        lazy var names = Set(snapshots.map(\.fileName))
        folder.deleteFiles { name in covers(name, names) && !files.contains("\(folder.path)/\(name)") }
        return (stored, errors)
    }

    /// The results with the files of a report in place of the pictures that ``storingPictures(in:)`` would write.
    package func namingPictures(in folder: PictureFolder) -> VerificationResults {
        mapPictures { snapshot, role, picture in
            guard snapshot.status != .passed, role != "reference" else { return picture }
            return .file(folder.path.appending(snapshot.picturePath(role: role)).string)
        }
    }

    /// Whether a picture belongs to a snapshot of the results, or lies below a folder that was verified.
    ///
    /// - Parameter names: the names of the snapshots' files.
    private func covers(_ name: String, _ names: Set<String>) -> Bool {
        let stem = Snapshot.Pictures.roles.reduce(name) {
            $0.hasSuffix(".\($1).png") ? String($0.dropLast($1.count + 5)) : $0
        }
        return names.contains(stem)
            || run.paths.contains { stem.hasPrefix(Snapshot(name: $0, status: .passed).fileName + "/") }
    }

    /// The paths of the pictures that are files.
    package var pictureFiles: Set<String> {
        var files: Set<String> = []
        _ = mapPictures { _, _, picture in
            if case .file(let path) = picture { files.insert(path) }
            return picture
        }
        return files
    }
}

extension FilePath {
    /// A temporary folder that no other project or user shares.
    ///
    /// - Parameters:
    ///   - name: the beginning of its name.
    ///   - project: an existing folder.
    static func temporaryFolder(named name: String, of project: FilePath) -> FilePath {
        let digest = ContentDigest.text(of: "\(getuid()) \(project.resolved)".utf8).prefix(8)
        return temporaryFolder.appending("\(name)-\(digest)")
    }
}
