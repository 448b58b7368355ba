import QuoinDocument
import QuoinLayout
import QuoinScene
import Testing

@Suite("Shapes and lines in documents")
struct ShapeKeyTests {
    @Test("a shape is a word, or path data in points or in a view box")
    func shapes() throws {
        let path = try Path(parsing: "M0 0H10V10Z")
        #expect(try paint("shape: ellipse")?.shape == .ellipse)
        #expect(try paint("shape: diamond")?.shape == .diamond)
        #expect(try paint("shape: {path: M0 0H10V10Z}")?.shape == .path(path))
        #expect(try paint("shape: {path: M0 0H10V10Z, fillRule: evenOdd}")?.shape == .path(path, .evenOdd))
        #expect(
            try paint("shape: {path: M0 0H10V10Z, viewBox: [0, 0, 24, 12]}")?.shape
                == .scaledPath(path, viewBox: Rect(0, 0, 24, 12)))
    }

    @Test("content ends at the shape, or at one of its own")
    func clips() throws {
        let path = try Path(parsing: "M0 0H10V10Z")
        #expect(try paint("clip: true")?.clips == true)
        #expect(try paint("clip: true")?.clipShape == nil)
        #expect(try paint("clip: false")?.clips == false)
        let ellipse = try #require(try paint("clip: ellipse"))
        #expect(ellipse.clips && ellipse.clipShape == .ellipse && ellipse.shape == .rectangle)
        #expect(
            try paint("clip: {path: M0 0H10V10Z, viewBox: [0, 0, 24, 12], fillRule: evenOdd}")?.clipShape
                == .scaledPath(path, viewBox: Rect(0, 0, 24, 12), .evenOdd))
    }

    @Test("corners have a curve and a way of rounding")
    func corners() throws {
        #expect(try paint("cornerRadius: 8, cornerCurve: continuous")?.cornerCurve == .continuous)
        #expect(try paint("cornerRounding: layer")?.cornerRounding == .layer)
        #expect(try paint("cornerRounding: {clipping: white}")?.cornerRounding == .clipping(corners: .white))
        #expect(
            try paint("cornerRounding: {precomposited: white}")?.cornerRounding == .precomposited(corners: .white))
    }

    @Test("a border has a style or a pattern, and a position")
    func borderStyles() throws {
        #expect(try paint("border: {width: 2, style: dashed}")?.border == Border(width: 2, style: .dashed))
        #expect(try paint("border: {width: 2, style: dotted}")?.border == Border(width: 2, style: .dotted))
        #expect(try paint("border: {width: 2, dash: [4, 1]}")?.border == Border(width: 2, style: .pattern([4, 1])))
        #expect(try paint("border: {width: 2, position: outside}")?.border?.position == .outside)
    }

    @Test("a side of a border differs in what it says; without a line for all, only the sides named have one")
    func borderSides() throws {
        #expect(
            try paint("border: {top: {width: 2, color: white}}")?.border
                == Border(top: Border.Line(width: 2, color: .white)))
        #expect(
            try paint("border: {width: 1, color: white, bottom: {width: 4}, left: {style: dashed}}")?.border
                == Border(
                    top: Border.Line(width: 1, color: .white), right: Border.Line(width: 1, color: .white),
                    bottom: Border.Line(width: 4, color: .white),
                    left: Border.Line(width: 1, color: .white, style: .dashed)))
    }

    @Test("an outline is a line at an offset, which may be negative")
    func outline() throws {
        #expect(
            try paint("outline: {width: 2, color: white, style: dotted, offset: -3}")?.outline
                == Outline(width: 2, color: .white, style: .dotted, offset: -3))
        #expect(try paint("outline: {width: 2}")?.outline == Outline(width: 2))
    }

    @Test("a border may be double, and have a fill in place of a color")
    func borderFills() throws {
        let fill = Fill.linear(.toRight, colors: [.white, .black])
        #expect(try paint("border: {width: 6, style: double}")?.border == Border(width: 6, style: .double))
        let text = "fill: {linear: {to: right, stops: [white, black]}}"
        #expect(try paint("border: {width: 2, \(text)}")?.border == Border(width: 2, fill: fill))
        #expect(
            try paint("outline: {width: 2, offset: 1, \(text)}")?.outline
                == Outline(Border.Line(width: 2, fill: fill), offset: 1))
        #expect(
            layoutProblems("{border: {width: 2, color: red, fill: blue}}").first?.contains("set the same") == true)
        let gradient = layoutProblems("{border: {width: 2, color: {linear: {stops: [red, blue]}}}}")
        #expect(gradient.count == 1 && gradient[0].contains("a gradient or an image is the \"fill\" of a line"))
    }

    @Test("a radius is a number, a percentage, or one for each axis")
    func radii() throws {
        #expect(try paint("cornerRadius: 50%")?.cornerRadii == CornerRadii(all: .percent(50)))
        let both = CornerRadii.Radius(x: 20, y: .percent(10))
        #expect(try paint("cornerRadius: {x: 20, y: 10%}")?.cornerRadii == CornerRadii(all: both))
        #expect(
            try paint("cornerRadius: [1, 25%, {x: 20, y: 10%}, 0]")?.cornerRadii
                == CornerRadii(topLeft: 1, topRight: .percent(25), bottomRight: both))
        #expect(
            try paint("cornerRadius: {bottomLeft: {x: 20, y: 10%}}")?.cornerRadii == CornerRadii(bottomLeft: both))
        for wrong in ["-1", "-5%", "120%", "{x: 1}", "[1, 2]", "{x: 1, y: much}"] {
            #expect(layoutProblems("{cornerRadius: \(wrong)}").count == 1, "\(wrong)")
        }
    }
}
