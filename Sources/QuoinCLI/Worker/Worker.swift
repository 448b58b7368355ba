import Quoin
import QuoinFiles
import QuoinSystem

/// How a worker draws: what its supervisor and the processes that draw have in common.
struct Worker: Sendable {
    /// The files that jobs may read. Paths of templates, and of images in documents of jobs, are relative to its folder.
    var files: DocumentFile
    var fonts: [String]
    var limits: Limits
    /// Whether jobs come from strangers.
    var isConfined: Bool
    /// The folder into which pictures are written; `nil` if there is none.
    var outputFolder: String?
    /// What all pictures depend on.
    var stack: DrawingStack

    /// The most bytes of a line with a job.
    static let lineLimit = 16 << 20

    init(
        access: DocumentFile.Access?, fonts: [String], limits: Limits, isConfined: Bool, outputFolder: String?,
        stack: DrawingStack
    ) {
        var folder = "."
        if case .below(let root) = access { folder = root }
        files = DocumentFile(
            path: FilePath(folder).appending("document").string, access: access ?? .below(folder))
        (self.fonts, self.limits, self.stack) = (fonts, limits, stack)
        (self.isConfined, self.outputFolder) = (isConfined, outputFolder)
    }

    /// How documents are drawn.
    var options: RenderingOptions {
        var options = RenderingOptions(limits: limits)
        options.fonts = fonts
        return options
    }

    /// The arguments of a process that draws.
    var childArguments: [String] {
        ["worker", "--child=\(stack.digits)"] + options.commandArguments + files.access.commandArguments
            + (isConfined ? ["--strangers"] : []) + (outputFolder.map { ["--output-dir=\($0)"] } ?? [])
    }
}
