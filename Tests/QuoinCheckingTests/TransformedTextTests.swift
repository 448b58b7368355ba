import QuoinChecking
import TestSupport
import Testing

@Suite("Texts that are transformed")
struct TransformedTextTests {
    private func findings(_ layout: String, height: Int = 200) throws -> [String] {
        let text = """
            canvas: {width: 300, height: \(height), fill: white}
            check: {\(CheckedText.noContrast)}
            layout: \(layout)
            """
        return try CheckedText().findings(text).map(\.description)
    }

    private static func centered(_ text: String, _ transform: String, _ keys: String = "fill: '#eee'") -> String {
        """
        {center: {child: {preferredSize: [120, 40], \(keys), box: {child:
          {center: {child: {id: title, text: {string: \(text), size: 16}, transform: \(transform)}}}}}}}
        """
    }

    @Test("are cut by the canvas where their letters are drawn")
    func canvas() throws {
        let turned = Self.centered("A title of some length", "{rotate: 90}")
        #expect(try findings(turned, height: 60).first?.contains("`title` passes the") == true)
        #expect(try findings(turned) == [])
        let large = Self.centered("A title of some length", "{scale: 3}")
        #expect(try findings(large).first?.contains("`title` passes the") == true)
        #expect(try findings(Self.centered("A title", "{scale: 2}")) == [])
    }

    @Test("are cut by an element around them, in its own coordinates")
    func clip() throws {
        let clipped = "fill: '#eee', clip: true"
        let turned = try findings(Self.centered("A long title", "{rotate: 60}", clipped))
        #expect(turned.first?.contains("`title` is cut by the") == true, "\(turned)")
        #expect(try findings(Self.centered("A long title", "{rotate: 8}", clipped)) == [])
        // What clips is turned with its letters.
        let both = Self.centered("A long title", "{scale: 1}", clipped + ", transform: {rotate: 60}")
        #expect(try findings(both) == [])
    }

    @Test("overlap other letters where they are drawn")
    func overlap() throws {
        func column(_ transform: String) -> String {
            """
            {column: {children: [{id: one, text: {string: First line, size: 20}},
              {id: other, text: {string: Second line, size: 20}, transform: \(transform)}]}}
            """
        }
        #expect(try findings(column("{translate: [0, -14]}")).first?.contains("overlaps") == true)
        #expect(try findings(column("{translate: [0, 14]}")) == [])
    }

    @Test("that are moved out of sight, or are pale, are meant to be there")
    func intended() throws {
        #expect(try findings(Self.centered("A title", "{translate: [400, 0]}")) == [])
        #expect(try findings(Self.centered("A watermark of some length", "{scale: 3}, opacity: 0.2")) == [])
    }
}
