// swift-format-ignore-file: OneVariableDeclarationPerLine

import Foundation

/// The screen of a video, which is black in a picture.
open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer? { didSet { video?.player = player } }
    // Without effect on a picture:
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    open var showsPlaybackControls = true, allowsPictureInPicturePlayback = true
    open var updatesNowPlayingInfoCenter = true, entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
    open var videoGravity = AVLayerVideoGravity.resizeAspect

    /// Over the video, and below its controls.
    public let contentOverlayView: UIView? = UIView()

    private var video: AVPlayerLayer? { viewIfLoaded?.layer as? AVPlayerLayer }

    open override func loadView() {
        let view = VideoView()
        view.backgroundColor = .black
        (view.layer as? AVPlayerLayer)?.player = player
        contentOverlayView.map { overlay in
            overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(overlay)
        }
        self.view = view
    }

    private final class VideoView: UIView {
        override class var layerClass: AnyClass { AVPlayerLayer.self }
    }
}

@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: AnyObject {}
