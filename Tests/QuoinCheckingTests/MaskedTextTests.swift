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
            "mask: ellipse", "clip: true, shape: diamond",
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
            "mask: ellipse", "mask: {linear: {to: bottom, stops: [{color: black, at: 40%}, transparent]}}",
            "mask: {linear: {to: right, stops: [{color: black, at: 80%}, {color: transparent, at: 80%}]}}",
            "mask: {radial: {stops: [black, transparent]}}",
        ])
    func seen(around: String) throws {
        #expect(try findings(around, size: 16, text: "Home") == [])
    }
}
