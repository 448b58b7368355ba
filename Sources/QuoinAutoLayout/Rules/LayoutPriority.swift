/// How important a constraint is: above 0, and 1000 for one that has to hold.
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// Above 0 and at most 1000, as ``isValid`` tells; nothing is checked here.
    public var rawValue: Double

    public init(rawValue: Double) {
        self.rawValue = rawValue
    }

    /// - Parameter rawValue: above 0 and at most 1000, as ``isValid`` tells; nothing is checked here.
    public init(_ rawValue: Double) {
        self.rawValue = rawValue
    }

    /// The constraint holds exactly, or is given up and reported as broken.
    public static let required = LayoutPriority(1000)
    /// With which a view keeps from shrinking below its own size, unless its traits say otherwise.
    public static let defaultHigh = LayoutPriority(750)
    /// A level of UIKit's, as are the next two; the engine has no constraints of its own at them.
    public static let dragThatCanResizeScene = LayoutPriority(510)
    public static let sceneSizeStayPut = LayoutPriority(500)
    public static let dragThatCannotResizeScene = LayoutPriority(490)
    /// With which a view keeps from growing beyond its own size, unless its traits say otherwise.
    public static let defaultLow = LayoutPriority(250)
    /// With which a container whose size is a range is pulled to be as small as it can (auto layout, §12).
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
