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
        DocumentTask(["arrow", "diagram", "graph"], ["connectors"], recipe: "architecture"),
        DocumentTask(["flowchart", "flow", "decision", "rhombus"], ["shape", "connectors"], recipe: "decisions"),
        DocumentTask(["sequence"], ["connectors"], recipe: "sequence-diagram"),
        DocumentTask(["tree", "hierarchy", "uml", "class", "er", "entity"], ["connectors"], recipe: "families"),
        DocumentTask(["triangle", "hexagon", "star"], ["shape"]),
        DocumentTask(["tab", "tabs", "tabbar", "toolbar", "navbar"], ["row", "flexGrow"], recipe: "tab-bar"),
        DocumentTask(["progress", "stepper", "timeline"], ["row", "flexGrow"], recipe: "progress-steps"),
        DocumentTask(["calendar", "month"], ["row", "for"], recipe: "calendar"),
        DocumentTask(["swimlane", "lane"], ["column", "connectors"], recipe: "sequence-diagram"),
        DocumentTask(["chat", "bubble", "message", "tooltip"], ["row", "maxWidth"], recipe: "chat-bubbles"),
        DocumentTask(["banner", "toast", "alert", "notice"], ["row", "fill"], recipe: "notification"),
        DocumentTask(["modal", "dialog", "popup", "sheet"], ["overlay", "center"]),
        DocumentTask(["tag", "chip"], ["flexWrap", "cornerRadius"], recipe: "tag-cloud"),
        DocumentTask(["price", "receipt"], ["row", "flexGrow"], recipe: "invoice"),
        DocumentTask(["star-rating", "stars"], ["text"], recipe: "rating"),
        DocumentTask(["input", "field", "textfield"], ["text", "border"], recipe: "form-with-constraints"),
        DocumentTask(["switch", "toggle", "checkbox", "slider"], ["row", "cornerRadius"], recipe: "settings-list"),
        DocumentTask(["photo", "picture", "screenshot", "hero"], ["image"], recipe: "title-over-photo"),
        DocumentTask(["emoji", "paragraph", "heading", "label"], ["text"]),
        DocumentTask(["uppercase", "lowercase", "capitalize"], ["textCase"]),
        DocumentTask(["aspect"], ["ratio"]),
        DocumentTask(["glass", "frosted", "vibrancy"], ["backdropBlur", "backdropFilter"]),
        DocumentTask(["table", "grid"], ["table"], recipe: "table"),
        DocumentTask(["sticky", "pinned"], ["pinToVisibleBounds"], recipe: "sticky-footer"),
        DocumentTask(["repeat", "each", "foreach", "loop"], ["for"], recipe: "settings-list"),
        DocumentTask(["when", "condition"], ["if"]),
        DocumentTask(["truncate", "line-clamp", "lineclamp", "ellipsize", "max-lines"], ["lines", "truncation"]),
        DocumentTask(["nowrap"], ["lines"]),
        DocumentTask(["cover", "contain", "object-fit", "scaletofill"], ["mode"], recipe: "title-over-photo"),
        DocumentTask(["equalwidth", "equal"], ["flexGrow", "flexBasis"], recipe: "equal-columns"),
        DocumentTask(["rtl", "ltr", "right-to-left"], ["direction"], recipe: "right-to-left"),
        DocumentTask(["transparent", "translucent", "alpha"], ["opacity", "fill"]),
    ]
}
