/// None, one or both of the axes.
struct AxisSet: OptionSet, Sendable {
    let rawValue: UInt8

    static let horizontal = AxisSet(rawValue: 1)
    static let vertical = AxisSet(rawValue: 2)

    @inline(__always)
    init(rawValue: UInt8) { self.rawValue = rawValue }

    @inline(__always)
    init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}
