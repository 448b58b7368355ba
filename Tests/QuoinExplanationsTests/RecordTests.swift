import QuoinExplanations
import QuoinFiles
import Testing

@Suite("What a picture was drawn from, in its file")
struct RecordTests {
    @Test("a reference's file gives back its pixels and its record")
    func roundTrip() throws {
        let picture = try Card().picture()
        let read = try RecordedPicture(bytes: picture.png())
        #expect(read.bitmap == picture.bitmap)
        #expect(read.record?.canvas == picture.record?.canvas)
        #expect(read.record?.elements == picture.record?.withoutLines.elements)
        // Digests are shortened in the file.
        #expect(read.record?.environment.libraries == EnvironmentFingerprint.libraryVersions)
        #expect(read.record?.environment.fonts.keys.sorted() == ["Inter-Bold.otf", "Inter-Regular.otf"])
        #expect(try RecordedPicture(bytes: read.png()) == read)
    }

    @Test("the same picture gives the same bytes, and can be had without its record")
    func deterministic() throws {
        let (first, second) = (try Card().picture(), try Card().picture())
        #expect(first.png() == second.png())
        let plain = first.png(includesRecord: false)
        #expect(PictureRecord(inPNG: plain) == nil)
        #expect(plain == PNGEncoder.encode(first.bitmap, scale: 1))
        #expect(first.png().count < plain.count + 1_200)
    }

    @Test("a record says what is painted where, and nothing of what is as usual")
    func content() throws {
        let record = try #require(try Card().picture().record)
        #expect(record.canvas.size == Size(280, 144) && record.canvas.scale == 1)
        #expect(record.canvas.properties["fill"] == "#f4f4f8")
        let title = try #require(record.element(withID: "title"))
        #expect(
            title.text
                == TextRecord(
                    [TextRecord.Span("Weekend in Lisbon", style: ["size": .number(20), "weight": "bold"])], lines: 1))
        #expect(title.frame == Rect(32, 32, 216, 25) && title.kind == "text")
        let card = try #require(record.element(withID: "card"))
        #expect(
            card.properties == [
                "fill": "#fff", "cornerRadius": 8,
                "shadow": .mapping(["radius": 4, "color": "#0006"]),
            ])
        let badge = try #require(record.element(withID: "badge"))
        #expect(badge.properties["width"] == 24 && badge.properties["height"] == 12)
        #expect(badge.properties["layoutPosition"] == .list([4, 4]))
    }

    @Test("a layout and the box that was made to paint it are one element, and a box that was written is one itself")
    func paintedLayout() throws {
        func kinds(_ element: AnyElement) throws -> [String] {
            let picture = try Card.renderer().drawRecorded(element, on: Canvas(width: ExtentRange(exactly: 40)))
            return try #require(picture.record).elements.map(\.kind)
        }
        let row = Row { Text("A") }
        #expect(try kinds(row.fill(.white).opacity(0.5).erased) == ["stack", "text"])
        #expect(try kinds(Box(row).fill(.white).erased) == ["box", "stack", "text"])
        #expect(try kinds(Row { Text("A") }.erased.fill(.white).erased) == ["stack", "text"])
        #expect(try kinds(Text("A").erased.fill(.white).erased) == ["box", "text"])
    }

    @Test("a file whose record is broken, or of a format to come, is a picture without one")
    func broken() throws {
        let picture = try Card().picture()
        let plain = picture.png(includesRecord: false)
        for text in ["", "{}", "{\"format\": 1}", "{\"format\": 2, \"canvas\": 3}", "not JSON"] {
            let file = PNGText(keyword: PictureRecord.keyword, text: text).added(to: plain)
            let read = try RecordedPicture(bytes: file)
            #expect(read.record == nil && read.bitmap == picture.bitmap)
        }
    }

    @Test("a record of depths that make no tree is compared all the same")
    func oddDepths() throws {
        let frames = [(5, Rect(0, 0, 9, 9)), (-2, Rect(1, 1, 2, 2)), (9, Rect(1, 1, 2, 2)), (0, Rect(3, 3, 1, 1))]
        let record = PictureRecord(
            canvas: CanvasRecord(size: Size(9, 9), scale: 1),
            elements: frames.map { ElementRecord(kind: "box", path: "p", depth: $0.0, frame: $0.1) },
            environment: EnvironmentFingerprint(libraries: [:], fonts: [:]))
        let explanation = PictureComparison.Explanation(of: record, from: record, pixels: nil)
        #expect(explanation.findings.isEmpty)
    }

    @Test("a record of numbers that make no sense is printed and compared all the same")
    func oddNumbers() throws {
        func record(_ depth: Int, _ value: String, _ extent: Double) -> PictureRecord {
            let element = ElementRecord(
                id: "a", kind: "box", path: "p", depth: depth, frame: Rect(extent, -extent, extent, -1),
                properties: ["shadow": .mapping(["radius": .text(value)]), "cornerRadius": .text(value)])
            return PictureRecord(
                canvas: CanvasRecord(size: Size(extent, 0), scale: extent), elements: [element, element],
                environment: EnvironmentFingerprint(libraries: [:], fonts: [:]))
        }
        let records = [
            record(.min, "nan", 0), record(.max, "inf", 1e300), record(0, "-1e308", -1e-300), record(1, "", .infinity),
        ]
        let (old, new) = (
            Bitmap(width: 2, height: 2), Bitmap(width: 2, height: 2, rgba: Array(repeating: 9, count: 16))
        )
        for (first, second) in records.flatMap({ first in records.map { (first, $0) } }) {
            #expect(first.description.contains("box (a)"))
            let comparison = try ComparisonRules().compare(
                RecordedPicture(new, record: second), with: RecordedPicture(old, record: first))
            #expect(comparison.pixels.count == 4 && !comparison.description.isEmpty)
        }
    }

    @Test("printed, an element is a line, so that files can be compared line by line")
    func printed() throws {
        let lines = try #require(try Card().picture().record).description.split(separator: "\n")
        #expect(
            lines[0]
                == "canvas: 280 × 144, scale 1, fill #f4f4f8, width 280")
        #expect(
            lines.contains {
                $0.hasSuffix("text (note): 216 × 15 at 32, 97, \"Breakfast included\", size 12, 1 line")
            })
        #expect(lines.last?.hasPrefix("font: Inter-Regular.otf ") == true)
    }

    @Test("a record names the styles, and giving one to texts of the same look changes no picture")
    func record() throws {
        let renderer = DocumentRenderer()
        let named = try RecordedPicture(
            ofDocument: styled("styles: {title: {size: 28, weight: bold}}", "title"), by: renderer)
        let plain = try RecordedPicture(
            ofDocument: styled("", "{size: 28, weight: bold}"),
            by: renderer)
        #expect(named.record?.description.contains("size and weight by the style `title`") == true)
        #expect(plain.record?.elements.allSatisfy(\.styles.isEmpty) == true)
        #expect(named.record?.drawnElements == plain.record?.drawnElements)
        let plainFile = PNGEncoder.encode(Bitmap(width: 1, height: 1), scale: 1)
        let file = try #require(named.record?.added(toPNG: plainFile))
        #expect(PictureRecord(inPNG: file)?.elements.map(\.styles) == named.record?.elements.map(\.styles))
    }

    private func styled(_ styles: String, _ style: String) -> String {
        """
        canvas: {width: 200, fill: white}
        \(styles)
        layout: {style: \(style), column: [{text: a}, {text: b}, {text: c}]}
        """
    }
}
