import Foundation

/// Writes amounts of time, as the system does: `1 hour, 30 minutes`.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 65_536)
    }

    open var unitsStyle = UnitsStyle.positional
    open var allowedUnits: NSCalendar.Unit = [.day, .hour, .minute, .second]
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// 0 for all.
    open var maximumUnitCount = 0
    open var calendar: Calendar? = .current

    open func string(from seconds: TimeInterval) -> String? {
        let duration = Duration.seconds(seconds)
        guard unitsStyle != .positional else { return positional(duration) }
        let style = Duration.UnitsFormatStyle(
            allowedUnits: units, width: width, maximumUnitCount: maximumUnitCount == 0 ? nil : maximumUnitCount,
            zeroValueUnits: zeroFormattingBehavior.contains(.pad) ? .show(length: 1) : .hide)
        return style.locale(calendar?.locale ?? .ofApps).format(duration)
    }

    open func string(from start: Date, to end: Date) -> String? { string(from: end.timeIntervalSince(start)) }

    open func string(from components: DateComponents) -> String? {
        let (days, hours) = (components.day ?? 0, components.hour ?? 0)
        let (minutes, seconds) = (components.minute ?? 0, components.second ?? 0)
        return string(from: TimeInterval(((days * 24 + hours) * 60 + minutes) * 60 + seconds))
    }

    open override func string(for value: Any?) -> String? {
        (value as? DateComponents).flatMap(string) ?? (value as? TimeInterval).flatMap(string)
    }

    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private var units: Set<Duration.UnitsFormatStyle.Unit> {
        let known: [(NSCalendar.Unit, Duration.UnitsFormatStyle.Unit)] = [
            (.weekOfMonth, .weeks), (.day, .days), (.hour, .hours), (.minute, .minutes), (.second, .seconds),
        ]
        return Set(known.filter { allowedUnits.contains($0.0) }.map(\.1))
    }

    private var width: Duration.UnitsFormatStyle.UnitWidth {
        switch unitsStyle {
        case .full, .spellOut: .wide
        case .short: .abbreviated
        case .brief: .condensedAbbreviated
        case .abbreviated, .positional: .narrow
        }
    }

    /// `1:30:00`, without a zero in front unless it is padded.
    private func positional(_ duration: Duration) -> String {
        let pattern: Duration.TimeFormatStyle.Pattern =
            switch (allowedUnits.contains(.hour), allowedUnits.contains(.second)) {
            case (true, true):
                duration < .seconds(3_600) && !zeroFormattingBehavior.contains(.pad) ? .minuteSecond : .hourMinuteSecond
            case (true, false): .hourMinute
            case (false, _): .minuteSecond
            }
        return duration.formatted(.time(pattern: pattern))
    }
}
