import Quoin
import QuoinChecking

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The exit statuses of the command, which are part of its interface.
enum ExitStatus: Int32, Error {
    case done = 0
    case differences = 1
    case wrongUsage = 2
    case wrongInput = 3
    case limitPassed = 4
    case otherEnvironment = 5
    case defect = 70

    init(_ kind: QuoinError.Kind) {
        switch kind {
        case .wrongInput: self = .wrongInput
        case .limitPassed: self = .limitPassed
        case .defect: self = .defect
        }
    }

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
