/// Random numbers that are the same for a seed every time (SplitMix64).
package struct RandomNumbers: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: Int) {
        state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    }

    package mutating func next() -> UInt64 {
        state = state &+ 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// A number below the limit.
    package mutating func pick(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

    /// One of the elements; there must be at least one.
    package mutating func pick<Element>(_ elements: [Element]) -> Element { elements[pick(elements.count)] }

    /// `true` once in a number of times on average.
    package mutating func happens(oneIn count: Int) -> Bool { pick(count) == 0 }
}
