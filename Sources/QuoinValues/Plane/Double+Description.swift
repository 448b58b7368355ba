/// A number with at most four digits after the point and without trailing zeros.
package func shortDescription(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "unknown" : value < 0 ? "-inf" : "inf" }
    let rounded = (value * 10_000).rounded() / 10_000
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int64(rounded)) }
    return String(rounded)
}
