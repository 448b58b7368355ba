import Quoin

// The layouts of Texture's examples/SocialAppLayoutSwift.

/// A post with its author, an image if there is one, and buttons.
public struct PostCell: LayoutElement {
    public var name: String
    public var username: String
    public var time: String
    public var text: String
    public var isFromPhone = true
    public var hasMedia: Bool
    public var likes: Int
    public var comments: Int

    public init(
        name: String, username: String, time: String, text: String, hasMedia: Bool, likes: Int, comments: Int
    ) {
        (self.name, self.username, self.time, self.text) = (name, username, time, text)
        (self.hasMedia, self.likes, self.comments) = (hasMedia, likes, comments)
    }

    public var element: some LayoutElement {
        Row(spacing: 8, alignItems: .start) {
            Image("portrait.jpg").width(44).height(44).cornerRadius(22)
            Column(spacing: 8) {
                nameRow
                Text(text).fontSize(14)
                if hasMedia {
                    Image("forest.png").cornerRadius(4).ratio(0.5).spacingBefore(3).spacingAfter(3)
                }
                Row(spacing: 10, alignItems: .center) {
                    Likes(count: likes)
                    Comments(count: comments)
                    Text("•••").fontSize(12).color(.gray)
                }
                .spacingBefore(3)
                .spacingAfter(3)
            }
            .flexShrink()
        }
        .inset(10)
    }

    private var nameRow: some LayoutElement {
        Row(spacing: 5, alignItems: .center) {
            Text(name).fontSize(14).bold().lineLimit(1)
            Text(username).fontSize(14).color(.lightgray).lineLimit(1).flexShrink()
            Spacer()
            if isFromPhone { Box().size(10, 14).border(width: 1, color: .gray).cornerRadius(2) }
            Text(time).fontSize(14).color(.gray)
        }
        .alignSelf(.stretch)
    }
}

/// A heart with the number of likes.
public struct Likes: LayoutElement {
    public var count: Int

    public init(count: Int) {
        self.count = count
    }

    public var element: some LayoutElement {
        Row(spacing: 6, alignItems: .center) {
            Box().size(15, 13).fill(Color(hex: 0xFF6347)).cornerRadius(6)
            Text(count > 0 ? "\(count)" : "").fontSize(13).color(.gray)
        }
        .minWidth(60)
        .maxHeight(40)
    }
}

/// A bubble with the number of comments.
public struct Comments: LayoutElement {
    public var count: Int

    public init(count: Int) {
        self.count = count
    }

    public var element: some LayoutElement {
        Row(spacing: 6, alignItems: .center) {
            Box().size(15, 13).border(width: 1.5, color: .gray).cornerRadius(4)
            Text(count > 0 ? "\(count)" : "").fontSize(13).color(.gray)
        }
        .minWidth(60)
        .maxHeight(40)
    }
}
