import Testing

@Suite("Letters that a mask or a shape hides")
struct MaskedTextTests {
    private func findings(_ around: String, size: Int = 30, text: String = "WELCOME HOME TO OUR NEW HOUSE") throws
        -> [String]
    {
        try CheckedText().findings(
            """
            canvas: {width: 300, height: 80, fill: white}
            layout:
              center: {child: {id: t, text: {string: \(text), size: \(size)}}}
              id: box
              fill: "#ffd"
              \(around)
            """
        ).map(\.message)
    }

    @Test(
        "under a hard edge they are found",
        arguments: [
            "mask: ellipse", "clip: true, shape: diamond", "mask: {path: M0 0 H150 V80 H0}",
            "mask: {path: M0 40 C0 -15 300 -15 300 40 S0 95 0 40 Z}", "clip: true, shape: {path: M0 0 H150 V80 H0 Z}",
            "mask: {path: M0 0 H300 V80 H0 Z M100 10 H200 V70 H100 Z, fillRule: evenOdd}",
            "mask: {radial: {stops: [{color: black, at: 0%}, {color: black, at: 40%}, {color: transparent, at: 45%}]}}",
            "mask: {linear: {to: right, stops: [{color: black, at: 50%}, {color: transparent, at: 50%}]}}",
            "mask: {linear: {to: right, stops: [{color: white, at: 50%}, {color: black, at: 50%}]}, mode: luminance}",
        ])
    func hidden(around: String) throws {
        let isMask = around.hasPrefix("mask")
        let found = try findings(around.replacing(", shape", with: "\n  shape"))
        #expect(found == ["`t` is hidden in part by the \(isMask ? "mask" : "shape") of `box`"], "\(found)")
    }

    @Test(
        "a fade, and letters within the shape, are not",
        arguments: [
            "mask: ellipse", "mask: {path: M0 0 H300 V80 H0 Z}",
            "mask: {path: M150 0 C350 0 350 80 150 80 S-50 0 150 0 Z}",
            "mask: {linear: {to: bottom, stops: [{color: black, at: 40%}, transparent]}}",
            "mask: {linear: {to: right, stops: [{color: black, at: 80%}, {color: transparent, at: 80%}]}}",
            "mask: {radial: {stops: [black, transparent]}}",
        ])
    func seen(around: String) throws {
        #expect(try findings(around, size: 16, text: "Home") == [])
    }

    @Test("a part of one letter counts, however long its line is")
    func longLine() throws {
        let found = try CheckedText().findings(
            """
            canvas: {width: 320, fill: white}
            layout: {column: [{id: t, text: Hidden by an ellipse as a mask, mask: ellipse}]}
            """)
        #expect(found.map(\.message) == ["`t` is hidden in part by its mask"])
    }
}
