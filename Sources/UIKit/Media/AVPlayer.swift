// swift-format-ignore-file: AlwaysUseLowerCamelCase, OneVariableDeclarationPerLine

import Foundation

// Sounds and videos, of which nothing is played.

open class AVAsset: NSObject {
    public let url: URL?

    public init(url: URL) { self.url = url }

    open var duration: CMTime { .zero }
    open var isPlayable: Bool { false }
}

open class AVURLAsset: AVAsset {
    public init(url: URL, options: [String: Any]? = nil) { super.init(url: url) }
}

open class AVPlayerItem: NSObject {
    public let asset: AVAsset

    public init(asset: AVAsset) { self.asset = asset }

    public convenience init(url: URL) { self.init(asset: AVAsset(url: url)) }

    open var duration: CMTime { .zero }
    open var status: Status { .unknown }
    open func currentTime() -> CMTime { .zero }

    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
}

open class AVPlayer: NSObject {
    public private(set) var currentItem: AVPlayerItem?
    // Without effect on a picture:
    open var rate: Float = 0, volume: Float = 1
    open var isMuted = false, automaticallyWaitsToMinimizeStalling = true, allowsExternalPlayback = true
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var actionAtItemEnd = ActionAtItemEnd.pause

    public init(playerItem item: AVPlayerItem?) { currentItem = item }

    public override convenience init() { self.init(playerItem: nil) }
    public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

    open var status: Status { .unknown }
    open var timeControlStatus: TimeControlStatus { .paused }
    open var error: (any Error)? { nil }
    open func play() {}
    open func pause() {}
    open func playImmediately(atRate rate: Float) {}
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    open func currentTime() -> CMTime { .zero }
    open func seek(to time: CMTime) {}
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {}
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any { NSObject() }
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
    ) -> Any { NSObject() }
    open func removeTimeObserver(_ observer: Any) {}

    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
}

open class AVQueuePlayer: AVPlayer {
    public convenience init(items: [AVPlayerItem]) { self.init(playerItem: items.first) }

    open func items() -> [AVPlayerItem] { currentItem.map { [$0] } ?? [] }
    open func advanceToNextItem() {}
    open func removeAllItems() { replaceCurrentItem(with: nil) }
}

open class AVPlayerLooper: NSObject {
    public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
    open func disableLooping() {}
}

extension NSNotification.Name {
    public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}
