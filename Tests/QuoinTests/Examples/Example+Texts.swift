import Quoin

/// Text justified left and right (Texture, §9.1).
func headerLayout(name: some LayoutElement, place: some LayoutElement, time: some LayoutElement) -> Element<InsetLayout>
{
    Row(spacing: 40, alignItems: .center) {
        Column {
            name
            place
        }
        .flexGrow().flexShrink()
        time
    }
    .inset(horizontal: 10)
}

/// A text in the middle of a cell's height, at its left (Texture, §9.4).
func textCellLayout(title: some LayoutElement) -> Element<CenterLayout> {
    title.inset(EdgeInsets(top: 0, left: 12, bottom: 4, right: 4)).centered(.y, sizing: .minimumWidth)
}

/// Two lines, and a text between them that has room on all sides (Texture, §9.5).
func separatorsLayout(line: some LayoutElement, text: some LayoutElement) -> Element<StackLayout> {
    Column(justifyContent: .center) {
        line.flexGrow().id("top")
        text.inset(20)
        line.flexGrow().id("bottom")
    }
    .element
}

/// Two lines, and a text between them that is as wide as it needs (Texture, §6.5 and §9.5).
func insetSeparatorsLayout(line: some LayoutElement, text: some LayoutElement) -> Element<InsetLayout> {
    Column(spacing: 20, justifyContent: .center) {
        line.flexGrow().id("top")
        text.alignSelf(.center)
        line.flexGrow().id("bottom")
    }
    .inset(vertical: 60)
}

extension Example {
    static let texts = [header, textCells, separators, insetSeparators]

    private static let header = Example("Texture/header", width: .points(340)) {
        headerLayout(
            name: Text("Anna Lindqvist", size: 20, .bold, .darkBlue, lines: 1),
            place: Text("Lake Siljan, Sweden", size: 20, .bold, .lightBlue, lines: 1),
            time: Text("30m", size: 20, .bold, .lightGray, lines: 1)
        )
        .inset(vertical: 6).fill(.white).cornerRadius(8)
        .inset(20)
    }

    private static let textCells = Example("Texture/inset-text-cells", width: .points(375), fill: .white) {
        Column {
            Text("Search", size: 15, .regular, Color(hex: 0x8E8E93))
                .inset(horizontal: 12, vertical: 8).fill(Color(hex: 0xEEEEEF)).cornerRadius(8)
                .inset(10)
            for (index, title) in ["Bakeries", "Bicycles and parts", "Boats and harbors", "Bridges"].enumerated() {
                if index > 0 { Box().fill(Color(hex: 0xE6E6E6)).height(1).inset(left: 12) }
                textCellLayout(title: Text(title, .bold, .darkGray)).height(44)
            }
        }
    }

    private static let separators = Example(
        "Texture/separators", width: .points(320), height: .points(76), fill: .cyan
    ) {
        separatorsLayout(line: line, text: Text("A text between two lines", .bold, align: .center))
    }

    private static let insetSeparators = Example(
        "Texture/separators-inset", width: .points(320), height: .points(192), fill: .cyan
    ) {
        insetSeparatorsLayout(line: line, text: Text("A text between two lines", .bold))
    }

    private static let line = Image(Photo.line, mode: .stretch)
}
