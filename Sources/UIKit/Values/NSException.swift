import Foundation

/// A wrong use that an app finds itself. Where it is raised, the next picture fails with the reason.
open class NSException: NSObject {
    public let name: NSExceptionName
    public let reason: String?

    public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
        (self.name, self.reason) = (name, reason)
    }

    open func raise() { ViewProblems.report(reason ?? name.rawValue) }
}

public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let genericException = NSExceptionName(rawValue: "NSGenericException")
    public static let invalidArgumentException = NSExceptionName(rawValue: "NSInvalidArgumentException")
    public static let internalInconsistencyException = NSExceptionName(rawValue: "NSInternalInconsistencyException")
}
