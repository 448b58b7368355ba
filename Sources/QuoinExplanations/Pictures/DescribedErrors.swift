import QuoinComparison
import QuoinCompositional
import QuoinFiles
import QuoinImages

// The messages and causes of errors of rooms that files do not need.

extension CollectionLayoutError: DescribedError {}

extension ComparisonRules.Problem: DescribedError {
    package var cause: QuoinError.Cause {
        if case .image(let error) = self { error.cause } else { .wrongInput }
    }
}
