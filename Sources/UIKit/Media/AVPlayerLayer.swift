import Foundation

/// The place of a video, which is empty in a picture; a view with it has a warning.
open class AVPlayerLayer: CALayer {
    open var player: AVPlayer?
    /// Without effect on a picture.
    open var videoGravity = AVLayerVideoGravity.resizeAspect

    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }

    open var isReadyForDisplay: Bool { false }
}

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

extension CALayer {
    /// What a picture leaves out of a layer with a video of its own, or of one that was added to it.
    var unseenVideo: String? {
        let layers = [self] + (sublayers ?? []).filter { $0.view == nil }
        return layers.contains { ($0 as? AVPlayerLayer)?.player != nil } ? "shows a video, which is left out" : nil
    }
}
