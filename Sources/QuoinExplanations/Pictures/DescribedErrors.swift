import QuoinComparison
import QuoinCompositional
import QuoinFiles
import QuoinImages

// Conformances for the errors of rooms that QuoinFiles does not import.

extension CollectionLayoutError: DescribedError {}

extension ComparisonRules.Problem: DescribedError {
    package var kind: QuoinError.Kind {
        if case .image(let error) = self { error.kind } else { .wrongInput }
    }
}
