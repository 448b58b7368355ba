import QuoinDiagrams
import QuoinVerification
import Testing

@Suite("Two layouts in one figure, and the way between them")
struct TransitionTests {
    private let renderer: PictureRenderer
    private let canvas: Canvas

    init() throws {
        renderer = try PictureRenderer()
        var canvas = Canvas(width: ExtentRange(exactly: 200), height: ExtentRange(exactly: 80))
        canvas.fills = [.solid(.white)]
        self.canvas = canvas
    }

    private func transition(_ old: some LayoutElement, _ new: some LayoutElement) throws -> LayoutTransition {
        try renderer.transition(from: Diagram.Panel(old, on: canvas), to: Diagram.Panel(new, on: canvas))
    }

    /// A row with a box, a text, and what else is given.
    private func row(spacing: Double, width: Double = 40, color: Int = 0x336699, others: [AnyElement] = [])
        -> AnyElement
    {
        Row(spacing: spacing) {
            Box().fill(Color(hex: UInt32(color))).preferredSize(width, 20).cornerRadius(4).id("box")
            Text("Anna").id("name")
            for other in others { other }
        }.erased
    }

    @Test("the first picture is that of the layout before, and the last that of the layout after")
    func ends() throws {
        let (old, new) = (row(spacing: 4), row(spacing: 30, width: 60, color: 0x993366))
        let transition = try transition(old, new)
        #expect(try transition.bitmap(at: 0) == renderer.draw(old, on: canvas).bitmap)
        #expect(try transition.bitmap(at: 1) == renderer.draw(new, on: canvas).bitmap)
        #expect(try transition.bitmap(at: -1) == transition.bitmap(at: 0))
        #expect(try transition.bitmap(at: 7) == transition.bitmap(at: 1))
    }

    @Test("half way, what only moved or grew is painted as the layout between the two")
    func middle() throws {
        for (spacing, width) in [(20.0, 40.0), (4, 80), (24, 60), (60, 20)] {
            let transition = try transition(row(spacing: 4), row(spacing: spacing, width: width))
            let between = row(spacing: (4 + spacing) / 2, width: (40 + width) / 2)
            #expect(try transition.bitmap(at: 0.5) == renderer.draw(between, on: canvas).bitmap, "\(spacing) \(width)")
        }
    }

    @Test("each picture of an animation is that of its time")
    func frames() throws {
        let transition = try transition(row(spacing: 4), row(spacing: 50, color: 0xCC0000))
        let bitmaps = try transition.bitmaps(count: 5)
        for (number, bitmap) in bitmaps.enumerated() {
            #expect(try bitmap == transition.bitmap(at: Double(number) / 4))
        }
        #expect(Set(bitmaps).count == 5)
    }

    @Test("what is gone disappears and what is new appears; the rest keeps its pixels")
    func fading() throws {
        let red = Box().fill(Color(hex: 0xFF0000)).preferredSize(20, 20)
        let transition = try transition(row(spacing: 4), row(spacing: 4, others: [red.id("new").erased]))
        let (before, middle, after) = try (
            transition.bitmap(at: 0), transition.bitmap(at: 0.5), transition.bitmap(at: 1)
        )
        var (faded, kept) = (0, 0)
        for x in 0..<before.width {
            for y in 0..<before.height {
                if after[x, y] == before[x, y] {
                    #expect(middle[x, y] == before[x, y])
                    kept += 1
                } else {
                    #expect(middle[x, y] == [255, 128, 128, 255])
                    faded += 1
                }
            }
        }
        #expect(faded == 400 && kept > 10_000)
        let back = try self.transition(row(spacing: 4, others: [red.id("new").erased]), row(spacing: 4))
        #expect(try back.bitmap(at: 0.5) == middle)
    }

    @Test("a container that paints nothing has its size before and now in the figure")
    func container() throws {
        let layouts = [20.0, 40].map { height in
            Column {
                Row {
                    Box().fill(.red).preferredSize(20, height)
                    Box().fill(.blue).preferredSize(20, 10)
                }
                .id("header")
                Text("Anna")
            }
        }
        let texts = try transition(layouts[0], layouts[1]).diagram().labels.map(\.text)
        #expect(texts.contains("20 → 40") && !texts.contains("40 → 40"), "\(texts)")
    }

    @Test("the figure has the values before and now, the distances, and what came and went")
    func figure() throws {
        let note = Text("Gone").id("note").erased
        let button = Box().fill(.black).preferredSize(10, 10).id("button").erased
        let transition = try transition(
            row(spacing: 8, others: [note]), row(spacing: 12, width: 56, others: [button]))
        let texts = try transition.diagram().labels.map(\.text)
        for text in ["spacing 8 → 12", "40 → 56", "+20", "note is gone", "button is new", "before", "gone", "new"] {
            #expect(texts.contains(text), "\(text): \(texts)")
        }
    }

    @Test("an equal layout has no marks, and siblings that moved alike have one")
    func sparing() throws {
        let plain = try transition(row(spacing: 8), row(spacing: 8)).diagram()
        #expect(plain.labels.isEmpty && plain.lines.isEmpty)
        func column(_ top: Double) -> AnyElement {
            Column {
                Box().fill(.black).preferredSize(20, top).id("top")
                for number in 0..<5 { Text("Row \(number)").id("row \(number)") }
            }.erased
        }
        let texts = try transition(column(8), column(20)).diagram().labels.map(\.text)
        #expect(texts.filter { $0 == "+12" }.count == 1, "\(texts)")
    }
}
