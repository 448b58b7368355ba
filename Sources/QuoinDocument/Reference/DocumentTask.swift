/// What people ask for by a word that is no key: the keys that make it, and the recipe that shows it.
package struct DocumentTask: Sendable {
    package let names: Set<String>
    /// The most important one first.
    package let keys: [String]
    /// The name of a document of the cookbook; `nil` if none shows it.
    package let recipe: String?

    private init(_ names: Set<String>, _ keys: [String], recipe: String? = nil) {
        (self.names, self.keys, self.recipe) = (names, keys, recipe)
    }

    /// The task of a name; `nil` if there is none.
    package static func named(_ name: String) -> DocumentTask? { all.first { $0.names.contains(name.lowercased()) } }

    package static let all: [DocumentTask] = [
        DocumentTask(["gradient"], ["fill"], recipe: "og-gradient"),
        DocumentTask(["icon", "symbol", "logo"], ["image", "tint"], recipe: "badge-on-icon"),
        DocumentTask(["list", "cell"], ["column", "for"], recipe: "settings-list"),
        DocumentTask(["code", "monospace"], ["font"], recipe: "og-code"),
        DocumentTask(["wireframe", "placeholder", "skeleton"], ["box", "fill"], recipe: "skeleton"),
        DocumentTask(["phone", "screen", "device"], ["safeArea", "canvas"], recipe: "sticky-footer"),
        DocumentTask(["avatar", "portrait"], ["image", "cornerRadius"], recipe: "avatar-row"),
        DocumentTask(["card", "panel"], ["inset", "fill", "cornerRadius", "shadow"], recipe: "card-with-badge"),
        DocumentTask(["chart", "legend"], ["row", "fill"], recipe: "chart-legend"),
        DocumentTask(["form"], ["constraints"], recipe: "form-with-constraints"),
        DocumentTask(["arrow", "diagram", "flowchart", "graph"], ["connectors"], recipe: "architecture"),
        DocumentTask(["sequence"], ["connectors"], recipe: "sequence-diagram"),
        DocumentTask(["tree", "hierarchy"], ["connectors"], recipe: "families"),
        DocumentTask(["table", "grid"], ["table"], recipe: "table"),
        DocumentTask(["sticky", "pinned"], ["pinToVisibleBounds"], recipe: "sticky-footer"),
        DocumentTask(["repeat", "each", "foreach", "loop"], ["for"], recipe: "settings-list"),
        DocumentTask(["when", "condition"], ["if"]),
        DocumentTask(["truncate", "line-clamp", "lineclamp", "ellipsize"], ["lines", "truncation"]),
        DocumentTask(["cover", "contain", "object-fit", "scaletofill"], ["mode"], recipe: "title-over-photo"),
        DocumentTask(["equalwidth", "equal"], ["flexGrow", "flexBasis"], recipe: "equal-columns"),
        DocumentTask(["rtl", "ltr", "right-to-left"], ["direction"], recipe: "right-to-left"),
        DocumentTask(["transparent", "translucent", "alpha"], ["opacity", "fill"]),
    ]
}
