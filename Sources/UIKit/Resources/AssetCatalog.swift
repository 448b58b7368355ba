import Foundation
import QuoinControls
import QuoinImages

/// The color sets and image sets of asset catalogs.
enum AssetCatalog {
    private static func contents(_ folder: String) -> AssetContents? {
        FileManager.default.contents(atPath: folder + "/Contents.json").flatMap { AssetContents($0) }
    }

    static func color(named name: String, in bundle: Bundle?) -> Color? {
        folder(of: name, "colorset", in: bundle).flatMap(contents)?.color
    }

    /// The image of a set or of a file, and whether it is a template.
    static func image(named name: String, in bundle: Bundle?) -> (light: PictureResource, dark: PictureResource?, Bool)?
    {
        if let folder = folder(of: name, "imageset", in: bundle), let contents = contents(folder) {
            func image(_ appearance: Appearance) -> PictureResource? {
                contents.image(in: appearance) { try? PictureResource(reading: .file("\(folder)/\($0)")) }
            }
            return image(.light).map { ($0, image(.dark), contents.isTemplate) }
        }
        let hasSuffix = !(name as NSString).pathExtension.isEmpty
        let names = hasSuffix ? [name] : ["png", "jpg", "svg", "pdf"].map { "\(name).\($0)" }
        for name in names {
            let (stem, suffix) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
            for candidate in [name, "\(stem)@2x.\(suffix)", "\(stem)@3x.\(suffix)"] {
                guard let path = AppResources.path(candidate, in: bundle) else { continue }
                if let resource = try? PictureResource(reading: .file(path)) { return (resource, nil, false) }
            }
        }
        return nil
    }

    /// Whether there is a symbol of the app, which is not drawn.
    static func hasSymbol(named name: String, in bundle: Bundle?) -> Bool {
        folder(of: name, "symbolset", in: bundle) != nil
    }

    /// The size of a PDF that cannot be read, and why; `nil` if there is none.
    static func unreadPage(named name: String, in bundle: Bundle?) -> (size: CGSize, problem: String)? {
        let set = folder(of: name, "imageset", in: bundle)
        let inSet = set.flatMap { set in
            (try? FileManager.default.contentsOfDirectory(atPath: set))?.first { $0.hasSuffix(".pdf") }
                .map { "\(set)/\($0)" }
        }
        guard let path = inSet ?? AppResources.path("\(name).pdf", in: bundle),
            let file = FileManager.default.contents(atPath: path)
        else { return nil }
        let problem: String
        do {
            _ = try PictureResource(reading: .file(path))
            problem = "its image set does not name it"
        } catch {
            problem = error.message.replacing(path, with: (path as NSString).lastPathComponent)
        }
        // Numbers of a page that is compressed are not found.
        let box = String(decoding: file, as: UTF8.self).firstMatch(
            of: /\/MediaBox\s*\[\s*([-.\d]+)\s+([-.\d]+)\s+([-.\d]+)\s+([-.\d]+)/)
        guard let box, let left = Double(box.1), let bottom = Double(box.2), let right = Double(box.3),
            let top = Double(box.4)
        else { return (CGSize(width: 24, height: 24), problem) }
        return (CGSize(width: right - left, height: top - bottom), problem)
    }

    /// A name may have the folders of its namespace before it.
    private static func folder(of name: String, _ kind: String, in bundle: Bundle?) -> String? {
        AppResources.path("\((name as NSString).lastPathComponent).\(kind)", in: bundle)
    }
}
