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

    @Test(
        "what is wrong in a gradient is reported once, and nothing else",
        arguments: [
            ("{}", "layout.fill: expected a color, an image, or one gradient: linear, radial or conic"),
            ("{linaer: {stops: [white, black]}}", "layout.fill: unknown key \"linaer\"; did you mean \"linear\"?"),
            (
                "{linear: {stops: [white, black]}, conic: {stops: [white, black]}}",
                "layout.fill: expected a color, an image, or one gradient"
            ),
            ("{radial: {stops: [white]}}", "layout.fill.radial.stops: expected at least two colors"),
            ("{radial: {}}", "layout.fill.radial: \"stops\" is missing"),
            ("{radial: {shape: circel, stops: [white, black]}}", "did you mean \"circle\"?"),
            ("{radial: {size: nearestSide, stops: [white, black]}}", "radial.size: expected one of closestSide"),
            ("{radial: {size: -1, stops: [white, black]}}", "radial.size: expected a number that is 0 or more"),
            (
                "{radial: {shape: circle, size: [1, 2], stops: [white, black]}}",
                "radial.size: expected the radius of a circle"
            ),
            (
                "{radial: {shape: ellipse, size: 5, stops: [white, black]}}",
                "radial.size: expected [x, y], the half axes of an ellipse"
            ),
            ("{radial: {center: middle, stops: [white, black]}}", "radial.center: expected one of topLeft, top"),
            ("{radial: {center: [1], stops: [white, black]}}", "radial.center: expected [x, y]"),
            ("{radial: {center: [1, x%], stops: [white, black]}}", "radial.center[1]: expected points or a percentage"),
            ("{radial: {to: left, stops: [white, black]}}", "layout.fill.radial: unknown key \"to\""),
            ("{conic: {from: north, stops: [white, black]}}", "conic.from: expected a number"),
            ("{conic: {stops: [{color: white, at: north}, black]}}", "stops[0].at: expected degrees or a percentage"),
            ("{conic: {stops: [{at: 5}, black]}}", "stops[0]: \"color\" is missing"),
            ("{linear: {repeating: 1, stops: [white, black]}}", "linear.repeating: expected true or false"),
            (
                "{linear: {interpolation: cmyk, stops: [white, black]}}",
                "interpolation: expected one of srgb, srgb-linear"
            ),
            ("{linear: {dither: on, stops: [white, black]}}", "linear.dither: expected true or false"),
        ])
    func wrong(fill: String, message: String) {
        let found = layoutProblems("{fill: \(fill)}")
        #expect(found.count == 1, "\(found)")
        #expect(found.first?.contains(message) == true, "\(found)")
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
