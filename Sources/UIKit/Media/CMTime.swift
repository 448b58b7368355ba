// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A moment of a sound or a video, in fractions of a second.
public struct CMTime: Hashable, Comparable, Sendable {
    public var value: Int64
    public var timescale: CMTimeScale

    public init() { self.init(value: 0, timescale: 0) }

    public init(value: Int64, timescale: CMTimeScale) { (self.value, self.timescale) = (value, timescale) }

    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        self.init(value: Int64(seconds * Double(preferredTimescale)), timescale: preferredTimescale)
    }

    public static let zero = CMTime(value: 0, timescale: 1)
    public static let invalid = CMTime()
    public static let indefinite = CMTime()

    public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
    public var isValid: Bool { timescale != 0 }
    public var isNumeric: Bool { isValid }
    public var isIndefinite: Bool { false }

    public static func < (first: CMTime, second: CMTime) -> Bool { first.seconds < second.seconds }

    public static func + (first: CMTime, second: CMTime) -> CMTime {
        CMTime(seconds: first.seconds + second.seconds, in: max(first.timescale, second.timescale))
    }

    public static func - (first: CMTime, second: CMTime) -> CMTime {
        CMTime(seconds: first.seconds - second.seconds, in: max(first.timescale, second.timescale))
    }

    private init(seconds: Double, in timescale: CMTimeScale) {
        self = seconds.isNaN ? .invalid : CMTime(seconds: seconds, preferredTimescale: timescale)
    }
}

public typealias CMTimeScale = Int32

public func CMTimeMake(value: Int64, timescale: CMTimeScale) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale timescale: CMTimeScale) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: timescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// A part of a sound or a video.
public struct CMTimeRange: Hashable, Sendable {
    public var start: CMTime
    public var duration: CMTime

    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }

    public var end: CMTime { start + duration }
}

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}
