import Quoin

/// The two sheets that show what an overlay and a background are (Texture, §9.11).
extension Example {
    static let sheets = [
        Example("Texture/overlay") {
            sheet(.blue).preferredSize(160, 120).inset(bottom: 18, right: 18)
                .overlay(sheet(.vermilion).inset(top: 18, left: 18))
                .inset(20)
        },
        Example("Texture/background") {
            sheet(.blue).preferredSize(160, 120).inset(top: 18, left: 18)
                .background(sheet(.vermilion).inset(bottom: 18, right: 18))
                .inset(20)
        },
    ]

    private static func sheet(_ color: Color) -> Box { Box().fill(color).cornerRadius(6) }
}
