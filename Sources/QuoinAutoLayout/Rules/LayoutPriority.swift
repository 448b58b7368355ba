/// How important a constraint is: above 0, and at most 1000. A constraint with the priority 1000 is required.
public struct LayoutPriority: Hashable, Comparable, Sendable {
    /// Above 0 and at most 1000; not checked here.
    public var rawValue: Double

    /// - Parameter rawValue: above 0 and at most 1000; not checked here.
    public init(_ rawValue: Double) {
        self.rawValue = rawValue
    }

    /// The constraint holds exactly, or it is left out and reported as broken.
    public static let required = LayoutPriority(1000)
    /// By default, the priority with which a view does not shrink below its intrinsic size.
    public static let defaultHigh = LayoutPriority(750)
    /// By default, the priority with which a view does not grow beyond its intrinsic size.
    public static let defaultLow = LayoutPriority(250)
    /// The priority with which a container whose size is a range is as small as possible (auto layout, §12).
    public static let fittingSizeLevel = LayoutPriority(50)

    /// The priorities that have names in rules.
    static let named: [String: LayoutPriority] = [
        "required": .required, "defaultHigh": .defaultHigh, "dragThatCanResizeScene": 510,
        "sceneSizeStayPut": 500, "dragThatCannotResizeScene": 490,
        "defaultLow": .defaultLow, "fittingSizeLevel": .fittingSizeLevel,
    ]

    public static func < (a: LayoutPriority, b: LayoutPriority) -> Bool { a.rawValue < b.rawValue }

    package var isValid: Bool { rawValue > 0 && rawValue <= 1000 }
}

extension LayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Double) { self.init(value) }
    public init(integerLiteral value: Int) { self.init(Double(value)) }
}
