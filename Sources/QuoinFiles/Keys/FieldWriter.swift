/// Values one after the other, each after its length, so that different values never give the same bytes.
package struct FieldWriter {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package mutating func add(_ value: some Collection<UInt8>) {
        withUnsafeBytes(of: UInt32(value.count).littleEndian) { bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: value)
    }

    package mutating func add(_ text: String) { add(text.utf8) }

    /// Adds a value that may be absent.
    package mutating func add(_ text: String?) { add(text.map { [$0] } ?? []) }

    package mutating func add(_ texts: [String]) {
        add(number: Int64(texts.count))
        for text in texts { add(text) }
    }

    package mutating func add(number: Int64) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }
}
