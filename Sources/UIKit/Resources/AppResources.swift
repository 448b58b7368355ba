import Foundation
import QuoinText
import Synchronization

/// The files of the app: images, asset catalogs and fonts by their names.
///
///     AppResources.folders = ["Sources/App/Resources"]
public enum AppResources {
    private static let stored = Mutex(Stored())

    private struct Stored {
        var folders: [String] = []
        var fonts: [String] = []
        var version = 0
        var files: [String: [String: String]] = [:]
    }

    /// The folders that are searched for images and asset catalogs, with those in them.
    public static var folders: [String] {
        get { stored.withLock { $0.folders } }
        set { stored.withLock { ($0.folders, $0.files) = (newValue, [:]) } }
    }

    /// The font files of the app, and folders of them.
    public static var fonts: [String] {
        get { stored.withLock { $0.fonts } }
        set { stored.withLock { ($0.fonts, $0.version) = (newValue, $0.version + 1) } }
    }

    package static var fontsVersion: Int { stored.withLock { $0.version } }

    package static var fontSources: FontSources {
        let paths = fonts
        return paths.isEmpty ? .defaults : FontSources(paths: paths)
    }

    static var fontFamilies: [String] { (try? FontStack(fonts: fontSources).families) ?? [] }

    /// The family of the app's fonts whose name is the same but for spaces.
    static func fontFamily(named name: String) -> String? {
        guard !fonts.isEmpty else { return nil }
        return fontFamilies.first { $0.replacing(" ", with: "").lowercased() == name.lowercased() }
    }

    /// The path of a file or a set of a catalog by its name, such as `icon.png` or `icon.imageset`.
    static func path(_ name: String, in bundle: Bundle?) -> String? {
        let bundles = [bundle, .main].compactMap { $0?.resourcePath }
        for folder in folders + bundles {
            if let path = files(in: folder)[name] { return path }
        }
        return nil
    }

    /// The paths below a folder by the names of files and sets.
    private static func files(in folder: String) -> [String: String] {
        if let known = stored.withLock({ $0.files[folder] }) { return known }
        var files: [String: String] = [:]
        let listing = FileManager.default.enumerator(atPath: folder)
        while let path = listing?.nextObject() as? String {
            guard !path.contains(".build/") else { continue }
            let name = (path as NSString).lastPathComponent
            if files[name] == nil { files[name] = folder + "/" + path }
        }
        let found = files
        stored.withLock { $0.files[folder] = found }
        return found
    }
}
