import Quoin
import QuoinViewSnapshots
import Testing
import UIKit

/// What an app shows with AVKit and AVFoundation.
@MainActor
@Suite("videos and sounds")
struct VideoTests {
    private let player = AVPlayer(url: URL(fileURLWithPath: "/tmp/intro.mp4"))

    private func picture(_ view: UIView) throws -> Picture {
        try PictureRenderer().draw(view, on: Canvas(width: 40, height: 40))
    }

    @Test("a layer with a video is empty, with a warning of its view")
    func layer() throws {
        let view = UIView()
        let layer = AVPlayerLayer(player: player)
        layer.videoGravity = .resizeAspectFill
        view.layer.addSublayer(layer)
        let picture = try picture(view)
        #expect(picture.warnings.map { "\($0)" }.count { $0.contains("shows a video, which is left out") } == 1)
        layer.player = nil
        #expect(try self.picture(view).warnings.isEmpty)
    }

    @Test("the screen of a video is black, with what the app puts on it")
    func controller() throws {
        let controller = AVPlayerViewController()
        controller.player = player
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        mark.backgroundColor = .white
        controller.contentOverlayView?.addSubview(mark)
        let picture = try PictureRenderer().draw(controller, on: Canvas(width: 40, height: 40))
        #expect(picture.bitmap[30, 30] == SIMD4(0, 0, 0, 255) && picture.bitmap[5, 5] == SIMD4(255, 255, 255, 255))
        #expect(picture.warnings.contains { "\($0)".contains("shows a video, which is left out") })
    }

    @Test("moments are computed in fractions of a second")
    func times() {
        let time = CMTimeMakeWithSeconds(1.5, preferredTimescale: 600)
        #expect(time == CMTimeMake(value: 900, timescale: 600) && CMTimeGetSeconds(time + time) == 3)
        #expect(CMTimeRangeMake(start: time, duration: time).end.seconds == 3)
        #expect(time > .zero && (time - time).seconds == 0 && CMTime.indefinite.seconds.isNaN)
    }

    @Test("nothing is played, and no video is written")
    func silence() throws {
        let sound = try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/tmp/a.mp3"))
        #expect(sound.play() && !sound.isPlaying && !AVAudioPlayer().isPlaying)
        let session = try #require(
            AVAssetExportSession(asset: AVURLAsset(url: URL(fileURLWithPath: "/tmp/a.mp4")), presetName: ""))
        nonisolated(unsafe) var isDone = false
        session.exportAsynchronously { isDone = true }
        #expect(isDone && session.status == .failed && session.error != nil)
    }
}
