import Quoin

struct States: LayoutElement {
    static let canvas = Canvas(scale: 2, fill: .white)

    private static let (green, red) = (Color(hex: 0xF0FDF4), Color(hex: 0xFEF2F2))
    private static let ink = Color(hex: 0x14532D)

    var element: some LayoutElement {
        Row(spacing: 72, alignItems: .start) {
            Box().size(14, 14).fill(Self.ink).cornerRadii(CornerRadii(all: .full)).id("start")
                .inset(horizontal: 0, vertical: 13)
            Column(spacing: 64) {
                state("Idle").id("idle")
                state("Failed", fill: Self.red, line: Color(hex: 0xFCA5A5)).id("failed")
            }
            Column(spacing: 64) {
                state("Loading").id("loading")
                state("Loaded").id("loaded")
            }
        }
        .connectors(
            Connector(from: "start", to: "idle"), Connector(from: "idle", to: "loading", label: "open"),
            Connector(from: "loading", to: "loaded", label: "data"),
            Connector(from: "loading", to: "failed", label: "error"),
            Connector(from: "failed", to: "idle", label: "retry"),
            Connector(from: "loaded", to: "loaded", label: "refresh")
        )
        .inset(EdgeInsets(top: 32, left: 24, bottom: 32, right: 96))
    }

    private func state(_ name: String, fill: Color = green, line: Color = Color(hex: 0x86EFAC)) -> Box {
        Text(name).fontSize(14).weight(.medium).color(Self.ink).centered()
            .fill(fill).border(width: 1, color: line).cornerRadii(CornerRadii(all: .full)).size(96, 40)
    }
}
