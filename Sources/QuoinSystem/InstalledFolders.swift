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
