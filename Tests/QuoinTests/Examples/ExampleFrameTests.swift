import Quoin
import Testing

/// The frames that the reference gives for texts of assumed sizes, at two pixels a point.
@Suite("Frames of Texture's examples")
struct ExampleFrameTests {
    private let free = ExtentRange.unconstrained

    private func layout(
        _ element: some LayoutElement, _ width: ExtentRange, _ height: ExtentRange, scale: Double = 2
    ) throws -> Layout {
        try element.layout(in: SizeRange(width: width, height: height), environment: LayoutEnvironment(scale: scale))
    }

    @Test("the lines of a header have the room that the time leaves (Texture, §9.1)")
    func header() throws {
        let header = headerLayout(
            name: placeholder("name", 140, 24), place: placeholder("place", 165, 24), time: placeholder("time", 40, 24))
        let layout = try layout(header, .points(320), free)
        #expect(layout.size == Size(320, 48))
        #expect(layout.frame(ofID: "name") == Rect(10, 0, 220, 24))
        #expect(layout.frame(ofID: "place") == Rect(10, 24, 220, 24))
        #expect(layout.frame(ofID: "time") == Rect(270, 12, 40, 24))
    }

    @Test("a caption keeps its distance from three edges, and its width is forced (Texture, §9.2)")
    func captionedPhoto() throws {
        let photo = captionedPhotoLayout(
            photo: Box().preferredSize(150, 150), caption: placeholder("caption", 100, 38))
        let layout = try layout(photo, free, free)
        #expect(layout.size == Size(150, 150))
        #expect(layout.frame(ofID: "caption") == Rect(12, 100, 126, 38))
    }

    @Test("an icon on a corner sticks out, unless the corner is wrapped (Texture, §9.3)")
    func cornerIcon() throws {
        let photo = Box().preferredSize(150, 150).id("photo")
        let icon = Box().preferredSize(40, 40).id("icon")
        let open = try layout(photo.corner(icon), free, free)
        #expect(open.size == Size(150, 150))
        #expect(open.frame(ofID: "icon") == Rect(130, -20, 40, 40))
        let wrapped = try layout(photo.corner(icon, wraps: true), free, free)
        #expect(wrapped.size == Size(170, 170))
        #expect(wrapped.frame(ofID: "photo") == Rect(0, 20, 150, 150))
        #expect(wrapped.frame(ofID: "icon") == Rect(130, 0, 40, 40))
    }

    @Test("an icon at a fixed place makes the layout larger (Texture, §6.5 and §9.3)")
    func outsetIcon() throws {
        let layout = try layout(outsetIconLayout(photo: Box().id("photo"), icon: Box().id("icon")), free, free)
        #expect(layout.size == Size(190, 170))
        #expect(layout.frame(ofID: "photo") == Rect(20, 20, 150, 150))
        #expect(layout.frame(ofID: "icon") == Rect(150, 0, 40, 40))
    }

    @Test("a cell's text is in the middle of the height and fills the width (Texture, §9.4)")
    func textCell() throws {
        let cell = textCellLayout(title: placeholder("title", 150, 20))
        let exact = try layout(cell, .points(375), .points(44))
        #expect(exact.size == Size(375, 44))
        #expect(exact.frame(ofID: "title") == Rect(12, 10, 359, 20))
        #expect(try layout(cell, ExtentRange(min: 0, max: 375), .points(44)).size == Size(166, 44))
    }

    @Test("the first of two growing lines has the odd point; in free height they stay thin (Texture, §9.5)")
    func separators() throws {
        let separators = separatorsLayout(line: placeholder("line", 3, 3), text: placeholder("text", 200, 19))
        let exact = try layout(separators, .points(320), .points(120))
        #expect(exact.frame(ofID: "top") == Rect(0, 0, 320, 31))
        #expect(exact.frame(ofID: "text") == Rect(20, 51, 280, 19))
        #expect(exact.frame(ofID: "bottom") == Rect(0, 90, 320, 30))
        #expect(try layout(separators, .points(320), free).size == Size(320, 65))
    }

