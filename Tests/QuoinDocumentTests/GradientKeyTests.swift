import QuoinDocument
import QuoinLayout
import QuoinScene
import Testing

@Suite("Gradients in documents")
struct GradientKeyTests {
    /// The first fill of a box, as a gradient.
    private func gradient(_ fill: String) throws -> Gradient? {
        guard case .gradient(let gradient)? = try paint("fill: {\(fill)}")?.fills.first else { return nil }
        return gradient
    }

    private let stops = [Gradient.Stop(.white), Gradient.Stop(.black)]

    @Test("every gradient may repeat, mix in OKLab and be dithered", arguments: ["linear", "radial", "conic"])
    func common(kind: String) throws {
        let plain = try #require(try gradient("\(kind): {stops: [white, black]}"))
        #expect(plain.stops == stops)
        #expect(plain.spread == .pad && plain.interpolation == .sRGB && !plain.isDithered)
        let all = try #require(
            try gradient("\(kind): {repeating: true, interpolation: oklab, dither: true, stops: [white, black]}"))
        #expect(all.spread == .repeat && all.interpolation == .okLab && all.isDithered)
    }

    @Test(
        "a radial gradient reaches to the farthest corner as an ellipse, or as its shape and size say",
        arguments: [
            ("", Gradient.RadialExtent.ellipse(.farthestCorner)),
            ("shape: circle,", .circle(.farthestCorner)),
            ("size: closestSide,", .ellipse(.closestSide)),
            ("shape: circle, size: closestSide,", .circle(.closestSide)),
            ("size: 20,", .radii(.points(20), .points(20))),
            ("shape: circle, size: 20,", .radii(.points(20), .points(20))),
            ("size: [20, 50%],", .radii(.points(20), .fraction(0.5))),
            ("shape: ellipse, size: [20, 50%],", .radii(.points(20), .fraction(0.5))),
        ])
    func radialExtents(keys: String, extent: Gradient.RadialExtent) throws {
        #expect(try gradient("radial: {\(keys) stops: [white, black]}")?.shape == .radial(extent, center: .center))
    }

    @Test(
        "a center is a pair of points or percentages, also outside, or a name",
        arguments: [
            ("[10, -20%]", RelativePoint(.points(10), .fraction(-0.2))),
            ("topLeft", RelativePoint(.fraction(0), .fraction(0))),
            ("right", RelativePoint(.fraction(1), .fraction(0.5))),
            ("bottom", RelativePoint(.fraction(0.5), .fraction(1))),
            ("center", .center),
        ])
    func centers(text: String, center: RelativePoint) throws {
        #expect(
            try gradient("radial: {center: \(text), stops: [white, black]}")?.shape
                == .radial(.ellipse(.farthestCorner), center: center))
        #expect(
            try gradient("conic: {from: 45, center: \(text), stops: [white, black]}")?.shape
                == .conic(from: 45, center: center))
    }

    @Test("a stop of a conic gradient is at an angle or at a part of the turn")
    func angles() throws {
        let conic = try gradient("conic: {stops: [{color: white, at: 90}, {color: black, at: 50%}]}")
        #expect(
            conic?.stops == [Gradient.Stop(.white, at: .fraction(0.25)), Gradient.Stop(.black, at: .fraction(0.5))])
    }

    @Test("several fills of different kinds, the first lowest")
    func severalFills() throws {
        let fills = try paint("fill: [white, {radial: {stops: [white, black]}}, {conic: {stops: [white, black]}}]")?
            .fills
        #expect(fills == [.solid(.white), .radial(colors: [.white, .black]), .conic(colors: [.white, .black])])
    }

    @Test("stops may lie outside a gradient, and have a hint")
    func places() throws {
        let linear = try gradient("linear: {stops: [{color: white, at: -50%, hint: 20%}, {color: black, at: -4}]}")
        #expect(
            linear?.stops == [
                Gradient.Stop(.white, at: .percent(-50), hint: .percent(20)), Gradient.Stop(.black, at: .points(-4)),
            ])
        let conic = try gradient("conic: {stops: [{color: white, at: -90, hint: 90}, {color: black, at: 150%}]}")
        #expect(
            conic?.stops == [
                Gradient.Stop(.white, at: .fraction(-0.25), hint: .fraction(0.25)),
                Gradient.Stop(.black, at: .fraction(1.5)),
            ])
    }

    @Test("a gradient mixes in a space, and goes around by a way")
    func spaces() throws {
        for space in Gradient.Interpolation.allCases {
            let found = try gradient("linear: {interpolation: \(space.rawValue), stops: [white, black]}")
            #expect(found?.interpolation == space && found?.hue == .shorter)
        }
        for way in Gradient.HueDirection.allCases {
            let found = try gradient("linear: {interpolation: oklch, hue: \(way.rawValue), stops: [white, black]}")
            #expect(found?.hue == way)
        }
    }
}
