import QuoinCairo
import QuoinExplanations
import QuoinPixels
import Testing

@Suite("Comparing pixels")
struct PixelComparisonTests {
    /// A white picture.
    private func sheet(_ width: Int, _ height: Int) -> Bitmap {
        Bitmap(width: width, height: height, rgba: Array(repeating: 255, count: width * height * 4))
    }

    /// A copy with some pixels black.
    private func dotted(_ bitmap: Bitmap, at places: [(x: Int, y: Int)]) -> Bitmap {
        var copy = bitmap
        for place in places { copy.pixels[place.y * copy.width + place.x] = 0xFF00_0000 }
        return copy
    }

    @Test("every unequal pixel counts, wherever it is in its row", arguments: [1, 63, 64, 65, 130])
    func exactly(width: Int) throws {
        let reference = sheet(width, 3)
        for x in 0..<width {
            let difference = try ComparisonRules().difference(of: dotted(reference, at: [(x, 1)]), from: reference)
            #expect(difference.count == 1 && difference.map[x, 1])
            #expect(difference.map.bounds == PixelRect(x: x, y: 1, width: 1, height: 1))
        }
    }

    @Test("one level of one component is a difference, unless the threshold lets it pass")
    func oneLevel() throws {
        let reference = Bitmap(width: 1, height: 1, rgba: [100, 150, 200, 255])
        let new = Bitmap(width: 1, height: 1, rgba: [100, 151, 200, 255])
        var rules = ComparisonRules()
        #expect(try rules.difference(of: new, from: reference).count == 1)
        rules.threshold = 0.01
        #expect(try rules.difference(of: new, from: reference).count == 0)
    }

    @Test("without a threshold even pixels that the metric sees no distance between are different")
    func withoutThreshold() throws {
        let (clear, white) = (Bitmap(width: 1, height: 1), sheet(1, 1))
        var rules = ComparisonRules()
        rules.metric = .yiq
        #expect(try rules.difference(of: clear, from: white).count == 1)
        rules.threshold = 0.001
        #expect(try rules.difference(of: clear, from: white).count == 0)
    }

    @Test("the distance of two colors is that in OKLab (CSS Color 4, §9)")
    func okLab() throws {
        let levels: [UInt8] = [0, 1, 10, 77, 128, 200, 255]
        for (red, green, blue) in levels.flatMap({ red in levels.map { (red, $0, 255 - red) } }) {
            let difference = try ComparisonRules().difference(
                of: Bitmap(width: 1, height: 1, rgba: [red, green, blue, 255]),
                from: Bitmap(width: 1, height: 1, rgba: [40, 60, 80, 255]))
            let (first, second) = (lab(red, green, blue), lab(40, 60, 80))
            let squares = [first.lightness - second.lightness, first.a - second.a, first.b - second.b].map { $0 * $0 }
            #expect(abs(difference.largestDistance - squares.reduce(0, +).squareRoot()) < 1e-5)
        }
    }

    private func lab(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> OKLab {
        OKLab(RGBA(hex: UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)))
    }

    @Test("black and white are 1 apart, by either metric")
    func largest() throws {
        for metric in ComparisonRules.Metric.allCases {
            var rules = ComparisonRules()
            rules.metric = metric
            let distance = try rules.difference(of: dotted(sheet(1, 1), at: [(0, 0)]), from: sheet(1, 1))
                .largestDistance
            // YIQ's scale is of the largest distance that two colors have, which is not black and white's.
            #expect(abs(distance - (metric == .okLab ? 1 : 0.966)) < 0.001)
        }
    }

    @Test("what is translucent differs as much as it does in front of black or of white, whichever is more")
    func translucent() throws {
        // Half black and mid gray look the same on white, and not on black.
        let difference = try ComparisonRules().difference(
            of: Bitmap(width: 1, height: 1, rgba: [127, 127, 127, 255]),
            from: Bitmap(width: 1, height: 1, rgba: [0, 0, 0, 128]))
        #expect(difference.largestDistance > 0.5)
    }

    @Test("masks leave out pixels, points and elements")
    func masks() throws {
        let reference = RecordedPicture(sheet(20, 20), record: record(["a": Rect(5, 5, 2, 2)], scale: 2))
        let places = [(x: 2, y: 2), (x: 10, y: 10), (x: 13, y: 13), (x: 19, y: 19)]
        let new = RecordedPicture(dotted(reference.bitmap, at: places), record: reference.record)
        func count(_ masks: [ComparisonRules.Mask]) throws -> Int {
            var rules = ComparisonRules()
            rules.masks = masks
            return try rules.compare(new, with: reference).pixels.count
        }
        #expect(try count([]) == 4)
        #expect(try count([.pixels(PixelRect(x: 2, y: 0, width: 1, height: 20))]) == 3)
        #expect(try count([.points(Rect(0.5, 0.5, 1, 1))]) == 3)
        #expect(try count([.element("a")]) == 2)
        #expect(try count([.pixels(PixelRect(x: -5, y: -5, width: 500, height: 500))]) == 0)
        let error = #expect(throws: QuoinError.self) { try count([.element("b")]) }
        #expect(error?.message == "the mask names \"b\", which is an element of neither picture")
    }

    private func record(_ frames: [String: Rect], scale: Double) -> PictureRecord {
        PictureRecord(
            canvas: CanvasRecord(size: Size(10, 10), scale: scale),
            elements: frames.map { ElementRecord(id: $0.key, kind: "box", path: $0.key, depth: 0, frame: $0.value) },
            environment: EnvironmentFingerprint(libraries: [:], fonts: [:]))
    }

