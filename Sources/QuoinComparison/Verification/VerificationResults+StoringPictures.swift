import QuoinFiles
import QuoinSystem

extension VerificationResults {
    /// The same results with files in place of the new pictures and the differences of snapshots that did not pass, for a
    /// person to open. The files are written as a ``ResultsFolder`` names them.
    ///
    /// - Parameter folder: what the files' names begin with.
    /// - Throws: a ``Failure`` for a file that cannot be written.
    public func storingPictures(in folder: String) throws(Failure) -> VerificationResults {
        try mapPictures { snapshot, role, picture throws(Failure) in
            guard case .png(let data) = picture, snapshot.status != .passed, role != "reference" else { return picture }
            let path = FilePath(folder).appending("\(snapshot.fileName).\(role).png").string
            try OutputFile.file(path).write(Array(data))
            return .file(path)
        }
    }
}
