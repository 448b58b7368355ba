import QuoinLayout

extension Change: CustomStringConvertible {
    /// What happened, to be put behind the name of what it happened to: `moved by +3, 0`.
    public var description: String {
        switch self {
        case .moved(let distance): "moved by \(signed(distance.x)), \(signed(distance.y))"
        case .resized(let old, let new): growth(from: old, to: new)
        case .lines(let old, let new):
            new > old ? "wraps into \(counted(new, "line"))" : "takes \(counted(new, "line")) instead of \(old)"
        case .truncation(let isTruncated): isTruncated ? "is cut off" : "is no longer cut off"
        case .text(let old, let new): "changed text from \(quoted(old)) to \(quoted(new))"
        case .paint("hidden", _, let new): new == nil ? "is no longer hidden" : "is hidden"
        case .paint(let property, let old, let new), .wish(let property, let old, let new):
            changed(property, old, new)
        case .kind(let old, let new): "is now a kind of \(new), not \(old)"
        case .added: "was added"
        case .removed: "is gone"
        case .reordered: "changed place in the order"
        case .scale(let old, let new): "changed scale from \(shortDescription(old)) to \(shortDescription(new))"
        case .library(let name, let old, let new): changed(name, old, new)
        case .font(let file, let old, let new): changed(file, old.map { $0.start }, new.map { $0.start })
        }
    }

    private func changed(_ property: String, _ old: String?, _ new: String?) -> String {
        switch (old ?? Change.usual[property], new ?? Change.usual[property]) {
        case (let old?, let new?): "changed \(property) from \(old) to \(new)"
        case (let old?, nil): "lost its \(property) (\(old))"
        case (nil, let new?): "got a new \(property) (\(new))"
        case (nil, nil): "changed \(property)"
        }
    }

    /// What properties are that are not listed, where there is a value for that.
    private static let usual = [
        "opacity": "1", "radius": "0", "blur": "0", "color": "#000", "font": "Inter", "font size": "16",
        "font weight": "400", "letter spacing": "0", "width": "auto", "height": "auto", "min width": "auto",
        "min height": "auto", "max width": "auto", "max height": "auto", "spacing before": "0", "spacing after": "0",
        "flex grow": "0", "flex shrink": "0", "flex basis": "auto", "align self": "auto", "layout position": "0, 0",
        "border color": "#000", "border style": "solid", "outline color": "#000", "outline style": "solid",
        "shadow color": "#000", "shadow offset": "0, 0", "shadow spread": "0", "shadow kind": "outer",
        "direction": "horizontal", "spacing": "0", "justify content": "start", "align items": "stretch",
        "flex wrap": "noWrap", "align content": "start", "line spacing": "0", "alignment": "start", "clips": "false",
        "mode": "fill",
        "content offset": "0, 0",
        "italic": "false", "blend mode": "normal",
    ]
}

private func signed(_ value: Double) -> String {
    value > 0 ? "+" + shortDescription(value) : shortDescription(value)
}

private func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}

/// `is 10 pt wider and 4 pt lower`
private func growth(from old: Size, to new: Size) -> String {
    let (across, down) = (new.width - old.width, new.height - old.height)
    let words = [
        shortDescription(across) == "0"
            ? nil : "\(shortDescription(abs(across))) pt \(across > 0 ? "wider" : "narrower")",
        shortDescription(down) == "0" ? nil : "\(shortDescription(abs(down))) pt \(down > 0 ? "taller" : "shorter")",
    ].compactMap { $0 }
    return "is " + words.joined(separator: " and ")
}

/// A text on one line, its middle left out where it is long.
private func quoted(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count <= 60 ? "\"\(line)\"" : "\"\(line.prefix(40)) … \(line.suffix(15))\""
}

extension String {
    /// As much of a digest as tells it from another.
    fileprivate var start: String { String(prefix(8)) }
}
