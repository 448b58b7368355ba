import QuoinExplanations

/// A card of which faults are made: a title, a row with a badge and a price, a note below.
struct Card {
    var scale = 1.0
    var width = 280.0
    var fill = Color.white
    var radius = 8.0
    var shadow = 4.0
    var opacity = 1.0
    var title = "Weekend in Lisbon"
    var priceColor = Color(hex: 0x111111)
    var price = "129"
    var badgeOffset = Point(4, 4)
    var badgeFill = Color(hex: 0x336699)
    var note: String? = "Breakfast included"
    var extra: String?
    var isReversed = false

    var element: AnyElement {
        Column(spacing: 8) {
            Text(title, style: TextStyle(size: 20, weight: .bold)).id("title")
            row
            if let note { Text(note, style: TextStyle(size: 12)).id("note") }
            if let extra { Text(extra, style: TextStyle(size: 12)).id("extra") }
        }
        .inset(16)
        .background(
            Box().fill(fill).cornerRadius(radius).shadow(Shadow(color: Color(hex: 0, alpha: 0.4), radius: shadow)).id(
                "card")
        )
        .inset(16).erased
    }

    private var row: AnyElement {
        let stage = AbsoluteStage(
            badge: Box().fill(badgeFill).preferredSize(24, 12).layoutPosition(badgeOffset).id("badge").erased,
            dot: Box().fill(Color(hex: 0xCC3344)).preferredSize(12, 12).layoutPosition(Point(20, 8)).id("dot").erased)
        let price = Text(self.price, style: TextStyle(size: 16, color: priceColor)).opacity(opacity).id("price")
        return Row(spacing: 12) {
            stage.element(isReversed: isReversed)
            price
        }.erased
    }

    /// The card, drawn with its record.
    func picture() throws -> RecordedPicture {
        try Card.renderer().drawRecorded(element, on: canvas)
    }

    var canvas: Canvas {
        var canvas = Canvas(width: ExtentRange(exactly: width), scale: scale)
        canvas.fills = [.solid(Color(hex: 0xF4F4F8))]
        return canvas
    }

    static func renderer() throws -> PictureRenderer { try PictureRenderer() }
}

/// Two boxes, one over the other.
private struct AbsoluteStage {
    var badge: AnyElement
    var dot: AnyElement

    func element(isReversed: Bool) -> AnyElement {
        Absolute { for child in isReversed ? [dot, badge] : [badge, dot] { child } }
            .preferredSize(48, 24).id("stage").erased
    }
}
