// swift-format-ignore-file: OneVariableDeclarationPerLine

import QuoinScene
import UIKit

/// A placeholder of a video: its image on black, and a play button.
open class ASVideoNode: ASNetworkImageNode {
    /// Without effect on a picture.
    open var assetURL: URL?
    open var shouldAutoplay = false
    /// Without effect on a picture.
    open var shouldAutorepeat = false, muted = false
    /// How the image is fitted into the node.
    open var gravity = "AVLayerVideoGravityResizeAspect"

    open func play() {}
    open func pause() {}
    open func isPlaying() -> Bool { false }
    open func resetToPlaceholder() {}

    override func element(_ names: NodeNames) -> AnyElement {
        let fit: ImageNode.ContentMode =
            switch gravity {
            case "AVLayerVideoGravityResizeAspectFill": .fill
            case "AVLayerVideoGravityResize": .stretch
            default: .fit
            }
        let video = VideoPlaceholder(poster: shownImage?.resource, gravity: fit, showsPlayButton: !shouldAutoplay)
        return finished(video.element, names).erased
    }
}

/// A placeholder of a map: its image, or a generic map with a pin.
open class ASMapNode: ASImageNode {
    /// Without effect on a picture.
    open var isLiveMap = false, needsMapReloadOnBoundsChange = true

    override func element(_ names: NodeNames) -> AnyElement {
        finished(MapPlaceholder(snapshot: shownImage?.resource).element, names).erased
    }
}
