import QuoinCairo
import QuoinDeclarations
import QuoinLayout
import QuoinScene
import QuoinText

extension PictureComparison.Finding {
    /// The changes of the canvas; `nil` if there are none. Its size is the root's, which has a finding of its own.
    init?(canvasOf new: PictureRecord, from old: PictureRecord) {
        let changes = CanvasRecord.difference.changes(from: old.canvas.allProperties, to: new.canvas.allProperties)
        guard !changes.isEmpty else { return nil }
        self.init(.canvas, changes.map { .property($0) })
        oldFrame = Rect(origin: .zero, size: old.canvas.size)
        newFrame = Rect(origin: .zero, size: new.canvas.size)
    }

    /// The changes of the libraries that both records name, and of the fonts that both pictures use; `nil` if there are none.
    ///
    /// A font that only one picture uses was added or removed by the layout: by another text or style. Older records name fewer
    /// libraries.
    init?(environmentOf new: PictureRecord, from old: PictureRecord) {
        let (before, now) = (old.environment.libraries, new.environment.libraries)
        let libraries = Set(before.keys).intersection(now.keys).sorted().filter { before[$0] != now[$0] }
        let fonts = new.environment.fonts.sorted { $0.key < $1.key }.compactMap { file, digest -> RecordedChange? in
            guard let former = old.environment.fonts[file], !former.hasCommonStart(with: digest) else { return nil }
            return .font(file: file, from: former, to: digest)
        }
        let changes = libraries.map { RecordedChange.library(name: $0, from: before[$0], to: now[$0]) } + fonts
        guard !changes.isEmpty else { return nil }
        self.init(.environment, changes)
    }
}

extension String {
    /// Whether one of two digests is a prefix of the other: recorded ones are shortened.
    fileprivate func hasCommonStart(with other: String) -> Bool {
        hasPrefix(other) || other.hasPrefix(self)
    }
}

extension CanvasRecord {
    /// The properties, with the scale.
    fileprivate var allProperties: [String: PropertyValue] {
        properties.merging(["scale": .number(scale)]) { first, _ in first }
    }

    fileprivate static let difference = PropertyDifference(of: Canvas.properties)
}
