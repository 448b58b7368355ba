import QuoinScene

/// The connectors of a layout, in points of the layout.
struct DrawnConnectors {
    /// The straight parts of all lines.
    private(set) var lines: [Segment] = []
    private(set) var labels: [Rect] = []

    init(of elements: [Int], in layout: Layout, shaper: (any TextShaper)?) {
        for index in elements {
            guard let connectors = layout.tree.paint(of: index)?.connectors, !connectors.isEmpty else { continue }
            let routing = ConnectorRouting(connectors, of: index, in: layout)
            lines += routing.lines.flatMap(\.parts).map { Segment($0.start, $0.end) }
            guard let shaper else { continue }
            labels += ConnectorLabels(routing, shaper: shaper).frames.compactMap(\.self)
        }
    }
}
