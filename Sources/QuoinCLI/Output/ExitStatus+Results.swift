import Quoin
import QuoinChecking
import QuoinExplanations
import QuoinFiles
import QuoinPlatform
import QuoinResults

extension ExitStatus {
    /// The status of a comparison; `nil` if the new picture is accepted.
    init?(_ verdict: PictureComparison.Verdict) {
        switch verdict {
        case .equal, .tolerated: return nil
        case .different: self = .differences
        case .otherEnvironment: self = .otherEnvironment
        }
    }

    /// The status of a verification, or of merged shards; `nil` if every snapshot passed.
    init?(_ results: VerificationResults) {
        let problems = Set(results.snapshots.map(\.status)).subtracting([.passed])
        if !results.missingShards.isEmpty || problems.contains(.errored) {
            self = .wrongInput
        } else if problems.isEmpty {
            return nil
        } else {
            self = problems == [.environment] ? .otherEnvironment : .differences
        }
    }

    /// The status of checks of layouts; `nil` without an error among the findings.
    init?(_ results: CheckResults) {
        guard results.count(of: .error) > 0 else { return nil }
        self = .differences
    }

    /// The status of mutations; `nil` if at least this share of them, from 0 to 1, is seen in the pictures.
    init?(_ results: MutationResults, least share: Double) {
        guard results.scores.all.share < share else { return nil }
        self = .differences
    }

    /// Ends the process with the status.
    func exitProcess() -> Never {
        exit(rawValue)
    }
}
