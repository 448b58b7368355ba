import ArgumentParser
import Quoin
import QuoinReport

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Options for a report on existing results.
struct ReportOptions: ParsableArguments {
    @Option(name: .shortAndLong, help: "The folder for the report.")
    var output = "quoin-report"

    @OptionGroup var shown: ResultsOptions

    /// Writes a report.
    ///
    /// - Throws: a ``QuoinError`` for a file that cannot be written, or else the exit status if a snapshot did not
    ///   pass.
    func write(_ results: VerificationResults) throws {
        let folder = ResultsFolder(URL(fileURLWithPath: output))
        try folder.check()
        try ResultsOutput(command: "report", report: folder, options: shown, prints: .page).write(results)
    }
}
