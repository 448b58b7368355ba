import QuoinLayout

/// The names by which rules speak of things.
struct ThingNames: Sendable {
    /// What rules call the parent of all views and guides.
    static let container = "container"

    private var things: [String: Thing] = [Self.container: .container]

    /// Where two things have one name the first keeps it.
    init(views: some Sequence<String>, guides: some Sequence<String>) {
        for (index, name) in views.enumerated() where things[name] == nil { things[name] = .view(index) }
        for (index, name) in guides.enumerated() where things[name] == nil { things[name] = .guide(index) }
    }

    subscript(name: String) -> Thing? { things[name] }

    func nearest(to name: String) -> String? {
        nearestName(to: name, among: things.keys.sorted())
    }
}
