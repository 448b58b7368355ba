import QuoinPixels
import QuoinPlatform

extension ImageFile {
    /// The SVG as librsvg shall read it: what it shows wrong, shows by the settings of the machine, or ends the process for is
    /// changed.
    var prepared: ImageFile {
        var copy = self
        copy.bytes = copy.withoutTiles
        copy.bytes = copy.withFixedLanguage
        copy.bytes = copy.withConvertedImages
        return copy
    }

    /// With the images of data URLs upright and in sRGB, because librsvg shows the pixels as they are stored, and under the
    /// type that they have, because it shows no others. Damaged ones stay as they are.
    private var withConvertedImages: [UInt8] {
        replacing("data:") { rest in
            let url = rest.prefix { !"\"'<".utf8.contains($0) }
            return (converted(url), url.endIndex)
        }
    }

    /// A data URL with the image as it is seen.
    private func converted(_ url: ArraySlice<UInt8>) -> [UInt8] {
        let text = String(decoding: url, as: UTF8.self).replacing(#/&#(10|13|9|32|x[aAdD9]|x20);/#, with: "")
        do throws(QuoinError) {
            let image = try ImageFile(ImageResource.Source(dataURL: text), limits: limits)
            let (type, content) = try image.readable
            guard content != image.bytes || !text.hasPrefix("data:\(type)") else { return Array(url) }
            return Array("data:\(type);base64,\(Data(content).base64EncodedString())".utf8)
        } catch {
            return Array(url)
        }
    }

    /// The content in a form that librsvg shows as it is meant, and its type.
    private var readable: (type: String, bytes: [UInt8]) {
        get throws(QuoinError) {
            if SVGDrawing.recognizes(bytes) { return (SVGDrawing.mediaType, prepared.bytes) }
            let decoder = try decoder()
            guard decoder.isEmbeddable else {
                return (PNGImageDecoder.mediaType, PNGEncoder.encode(try decoder.bitmap(), scale: 1))
            }
            return (type(of: decoder).mediaType, bytes)
        }
    }

    /// With English as the language of the reader, which librsvg takes from the environment.
    private var withFixedLanguage: [UInt8] {
        let attribute = "systemLanguage"
        return replacing(attribute) { rest in
            let sign = rest.dropFirst(attribute.utf8.count).drop { $0 <= UInt8(ascii: " ") }
            let start = sign.dropFirst().drop { $0 <= UInt8(ascii: " ") }
            guard sign.first == UInt8(ascii: "="), let quote = start.first, "\"'".utf8.contains(quote) else {
                return nil
            }
            let value = start.dropFirst().prefix { $0 != quote }
            let isEnglish = String(decoding: value, as: UTF8.self).split { ", \n\t".contains($0) }
                .contains { $0.lowercased() == "en" || $0.lowercased().hasPrefix("en-") }
            // "No linguistic content" is the language of nobody.
            return (isEnglish ? [] : Array("\(attribute)=\"zxx\"".utf8), min(value.endIndex + 1, bytes.endIndex))
        }
    }

    /// With elements that librsvg does not know instead of `feTile`, because it ends the process for one that has nothing to
    /// repeat. That depends on where the shape is.
    private var withoutTiles: [UInt8] {
        replacing("feTile") { rest in (Array("feNone".utf8), rest.startIndex + 6) }
    }

    /// A copy of the bytes in which a word is replaced.
    ///
    /// - Parameter replacement: is called with the bytes from the word on, and returns what stands there instead, up to an index;
    ///   `nil` to keep the word.
    private func replacing(
        _ word: String, with replacement: (ArraySlice<UInt8>) -> (bytes: [UInt8], end: Int)?
    ) -> [UInt8] {
        let word = Array(word.utf8)
        var copy: [UInt8] = []
        var (start, place) = (0, 0)
        // `firstRange(of:)` takes forty nanoseconds for each byte.
        while let next = bytes[place...].firstIndex(of: word[0]) {
            place = next + 1
            guard bytes[next...].starts(with: word) else { continue }
            let (new, end) = replacement(bytes[next...]) ?? (word, next + word.count)
            copy += bytes[start..<next] + new
            (start, place) = (end, end)
        }
        return copy + bytes[start...]
    }
}
