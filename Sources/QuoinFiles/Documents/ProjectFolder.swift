import QuoinSystem
import SystemPackage

extension DocumentFile.Access {
    /// The files of the project that a document belongs to: those below the outermost folder around it that has settings,
    /// within its repository. Without settings, those of the document's own folder.
    package static func project(of file: DocumentFile) -> DocumentFile.Access {
        file.isStandardInput ? .ownFolder : project(around: file.folder).map { .below($0) } ?? .ownFolder
    }

    /// The folder of the project that a folder belongs to; `nil` if none has settings.
    static func project(around folder: String) -> String? {
        var (current, found) = (FilePath(folder).absolute, FilePath?.none)
        let outermost = current.repository
        repeat {
            if FileKind.exists(at: current.appending(DocumentSearch.settingsName).string) { found = current }
        } while current != outermost && current.removeLastComponent()
        guard let path = found?.relativeToWorkingFolder else { return nil }
        return path.isEmpty ? "." : path.string
    }
}
