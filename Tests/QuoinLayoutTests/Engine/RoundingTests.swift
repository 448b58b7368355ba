import QuoinLayout
import Testing

@Suite("Rounding")
struct RoundingTests {
    @Test("up, down and to the nearest pixel (Texture, §1.5)")
    func grid() {
        let grid = PixelGrid(scale: 2)
        #expect(grid.ceil(10.25) == 10.5)
        #expect(grid.ceil(-10.25) == -10)
        #expect(grid.ceil(10.00000001) == 10)
        #expect(grid.floor(10.75) == 10.5)
        #expect(grid.floor(10.99999999) == 11)
        #expect(grid.round(10.25) == 10.5)
        #expect(grid.round(-10.25) == -10.5)
        #expect(grid.round(10.2) == 10)
    }

    @Test("up is what the standard library's rounding gives, of any number")
    func roundingUp() {
        var values = [0, -0.0, 0.5, 1.5, 2.5, 0x1p50 + 0.75, 0x1p51 - 0.25, 0x1p51 + 0.5, 0x1p52, 0x1p60, .infinity]
        var generator = SeededGenerator(seed: 5)
        for exponent in [1, 1e3, 1e7, 1e15] {
            for _ in 0..<1_000 { values.append(Double.random(in: 0...exponent, using: &generator)) }
        }
        let tolerance = 1.1920928955078125e-07
        for scale in [1.0, 2, 1.5, 3] {
            let grid = PixelGrid(scale: scale)
            for value in values + values.map({ -$0 }) {
                let expected = ((value - tolerance) * scale).rounded(.up) / scale + 0
                #expect(grid.ceil(value).bitPattern == expected.bitPattern, "of \(value) at \(scale)")
            }
            #expect(grid.ceil(.nan).isNaN)
        }
    }

    @Test("sizes and positions are rounded up by themselves, so neighbors may overlap (Texture, §1.5)")
    func independence() throws {
        let frames = try Absolute {
            box(33.34, 10).at(33.34, 0)
            box(33.34, 10).at(66.68, 0)
        }.innerFrames(in: upTo(200, 10), scale: 2)
        #expect(frames.horizontal == [[33.5, 33.5], [67, 33.5]])
    }

    @Test("a parent sees rounded sizes (Texture, §1.5)")
    func parents() throws {
        #expect(try Row { for _ in 0..<3 { box(10.1, 10) } }.size(in: upTo(100, 100)) == Size(33, 10))
    }

    @Test("offsets add up unrounded within a node, and each node rounds what is in it (Texture, §3.5)")
    func flattening() throws {
        let deep = box(10, 10).inset(0.3).inset(0.3)
        #expect(try deep.innerFrames(in: upTo(100, 100)).last?.origin == Point(1, 1))
        let inNode = node { box(10, 10).inset(0.3) }.inset(0.3)
        let frames = try inNode.innerFrames(in: upTo(100, 100))
        #expect(frames.first?.origin == Point(1, 1))
        #expect(frames.last?.origin == Point(2, 2))
    }
}
