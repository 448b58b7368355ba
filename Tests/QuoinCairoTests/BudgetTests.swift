import QuoinCairo
import Synchronization
import TestSupport
import Testing

@Suite("Budget")
struct BudgetTests {
    /// A clock that goes on by a millisecond at each look, and memory that grows by a megabyte.
    private func budget(_ change: (inout Limits) -> Void) -> Budget {
        var limits = Limits()
        change(&limits)
        let (time, memory) = (Counter(), Counter())
        return Budget(
            limits, meter: Budget.Meter(time: { .milliseconds(time.next()) }, memory: { memory.next() * 1_000_000 }))
    }

    private final class Counter: Sendable {
        private let value = Atomic(0)
        func next() -> Int { value.add(1, ordering: .relaxed).newValue }
    }

    @Test("time and memory are spent when they exceed their limits, and a restart gives them back")
    func spending() throws {
        let short = budget { $0.time = 3 }
        #expect(!short.checkClock() && !short.checkClock() && !short.checkClock() && short.checkClock())
        #expect(short.excess?.limit == "time" && short.isSpent)
        let words = "\(try #require(short.excess))"
        #expect(words.hasPrefix("the picture takes more than 3 ms of processor time; the limit"))
        short.restart()
        #expect(short.excess == nil && !short.isSpent)
        let small = budget { $0.memory = 2_000_000 }
        let looks = (1...100).first { _ in small.checkClock() }
        #expect(small.excess?.limit == "memory" && (looks ?? 0) > 5)
        let excess = "\(try #require(small.excess))"
        #expect(excess.hasPrefix("the picture takes more than 2000000 bytes of memory; the limit"))
    }

    @Test("cheap looks reach the clock too")
    func cheapLooks() {
        let short = budget { $0.time = 0 }
        #expect((1...1_000).contains { _ in short.isSpent })
        #expect(!(1...100_000).contains { _ in budget { $0.time = .max / 1_000_000 }.isSpent })
    }

