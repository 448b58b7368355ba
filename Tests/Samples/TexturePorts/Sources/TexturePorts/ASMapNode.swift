import Quoin

// The layout of Texture's examples/ASMapNode.

/// Fields and buttons above a map that takes the rest.
public struct MapHandler: LayoutElement {
    public var region = (latitude: "49.200", longitude: "16.608", latitudeDelta: "0.500", longitudeDelta: "0.500")
    public var isLive = false

    public init() {}

    private let spacing = 5.0

    public var element: some LayoutElement {
        Column(spacing: spacing) {
            Column(spacing: spacing) {
                dashboard.flexGrow()
                button(isLive ? "Live Map is ON" : "Live Map is OFF").maxHeight(30)
            }
            .inset(top: 40, left: 10, right: 10)
            MapPlaceholder().flexGrow()
        }
    }

    private var dashboard: some LayoutElement {
        Row(spacing: spacing) {
            Column(spacing: spacing) {
                Row(spacing: spacing, alignItems: .center) {
                    field(region.latitude)
                    field(region.longitude)
                }
                Row(spacing: spacing, justifyContent: .spaceBetween, alignItems: .center) {
                    field(region.latitudeDelta)
                    field(region.longitudeDelta)
                }
            }
            .flexGrow()
            button("Update Region", insets: EdgeInsets(5))
        }
    }

    private func field(_ number: String) -> some LayoutElement {
        EditableText(Text(number)).width(.percent(50))
    }

    private func button(_ title: String, insets: EdgeInsets = .zero) -> some LayoutElement {
        Button(title: Text(title).color(.blue), contentInsets: insets).fill(.lightgray).cornerRadius(5)
    }
}
