import Quoin
import QuoinSystem
import SystemPackage

/// How a worker draws: what its supervisor and the processes that draw have in common.
struct Worker: Sendable {
    /// The files that jobs may read. Paths of templates, and of images in documents of jobs, are relative to its folder.
    var files: DocumentFile
    var fonts: [String]
    var limits: Limits
    /// Whether jobs come from strangers.
    var isConfined: Bool
    /// Whether pictures are written into a folder.
    var writesFiles: Bool

    /// The most bytes of a line with a job.
    static let lineLimit = 16 << 20

    init(
        access: DocumentFile.Access?, fonts: [String], limits: Limits, isConfined: Bool, writesFiles: Bool
    ) {
        var folder = "."
        if case .below(let root) = access { folder = root }
        files = DocumentFile(
            path: FilePath(folder).appending("document").string, access: access ?? .below(folder))
        (self.fonts, self.limits) = (fonts, limits)
        (self.isConfined, self.writesFiles) = (isConfined, writesFiles)
    }

    /// The arguments of a process that draws.
    var childArguments: [String] {
        var options = CanvasOverrides(limits: limits)
        options.fonts = fonts
        return ["worker", "--child"] + options.commandArguments + files.access.commandArguments
            + (isConfined ? ["--strangers"] : []) + (writesFiles ? ["--output-dir=."] : [])
    }
}
