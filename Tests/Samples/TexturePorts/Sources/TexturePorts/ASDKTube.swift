import Quoin

// The layouts of Texture's examples/ASDKTube.

/// A video as wide as the offered width, with its title above it and a button below.
public struct VideoContentCell: LayoutElement {
    public var title: String

    public init(title: String) {
        self.title = title
    }

    private let avatarHeight = 30.0
    private let buffer = 10.0

    public var element: some LayoutElement {
        WhenSize { range in
            let fullWidth = range.max.width
            Column(alignItems: .stretch) {
                Row(spacing: buffer, alignItems: .center) {
                    Image("portrait.jpg").width(avatarHeight).height(avatarHeight).cornerRadius(avatarHeight / 2)
                    Text(title).fontSize(14).flexGrow()
                }
                .inset(buffer)
                Box(VideoControls()).fill(.black).width(fullWidth).height(fullWidth * 9 / 16)
                Row(spacing: buffer, alignItems: .center) {
                    Box().fill(.red).size(50, 26)
                }
                .inset(buffer)
            }
        }
    }
}

/// The controls over a video: a button at the top, the time and the position at the bottom.
public struct VideoControls: LayoutElement {
    public init() {}

    public var element: some LayoutElement {
        Column(alignItems: .start) {
            Row(spacing: 10, alignItems: .center) {
                Box().fill(.white).size(16, 22)
            }
            .inset(10)
            Spacer()
            Row(spacing: 10, alignItems: .center) {
                Box().fill(.white).size(16, 16)
                Text("0:42").fontSize(12).color(.white)
                Box(Box().fill(.white).height(2).centered(.y)).height(44).minWidth(0).flexGrow()
                Text("3:10").fontSize(12).color(.white)
            }
            .inset(10)
            .alignSelf(.stretch)
        }
    }
}
