import Foundation
import QuoinImages
import Testing

@Suite("SVGs as librsvg reads them")
struct SVGPreparationTests {
    /// The color of the pixel in the middle of an SVG of 8 by 8 pixels.
    private func middle(_ body: String) throws -> SIMD4<UInt8> {
        let start = #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">"#
        return try ImageFile(.bytes(Array("\(start)\(body)</svg>".utf8))).bitmap()[4, 4]
    }

    @Test(
        "the reader of a switch speaks English, whatever the environment says",
        arguments: [
            (#"systemLanguage="de""#, false), (#"systemLanguage="en""#, true), (#"systemLanguage = 'fr, en-GB'"#, true),
            (#"systemLanguage="english""#, false), (#"systemLanguage="""#, false),
        ])
    func language(attribute: String, isDrawn: Bool) throws {
        let rect = #"<rect width="8" height="8" fill="blue""#
        let color = try middle("<switch>\(rect) \(attribute)/><g/></switch>")
        #expect(color == (isDrawn ? SIMD4(0, 0, 255, 255) : SIMD4(0, 0, 0, 0)))
    }

    @Test(
        "an image in a data URL is what its bytes say",
        arguments: ["image/png", "image/jpg", "image/x-png", "application/octet-stream", ""])
    func mediaType(type: String) throws {
        let red = Bitmap(width: 8, height: 8, rgba: Array(repeating: [255, 0, 0, 255], count: 64).flatMap { $0 })
        let content = try type == "image/x-png" ? PNGEncoder.encode(red, scale: 1) : JPEGEncoder.encode(red, scale: 1)
        let url = "data:\(type);base64,\(Data(content).base64EncodedString())"
        let color = try middle(#"<image width="8" height="8" href="\#(url)"/>"#)
        #expect(color.x > 250 && color.y < 5 && color.w == 255)
    }

    @Test(
        "tiles of nothing do not end the process, in an image within an image either",
        arguments: [#"width="0""#, #"x="100""#])
    func tiles(region: String) throws {
        let body = """
            <filter id="f"><feFlood flood-color="red" \(region)/><feTile/></filter>
            <rect width="8" height="8" filter="url(#f)"/>
            """
        #expect(try middle(body) == SIMD4(0, 0, 0, 0))
        let inner = #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">\#(body)</svg>"#
        let url = "data:image/svg+xml;base64,\(Data(inner.utf8).base64EncodedString())"
        _ = try middle(#"<image width="8" height="8" href="\#(url)"/>"#)
    }

    @Test(
        "sizes in em go by 16 pixels, unless the document has another size",
        arguments: [("", 32), (#"font-size="10""#, 20), (#"style="font-size: 10px""#, 20), (#"class="small""#, 20)])
    func em(attribute: String, width: Int) throws {
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="2em" height="1em" viewBox="0 0 50 25" \(attribute)>
            <style>.small { font-size: 10px }</style><rect width="50" height="25"/></svg>
            """
        let bitmap = try ImageFile(.bytes(Array(svg.utf8))).bitmap()
        #expect((bitmap.width, bitmap.height) == (width, width / 2))
    }
}
