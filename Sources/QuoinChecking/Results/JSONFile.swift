import QuoinDeclarations
import QuoinFiles

/// A value as a JSON file with sorted keys.
struct JSONFile {
    private let value: PropertyValue

    init(_ value: PropertyValue) {
        self.value = value
    }

    var bytes: [UInt8] {
        // All numbers in results are finite, or written as words.
        guard let text = try? JSONText.text(of: value) else { return [] }
        return Array((text + "\n").utf8)
    }
}
