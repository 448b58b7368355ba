// swift-format-ignore-file: OneVariableDeclarationPerLine

import Foundation

// Sounds, which no picture has.

open class AVAudioPlayer: NSObject {
    public let url: URL?
    public let data: Data?
    // Without effect on a picture:
    open weak var delegate: (any AVAudioPlayerDelegate)?
    open var volume: Float = 1, rate: Float = 1, pan: Float = 0
    open var numberOfLoops = 0
    open var enableRate = false, isMeteringEnabled = false
    open var currentTime: TimeInterval = 0

    /// A player without a sound.
    public override init() { (url, data) = (nil, nil) }

    /// - Throws: never: whether a sound can be played is not known.
    public init(contentsOf url: URL, fileTypeHint: String? = nil) throws { (self.url, data) = (url, nil) }
    public init(data: Data, fileTypeHint: String? = nil) throws { (url, self.data) = (nil, data) }

    open var duration: TimeInterval { 0 }
    open var isPlaying: Bool { false }
    @discardableResult open func prepareToPlay() -> Bool { true }
    @discardableResult open func play() -> Bool { true }
    @discardableResult open func play(atTime time: TimeInterval) -> Bool { true }
    open func pause() {}
    open func stop() {}
    open func setVolume(_ volume: Float, fadeDuration: TimeInterval) { self.volume = volume }
    open func updateMeters() {}
    open func averagePower(forChannel channel: Int) -> Float { -160 }
    open func peakPower(forChannel channel: Int) -> Float { -160 }
}

public protocol AVAudioPlayerDelegate: AnyObject {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

open class AVAudioSession: NSObject {
    nonisolated(unsafe) private static let shared = AVAudioSession()
    public class func sharedInstance() -> AVAudioSession { shared }

    open func setCategory(_ category: Category) throws {}
    open func setCategory(_ category: Category, options: CategoryOptions) throws {}
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
    open func setActive(_ isActive: Bool, options: SetActiveOptions = []) throws {}

    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    }
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    }
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        public static let duckOthers = CategoryOptions(rawValue: 2)
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    }
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }
}
