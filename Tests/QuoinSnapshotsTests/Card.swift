import Quoin

/// A badge beside a name: what the tests draw.
func card(badge: Double = 20, name: String = "Lisbon", fill: Color = Color(hex: 0x336699)) -> AnyElement {
    Row(spacing: 8, alignItems: .center) {
        Box().fill(fill).size(badge, 20).id("badge")
        Text(name).color(Color(light: .init(hex: 0), dark: .init(hex: 0xFFFFFF))).flexShrink().id("name")
    }
    .inset(10).erased
}
