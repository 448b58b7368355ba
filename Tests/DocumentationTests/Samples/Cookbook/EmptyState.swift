import Quoin

struct EmptyState: LayoutElement {
    static let canvas = Canvas(width: 300, height: 260, scale: 2, fill: .white)

    var element: some LayoutElement {
        Column(spacing: 8, justifyContent: .center, alignItems: .center) {
            Text("☾").font("DejaVu Sans", size: 28).color(Color(hex: 0x6366F1)).centered()
                .size(64, 64).fill(Color(hex: 0xEEF2FF)).cornerRadius(32).spacingAfter(6)
            Text("Nothing to compare").fontSize(18).weight(.semibold)
            Text("Add a document to the folder and draw it once.")
                .fontSize(14).color(Color(hex: 0x6B7280)).align(.center).maxWidth(200)
        }
    }
}
