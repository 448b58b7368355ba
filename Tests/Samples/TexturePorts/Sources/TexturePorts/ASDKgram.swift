import Quoin

// The layouts of Texture's examples/ASDKgram.

/// A photo with its author above it, and likes and a description below.
public struct PhotoCell: LayoutElement {
    public var userName: String
    public var location: String?
    public var time: String
    public var likes: String
    public var description: String

    public init(userName: String, location: String?, time: String, likes: String, description: String) {
        (self.userName, self.location, self.time) = (userName, location, time)
        (self.likes, self.description) = (likes, description)
    }

    private let horizontalBuffer = 10.0
    private let verticalBuffer = 5.0
    private let userImageHeight = 30.0

    public var element: some LayoutElement {
        Column {
            header.inset(horizontal: horizontalBuffer)
            Image("landscape.png").ratio(1)
            Column(spacing: verticalBuffer) {
                Text(likes).fontSize(14).weight(.semibold)
                Text(description).fontSize(14).lineLimit(3)
            }
            .inset(horizontal: horizontalBuffer, vertical: verticalBuffer)
        }
    }

    private var header: some LayoutElement {
        Row(alignItems: .center) {
            Image("portrait.jpg").size(userImageHeight, userImageHeight).cornerRadius(userImageHeight / 2)
                .inset(top: horizontalBuffer, bottom: horizontalBuffer, right: horizontalBuffer)
            Column {
                Text(userName).fontSize(14).weight(.semibold).color(.darkBlue).flexShrink()
                if let location { Text(location).fontSize(14).color(.lightBlue).lineLimit(1).flexShrink() }
            }
            .flexShrink()
            Spacer()
            Text(time).fontSize(14).color(.lightgray).spacingBefore(horizontalBuffer)
        }
    }
}

/// The title above the feed.
public struct FeedHeader: LayoutElement {
    public init() {}

    public var element: some LayoutElement {
        Text("Latest Posts").fontSize(18).color(.darkgray).inset(horizontal: 10, vertical: 20)
    }
}

/// What is shown at the end of the feed while more is loaded.
public struct TailLoading: LayoutElement {
    public init() {}

    public var element: some LayoutElement {
        Box().size(20, 20).border(width: 2, color: .gray).cornerRadius(10).centered(.both, sizing: .minimumSize)
            .height(100)
    }
}
