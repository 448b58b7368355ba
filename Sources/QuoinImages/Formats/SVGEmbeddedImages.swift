import QuoinPixels
import QuoinPlatform
import QuoinScene
import QuoinValues

extension ImageFile {
    /// The SVG with the images of its data URLs upright and in sRGB, because librsvg shows the pixels as they are stored.
    /// Those that are so already, and damaged ones, stay as they are.
    var withConvertedImages: ImageFile {
        let start = Array("data:image/".utf8)
        var copy = self
        copy.bytes = []
        var rest = bytes[...]
        while let place = rest.firstRange(of: start) {
            let end = rest[place.lowerBound...].firstIndex { "\"'<".utf8.contains($0) } ?? rest.endIndex
            copy.bytes += rest[..<place.lowerBound]
            copy.bytes += converted(rest[place.lowerBound..<end])
            rest = rest[end...]
        }
        copy.bytes += rest
        return copy
    }

    /// A data URL with the image as it is seen.
    private func converted(_ url: ArraySlice<UInt8>) -> [UInt8] {
        let text = String(decoding: url, as: UTF8.self).replacing(#/&#(10|13|9|32|x[aAdD9]|x20);/#, with: "")
        do throws(QuoinError) {
            let image = try ImageFile(ImageResource.Source(dataURL: text), limits: limits)
            guard !SVGDrawing.recognizes(image.bytes) else { return Array(url) }
            let decoder = try image.decoder()
            guard !decoder.isEmbeddable else { return Array(url) }
            let png = PNGEncoder.encode(try decoder.bitmap(), scale: 1)
            return Array("data:\(PNGImageDecoder.mediaType);base64,\(Data(png).base64EncodedString())".utf8)
        } catch {
            return Array(url)
        }
    }
}
