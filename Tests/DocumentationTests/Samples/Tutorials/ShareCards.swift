import Quoin

/// A post, as it comes from a database or a file.
struct Post {
    var title: String
    var author: String
}

/// The card of a post.
struct ShareCard: LayoutElement {
    var post: Post

    var element: Element<InsetLayout> {
        Column(justifyContent: .spaceBetween) {
            Text(post.title).fontSize(80).weight(.bold).color(.white).lineLimit(3)
            Row(spacing: 20, alignItems: .center) {
                Box().fill(Color(hex: 0x38BDF8)).size(56, 56).cornerRadius(28)
                Text(post.author).fontSize(36).color(Color(hex: 0xCBD5E1))
            }
        }
        .inset(80)
    }
}

/// The PNG files of the cards of posts, 1200 by 630 pixels.
func shareCards(of posts: [Post]) throws -> [[UInt8]] {
    var canvas = Canvas(width: ExtentRange(exactly: 1200), height: ExtentRange(exactly: 630), scale: 1)
    canvas.fills = [.solid(Color(hex: 0x0F172A))]
    let renderer = try PictureRenderer()
    return try posts.map { post in try renderer.draw(ShareCard(post: post), on: canvas).png }
}
