import QuoinCompositional
import QuoinFiles
import QuoinImages
import QuoinPixels

// Conformances for the errors of rooms that QuoinFiles does not import.

extension CollectionLayoutError: DescribedError {}

extension ComparisonRules.Problem: DescribedError {
    package var kind: QuoinError.Kind {
        if case .unreadable(_, isLimit: true) = self { .limitPassed } else { .wrongInput }
    }
}
