import QuoinCompositional
import QuoinFiles

// A conformance for an error of a room that QuoinFiles does not import.
extension CollectionLayoutError: DescribedError {}
