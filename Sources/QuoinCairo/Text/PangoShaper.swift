import QuoinLayout
import QuoinScene

/// Shapes text with Pango, with the fonts of a stack.
///
/// What was shaped is kept, for a layout asks for the same text several times. A shaper belongs to the thread of its
/// stack.
public final class PangoShaper: TextShaper {
    public let stack: FontStack
    private var kept: [Request: ShapedText] = [:]

    /// So many shaped texts are kept before all are dropped.
    private static let keptLimit = 4_096

    private struct Request: Hashable {
        var text: TextContent
        var room: Size
    }

    public init(_ stack: FontStack) {
        self.stack = stack
    }

    public func shape(_ text: TextContent, in room: Size) -> ShapedText {
        let request = Request(text: text, room: room)
        if let known = kept[request] { return known }
        let shaped = TextShaping(text, in: room, stack: stack).shaped()
        if kept.count >= PangoShaper.keptLimit { kept.removeAll() }
        kept[request] = shaped
        return shaped
    }
}
