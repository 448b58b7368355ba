import Foundation

extension Command {
    /// Runs the command on a terminal of its own, and returns all that it shows there.
    func show(_ arguments: [String], in folder: URL, redirections: String = "") throws -> (status: Int32, text: String)
    {
        let words = ([executable.path] + arguments).map { "'\($0)'" }.joined(separator: " ") + " " + redirections
        #if os(Linux)
            let terminal = ["-qec", words, "/dev/null"]
        #else
            let terminal = ["-q", "/dev/null", "/bin/sh", "-c", words]
        #endif
        let result = try Command(at: "/usr/bin/script").run(terminal, in: folder, environment: ["TERM": "xterm"])
        return (result.status, result.outputText.replacing("\r\n", with: "\n"))
    }
}
