/// How important a constraint is: above 0, and 1000 for one that has to hold.
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: Double

    public init(rawValue: Double) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: Double) {
        self.rawValue = rawValue
    }

    public static let required = LayoutPriority(1000)
    public static let defaultHigh = LayoutPriority(750)
    public static let dragThatCanResizeScene = LayoutPriority(510)
    public static let sceneSizeStayPut = LayoutPriority(500)
    public static let dragThatCannotResizeScene = LayoutPriority(490)
    public static let defaultLow = LayoutPriority(250)
    public static let fittingSizeLevel = LayoutPriority(50)

    /// The priorities that have names in rules.
    static let named: [String: LayoutPriority] = [
        "required": .required, "defaultHigh": .defaultHigh, "dragThatCanResizeScene": .dragThatCanResizeScene,
        "sceneSizeStayPut": .sceneSizeStayPut, "dragThatCannotResizeScene": .dragThatCannotResizeScene,
        "defaultLow": .defaultLow, "fittingSizeLevel": .fittingSizeLevel,
    ]

    public static func < (a: LayoutPriority, b: LayoutPriority) -> Bool { a.rawValue < b.rawValue }

    /// Whether the number is one that a priority may have.
    public var isValid: Bool { rawValue > 0 && rawValue <= 1000 }
}

extension LayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Double) { self.init(value) }
    public init(integerLiteral value: Int) { self.init(Double(value)) }
}
