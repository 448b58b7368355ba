import QuoinDocument
import QuoinLayout
import QuoinScene

extension LayoutInspection {
    /// Finds texts that are cut, broken, too high for their frames, squeezed or small.
    mutating func inspectTexts() {
        for (position, text) in scene.texts.enumerated() where isShown(text.index) {
            inspect(text, position)
        }
    }

    private mutating func inspect(_ text: LayoutScene.TextItem, _ position: Int) {
        let frame = layout.frames[text.index].inset(by: text.insets)
        if isSqueezed(text, frame) {
            return add(Observation(kind: .squeezed, elements: [text.index], detail: .nothing(frame.size)))
        }
        let shaped = shaper.lines(of: text.content, number: position, in: frame.size)
        let isCut = shaped.isTruncated && !hasExplicitTruncation(text) && !isPreview(text)
        if isCut {
            let detail = Observation.Detail.letters(
                shown: shaped.letterCount - text.content.ellipsisLength,
                count: shaper.letterCount(of: text.content, number: position))
            add(Observation(kind: .cut, elements: [text.index], detail: detail))
        } else if shaped.lineCount > 1, text.content.paragraph.wordBreak == .normal, language != .unbroken {
            let widest = shaper.minimumWidth(of: text.content, number: position)
            if widest > frame.size.width + 0.01 {
                let detail = Observation.Detail.word(width: widest, available: frame.size.width)
                add(Observation(kind: .brokenWord, elements: [text.index], detail: detail))
            }
        }
        if shaped.size.height > frame.size.height + pixel, !isCut {
            let detail = Observation.Detail.lines(height: shaped.size.height, frame: frame.size.height)
            add(Observation(kind: .overflow, elements: [text.index], detail: detail))
        }
        let least = settings.minimumTextSize ?? Document.Check.defaultTextSize
        if let size = shaped.letterSize, size < least - 1e-9 {
            add(Observation(kind: .smallText, elements: [text.index], detail: .letterSize(size, least: least)))
        }
    }

    private func isPreview(_ text: LayoutScene.TextItem) -> Bool {
        !previews.isEmpty && previews.contains(scene.tree.path(of: text.index))
    }

    /// Whether the document sets how the text is truncated.
    private func hasExplicitTruncation(_ text: LayoutScene.TextItem) -> Bool {
        text.content.paragraph.truncation != .tail
    }

    /// Whether the frame is too narrow for a letter.
    private func isSqueezed(_ text: LayoutScene.TextItem, _ frame: Rect) -> Bool {
        let letters = text.content.string.count
        return frame.size.width < (letters > 1 ? text.letterSize / 2 : pixel) && frame.size.width < text.letterSize
            && layout.frames[text.index].size.width < text.letterSize / 2 || frame.size.height < pixel
    }
}

extension TextContent {
    /// The number of letters of the ellipsis.
    fileprivate var ellipsisLength: Int { paragraph.ellipsis.string.count { !$0.isWhitespace } }
}
