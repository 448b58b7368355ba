import QuoinPixels
import TestSupport
import Testing

@Suite("Pixels of gradients")
struct GradientRasterTests {
    private let studio: Studio

    init() throws {
        studio = try Studio()
    }

    private func draw(_ fill: Fill, _ width: Double, _ height: Double, scale: Double = 1) throws -> Bitmap {
        try studio.draw(Box().fill(fill).preferredSize(width, height), scale: scale)
    }

    private func gradient(_ shape: Gradient.Shape, _ stops: [(Color, Double)]) -> Gradient {
        Gradient(shape, stops: stops.map { Gradient.Stop($0, at: .fraction($1)) })
    }

    @Test("a radial gradient has the color of the distance from its center", arguments: [1.0, 2])
    func radial(scale: Double) throws {
        let bitmap = try draw(.radial(.circle(.closestSide), colors: [.black, .white]), 101, 101, scale: scale)
        let middle = bitmap.width / 2
        for distance in stride(from: 0, through: middle, by: 7) {
            let expected = min(Double(distance) / (Double(bitmap.width) / 2), 1) * 255
            #expect(abs(Double(bitmap[middle + distance, middle].x) - expected) <= 2)
            #expect(abs(Double(bitmap[middle, middle - distance].x) - expected) <= 2)
        }
        #expect(bitmap[0, 0].x == 255)
    }

    @Test(
        "a conic gradient turns clockwise from upward",
        arguments: [(50, 0, 0.01), (99, 50, 0.25), (50, 99, 0.5), (0, 50, 0.75), (85, 15, 0.125), (15, 15, 0.875)])
    func conic(x: Int, y: Int, part: Double) throws {
        let bitmap = try draw(.conic(colors: [.black, .white]), 100, 100)
        #expect(abs(Double(bitmap[x, y].x) - part * 255) <= 3)
    }

    @Test("a conic gradient begins at its angle")
    func conicAngle() throws {
        let bitmap = try draw(.conic(from: 90, colors: [.black, .white]), 100, 100)
        #expect(bitmap[99, 51].x <= 3 && bitmap[99, 48].x >= 252)
    }

    @Test("a gradient that repeats begins again behind its last stop and before its first")
    func repeating() throws {
        var stripes = gradient(.linear(.toRight), [(.black, 0.25), (.black, 0.5), (.white, 0.5), (.white, 0.75)])
        stripes.spread = .repeat
        let bitmap = try draw(.gradient(stripes), 8, 1)
        #expect((0..<8).map { bitmap[$0, 0].x } == [255, 255, 0, 0, 255, 255, 0, 0])
    }

    @Test("stops beyond the ends are where they are")
    func beyond() throws {
        let wide = gradient(.linear(.toRight), [(.black, -0.5), (.white, 1.5)])
        let bitmap = try draw(.gradient(wide), 100, 1)
        #expect(abs(Int(bitmap[0, 0].x) - 64) <= 1 && abs(Int(bitmap[99, 0].x) - 191) <= 1)
    }

    @Test("two stops at one place are an edge at the pixel")
    func edge() throws {
        let edge = gradient(.linear(.toRight), [(.black, 0.5), (.white, 0.5)])
        let bitmap = try draw(.gradient(edge), 10, 1)
        #expect((0..<10).map { bitmap[$0, 0].x } == [0, 0, 0, 0, 0, 255, 255, 255, 255, 255])
    }

    @Test("in OKLab the middle between red and blue is the color that a browser shows: #8c53a2")
    func okLab() throws {
        var ramp = gradient(.linear(.toRight), [(Color(.red), 0), (Color(.blue), 1)])
        ramp.interpolation = .okLab
        let middle = try draw(.gradient(ramp), 101, 1)[50, 0]
        #expect(abs(Int(middle.x) - 0x8C) <= 1 && abs(Int(middle.y) - 0x53) <= 1 && abs(Int(middle.z) - 0xA2) <= 1)
    }

    @Test("dithering keeps the mean and mixes only the two nearest levels")
    func dithering() throws {
        var ramp = gradient(.linear(.toRight), [(Color(hex: 0x404040), 0), (Color(hex: 0x414141), 1)])
        ramp.isDithered = true
        let bitmap = try draw(.gradient(ramp), 64, 64)
        let levels = bitmap.pixels.map { Int($0 & 0xFF) }
        #expect(Set(levels) == [0x40, 0x41])
        #expect(abs(Double(levels.reduce(0, +)) / 4_096 - 64.5) < 0.02)
    }

