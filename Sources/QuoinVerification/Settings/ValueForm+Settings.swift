import QuoinLayout
import QuoinPixels
import QuoinSystem
import QuoinValues
import SystemPackage

/// The folder of a settings file, which its paths are relative to.
enum SettingsFolder: ReadingKey {
    static let initial = ""
}

/// The folder that the paths of a settings file do not lead out of: the repository, or the file's own folder.
enum SettingsProject: ReadingKey {
    static let initial = ""
}

extension ValueForm where Value == String {
    /// A path below the repository, relative to the folder of its file: a change of the settings does not make a command
    /// read documents elsewhere, or write there.
    static var projectPath: ValueForm {
        ValueForm(
            .text,
            read: { value in
                guard let path = ValueForm.path.read(value) else { return nil }
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
    static var path: ValueForm {
        ValueForm(
            .text,
            read: { value in
                value.string().map { path in
                    FilePath(value.reading[SettingsFolder.self]).pushing(FilePath(path)).relativeToWorkingFolder.string
                }
            }, write: { .text($0) })
    }
}

extension ValueForm where Value == Double {
    /// A share from 0 to 1, or a percentage.
    static var share: ValueForm {
        ValueForm(
            .number(0...1) + .fraction,
            read: { $0.fraction(0...1, $0.looksRelative ? "a fraction from 0 to 1, or a percentage" : nil) },
            write: { .number($0) })
    }
}

extension ValueForm where Value == ComparisonRules.Limits.Window {
    static var window: ValueForm {
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

extension ValueForm where Value == ComparisonRules.Mask {
    /// The id of an element, or `{points: [x, y, width, height]}`, or `{pixels: [x, y, width, height]}`.
    static var mask: ValueForm {
        let expected = "the id of an element, {points: [x, y, width, height]} or {pixels: [x, y, width, height]}"
        let numbers = ValueShape.list(.number(-1e6...1e6), count: 4...4)
        let shape = MappingShape([
            KeyShape("points", numbers, "A rectangle in points, relative to the canvas."),
            KeyShape("pixels", numbers, "A rectangle in pixels."),
        ])
        return ValueForm(
            .text + .mapping { shape },
            read: { value in
                guard value.isMapping, let mapping = value.mapping() else {
                    return value.isList ? value.mismatch(expected) : value.string().map { .element($0) }
                }
                defer { mapping.finish() }
                let (points, pixels) = (mapping["points"], mapping["pixels"])
                guard (points == nil) != (pixels == nil), let numbers = (points ?? pixels)?.rectangle() else {
                    return mapping.keys.count == 1 ? nil : value.mismatch(expected)
                }
                if points != nil { return .points(Rect(numbers[0], numbers[1], numbers[2], numbers[3])) }
                return .pixels(PixelRect(numbers[0], numbers[1], numbers[0] + numbers[2], numbers[1] + numbers[3]))
            },
            write: { mask in
                switch mask {
                case .element(let id): .text(id)
                case .points(let rect):
                    .mapping([
                        "points": .list([rect.minX, rect.minY, rect.size.width, rect.size.height].map { .number($0) })
                    ])
                case .pixels(let rect):
                    .mapping(["pixels": .list([rect.x, rect.y, rect.width, rect.height].map { .number(Double($0)) })])
                }
            })
    }
}

extension DocumentValue {
    /// Four numbers; the width and the height are at least 0.
    fileprivate func rectangle() -> [Double]? {
        let expected = "[x, y, width, height]"
        guard let numbers = numbers(count: 4, expected) else { return nil }
        return numbers[2] >= 0 && numbers[3] >= 0 ? numbers : mismatch(expected)
    }
}
