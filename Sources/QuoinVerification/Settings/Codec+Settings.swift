import Quoin
import QuoinSystem

/// The folder of a settings file, which its paths are relative to.
enum SettingsFolder: ReadingKey {
    static let initial = ""
}

/// The folder that the paths of a settings file do not lead out of: the repository, or the file's own folder.
enum SettingsProject: ReadingKey {
    static let initial = ""
}

extension Codec where Value == String {
    /// A path below the repository, relative to the folder of its file: a change of the settings does not make a command
    /// read documents elsewhere, or write there.
    static var projectPath: Codec {
        Codec(
            .text,
            read: { value in
                guard let path = Codec.path.read(value) else { return nil }
                let file = FilePath(value.reading[SettingsFolder.self]).resolved.pushing(FilePath(value.string() ?? ""))
                do throws(RootFolder.Failure) {
                    try RootFolder(value.reading[SettingsProject.self]).check(file.string)
                } catch .outside {
                    value.report("leads out of the repository; name it on the command line")
                    return nil
                } catch {
                    // The folder need not exist.
                }
                return path
            }, write: { .text($0) })
    }

    /// A path, relative to the folder of its file.
    static var path: Codec {
        Codec(
            .text,
            read: { value in
                value.string().map { path in
                    FilePath(value.reading[SettingsFolder.self]).pushing(FilePath(path)).relativeToWorkingFolder.string
                }
            }, write: { .text($0) })
    }
}

extension Codec where Value == Double {
    /// A share from 0 to 1, or a percentage.
    static var share: Codec {
        Codec(
            .number(0...1) + .fraction,
            read: { $0.fraction(0...1, $0.looksRelative ? "a fraction from 0 to 1, or a percentage" : nil) },
            write: { .number($0) })
    }
}

extension Codec where Value == ComparisonRules.Limits.Window {
    static var window: Codec {
        .structure(
            ComparisonRules.Limits.Window(side: 1, count: 0),
            [
                Property("side", \.side, .integer(1...Int(UInt16.max)), .pixels, isRequired: true, "In pixels."),
                Property(
                    "count", \.count, .integer(0...Int(Int32.max)), .pixels, isRequired: true,
                    "The largest number of pixels that may differ in the square."),
            ])
    }
}

extension ComparisonRules.Mask {
    /// The id of an element, or `{points: [x, y, width, height]}`, or `{pixels: [x, y, width, height]}`.
    static let codec = Codec<ComparisonRules.Mask>.oneOf(
        "the id of an element, {points: [x, y, width, height]} or {pixels: [x, y, width, height]}",
        [
            .form(.string, { .element($0) }) { if case .element(let id) = $0 { id } else { nil } },
            .key("points", rectangle, "A rectangle in points, relative to the canvas.", { .points($0) }) {
                if case .points(let rect) = $0 { rect } else { nil }
            },
            .key("pixels", rectangle, "A rectangle in pixels.", { .pixels(PixelRect($0)) }) {
                if case .pixels(let rect) = $0 { Rect(rect) } else { nil }
            },
        ])

    private static let rectangle = Codec<Rect>.rect(.number(-1e6...1e6), "[x, y, width, height]") {
        $0.size.width >= 0 && $0.size.height >= 0
    }
}

extension PixelRect {
    fileprivate init(_ rect: Rect) { self.init(rect.minX, rect.minY, rect.maxX, rect.maxY) }
}

extension Rect {
    fileprivate init(_ rect: PixelRect) {
        self.init(Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
    }
}
