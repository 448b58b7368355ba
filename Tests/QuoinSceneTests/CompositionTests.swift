import QuoinScene
import Testing

@Suite("Compositions")
struct CompositionTests {
    private let photo = ImageResource(.file("photo.png"), size: Size(40, 20))
    /// A drawing in place of an image, 20 by 20.
    private let icon = Box().preferredSize(20, 20).id("icon")
    /// A title that is as large as said: there is no shaper here.
    private let title = Text("Title").preferredSize(30, 10).id("title")

    private func layout(_ element: some LayoutElement, in size: Size = Size(200, 100)) throws -> Layout {
        try element.layout(in: SizeRange(min: .zero, max: size))
    }

    @Test("a button has its image, 8 points, and its title in the middle of a row (Texture, §11.5)")
    func button() throws {
        let layout = try layout(Button(title: title, image: icon))
        #expect(layout.size == Size(58, 20))
        #expect(layout.frame(ofID: "icon") == Rect(0, 0, 20, 20))
        #expect(layout.frame(ofID: "title") == Rect(28, 5, 30, 10))
    }

    @Test("a button that is larger than its content has it in the middle, or where its alignments say")
    func buttonAlignment() throws {
        let middle = try layout(Button(title: title, image: icon).preferredSize(100, 40))
        #expect(middle.frame(ofID: "icon") == Rect(21, 10, 20, 20))
        let end = try layout(
            Button(title: title, image: icon, horizontalAlignment: .right, verticalAlignment: .bottom)
                .preferredSize(100, 40))
        #expect(end.frame(ofID: "title") == Rect(70, 30, 30, 10))
    }

    @Test("a button has its image above the title, or after it")
    func buttonDirection() throws {
        let column = try layout(Button(title: title, image: icon, direction: .vertical, spacing: 4))
        #expect(column.size == Size(30, 34))
        #expect(column.frame(ofID: "icon") == Rect(5, 0, 20, 20))
        let reversed = try layout(Button(title: title, image: icon, imagePlacement: .end))
        #expect(reversed.frame(ofID: "title") == Rect(0, 5, 30, 10))
        #expect(reversed.frame(ofID: "icon") == Rect(38, 0, 20, 20))
    }

    @Test("a button's insets lie around its content, its background behind all of it")
    func buttonInsets() throws {
        let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let button = Button(title: title, background: photo, contentInsets: insets)
        let layout = try layout(button)
        #expect(layout.size == Size(36, 14))
        #expect(layout.frame(ofID: "title") == Rect(2, 1, 30, 10))
        let image = layout.tree.paintOrder.first { layout.tree.kind(of: $0) is ImageNode }
        #expect(image.map { layout.frames[$0] } == Rect(0, 0, 36, 14))
    }

    @Test("a button leaves out a title without letters")
    func emptyTitle() throws {
        #expect(try layout(Button(title: Text(""), image: icon)).size == Size(20, 20))
    }

    @Test("a state shows its own content, and what it lacks of the state it falls back to")
    func states() throws {
        let large = Button.Content(image: Box().preferredSize(40, 40).id("large").erased)
        let button = Button(title: title, image: icon).content(large, for: .highlighted)
        for state in [Button.State.highlighted, .selectedHighlighted] {
            let layout = try layout(button.state(state))
            #expect(layout.size == Size(78, 40))
            #expect(layout.frame(ofID: "title") != nil)
        }
        for state in [Button.State.normal, .selected, .disabled] {
            #expect(try layout(button.state(state)).frame(ofID: "large") == nil)
        }
    }

    @Test("an image that is loaded from a network is the best at hand, or a fill in all the room (Texture, §11.6)")
    func loadedImage() throws {
        #expect(try layout(LoadedImage(nil, photo)).size == Size(40, 20))
        let missing = LoadedImage(nil, placeholder: .solid(.white))
        #expect(try layout(missing).size == Size(200, 100))
        #expect(missing.element.kind.placeholder == .solid(.white))
    }

    @Test("a map and a video take all bounded room, with or without a picture (Texture, §3.7)")
    func mapAndVideo() throws {
        for layout in [
            try layout(MapPlaceholder()), try layout(MapPlaceholder(snapshot: photo)),
            try layout(VideoPlaceholder()), try layout(VideoPlaceholder(poster: photo)),
        ] {
            #expect(layout.size == Size(200, 100))
        }
        let unbounded = SizeRange(min: .zero, max: Size(200, .infinity))
        #expect(try MapPlaceholder().layout(in: unbounded).size == .zero)
        #expect(try VideoPlaceholder().layout(in: unbounded).size == .zero)
    }

    @Test("a video's play button is in the middle of it, and a map's pin")
    func marks() throws {
        func marks(_ element: some LayoutElement, _ size: Size) throws -> [Rect] {
            let layout = try layout(element)
            let nodes = layout.tree.paintOrder.filter { type(of: layout.tree.kind(of: $0)).isNode }
            return nodes.map { layout.frames[$0] }.filter { $0.size == size }
        }
        #expect(try marks(VideoPlaceholder(), Size(44, 44)) == [Rect(78, 28, 44, 44)])
        #expect(try marks(VideoPlaceholder(showsPlayButton: false), Size(44, 44)).isEmpty)
        #expect(try marks(MapPlaceholder(), Size(16, 16)) == [Rect(92, 42, 16, 16)])
        #expect(try marks(MapPlaceholder(showsPin: false), Size(16, 16)).isEmpty)
    }

    @Test("a field shows its placeholder while it has no text, within its insets")
    func editableText() throws {
        let hint = Text("Hint").preferredSize(24, 10).id("hint")
        let empty = try layout(EditableText(Text(""), placeholder: hint, insets: EdgeInsets(5)))
        #expect(empty.size == Size(34, 20))
        #expect(empty.frame(ofID: "hint") == Rect(5, 5, 24, 10))
        let filled = try layout(EditableText(title, placeholder: hint))
        #expect(filled.frame(ofID: "title") == Rect(0, 0, 30, 10) && filled.frame(ofID: "hint") == nil)
    }
}
