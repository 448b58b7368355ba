import QuoinCairo
import QuoinLayout

extension Finding {
    /// What changed of the canvas; nothing where it is the same. Its size is the root's, which is told of the root.
    init?(canvasOf new: PictureRecord, from old: PictureRecord) {
        var changes: [Change] = []
        if old.canvas.scale != new.canvas.scale {
            changes.append(.scale(from: old.canvas.scale, to: new.canvas.scale))
        }
        changes += PropertyChanges(from: old.canvas.properties, to: new.canvas.properties).changes.map { change in
            change.property == "fill" || change.property == "appearance"
                ? .paint(property: change.property, from: change.from, to: change.to)
                : .wish(property: change.property, from: change.from, to: change.to)
        }
        guard !changes.isEmpty else { return nil }
        self.init(.canvas, changes)
        oldFrame = Rect(origin: .zero, size: old.canvas.size)
        newFrame = Rect(origin: .zero, size: new.canvas.size)
    }

    /// Which libraries and fonts that both pictures used are others now; nothing where none is.
    ///
    /// A font that only one of them shows is there, or gone, for a reason of the layout's: another text or style.
    init?(environmentOf new: PictureRecord, from old: PictureRecord) {
        let libraries = PropertyChanges(from: old.environment.libraries, to: new.environment.libraries).changes
        let fonts = new.environment.fonts.sorted { $0.key < $1.key }.compactMap { file, digest -> Change? in
            guard let former = old.environment.fonts[file], !former.hasCommonStart(with: digest) else { return nil }
            return .font(file: file, from: former, to: digest)
        }
        let changes = libraries.map { Change.library(name: $0.property, from: $0.from, to: $0.to) } + fonts
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
