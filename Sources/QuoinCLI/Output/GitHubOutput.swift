import Quoin
import QuoinSystem
import SystemPackage

/// Output for GitHub's runner: commands on standard output, and the file with the summary of the job.
enum GitHubOutput {
    private static let summaryVariable = "GITHUB_STEP_SUMMARY"

    static func write(_ results: VerificationResults) throws(QuoinError) {
        let commands = results.gitHubCommands()
        if !commands.isEmpty { try Terminal.printData(commands.joined(separator: "\n")) }
        guard let path = environmentVariable(summaryVariable), !path.isEmpty else { return }
        do {
            // Steps of a job share the file.
            let file = try FileDescriptor.open(
                FilePath(path), .writeOnly, options: [.append, .create],
                permissions: [.ownerReadWrite, .groupRead, .otherRead])
            try file.closeAfter { _ = try file.writeAll(results.markdown().utf8) }
        } catch {
            throw QuoinError(error, in: path, "cannot be written")
        }
    }
}