    @Test("measuring ends soon after the time is up, and the layout is an error")
    func measuring() throws {
        var environment = LayoutEnvironment()
        environment.budget = budget { $0.time = 1 }
        let counter = CountingKind.Count()
        let leaves = (0..<100_000).map { _ in Element(CountingKind(count: counter)).erased }
        let error = #expect(throws: QuoinError.self) {
            try Column { leaves }.layout(in: .unconstrained, environment: environment)
        }
        #expect(error?.description.contains("the limit \"time\" is 1") == true)
        #expect(counter.value.load(ordering: .relaxed) < 1_000)
    }

    private struct CountingKind: LayoutKind {
        final class Count: Sendable { let value = Atomic(0) }
        static let name = "counting"
        let count: Count

        func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
            count.value.add(1, ordering: .relaxed)
            return LayoutMeasurement(size: range.clamp(Size(1, 1)))
        }
    }

    @Test("a picture whose time is up is an error with the limit's name, whatever takes the time")
    func pictures() throws {
        var limits = Limits()
        limits.time = 0
        let renderer = try PictureRenderer(limits: limits)
        for element in [
            Text(String(repeating: "long ", count: 10_000)).erased,
            Column { (0..<2_000).map { _ in Text("a") } }.erased,
        ] {
            let error = #expect(throws: QuoinError.self) {
                try renderer.draw(element, on: Canvas(width: ExtentRange(exactly: 300)))
            }
            #expect(error?.description.contains("the limit \"time\" is 0") == true)
        }
        #expect(throws: Never.self) {
            try PictureRenderer().draw(Text("short"), on: Canvas())
        }
    }

    @Test("a blur that reaches over more pixels than a canvas may have is an error, before there is memory for it")
    func blurs() throws {
        var limits = Limits()
        limits.pixels = 90 * 90
        let renderer = try PictureRenderer(limits: limits)
        func draw(_ radius: Double) throws {
            let box = Box().fill(.black).preferredSize(60, 60).blur(radius)
            _ = try renderer.draw(box, on: Canvas())
        }
        try draw(3)
        let error = #expect(throws: QuoinError.self) { try draw(30) }
        #expect(error?.description.contains("the limit \"pixels\" is 8100") == true)
    }

    @Test("a turned image that is enlarged to more pixels than a canvas may have is an error")
    func turnedImages() throws {
        var limits = Limits()
        limits.pixels = 200 * 200
        let renderer = try PictureRenderer(limits: limits)
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'><rect width='9' height='9'/></svg>"
        func draw(_ scale: Double) throws {
            let image = Image(try ImageResource(reading: .bytes(Array(svg.utf8))))
            _ = try renderer.draw(
                image.transform(.rotation(7).concatenating(.scale(scale, scale))),
                on: Canvas(width: ExtentRange(exactly: 20), height: ExtentRange(exactly: 20)))
        }
        try draw(2)
        let error = #expect(throws: QuoinError.self) { try draw(100) }
        #expect(error?.description.contains("the limit \"pixels\" is 40000") == true)
    }

    @Test("the clock is read at every shadow, of which one may take long")
    func shadows() throws {
        let looks = Counter()
        let meter = Budget.Meter(time: { .milliseconds(looks.next()) }, memory: { 0 })
        let renderer = CairoRenderer(try FontStack(), budget: Budget(Limits(), meter: meter))
        let shadow = ShadowCast(color: .black, radius: 2, offset: .zero)
        let shape = Shape.rectangle(Rect(5, 5, 10, 10))
        let list = DisplayList(
            size: Size(20, 20),
            commands: (0..<20).map { _ in DisplayCommand(.shadow(shape, spread: 0, shadow)) })
        _ = try renderer.draw(list, scale: 1)
        #expect(looks.next() > 20)
    }

    @Test("the clock is read at every attempt to place a row below an area that leaves no place")
    func attempts() throws {
        let looks = Counter()
        let meter = Budget.Meter(time: { .milliseconds(looks.next()) }, memory: { 0 })
        let shaper = PangoShaper(try FontStack(), budget: Budget(Limits(), meter: meter))
        var text = TextContent("word")
        text.paragraph.exclusions = [.rectangle(Rect(0, 0, 100, 1e6))]
        _ = shaper.shape(text, in: Size(100, .infinity))
        #expect(looks.next() > 500)
    }

    @Test("nested transforms and wide blurs are errors before they overflow or take the memory")
    func nestedTransforms() throws {
        func nested(_ element: some LayoutElement) -> AnyElement {
            (0..<40).reduce(element.erased) { inner, _ in inner.transform(.scale(1_000, 1_000)).erased }
        }
        let box = Box().preferredSize(9, 9).fill(.black)
        let canvas = Canvas(width: ExtentRange(exactly: 30), height: ExtentRange(exactly: 30), scale: 2)
        let renderer = try PictureRenderer()
        for element in [
            Text("a").erased, box.erased, box.shadow(Shadow(color: .black, radius: 9)).erased, box.blur(9).erased,
        ] {
            for format in Picture.Format.allCases {
                let error = #expect(throws: QuoinError.self) {
                    try renderer.file(nested(element), on: canvas, as: format)
                }
                #expect(error?.message.hasPrefix("transforms inside one another enlarge") == true)
            }
        }
        var limits = Limits()
        limits.pixels = 1_000_000
        let small = try PictureRenderer(limits: limits)
        let shadow = box.shadow(Shadow(color: .black, radius: 1_000))
        #expect(throws: QuoinError.self) { try small.draw(shadow, on: canvas) }
    }

    @Test("a canvas and an image above their limits are errors before their pixels are made")
    func pixels() throws {
        var limits = Limits()
        (limits.pixels, limits.imagePixels) = (100, 50)
        let renderer = try PictureRenderer(limits: limits)
        #expect(throws: QuoinError.self) { try renderer.draw(Box().preferredSize(11, 10), on: Canvas()) }
        #expect(throws: Never.self) { try renderer.draw(Box().preferredSize(10, 10), on: Canvas()) }
        let svg = Array("<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'/>".utf8)
        #expect(throws: QuoinError.self) { try ImageResource(reading: .bytes(svg), limits: limits) }
    }
}
