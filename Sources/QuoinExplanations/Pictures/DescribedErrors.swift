import QuoinComparison
import QuoinCompositional
import QuoinFiles
import QuoinImages

// Conformances for the errors of rooms that QuoinFiles does not import.

extension CollectionLayoutError: DescribedError {}

extension ComparisonRules.Problem: DescribedError {
    package var cause: QuoinError.Cause {
        if case .image(let error) = self { error.cause } else { .wrongInput }
    }
}
