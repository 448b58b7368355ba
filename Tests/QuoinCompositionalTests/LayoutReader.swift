import QuoinCompositional
import QuoinLayout

/// Reads the layout of a conformance case.
enum LayoutReader {
    static func layout(_ json: JSONValue) -> CollectionViewCompositionalLayout {
        let sections = json["sections"]?.array ?? []
        let configuration = CollectionViewCompositionalLayout.Configuration(
            scrollDirection: json["scrollDirection"]?.string.flatMap { .init(rawValue: $0) } ?? .vertical,
            interSectionSpacing: json["interSectionSpacing"]?.number ?? 0,
            contentInsetsReference: reference(json["contentInsetsReference"]),
            boundarySupplementaryItems: (json["boundarySupplementaryItems"]?.array ?? []).map(boundary))
        let parsed = sections.map { $0.isNull ? nil : section($0) }
        if parsed.count == 1, let only = parsed[0] {
            return CollectionViewCompositionalLayout(section: only, configuration: configuration)
        }
        return CollectionViewCompositionalLayout(
            sectionProvider: { index, _ in parsed[index % parsed.count] }, configuration: configuration)
    }

    private static func section(_ json: JSONValue) -> CollectionLayoutSection {
        CollectionLayoutSection(
            group: json["group"].map(item) ?? CollectionLayoutItem(),
            interGroupSpacing: json["interGroupSpacing"]?.number ?? 0, contentInsets: insets(json["contentInsets"]),
            contentInsetsReference: reference(json["contentInsetsReference"]),
            orthogonalScrollingBehavior: json["orthogonalScrollingBehavior"]?.string.flatMap {
                .init(rawValue: $0)
            } ?? .none,
            supplementariesFollowContentInsets: json["supplementariesFollowContentInsets"]?.bool ?? true,
            boundarySupplementaryItems: (json["boundarySupplementaryItems"]?.array ?? []).map(boundary),
            decorationItems: (json["decorationItems"]?.array ?? []).map { json in
                CollectionLayoutSection.DecorationItem(
                    elementKind: kind(json), zIndex: zIndex(json), contentInsets: insets(json["contentInsets"]))
            })
    }

    private static func item(_ json: JSONValue) -> CollectionLayoutItem {
        CollectionLayoutItem(
            layoutSize: size(json), contentInsets: insets(json["contentInsets"]),
            edgeSpacing: CollectionLayoutEdgeSpacing(
                leading: spacing(json["edgeSpacing"]?["leading"]), top: spacing(json["edgeSpacing"]?["top"]),
                trailing: spacing(json["edgeSpacing"]?["trailing"]), bottom: spacing(json["edgeSpacing"]?["bottom"])),
            supplementaryItems: (json["supplementaryItems"]?.array ?? []).map(supplementary),
            arrangement: arrangement(json), interItemSpacing: spacing(json["interItemSpacing"]))
    }

    private static func arrangement(_ json: JSONValue) -> CollectionLayoutItem.Arrangement? {
        let filling: CollectionLayoutItem.Filling =
            json["count"]?.number.map { .equalShares(Int($0)) } ?? .untilFull
        let subitems = (json["subitems"]?.array ?? []).map(item)
        switch json["kind"]?.string {
        case "hgroup": return .linear(.horizontal, subitems, filling)
        case "vgroup": return .linear(.vertical, subitems, filling)
        case "customgroup":
            let frames = (json["frames"]?.array ?? []).map(customItem)
            return .custom { _ in frames }
        default: return nil
        }
    }

    private static func customItem(_ json: JSONValue) -> CollectionLayoutItem.CustomItem {
        let numbers = ((json["frame"] ?? json).array ?? []).compactMap(\.number)
        return CollectionLayoutItem.CustomItem(
            frame: Rect(numbers[0], numbers[1], numbers[2], numbers[3]),
            zIndex: numbers.count > 4 ? Int(numbers[4]) : zIndex(json))
    }