    @Test(
        "each pixel of a linear gradient has the color of its middle",
        arguments: [0.0, 20, 90, 135, 180, 250, 270], [0...1, 0.2...0.21, -3...8.0])
    func linear(degrees: Double, stops: ClosedRange<Double>) throws {
        let (width, height) = (1_020.0, 5.0)
        let shape = Gradient.Shape.linear(.degrees(degrees))
        let bitmap = try draw(
            .gradient(gradient(shape, [(.black, stops.lowerBound), (.white, stops.upperBound)])), width, height)
        let direction = Direction(degrees: degrees)
        let (right, down) = (direction.sine, -direction.cosine)
        let length = abs(width * right) + abs(height * down)
        let extent = stops.upperBound - stops.lowerBound
        // The table has four colors per pixel, so the error is an eighth of a pixel beside the rounding.
        let tolerance = 0.501 + 255 / (length * extent) / 8
        let wrong = (0..<1_020 * 5).first { index in
            let (x, y) = (index % 1_020, index / 1_020)
            let way = (Double(x) + 0.5 - width / 2) * right + (Double(y) + 0.5 - height / 2) * down
            let offset = min(max((way / length + 0.5 - stops.lowerBound) / extent, 0), 1)
            return abs(Double(bitmap[x, y].x) - offset * 255) > tolerance
        }
        #expect(wrong == nil)
    }

    @Test(
        "a gradient of few levels has each in its place, however narrow the picture",
        arguments: [90.0, 135, 225, 250, 270, 315], [1, 7, 16, 17, 33])
    func narrow(degrees: Double, width: Int) throws {
        let height = 200
        let ramp = gradient(.linear(.degrees(degrees)), [(.black, 0), (Color(hex: 0x040404), 1)])
        let bitmap = try draw(.gradient(ramp), Double(width), Double(height))
        let direction = Direction(degrees: degrees)
        let (right, down) = (direction.sine, -direction.cosine)
        let length = abs(Double(width) * right) + abs(Double(height) * down)
        for (x, y) in (0..<height).flatMap({ y in (0..<width).map { ($0, y) } }) {
            let across = (Double(x) + 0.5 - Double(width) / 2) * right
            let way = across + (Double(y) + 0.5 - Double(height) / 2) * down
            let offset = way / length + 0.5
            guard abs(Double(bitmap[x, y].x) - offset * 4) > 0.501 + 4 / length / 8 else { continue }
            Issue.record("\(bitmap[x, y].x) at \(x), \(y)")
        }
    }

    @Test("at a hint is the color half way", arguments: [0.1, 0.25, 0.5, 0.9])
    func hint(place: Double) throws {
        let stops = [Gradient.Stop(.black, hint: .fraction(place)), Gradient.Stop(.white)]
        let bitmap = try draw(.linear(.toRight, stops), 1_000, 1)
        #expect(abs(Int(bitmap[Int(place * 1_000), 0].x) - 128) <= 2)
        #expect(bitmap[999, 0].x >= 250)
    }

    @Test("a gradient begins and ends with its colors in every space", arguments: Gradient.Interpolation.allCases)
    func ends(space: Gradient.Interpolation) throws {
        let (from, to) = (Color(hex: 0x5E5CE6), Color(hex: 0xFFD60A))
        for hue in Gradient.HueDirection.allCases {
            var gradient = Gradient(.linear(.toRight), stops: [Gradient.Stop(from), Gradient.Stop(to)])
            (gradient.interpolation, gradient.hue) = (space, hue)
            let bitmap = try draw(.gradient(gradient), 2_000, 1)
            for (x, color) in [(0, SIMD4<UInt8>(0x5E, 0x5C, 0xE6, 255)), (1_999, SIMD4(0xFF, 0xD6, 0x0A, 255))] {
                for part in 0..<4 { #expect(abs(Int(bitmap[x, 0][part]) - Int(color[part])) <= 2, "\(space) \(hue)") }
            }
        }
    }

    @Test("hues turn on the way that is asked for; a gray has none of its own")
    func hues() throws {
        func middle(_ hue: Gradient.HueDirection, _ colors: [Color]) throws -> SIMD4<UInt8> {
            var gradient = Gradient(.linear(.toRight), stops: colors.map { Gradient.Stop($0) })
            (gradient.interpolation, gradient.hue) = (.okLCH, hue)
            return try draw(.gradient(gradient), 101, 1)[50, 0]
        }
        let ends = [Color(hex: 0xFF0000), Color(hex: 0x0000FF)]
        let (short, long) = (try middle(.shorter, ends), try middle(.longer, ends))
        #expect(short.y < 60 && long.y > 120, "\(short) \(long)")
        #expect(try middle(.decreasing, ends) == short && middle(.increasing, ends) == long)
        let pale = try middle(.shorter, [.white, Color(hex: 0x0000FF)])
        #expect(pale.z > 220 && pale.x < pale.z && pale.y < pale.z)
    }
}
