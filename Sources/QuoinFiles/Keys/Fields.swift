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

/// Reads the values that a ``FieldWriter`` wrote. From the first malformed byte on, each value is `nil`.
package struct FieldReader {
    private var rest: ArraySlice<UInt8>

    package init(_ bytes: ArraySlice<UInt8>) {
        rest = bytes
    }

    package mutating func bytes() -> ArraySlice<UInt8>? {
        guard let count = integer(UInt32.self), let value = take(Int(count)) else { return nil }
        return value
    }

    package mutating func text() -> String? { bytes().flatMap { String(validating: $0, as: UTF8.self) } }

    package mutating func texts() -> [String]? {
        // Each takes four bytes at least.
        guard let count = number(), (0...Int64(rest.count / 4)).contains(count) else { return nil }
        var texts: [String] = []
        for _ in 0..<count {
            guard let text = text() else { return nil }
            texts.append(text)
        }
        return texts
    }

    package mutating func number() -> Int64? { integer(Int64.self) }

    package mutating func numbers(_ count: Int) -> [Int64]? {
        let numbers = (0..<count).compactMap { _ in number() }
        return numbers.count == count ? numbers : nil
    }

    private mutating func integer<Value: FixedWidthInteger>(_ type: Value.Type) -> Value? {
        take(MemoryLayout<Value>.size).map { bytes in
            Value(littleEndian: bytes.withUnsafeBytes { $0.loadUnaligned(as: Value.self) })
        }
    }

    private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
        guard count <= rest.count else {
            rest = []
            return nil
        }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }
}
