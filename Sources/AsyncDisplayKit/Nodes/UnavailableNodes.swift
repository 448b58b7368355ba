// Names of Texture of which nothing honest can be shown.

@available(*, unavailable, message: "its controls are drawn by AVFoundation; an ASVideoNode shows a frame of the video")
public final class ASVideoPlayerNode {}

@available(*, unavailable, message: "nothing is loaded from a network; set the image of the node")
public final class ASPINRemoteImageDownloader {}

@available(*, unavailable, message: "nothing is loaded from a network; set the image of the node")
public final class ASBasicImageDownloader {}

@available(*, unavailable, message: "no photo library is there; set the image of the node")
public final class ASPhotosFrameworkImageRequest {}