    @Test("all limits that are given must hold")
    func limits() throws {
        let reference = sheet(100, 10)
        let new = dotted(reference, at: [(0, 0), (1, 1), (90, 9)])
        func verdict(_ limits: ComparisonRules.Limits) throws -> PictureComparison.Verdict {
            var rules = ComparisonRules()
            rules.limits = limits
            return try rules.compare(RecordedPicture(new), with: RecordedPicture(reference)).verdict
        }
        #expect(try verdict(ComparisonRules.Limits()) == .different)
        #expect(try verdict(ComparisonRules.Limits(count: 3)) == .tolerated)
        #expect(try verdict(ComparisonRules.Limits(count: 2)) == .different)
        #expect(try verdict(ComparisonRules.Limits(share: 0.003)) == .tolerated)
        #expect(try verdict(ComparisonRules.Limits(share: 0.0029)) == .different)
        #expect(try verdict(ComparisonRules.Limits(window: .init(side: 2, count: 2))) == .tolerated)
        #expect(try verdict(ComparisonRules.Limits(window: .init(side: 2, count: 1))) == .different)
        #expect(try verdict(ComparisonRules.Limits(count: 3, window: .init(side: 2, count: 1))) == .different)
    }

    @Test("pictures of two sizes are compared where both are, and differ whatever the limits")
    func sizes() throws {
        var rules = ComparisonRules()
        rules.limits.share = 1
        let comparison = try rules.compare(
            RecordedPicture(dotted(sheet(8, 12), at: [(7, 9), (1, 11)])), with: RecordedPicture(sheet(9, 10)))
        #expect(comparison.verdict == .different && comparison.pixels.count == 1)
        #expect(comparison.pixels.map.width == 8 && comparison.pixels.map.height == 10)
        #expect(
            comparison.lines(countsPixels: true).last
                == "the picture has 8 × 12 pixels instead of 9 × 10; the common part was compared")
    }

    @Test("a rule outside its range is an error")
    func invalid() {
        var rules = ComparisonRules()
        rules.threshold = 2
        let error = #expect(throws: QuoinError.self) { try rules.difference(of: sheet(1, 1), from: sheet(1, 1)) }
        #expect(error?.message == "the threshold is 2; it can be from 0 to 1")
    }

    @Test("the difference picture shows what differs in red, over the reference in light gray")
    func picture() throws {
        let reference = sheet(4, 4)
        let difference = try ComparisonRules().difference(of: dotted(reference, at: [(1, 2)]), from: reference)
        let picture = difference.picture(over: reference)
        #expect(picture[1, 2] == SIMD4(0xE5, 0x1C, 0x3B, 255))
        #expect(picture[2, 1] == SIMD4(255, 255, 255, 255))
    }
}

@Suite("Sets of pixels")
struct PixelMapTests {
    @Test("an empty set has no pixel, no bounds and no worst window")
    func empty() {
        let map = PixelMap(width: 100, height: 2)
        #expect(map.count == 0 && !map[99, 1] && map.bounds == nil)
        #expect(map.worstWindow(side: 8).count == 0)
    }

    /// The pixels in which a picture is not transparent.
    private func map(_ width: Int, _ height: Int, _ places: [(x: Int, y: Int)]) throws -> PixelMap {
        var new = Bitmap(width: width, height: height)
        for place in places { new.pixels[place.y * width + place.x] = .max }
        return try ComparisonRules().difference(of: new, from: Bitmap(width: width, height: height)).map
    }

    @Test("a rectangle's pixels are counted, across words and beyond the rim")
    func counting() throws {
        let map = try map(200, 4, [(0, 0), (63, 1), (64, 1), (199, 3)])
        #expect(map.count == 4)
        #expect(map.count(in: PixelRect(x: 63, y: 0, width: 2, height: 2)) == 2)
        #expect(map.count(in: PixelRect(x: 64, y: -1, width: 500, height: 500)) == 2)
        #expect(map.count(in: PixelRect(x: 1, y: 0, width: 62, height: 4)) == 0)
        #expect(map.bounds == PixelRect(x: 0, y: 0, width: 200, height: 4))
    }

    @Test("the worst window is the square with the most pixels, also at the rim and when it is larger than the picture")
    func worstWindow() throws {
        let map = try map(30, 20, [(0, 0), (20, 10), (22, 12), (23, 10), (29, 19)])
        #expect(map.worstWindow(side: 1).count == 1)
        #expect(map.worstWindow(side: 3).count == 2)
        let found = map.worstWindow(side: 4)
        #expect(found.count == 3 && found.window == PixelRect(x: 20, y: 9, width: 4, height: 4))
        #expect(map.worstWindow(side: 100).count == 5)
    }
}

@Suite("Loops over pixels")
struct CancelledLoopTests {
    @Test("end at the row at which the task is cancelled")
    func cancellation() async {
        let rows = await Task {
            var rows = 0
            for row in (0..<1_000).untilCancelled {
                rows += 1
                if row == 9 { withUnsafeCurrentTask { $0?.cancel() } }
            }
            return rows
        }.value
        #expect(rows == 10)
    }

    @Test("a comparison in a cancelled task gives an error in place of a part of the difference")
    func comparison() async {
        let error = await Task { () -> QuoinError? in
            let (old, new) = (Bitmap(width: 2, height: 2), Bitmap(width: 2, height: 3))
            withUnsafeCurrentTask { $0?.cancel() }
            return #expect(throws: QuoinError.self) { try ComparisonRules().difference(of: new, from: old) }
        }.value
        #expect(error?.description == "the task was cancelled")
    }
}