    private static func supplementary(_ json: JSONValue) -> CollectionLayoutItem.SupplementaryItem {
        CollectionLayoutItem.SupplementaryItem(
            layoutSize: size(json), elementKind: kind(json),
            containerAnchor: json["containerAnchor"].map(anchor)
                ?? CollectionLayoutItem.Anchor(edges: [.top, .leading]),
            itemAnchor: json["itemAnchor"].map(anchor), zIndex: zIndex(json),
            contentInsets: insets(json["contentInsets"]))
    }

    private static func boundary(_ json: JSONValue) -> CollectionLayoutSection.BoundarySupplementaryItem {
        CollectionLayoutSection.BoundarySupplementaryItem(
            layoutSize: size(json), elementKind: kind(json),
            alignment: json["alignment"]?.string.flatMap { .init(rawValue: $0) } ?? .top,
            absoluteOffset: point(json["absoluteOffset"]) ?? .zero,
            extendsBoundary: json["extendsBoundary"]?.bool ?? true,
            pinToVisibleBounds: json["pinToVisibleBounds"]?.bool ?? false, zIndex: zIndex(json),
            contentInsets: insets(json["contentInsets"]))
    }

    private static func anchor(_ json: JSONValue) -> CollectionLayoutItem.Anchor {
        var edges: CollectionLayoutItem.Anchor.Edges = []
        for edge in json["edges"]?.array ?? [] {
            switch edge.string {
            case "top": edges.insert(.top)
            case "leading": edges.insert(.leading)
            case "bottom": edges.insert(.bottom)
            case "trailing": edges.insert(.trailing)
            default: edges.insert(.all)
            }
        }
        if let multiples = point(json["fractionalOffset"]) {
            return CollectionLayoutItem.Anchor(edges: edges, fractionalOffset: multiples)
        }
        return CollectionLayoutItem.Anchor(edges: edges, absoluteOffset: point(json["absoluteOffset"]) ?? .zero)
    }

    private static func size(_ json: JSONValue) -> CollectionLayoutSize {
        CollectionLayoutSize(
            widthDimension: json["width"].flatMap(dimension) ?? .fractionalWidth(1),
            heightDimension: json["height"].flatMap(dimension) ?? .fractionalHeight(1))
    }

    private static func dimension(_ json: JSONValue) -> CollectionLayoutSize.Dimension? {
        if let value = json["fractionalWidth"]?.number { return .fractionalWidth(value) }
        if let value = json["fractionalHeight"]?.number { return .fractionalHeight(value) }
        if let value = json["absolute"]?.number { return .absolute(value) }
        if let value = json["estimated"]?.number { return .estimated(value) }
        return json["uniformAcrossSiblings"]?.number.map { .uniformAcrossSiblings(estimate: $0) }
    }

    private static func spacing(_ json: JSONValue?) -> CollectionLayoutEdgeSpacing.Spacing? {
        json?["fixed"]?.number.map { .fixed($0) } ?? json?["flexible"]?.number.map { .flexible($0) }
    }

    private static func insets(_ json: JSONValue?) -> DirectionalEdgeInsets {
        DirectionalEdgeInsets(
            top: json?["top"]?.number ?? 0, leading: json?["leading"]?.number ?? 0,
            bottom: json?["bottom"]?.number ?? 0, trailing: json?["trailing"]?.number ?? 0)
    }

    private static func reference(_ json: JSONValue?) -> CollectionLayoutSection.ContentInsetsReference {
        json?.string.flatMap { .init(rawValue: $0) } ?? .automatic
    }

    private static func point(_ json: JSONValue?) -> Point? {
        guard let numbers = json?.array?.compactMap(\.number), numbers.count == 2 else { return nil }
        return Point(numbers[0], numbers[1])
    }

    private static func kind(_ json: JSONValue) -> String { json["elementKind"]?.string ?? "" }
    private static func zIndex(_ json: JSONValue) -> Int { Int(json["zIndex"]?.number ?? 0) }
}
