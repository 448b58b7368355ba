import QuoinPlatform
import QuoinScene

/// What the file `Contents.json` says of a color set or an image set in an asset catalog.
package struct AssetContents: Sendable {
    private let contents: Contents

    fileprivate struct Contents: Decodable {
        var images: [Entry]?
        var colors: [Entry]?
        var properties: Properties?
    }

    fileprivate struct Properties: Decodable {
        var templateRenderingIntent: String?

        enum CodingKeys: String, CodingKey { case templateRenderingIntent = "template-rendering-intent" }
    }

    fileprivate struct Entry: Decodable {
        var filename: String?
        var scale: String?
        var appearances: [[String: String]]?
        var color: ColorValue?

        var isDark: Bool { appearances?.contains { $0["value"] == "dark" } ?? false }
        var isPlain: Bool { appearances?.isEmpty ?? true }
        var pixelsPerPoint: Double { scale.flatMap { Double($0.dropLast()) } ?? 1 }
    }

    fileprivate struct ColorValue: Decodable {
        var components: [String: String]?
        /// The name of a color of the system: `systemBackgroundColor`.
        var reference: String?
    }

    /// `nil` for text that is no such file.
    package init?(_ json: Data) {
        guard let contents = try? JSONDecoder().decode(Contents.self, from: json) else { return nil }
        self.contents = contents
    }

    package var isTemplate: Bool { contents.properties?.templateRenderingIntent == "template" }

    package var color: Color? {
        guard let colors = contents.colors,
            let plain = (colors.first(where: \.isPlain) ?? colors.first)?.color?.color
        else { return nil }
        return Color(light: plain.light, dark: (colors.first(where: \.isDark)?.color?.color ?? plain).dark)
    }

    /// The image for an appearance, with variants for screens of more pixels per point; `nil` if there is none.
    ///
    /// - Parameter read: reads a file of the set, by its name.
    package func image(in appearance: Appearance, reading read: (String) -> ImageResource?) -> ImageResource? {
        let images = (contents.images ?? []).filter { $0.filename != nil }
        if appearance == .dark { return Self.image(images.filter(\.isDark), read) }
        return Self.image(images.filter(\.isPlain), read) ?? Self.image(images, read)
    }

    private static func image(_ entries: [Entry], _ read: (String) -> ImageResource?) -> ImageResource? {
        let found = entries.compactMap { entry in
            entry.filename.flatMap(read).map { (image: $0, scale: entry.pixelsPerPoint) }
        }.sorted { $0.scale < $1.scale }
        guard let first = found.first else { return nil }
        var image = first.image
        image.size = Size(image.size.width / first.scale, image.size.height / first.scale)
        image.scale = first.scale
        image.variants = found.dropFirst().map { ImageResource.Variant($0.image.source, scale: $0.scale) }
        return image
    }
}

extension AssetContents.ColorValue {
    fileprivate var color: Color? { reference.flatMap(SystemColor.named) ?? rgba.map { Color($0) } }

    /// Components are fractions, bytes, or bytes in hexadecimal.
    private var rgba: RGBA? {
        guard let components else { return nil }
        func part(_ name: String) -> Double? {
            guard let text = components[name] ?? components["white"] else { return nil }
            if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            return Double(text).map { text.contains(".") ? $0 : $0 / 255 }
        }
        guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
        let alpha = components["alpha"].flatMap(Double.init) ?? 1
        return RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }
}
