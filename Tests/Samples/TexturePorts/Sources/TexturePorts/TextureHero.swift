import Quoin

// The layouts of Texture's examples/TextureHeroExample.

/// A user with a round picture, a name beside it and some words below.
public struct UserCell: LayoutElement {
    public var name: String
    public var bio: String

    public init(name: String, bio: String) {
        (self.name, self.bio) = (name, bio)
    }

    public var element: some LayoutElement {
        Column(spacing: 10) {
            profileArea.flexGrow().flexShrink()
            Text(bio).fontSize(12).color(.gray).flexGrow().flexShrink()
        }
        .inset(15)
        .fill(.white)
    }

    private var profileArea: some LayoutElement {
        Row(spacing: 10, alignItems: .center) {
            Image("portrait.jpg").size(80, 80).cornerRadius(40).border(width: 1, color: .lightgray).flexShrink()
            Text(name).fontSize(20).bold().color(.darkgray).flexShrink().flexGrow()
        }
    }
}
