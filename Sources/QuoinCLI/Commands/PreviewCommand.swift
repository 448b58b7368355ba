import ArgumentParser
import Quoin
import QuoinPreviewOptions
import QuoinSystem

/// Shows documents in the browser while they are written.
struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Shows documents in the browser while they are written.",
        discussion: """
            Prints the address of a page that shows the documents, draws each again as soon as it is saved, explains \
            every element, changes values in the file, and accepts references. Ctrl-C ends it.

            Only programs on this machine reach the page, and only with the token in its address. It reads nothing \
            outside the paths, and writes only the documents in them and their references. The server is a program of its own, \
            quoin-preview, beside this one.
            """)

    @OptionGroup var options: PreviewOptions

    func run() throws {
        let own = FilePath(ChildProcess.ownExecutable).resolved
        let program = own.removingLastComponent().appending("quoin-preview").string
        guard FileKind.exists(at: program) else {
            throw QuoinError(
                "there is no program \(program); build it with: swift build --product quoin-preview"
            )
        }
        // This process becomes the server, so that signals and its end are the server's.
        let words = [program] + CommandLine.arguments.dropFirst(2)
        let arguments = words.map { strdup($0) } + [nil]
        execv(program, arguments)
        throw QuoinError(Errno(rawValue: errno), in: program, "cannot be started")
    }
}
