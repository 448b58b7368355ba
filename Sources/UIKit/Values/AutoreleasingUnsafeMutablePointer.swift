import Foundation

/// A place for an object that a method of Objective-C gives back.
public struct AutoreleasingUnsafeMutablePointer<Pointee: ExpressibleByNilLiteral> {
    private final class Place { var value: Pointee = nil }

    private let place = Place()

    /// A place of its own: the memory stays as it is.
    public init<Other>(_ memory: UnsafeMutablePointer<Other>) {}

    public var pointee: Pointee {
        get { place.value }
        nonmutating set { place.value = newValue }
    }
}

extension Formatter {
    /// Reads a number or a date, and returns whether the text is one.
    public func getObjectValue(
        _ object: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for text: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        let value: Any? =
            switch self {
            case let numbers as NumberFormatter: numbers.number(from: text)
            case let dates as DateFormatter: dates.date(from: text)
            default: nil
            }
        object?.pointee = value.map { $0 as AnyObject }
        return value != nil
    }
}
