import QuoinCairo
import QuoinLayout
import QuoinScene
import QuoinText

extension Finding {
    /// What changed of the canvas; nothing where it is the same. Its size is the root's, which is told of the root.
    init?(canvasOf new: PictureRecord, from old: PictureRecord) {
        let changes = CanvasRecord.difference.changes(from: old.canvas.allProperties, to: new.canvas.allProperties)
        guard !changes.isEmpty else { return nil }
        self.init(.canvas, changes.map { .property($0) })
        oldFrame = Rect(origin: .zero, size: old.canvas.size)
        newFrame = Rect(origin: .zero, size: new.canvas.size)
    }

    /// Which libraries and fonts that both pictures used are others now; nothing where none is.
    ///
    /// A font that only one of them shows is there, or gone, for a reason of the layout's: another text or style.
    init?(environmentOf new: PictureRecord, from old: PictureRecord) {
        let (before, now) = (old.environment.libraries, new.environment.libraries)
        let libraries = Set(before.keys).union(now.keys).sorted().filter { before[$0] != now[$0] }
        let fonts = new.environment.fonts.sorted { $0.key < $1.key }.compactMap { file, digest -> Change? in
            guard let former = old.environment.fonts[file], !former.hasCommonStart(with: digest) else { return nil }
            return .font(file: file, from: former, to: digest)
        }
        let changes = libraries.map { Change.library(name: $0, from: before[$0], to: now[$0]) } + fonts
        guard !changes.isEmpty else { return nil }
        self.init(.environment, changes)
    }
}

extension String {
    /// Whether one of two digests, which may be shortened, is the start of the other.
    fileprivate func hasCommonStart(with other: String) -> Bool {
        hasPrefix(other) || other.hasPrefix(self)
    }
}

extension CanvasRecord {
    /// What was asked for, with the scale.
    fileprivate var allProperties: [String: PropertyValue] {
        properties.merging(["scale": .number(scale)]) { first, _ in first }
    }

    fileprivate static let difference = PropertyDifference(
        declared: Dictionary(
            uniqueKeysWithValues: Canvas.properties.declared.map {
                ($0.key, DeclaredProperty($0.effect, defaultValue: $0.defaultValue))
            }))
}