    @Test("lines grow within insets, a text between them is centered (Texture, §6.5 and §9.5)")
    func insetSeparators() throws {
        let separators = insetSeparatorsLayout(line: placeholder("line", 3, 3), text: placeholder("text", 190, 20))
        let layout = try layout(separators, .points(320), .points(240))
        #expect(layout.frame(ofID: "top") == Rect(0, 60, 320, 30))
        #expect(layout.frame(ofID: "text") == Rect(65, 110, 190, 20))
        #expect(layout.frame(ofID: "bottom") == Rect(0, 150, 320, 30))
    }

    @Test("a title is at the bottom right of a square photo (Texture, §6.5)")
    func titledPhoto() throws {
        let photo = titledPhotoLayout(
            photo: Box().id("photo"), gradient: Box().id("gradient"), title: placeholder("title", 100, 18))
        let layout = try layout(photo, .points(300), .points(300))
        #expect(layout.frame(ofID: "photo") == Rect(0, 0, 300, 300))
        #expect(layout.frame(ofID: "gradient") == Rect(0, 0, 300, 300))
        #expect(layout.frame(ofID: "title") == Rect(196, 278, 100, 18))
    }

    @Test("a photo cell (Texture, §9.6)")
    func photoCell() throws {
        let cell = photoCellLayout(
            avatar: Box().id("avatar"), name: placeholder("name", 90, 17), time: placeholder("time", 25, 17),
            photo: Box().id("photo"), likes: placeholder("likes", 60, 17), comment: placeholder("comment", 200, 34))
        let layout = try layout(cell, .points(375), free)
        #expect(layout.size == Size(375, 491))
        #expect(layout.frame(ofID: "avatar") == Rect(10, 10, 30, 30))
        #expect(layout.frame(ofID: "name") == Rect(50, 16.5, 90, 17))
        #expect(layout.frame(ofID: "time") == Rect(340, 16.5, 25, 17))
        #expect(layout.frame(ofID: "photo") == Rect(0, 50, 375, 375))
        #expect(layout.frame(ofID: "likes") == Rect(10, 430, 355, 17))
        #expect(layout.frame(ofID: "comment") == Rect(10, 452, 355, 34))
    }

    @Test("a flex basis decides the widths of columns, and rounds each up to a pixel (Texture, §9.7)")
    func twoColumns() throws {
        let left = placeholder("left", 250, 20)
        let right = placeholder("right", 10, 20)
        let uneven = try layout(twoColumnsLayout(left: left, right: right), .points(300), free)
        #expect(uneven.frame(ofID: "left") == Rect(0, 0, 120, 20))
        #expect(uneven.frame(ofID: "right") == Rect(120, 0, 180, 20))
        let halves = try layout(twoColumnsLayout(share: 0.5, left: left, right: right), .points(375), free, scale: 3)
        #expect(halves.frame(ofID: "left")?.size.width == 563.0 / 3)
        #expect(halves.frame(ofID: "right")?.size.width == 563.0 / 3)
    }

    @Test("badges are centered on the corners of their tiles (Texture, §9.8)")
    func badgedTiles() throws {
        let tiles = badgedTilesLayout(
            tile: Box(), photo: Box(), label: placeholder("label", 60, 24), plus: Box())
        let layout = try layout(tiles, free, free)
        #expect(layout.size == Size(100, 380))
        #expect(layout.frame(ofID: "dot") == Rect(84, -10, 26, 26))
        #expect(layout.frame(ofID: "badge") == Rect(70, 128, 60, 24))
        #expect(layout.frame(ofID: "icon") == Rect(87, 267, 26, 26))
    }

    @Test("a column beside a photo is as wide as the wider of its texts (Texture, §9.9)")
    func speaker() throws {
        let speaker = speakerLayout(
            photo: Box().id("photo"), name: placeholder("name", 140, 30), about: placeholder("about", 150, 70))
        let layout = try layout(speaker, .points(320), free)
        #expect(layout.size == Size(320, 130))
        #expect(layout.frame(ofID: "photo") == Rect(5, 5, 120, 120))
        #expect(layout.frame(ofID: "name") == Rect(130, 5, 150, 30))
        #expect(layout.frame(ofID: "about")?.origin == Point(130, 35))
    }
}
