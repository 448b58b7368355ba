extension FilePath {
    /// The folder that relative paths start from.
    package static var workingFolder: FilePath { FilePath(FileManager.default.currentDirectoryPath) }

    /// The folder for temporary files.
    package static var temporaryFolder: FilePath { FilePath(FileManager.default.temporaryDirectory.path) }

    /// The path without `.` and `..`, relative to the working folder if it is in it.
    package var relativeToWorkingFolder: FilePath {
        var path = lexicallyNormalized()
        guard path.removePrefix(.workingFolder), path.isEmpty else { return path }
        return "."
    }

    /// The absolute path, without `.` and `..`.
    package var absolute: FilePath {
        (isAbsolute ? self : FilePath.workingFolder.pushing(self)).lexicallyNormalized()
    }

    /// The absolute path without `.` and `..`, with symbolic links resolved in the part that exists.
    package var resolved: FilePath {
        if let path = realpath(isEmpty ? "." : string, nil) {
            defer { free(path) }
            return FilePath(String(cString: path))
        }
        guard let name = lastComponent, name.kind == .regular else { return absolute }
        return removingLastComponent().resolved.appending(name)
    }

    /// The innermost folder of a repository that an absolute path is in or that it is; `nil` if there is none.
    package var repository: FilePath? {
        var folder = self
        repeat {
            if FileKind.exists(at: folder.appending(".git").string) { return folder }
        } while folder.removeLastComponent()
        return nil
    }

    /// The path without its extension.
    package var removingExtension: FilePath {
        var path = self
        path.extension = nil
        return path
    }

    /// The paths of everything in the folder and its subfolders, relative to the folder and in no order; empty if it
    /// cannot be read.
    package var contents: [String] { (try? FileManager.default.subpathsOfDirectory(atPath: string)) ?? [] }

    /// Makes a folder, and the folders around it.
    package func makeFolder() throws {
        try FileManager.default.createDirectory(atPath: string, withIntermediateDirectories: true)
    }
}

/// The folders for files that are installed with Quoin.
package enum InstalledFolders {
    /// `share/quoin` beside the folder of the program, and where `scripts/set-up` and packages put it.
    package static let paths: [String] = {
        let program = FilePath(ChildProcess.ownExecutable).resolved
        let own = program.removingLastComponent().removingLastComponent()
        let others = (["/usr/local", "/opt/homebrew", "/usr"] as [FilePath]).filter { $0 != own }
        return ([own] + others).map { $0.appending("share/quoin").string }
    }()
}
