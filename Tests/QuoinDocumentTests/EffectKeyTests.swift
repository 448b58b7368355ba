import QuoinDocument
import QuoinLayout
import QuoinScene
import Testing

@Suite("Effects in documents")
struct EffectKeyTests {
    @Test("one shadow or a list of them, the first uppermost")
    func shadows() throws {
        let first = Shadow(color: .white, radius: 4, offset: Point(1, -2), spread: -3)
        #expect(try paint("shadow: {color: white, radius: 4, offset: [1, -2], spread: -3}")?.shadows == [first])
        #expect(
            try paint("shadow: [{color: white, radius: 4, offset: [1, -2], spread: -3}, {}]")?.shadows
                == [first, Shadow()])
    }

    @Test("a shadow falls outward or inward from the form, or outward from all that is painted")
    func shadowKinds() throws {
        #expect(try paint("shadow: {}")?.shadows.first?.kind == .outer)
        #expect(try paint("shadow: {inset: false}")?.shadows.first?.kind == .outer)
        #expect(try paint("shadow: {inset: true}")?.shadows.first?.kind == .inner)
        #expect(try paint("shadow: {of: content}")?.shadows.first?.kind == .content)
    }

    @Test("blurs and blend modes")
    func blursAndBlends() throws {
        let paint = try #require(try paint("blur: 2, backdropBlur: 3.5, blend: colorDodge"))
        #expect(paint.blur == 2 && paint.backdropBlur == 3.5 && paint.blendMode == .colorDodge)
        for mode in Paint.BlendMode.allCases {
            #expect(try QuoinDocumentTests.paint("blend: \(mode.rawValue)")?.blendMode == mode)
        }
    }

    @Test(
        "a transform turns, scales, moves or slants around the middle, or around an anchor",
        arguments: [
            ("rotate: 90", TransformMatrix.rotation(90), RelativePoint.center),
            ("scale: 2", .scale(2, 2), .center),
            ("scale: [-1, 1]", .scale(-1, 1), .center),
            ("translate: [5, -6]", .translation(5, -6), .center),
            ("skew: [0, 45]", .skew(0, 45), .center),
            ("matrix: [1, 2, 3, 4, 5, 6]", TransformMatrix(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), .center),
            ("rotate: 90, anchor: topLeft", .rotation(90), RelativePoint(.fraction(0), .fraction(0))),
            ("rotate: 90, anchor: [4, 25%]", .rotation(90), RelativePoint(.points(4), .fraction(0.25))),
        ])
    func transforms(keys: String, transform: TransformMatrix, anchor: RelativePoint) throws {
        let found = try #require(try paint("transform: {\(keys)}")?.transform)
        #expect(found.transform == transform && found.anchor == anchor)
    }

    @Test("steps of a transform have one order, however they are written: moved last, turned before, scaled first")
    func order() throws {
        let expected = TransformMatrix.translation(10, 0).concatenating(.rotation(90)).concatenating(.scale(2, 1))
        #expect(
            try paint("transform: {scale: [2, 1], rotate: 90, translate: [10, 0]}")?.transform?.transform == expected)
    }

    @Test("a list of steps has the order it is written in, each in the coordinates of those before it")
    func steps() throws {
        let expected = TransformMatrix.rotation(90).concatenating(.scale(2, 1)).concatenating(.translation(10, 0))
        let steps = "[{rotate: 90}, {scale: [2, 1]}, {translate: [10, 0]}]"
        #expect(try paint("transform: \(steps)")?.transform?.transform == expected)
        let anchored = try #require(try paint("transform: {steps: \(steps), anchor: [0, 0]}")?.transform)
        #expect(anchored.transform == expected && anchored.anchor == RelativePoint(.points(0), .points(0)))
        let twice = TransformMatrix.rotation(30).concatenating(.rotation(30))
        #expect(try paint("transform: [{rotate: 30}, {rotate: 30}]")?.transform?.transform == twice)
    }

    @Test("effects on a layout make it a node of its own")
    func onLayout() throws {
        let box = try kind(BoxNode.self, of: "{row: [{text: a}], shadow: {}, blend: multiply}")
        #expect(box?.paint.shadows == [Shadow()] && box?.paint.blendMode == .multiply)
    }

    @Test("one filter or a list of them, in their order")
    func filters() throws {
        #expect(try paint("filter: {grayscale: 0.5}")?.filters == [.grayscale(0.5)])
        #expect(
            try paint("filter: [{sepia: 1}, {hueRotate: -90}, {brightness: 2}]")?.filters
                == [.sepia(1), .hueRotate(-90), .brightness(2)])
        #expect(
            try paint("backdropFilter: [{saturate: 2}, {invert: 1}, {contrast: 0}]")?.backdropFilters
                == [.saturate(2), .invert(1), .contrast(0)])
    }
}
