import QuoinScene
import Testing

@Suite("Display list")
struct DisplayListTests {
    private func operations(
        _ element: some LayoutElement, ground: [Fill] = [], appearance: Appearance = .light
    ) throws -> [DisplayOperation] {
        let layout = try element.layout(in: SizeRange(exactly: Size(100, 100)))
        return try DisplayList(layout, background: ground, appearance: appearance).commands.map(\.operation)
    }

    private let all = Shape.rectangle(Rect(0, 0, 100, 100))

    @Test("a node paints its fills, then its children within its clip, then its border (Texture, §11.1)")
    func order() throws {
        let element = Box(Box().fill(.black)).fill(.white).fill(Color(hex: 0xFF0000)).clip().border(width: 2)
        #expect(
            try operations(element) == [
                .fill(all, .solid(.white)), .fill(all, .solid(RGBA(hex: 0xFF0000))), .pushClip(all),
                .fill(all, .solid(.black)), .popClip,
                .fill(all.ring(around: .rectangle(Rect(2, 2, 96, 96))), .solid(.black)),
            ])
    }

    @Test("content may end at a form of its own, the fill keeps the node's")
    func clipShape() throws {
        let box = Box(Box().preferredSize(20, 20)).fill(.white).cornerRadius(4).clip(to: .ellipse)
        let operations = try DisplayList(box.layout(in: .unconstrained)).commands.map(\.operation)
        let frame = Rect(0, 0, 20, 20)
        #expect(
            operations == [
                .fill(Shape(frame, radii: CornerRadii(4)), .solid(.white)),
                .pushClip(.path(Path(ellipseIn: frame), .nonZero)), .popClip,
            ])
    }

    @Test("an opacity below 1 makes the node and its children a group; none is painted at 0 or hidden")
    func groups() throws {
        let element = Box(Box().fill(.black)).fill(.white).opacity(0.5)
        #expect(
            try operations(element) == [
                .pushGroup(PaintGroup(opacity: 0.5)), .fill(all, .solid(.white)), .fill(all, .solid(.black)), .popGroup,
            ])
        #expect(try operations(element.opacity(0)).isEmpty)
        #expect(try operations(element.opacity(1).hidden()).isEmpty)
    }

    @Test("overlays come after what they lie over, backgrounds before (Texture, §3.3)")
    func specs() throws {
        let element = Box().fill(.white).overlay(Box().fill(.black)).background(Box().fill(Color(hex: 0xFF)))
        #expect(
            try operations(element) == [
                .fill(all, .solid(RGBA(hex: 0xFF))), .fill(all, .solid(.white)), .fill(all, .solid(.black)),
            ])
    }

    @Test("the canvas is filled first, and an adaptive color has the value of the appearance")
    func ground() throws {
        let ground = [Fill.solid(Color(light: .white, dark: .black))]
        #expect(try operations(Spacer(), ground: ground) == [.fill(all, .solid(.white))])
        #expect(try operations(Spacer(), ground: ground, appearance: .dark) == [.fill(all, .solid(.black))])
    }

    @Test("every command knows its element")
    func origin() throws {
        let layout = try Box(Box().fill(.black).id("inner")).inset(5).layout(in: SizeRange(exactly: Size(20, 20)))
        let list = try DisplayList(layout, background: [.solid(.white)])
        #expect(list.element(of: list.commands[0]) == nil)
        #expect(list.element(of: list.commands[1])?.path == "layout.inset.child.box.child")
        #expect(list.element(of: list.commands[1])?.id == "inner")
    }

    @Test("text that nothing can shape is an error that names the element")
    func noShaper() throws {
        let layout = try Text("x").id("title").layout(in: SizeRange(exactly: Size(20, 20)))
        let reference = ElementReference(id: "title", path: "layout")
        let error = #expect(throws: QuoinError.self) { try DisplayList(layout) }
        #expect(error?.description == "\(reference): the layout environment has no text shaper")
    }
}
