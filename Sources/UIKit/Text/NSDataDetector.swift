import Foundation

/// Finds nothing, as only Apple's systems search texts for dates, addresses and numbers. The picture of a screen that does so
/// fails.
open class NSDataDetector: NSObject, @unchecked Sendable {
    public typealias Options = NSRegularExpression.MatchingOptions

    public init(types: NSTextCheckingTypes, file: StaticString = #fileID, line: UInt = #line) throws {
        ViewProblems.report(
            "NSDataDetector finds nothing on Linux: only Apple's systems search texts for dates, addresses and numbers",
            at: "\(file):\(line)")
    }

    open func matches(in string: String, options: Options = [], range: NSRange) -> [NSTextCheckingResult] { [] }
    open func firstMatch(in string: String, options: Options = [], range: NSRange) -> NSTextCheckingResult? { nil }
    open func numberOfMatches(in string: String, options: Options = [], range: NSRange) -> Int { 0 }
    open func enumerateMatches(
        in string: String, options: Options = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, inout Bool) -> Void
    ) {}
}

public typealias NSTextCheckingTypes = UInt64

extension NSTextCheckingResult {
    // Those of regular expressions have none of these on iOS, too.
    public var date: Date? { nil }
    public var phoneNumber: String? { nil }
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
    public var components: [NSTextCheckingKey: String]? { nil }
    public var url: URL? { (self as? LinkResult)?.address }

    /// A link that an app knows.
    public static func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult { LinkResult(range, url) }
}

private final class LinkResult: NSTextCheckingResult {
    private let place: NSRange
    let address: URL?

    init(_ place: NSRange, _ address: URL) {
        (self.place, self.address) = (place, address)
        super.init()
    }

    required init?(coder: NSCoder) {
        (place, address) = (NSRange(location: NSNotFound, length: 0), nil)
        super.init(coder: coder)
    }

    override var range: NSRange { place }
    /// That of links, whose name is deprecated on Linux.
    override var resultType: CheckingType { CheckingType(rawValue: 1 << 6) }
}
