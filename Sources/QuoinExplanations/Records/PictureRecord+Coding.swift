import Quoin
import QuoinPlatform

// The record is JSON: every tool reads it, members can be added, and compressed it is as small as a binary format.
// Members are in alphabetical order, so that the same record gives the same bytes.
extension PictureRecord: Codable {
    /// The version of the format. Records of other versions are not read.
    private static let format = 2
    /// The number of digits of a font's digest, 64 bits: enough to distinguish fonts. Digests do not compress.
    private static let digestLength = 16

    private enum Key: String, CodingKey {
        case format, canvas, document, elements, declared, fonts, libraries, reference
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let format = try container.decode(Int.self, forKey: .format)
        guard format == PictureRecord.format else {
            throw DecodingError.dataCorruptedError(
                forKey: .format, in: container, debugDescription: "unknown format \(format)")
        }
        self.init(
            canvas: try container.decode(CanvasRecord.self, forKey: .canvas),
            elements: try container.decode([ElementRecord].self, forKey: .elements),
            declared: try container.decodeIfPresent([String: DeclaredProperty].self, forKey: .declared) ?? [:],
            environment: EnvironmentFingerprint(
                libraries: try container.decode([String: String].self, forKey: .libraries),
                fonts: try container.decode([String: String].self, forKey: .fonts)))
        document = try container.decodeIfPresent(String.self, forKey: .document)
        reference = try container.decodeIfPresent(String.self, forKey: .reference)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(PictureRecord.format, forKey: .format)
        try container.encode(canvas, forKey: .canvas)
        try container.encodeIfPresent(document, forKey: .document)
        try container.encodeIfPresent(reference, forKey: .reference)
        try container.encode(elements, forKey: .elements)
        if !declared.isEmpty { try container.encode(declared, forKey: .declared) }
        try container.encode(environment.libraries, forKey: .libraries)
        let fonts = environment.fonts.mapValues { String($0.prefix(PictureRecord.digestLength)) }
        try container.encode(fonts, forKey: .fonts)
    }
}

extension PictureRecord {
    /// The keyword of the record among the texts of a PNG.
    package static let keyword = "Quoin Layout"

    /// The record of a PNG file; `nil` if there is none that can be read.
    package init?(inPNG file: [UInt8]) {
        guard let record = try? PictureRecord.read(inPNG: file) else { return nil }
        self = record
    }

    /// Reads the record of a PNG file; `nil` if it has none.
    ///
    /// - Throws: ``PictureFlaw/brokenRecord(_:)`` or ``PictureFlaw/otherFormat(_:)``.
    package static func read(inPNG file: [UInt8]) throws(PictureFlaw) -> PictureRecord? {
        guard let data = try data(inPNG: file) else { return nil }
        if let record = try? JSONDecoder().decode(PictureRecord.self, from: data) { return record }
        try checkVersion(of: data)
        throw .brokenRecord("it cannot be decoded")
    }

    /// Whether a PNG file has a record. Of its values, only the version is read.
    ///
    /// - Throws: ``PictureFlaw/brokenRecord(_:)`` or ``PictureFlaw/otherFormat(_:)``.
    static func check(inPNG file: [UInt8]) throws(PictureFlaw) -> Bool {
        guard let data = try data(inPNG: file) else { return false }
        try checkVersion(of: data)
        return true
    }

    private static func data(inPNG file: [UInt8]) throws(PictureFlaw) -> Data? {
        do {
            return try PNGText.text(keyword, in: file).map { Data($0.utf8) }
        } catch {
            throw .brokenRecord(error.message)
        }
    }

    private static func checkVersion(of data: Data) throws(PictureFlaw) {
        guard let version = try? JSONDecoder().decode(Version.self, from: data).format else {
            throw .brokenRecord("it cannot be decoded")
        }
        if version != format { throw .otherFormat(version) }
    }

    private struct Version: Decodable {
        var format: Int
    }

    /// The PNG file with the record in it. The same file and record give the same bytes.
    package func added(toPNG file: [UInt8]) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard let data = try? encoder.encode(self) else { return file }
        return PNGText(keyword: PictureRecord.keyword, text: String(decoding: data, as: UTF8.self)).added(to: file)
    }
}

extension CanvasRecord: Codable {
    private enum Key: String, CodingKey {
        case width, height, scale, properties
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            size: Size(
                try container.decode(Double.self, forKey: .width), try container.decode(Double.self, forKey: .height)),
            scale: try container.decode(Double.self, forKey: .scale),
            properties: try container.decodeIfPresent([String: PropertyValue].self, forKey: .properties) ?? [:])
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(size.width, forKey: .width)
        try container.encode(size.height, forKey: .height)
        try container.encode(scale, forKey: .scale)
        if !properties.isEmpty { try container.encode(properties, forKey: .properties) }
    }
}

extension ElementRecord: Codable {
    private enum Key: String, CodingKey {
        case id, label, kind, path, depth, frame, text, properties, seen, isPart, line, swiftPlace, component, styles
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let frame = try container.decode([Double].self, forKey: .frame)
        guard frame.count == 4 else {
            throw DecodingError.dataCorruptedError(forKey: .frame, in: container, debugDescription: "not four numbers")
        }
        self.init(
            id: try container.decodeIfPresent(String.self, forKey: .id),
            label: try container.decodeIfPresent(String.self, forKey: .label),
            kind: try container.decode(String.self, forKey: .kind),
            path: try container.decode(String.self, forKey: .path),
            depth: try container.decode(Int.self, forKey: .depth),
            frame: Rect(frame[0], frame[1], frame[2], frame[3]),
            text: try container.decodeIfPresent(TextRecord.self, forKey: .text),
            properties: try container.decodeIfPresent([String: PropertyValue].self, forKey: .properties) ?? [:],
            extent: try container.decodeIfPresent(PaintExtent.self, forKey: .seen),
            isPart: try container.decodeIfPresent(Bool.self, forKey: .isPart) ?? false,
            line: try container.decodeIfPresent(Int.self, forKey: .line),
            swiftPlace: try container.decodeIfPresent(String.self, forKey: .swiftPlace),
            component: try container.decodeIfPresent(ElementComponent.self, forKey: .component))
        styles = try container.decodeIfPresent([String: String].self, forKey: .styles) ?? [:]
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encodeIfPresent(id, forKey: .id)
        try container.encodeIfPresent(label, forKey: .label)
        try container.encode(kind, forKey: .kind)
        try container.encode(path, forKey: .path)
        try container.encode(depth, forKey: .depth)
        try container.encode(frame.numbers, forKey: .frame)
        try container.encodeIfPresent(text, forKey: .text)
        if !properties.isEmpty { try container.encode(properties, forKey: .properties) }
        try container.encodeIfPresent(extent, forKey: .seen)
        if isPart { try container.encode(isPart, forKey: .isPart) }
        try container.encodeIfPresent(line, forKey: .line)
        try container.encodeIfPresent(swiftPlace, forKey: .swiftPlace)
        try container.encodeIfPresent(component, forKey: .component)
        if !styles.isEmpty { try container.encode(styles, forKey: .styles) }
    }
}
