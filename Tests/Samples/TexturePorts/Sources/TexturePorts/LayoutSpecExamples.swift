import Quoin

// The layouts of Texture's examples/LayoutSpecExamples-Swift.

/// A name and a place on the left, a time on the right.
public struct HeaderWithRightAndLeftItems: LayoutElement {
    public var userName: String
    public var postLocation: String?
    public var postTime: String

    public init(userName: String, postLocation: String?, postTime: String) {
        (self.userName, self.postLocation, self.postTime) = (userName, postLocation, postTime)
    }

    public var element: some LayoutElement {
        Row(spacing: 40, alignItems: .center) {
            Column {
                Text(userName).fontSize(20).color(.darkBlue).lineLimit(1)
                if let postLocation { Text(postLocation).fontSize(20).color(.lightBlue).lineLimit(1) }
            }
            .flexShrink()
            .flexGrow()
            Text(postTime).fontSize(20).color(.lightgray).lineLimit(1)
        }
        .inset(horizontal: 10)
    }
}

/// A photo a quarter as wide as the offered width, with a title at its foot.
public struct PhotoWithInsetTextOverlay: LayoutElement {
    public var title: String

    public init(title: String) {
        self.title = title
    }

    public var element: some LayoutElement {
        WhenSize { range in
            let side = range.max.width / 4
            Image("forest.png").size(side, side).cornerRadius(10)
                .overlay(
                    Text(title).fontSize(16).color(.white).lineLimit(2).ellipsis("...")
                        .inset(top: .infinity, left: 12, bottom: 12, right: 12))
        }
    }
}

/// A photo with a round icon over its corner.
public struct PhotoWithOutsetIconOverlay: LayoutElement {
    public init() {}

    public var element: some LayoutElement {
        Absolute(sizing: .sizeToFit) {
            Image("landscape.png").size(150, 150).at(20, 20)
            Image("portrait.jpg").size(40, 40).cornerRadius(20).border(width: 5, color: .white).at(150, 0)
        }
    }
}

/// A text between two lines that take the space above and below it.
public struct FlexibleSeparatorSurroundingContent: LayoutElement {
    public init() {}

    public var element: some LayoutElement {
        Column(spacing: 20, justifyContent: .center) {
            Box().fill(.black).cornerRadius(1).flexGrow()
            Text("this is a long text node").fontSize(16).alignSelf(.center)
            Box().fill(.black).cornerRadius(1).flexGrow()
        }
        .inset(top: 60, bottom: 60)
    }
}

/// A row of the list of examples.
public struct OverviewCell: LayoutElement {
    public var title: String
    public var description: String

    public init(title: String, description: String) {
        (self.title, self.description) = (title, description)
    }

    public var element: some LayoutElement {
        Column(spacing: 5, alignItems: .start) {
            Text(title).fontSize(16)
            Text(description).fontSize(12).color(.lightgray)
        }
        .inset(top: 10, left: 16, bottom: 10, right: 10)
    }
}

extension Color {
    static let darkBlue = Color(hex: 0x125688)
    static let lightBlue = Color(hex: 0x4A9FD8)
}
