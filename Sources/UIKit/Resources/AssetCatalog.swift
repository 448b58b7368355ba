import Foundation
import QuoinGeometry
import QuoinImages
import QuoinScene

/// The color sets and image sets of asset catalogs.
enum AssetCatalog {
    fileprivate struct Contents: Decodable {
        var images: [Entry]?
        var colors: [Entry]?
        var properties: Properties?

        struct Properties: Decodable {
            var templateRenderingIntent: String?

            enum CodingKeys: String, CodingKey { case templateRenderingIntent = "template-rendering-intent" }
        }

        struct Entry: Decodable {
            var filename: String?
            var scale: String?
            var appearances: [[String: String]]?
            var color: ColorValue?

            var isDark: Bool { appearances?.contains { $0["value"] == "dark" } ?? false }
            var isPlain: Bool { appearances?.isEmpty ?? true }
        }

        struct ColorValue: Decodable {
            var components: [String: String]?
        }
    }

    private static func contents(_ folder: String) -> Contents? {
        guard let data = FileManager.default.contents(atPath: folder + "/Contents.json") else { return nil }
        return try? JSONDecoder().decode(Contents.self, from: data)
    }

    static func color(named name: String, in bundle: Bundle?) -> Color? {
        guard let folder = folder(of: name, "colorset", in: bundle), let colors = contents(folder)?.colors else {
            return nil
        }
        guard let light = (colors.first(where: \.isPlain) ?? colors.first)?.color?.rgba else { return nil }
        return Color(light: light, dark: colors.first(where: \.isDark)?.color?.rgba ?? light)
    }

    /// The image of a set or of a file, and whether it is a template.
    static func image(named name: String, in bundle: Bundle?) -> (light: ImageResource, dark: ImageResource?, Bool)? {
        if let folder = folder(of: name, "imageset", in: bundle), let contents = contents(folder) {
            let images = (contents.images ?? []).filter { $0.filename != nil }
            guard let light = resource(images.filter(\.isPlain), in: folder) ?? resource(images, in: folder) else {
                return nil
            }
            let isTemplate = contents.properties?.templateRenderingIntent == "template"
            return (light, resource(images.filter(\.isDark), in: folder), isTemplate)
        }
        let names = (name as NSString).pathExtension.isEmpty ? ["png", "jpg", "svg"].map { "\(name).\($0)" } : [name]
        for name in names {
            let (stem, suffix) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
            for candidate in [name, "\(stem)@2x.\(suffix)", "\(stem)@3x.\(suffix)"] {
                guard let path = AppResources.path(candidate, in: bundle) else { continue }
                if let resource = try? ImageResource(reading: .file(path)) { return (resource, nil, false) }
            }
        }
        return nil
    }

    /// A name may have the folders of its namespace before it.
    private static func folder(of name: String, _ kind: String, in bundle: Bundle?) -> String? {
        AppResources.path("\((name as NSString).lastPathComponent).\(kind)", in: bundle)
    }

    private static func resource(_ entries: [Contents.Entry], in folder: String) -> ImageResource? {
        let read = entries.compactMap { entry -> (ImageResource, Double)? in
            guard let file = entry.filename else { return nil }
            let scale = entry.scale.flatMap { Double($0.dropLast()) } ?? 1
            return (try? ImageResource(reading: .file("\(folder)/\(file)"), scale: scale)).map { ($0, scale) }
        }
        .sorted { $0.1 < $1.1 }
        guard var first = read.first?.0 else { return nil }
        first.variants = read.dropFirst().map { ImageResource.Variant($0.0.source, scale: $0.1) }
        return first
    }
}

extension AssetCatalog.Contents.ColorValue {
    /// Components are fractions, bytes, or bytes in hexadecimal.
    fileprivate var rgba: RGBA? {
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
