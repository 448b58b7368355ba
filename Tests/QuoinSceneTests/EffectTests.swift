import QuoinScene
import Testing

@Suite("Shadows, groups and transforms in the display list")
struct EffectTests {
    private let frame = Rect(0, 0, 40, 20)

    private func operations(_ element: some LayoutElement) throws -> [DisplayOperation] {
        try DisplayList(element.layout(in: SizeRange(exactly: frame.size))).commands.map(\.operation)
    }

    @Test("outer shadows lie below the fills, the last lowest, inner ones above them (CSS Backgrounds 3, §6)")
    func order() throws {
        let near = Shadow(radius: 1)
        let far = Shadow(radius: 2, offset: Point(3, 4), spread: 5)
        let inner = Shadow(radius: 6, kind: .inner)
        let cast = { (shadow: Shadow) in ShadowCast(color: .black, radius: shadow.radius, offset: shadow.offset) }
        let all = Shape.rectangle(frame)
        #expect(
            try operations(Box().fill(.white).shadow(near).shadow(far).shadow(inner)) == [
                .shadow(all, spread: 5, cast(far)), .shadow(all, spread: 0, cast(near)),
                .fill(all, .solid(.white)), .innerShadow(all, spread: 0, cast(inner)),
            ])
    }

    @Test("a shadow is not seen through a form that is not opaque")
    func knockedOut() throws {
        for fills in [[], [Fill.solid(Color(hex: 0, alpha: 0.5))], [.linear(.toTop, colors: [.black, .transparent])]] {
            let operations = try operations(Box().painted { ($0.fills, $0.shadows) = (fills, [Shadow()]) })
            guard case .pushClip(.path(_, .evenOdd)) = operations[0], case .shadow = operations[1],
                operations[2] == .popClip
            else {
                Issue.record("\(operations)")
                continue
            }
        }
    }

    @Test("a shadow of the content, a blend mode and a blur make one group with the opacity")
    func group() throws {
        let element = Box().opacity(0.5).blendMode(.multiply).blur(2)
            .shadow(Shadow(color: .white, radius: 1, offset: Point(0, 2), kind: .content))
        let group = PaintGroup(
            opacity: 0.5, blendMode: .multiply, blur: 2,
            shadows: [ShadowCast(color: .white, radius: 1, offset: Point(0, 2))])
        #expect(try operations(element) == [.pushGroup(group), .popGroup])
    }

    @Test("a transform goes around its anchor, and takes everything of the node with it")
    func transform() throws {
        let operations = try operations(Box().fill(.white).opacity(0.5).transform(.scale(2, 3)))
        #expect(
            operations.first == .pushTransform(TransformMatrix(a: 2, b: 0, c: 0, d: 3, tx: -20, ty: -20)))
        #expect(operations.last == .popTransform)
        let corner = try self.operations(Box().transform(.rotation(90), anchor: RelativePoint(0, 0)))
        #expect(corner.first == .pushTransform(TransformMatrix(a: 0, b: 1, c: -1, d: 0)))
    }

    @Test("a node that a transform presses flat is not painted")
    func flat() throws {
        #expect(try operations(Box().fill(.white).transform(.scale(0, 1))).isEmpty)
        #expect(try operations(Box().fill(.white).transform(.skew(90, 0))).isEmpty)
    }

    @Test("transforms concatenate from the inside out")
    func concatenation() {
        let both = TransformMatrix.translation(10, 0).concatenating(.rotation(90))
        #expect(both == TransformMatrix(a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 0))
        #expect(TransformMatrix.identity.concatenating(both) == both)
    }

    @Test("the backdrop is blurred before anything of the node is painted")
    func backdrop() throws {
        #expect(
            try operations(Box().fill(.white).backdropBlur(4)) == [
                .blurBackdrop(.rectangle(frame), radius: 4), .fill(.rectangle(frame), .solid(.white)),
            ])
    }

    @Test("filters make a group with the blur, and those of the backdrop come after its blur")
    func filters() throws {
        let group = PaintGroup(filters: [.grayscale(1), .contrast(2)], blur: 3)
        #expect(
            try operations(Box().filter(.grayscale(1)).filter(.contrast(2)).blur(3)) == [.pushGroup(group), .popGroup])
        #expect(
            try operations(Box().backdropFilter(.invert(1)).backdropBlur(4)) == [
                .blurBackdrop(.rectangle(frame), radius: 4), .filterBackdrop(.rectangle(frame), [.invert(1)]),
            ])
    }

    @Test("the bounds of what commands paint contain transforms, shadows, blurs and lines")
    func paintedBounds() throws {
        func bounds(_ element: some LayoutElement) throws -> Rect? {
            try DisplayList(element.layout(in: SizeRange(exactly: frame.size))).commands[...].paintedBounds
        }
        #expect(try bounds(Box()) == nil)
        #expect(try bounds(Box().fill(.white)) == frame)
        #expect(try bounds(Box().fill(.white).transform(.translation(5, -6))) == Rect(5, -6, 40, 20))
        #expect(try bounds(Box().fill(.white).blur(2))?.minX ?? 0 <= -7)
        let moved = Shadow(radius: 1, offset: Point(30, 0), kind: .content)
        #expect(try bounds(Box().fill(.white).shadow(moved))?.maxX ?? 0 >= 73)
    }
}
