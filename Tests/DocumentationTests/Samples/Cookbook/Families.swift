import Quoin

struct Families: LayoutElement {
    static let canvas = Canvas(width: 420, scale: 2, fill: .white)

    var element: some LayoutElement {
        Column(spacing: 40, alignItems: .center) {
            node("Animals").id("animals")
            Row(spacing: 64) {
                family("Mammals", ["Cats", "Whales"])
                family("Birds", ["Owls", "Ducks"])
            }
        }
        .painted { paint in
            paint.connectors = [
                ("animals", "mammals"), ("animals", "birds"), ("mammals", "cats"), ("mammals", "whales"),
                ("birds", "owls"), ("birds", "ducks"),
            ].map { parent, child in
                Connector(
                    from: Connector.End(parent, .bottom), to: Connector.End(child, .top), color: Color(hex: 0xA5B4FC),
                    head: .none)
            }
        }
        .inset(24)
    }

    private func family(_ name: String, _ members: [String]) -> some LayoutElement {
        Column(spacing: 40, alignItems: .center) {
            node(name).id(name.lowercased())
            Row(spacing: 16) { for member in members { node(member).id(member.lowercased()) } }
        }
    }

    private func node(_ name: String) -> Box {
        Text(name).fontSize(13).color(Color(hex: 0x1E1B4B)).inset(horizontal: 12, vertical: 7)
            .fill(Color(hex: 0xEEF2FF)).cornerRadius(6)
    }
}
