/// Values that take long to make and are kept by keys. When there are as many as allowed, all are dropped before the
/// next is kept: that costs little, and needs no record of the last uses.
package struct KeptValues<Key: Hashable, Value> {
    @usableFromInline package var values: [Key: Value] = [:]
    @usableFromInline package let limit: Int

    /// - Parameter limit: the most values that are kept.
    @inlinable
    package init(limit: Int = .max) {
        self.limit = limit
    }

    /// The value of a key, made and kept if there is none.
    @inlinable
    package mutating func value<Failure>(
        for key: Key, _ make: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        if let known = values[key] { return known }
        let value = try make()
        if values.count >= limit { removeAll() }
        values[key] = value
        return value
    }

    @inlinable
    package mutating func removeAll() {
        values.removeAll()
    }
}
