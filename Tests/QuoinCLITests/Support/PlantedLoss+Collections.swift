extension PlantedLoss {
    /// What a collection measures nowhere, or leaves empty.
    static var collections: [PlantedLoss] {
        var found: [PlantedLoss] = []
        for estimate in [20, 30] {
            func list(_ height: String) -> String {
                grid(
                    "height: {estimated: \(estimate)}",
                    "width: {fractionalWidth: 0.5}, height: \(height)", cell: "{fill: red, height: \(estimate)}")
            }
            found.append(
                PlantedLoss(
                    document: list("{fractionalHeight: 1}"),
                    message:
                        "sections[0].group keeps its estimated height, which is never measured: the heights of its "
                        + "subitems depend on it; give one of them an estimated height",
                    remedied: list("{estimated: \(estimate)}")))
        }
        for (dimension, count, rest, needed) in [
            ("{fractionalWidth: 0.5}", 2, 150, 310), ("{fractionalWidth: 1/3}", 3, 90, 320),
            ("{fractionalWidth: 25%}", 4, 55, 330), ("{absolute: 150}", 2, 150, 310),
        ] {
            for spacing in ["{fixed: 10}", "{flexible: 10}"] {
                func row(_ count: String) -> String {
                    grid(
                        "height: {absolute: 20}, interItemSpacing: \(spacing)\(count)", "width: \(dimension)",
                        sections: 8)
                }
                found.append(
                    PlantedLoss(
                        document: row(""),
                        message:
                            "sections[0].group leaves \(rest) of its 300 empty: one more item would take \(needed) "
                            + "with its spacing; count: \(count) shares what the spacing leaves",
                        remedied: row(", count: \(count)")))
            }
        }
        return found
    }

    private static func grid(
        _ group: String, _ item: String, sections: Int = 2, cell: String = "{fill: red}"
    ) -> String {
        """
        canvas: {width: 300, height: 100}
        layout:
          collection:
            layout: {kind: section, group: {kind: hgroup, \(group), subitems: [{kind: item, \(item)}]}}
            sections: [\(sections)]
            cell: \(cell)
        """
    }
}
