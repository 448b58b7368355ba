import CompositionalLayoutDSL
import Foundation
import UIKit

/// A value of a case.
struct Value {
    let value: Any?

    subscript(key: String) -> Value { Value(value: (value as? [String: Any])?[key]) }

    var list: [Value] { (value as? [Any] ?? []).map { Value(value: $0) } }
    var number: CGFloat? { (value as? Double).map { CGFloat($0) } }
    var text: String { value as? String ?? "" }
    var isMissing: Bool { value == nil || value is NSNull }

    func has(_ key: String) -> Bool { !self[key].isMissing }
}

// MARK: - Layouts in the words of CompositionalLayoutDSL

extension Value {
    var layout: CompositionalLayout {
        let sections = self["sections"].list
        var layout = CompositionalLayout { index, _ in
            let section = sections[index % sections.count]
            return section.isMissing ? nil : section.section
        }
        .interSectionSpacing(self["interSectionSpacing"].number ?? 0)
        .scrollDirection(self["scrollDirection"].text == "horizontal" ? .horizontal : .vertical)
        for item in self["boundarySupplementaryItems"].list {
            layout = layout.boundarySupplementaryItems { item.boundary }
        }
        return layout
    }

    private var section: LayoutSection {
        var section: LayoutSection = Section { self["group"].group }
        section = section.interGroupSpacing(self["interGroupSpacing"].number ?? 0).contentInsets(insets)
        let behaviors: [String: UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
            "continuous": .continuous, "continuousGroupLeadingBoundary": .continuousGroupLeadingBoundary,
            "paging": .paging, "groupPaging": .groupPaging, "groupPagingCentered": .groupPagingCentered,
        ]
        if let behavior = behaviors[self["orthogonalScrollingBehavior"].text] {
            section = section.orthogonalScrollingBehavior(behavior)
        }
        if let follows = self["supplementariesFollowContentInsets"].value as? Bool {
            section = section.supplementariesFollowContentInsets(follows)
        }
        for item in self["boundarySupplementaryItems"].list {
            section = section.boundarySupplementaryItems { item.boundary }
        }
        for item in self["decorationItems"].list {
            section = section.decorationItems { DecorationItem(elementKind: item["elementKind"].text) }
        }
        return section
    }

    private var group: LayoutGroup {
        let items = self["subitems"].list.map(\.item)
        var group: LayoutGroup
        switch (self["kind"].text, self["count"].number) {
        case ("hgroup", let count?): group = HGroup(size: size, count: Int(count)) { items[0] }
        case ("hgroup", nil): group = HGroup(size: size) { for item in items { item } }
        case ("vgroup", let count?): group = VGroup(size: size, count: Int(count)) { items[0] }
        default: group = VGroup(size: size) { for item in items { item } }
        }
        if has("interItemSpacing") { group = group.interItemSpacing(self["interItemSpacing"].spacing) }
        for item in self["supplementaryItems"].list { group = group.supplementaryItems { item.supplementary } }
        return has("contentInsets") ? group.contentInsets(insets) : group
    }

    private var item: LayoutItem {
        guard self["kind"].text == "item" else { return group }
        let supplementaries = self["supplementaryItems"].list.map(\.supplementary)
        var item: LayoutItem = Item(width: size.widthDimension, height: size.heightDimension) {
            for item in supplementaries { item }
        }
        if has("contentInsets") { item = item.contentInsets(insets) }
        let edges = self["edgeSpacing"]
        guard !edges.isMissing else { return item }
        return item.edgeSpacing(
            top: edges["top"].spacing, leading: edges["leading"].spacing, bottom: edges["bottom"].spacing,
            trailing: edges["trailing"].spacing)
    }

    private var supplementary: LayoutSupplementaryItem {
        var item = SupplementaryItem(size: size, elementKind: self["elementKind"].text)
        if has("containerAnchor") { item = item.containerAnchor(self["containerAnchor"].anchor) }
        if has("itemAnchor") { item = item.itemAnchor(self["itemAnchor"].anchor) }
        return has("zIndex") ? item.zIndex(zIndex: Int(self["zIndex"].number ?? 0)) : item
    }

    private var boundary: LayoutBoundarySupplementaryItem {
        let alignments: [String: NSRectAlignment] = [
            "bottom": .bottom, "leading": .leading, "trailing": .trailing, "topLeading": .topLeading,
            "topTrailing": .topTrailing, "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
        ]
        var item: LayoutBoundarySupplementaryItem = BoundarySupplementaryItem(
            size: size, elementKind: self["elementKind"].text
        )
        .alignment(alignments[self["alignment"].text] ?? .top)
        .absoluteOffset(self["absoluteOffset"].point ?? .zero)
        if self["pinToVisibleBounds"].value as? Bool == true { item = item.pinToVisibleBounds(true) }
        return has("zIndex") ? item.zIndex(zIndex: Int(self["zIndex"].number ?? 0)) : item
    }

    private var anchor: NSCollectionLayoutAnchor {
        let names: [String: NSDirectionalRectEdge] = [
            "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
        ]
        let edges = NSDirectionalRectEdge(self["edges"].list.compactMap { names[$0.text] })
        if let offset = self["fractionalOffset"].point {
            return NSCollectionLayoutAnchor(edges: edges, fractionalOffset: offset)
        }
        return NSCollectionLayoutAnchor(edges: edges, absoluteOffset: self["absoluteOffset"].point ?? .zero)
    }

    private var size: NSCollectionLayoutSize {
        NSCollectionLayoutSize(
            widthDimension: self["width"].dimension ?? .fractionalWidth(1),
            heightDimension: self["height"].dimension ?? .fractionalHeight(1))
    }

    private var dimension: NSCollectionLayoutDimension? {
        if let value = self["fractionalWidth"].number { return .fractionalWidth(value) }
        if let value = self["fractionalHeight"].number { return .fractionalHeight(value) }
        if let value = self["absolute"].number { return .absolute(value) }
        if let value = self["estimated"].number { return .estimated(value) }
        return self["uniformAcrossSiblings"].number.map { .uniformAcrossSiblings(estimate: $0) }
    }

    private var spacing: NSCollectionLayoutSpacing? {
        self["fixed"].number.map { .fixed($0) } ?? self["flexible"].number.map { .flexible($0) }
    }

    private var insets: NSDirectionalEdgeInsets {
        let insets = self["contentInsets"]
        return NSDirectionalEdgeInsets(
            top: insets["top"].number ?? 0, leading: insets["leading"].number ?? 0,
            bottom: insets["bottom"].number ?? 0, trailing: insets["trailing"].number ?? 0)
    }

    private var point: CGPoint? {
        let numbers = list.compactMap(\.number)
        return numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
    }
}

// MARK: - Collections

private final class Decoration: UICollectionReusableView {}

private final class Cell: UICollectionViewCell {
    private var height: NSLayoutConstraint?

    func take(height: CGFloat?) {
        guard let height else { return }
        contentView.heightAnchor.constraint(equalToConstant: height).isActive = true
    }
}

/// A case: a layout, and the frames that its views have.
@MainActor
final class Collection: NSObject, UICollectionViewDataSource {
    private let example: Value
    private let view: UICollectionView
    private let controller = UIViewController()
    private var found: [String: UIView] = [:]

    init(_ example: Value) {
        self.example = example
        let layout = LayoutBuilder { example["layout"].layout }
        var kinds: Set<String> = []
        for frame in example["frames"].list where frame["category"].text == "decoration" {
            kinds.insert(frame["elementKind"].text)
        }
        for kind in kinds { layout.register(Decoration.self, forDecorationViewOfKind: kind) }
        let (environment, edges) = (example["environment"], ["top", "left", "bottom", "right"])
        view = UICollectionView(
            frame: CGRect(
                x: 0, y: 0, width: environment["container"]["width"].number ?? 0,
                height: environment["container"]["height"].number ?? 0), collectionViewLayout: layout)
        super.init()
        let inset = edges.map { environment["contentInset"][$0].number ?? 0 }
        view.contentInsetAdjustmentBehavior = .never
        view.contentInset = UIEdgeInsets(top: inset[0], left: inset[1], bottom: inset[2], right: inset[3])
        let offset = environment["contentOffset"].list.compactMap(\.number)
        view.contentOffset = CGPoint(x: offset[0], y: offset[1])
        if environment["direction"].text == "rtl" { view.semanticContentAttribute = .forceRightToLeft }
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        let safe = edges.map { environment["safeArea"][$0].number ?? 0 }
        controller.additionalSafeAreaInsets = UIEdgeInsets(
            top: safe[0], left: safe[1], bottom: safe[2], right: safe[3])
        controller.view.frame = view.frame
        controller.view.addSubview(view)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { example["sections"].list.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Int(example["sections"].list[section].number ?? 0)
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        let heights = example["environment"]["measured"]["\(path.section)"].list
        (cell as? Cell)?.take(height: path.item < heights.count ? heights[path.item].number : nil)
        found["cell  \(path.section) \(path.item)"] = cell
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
        let view = UICollectionReusableView(frame: .zero)
        for category in ["supplementary", "boundary", "layoutBoundary"] {
            found["\(category) \(kind) \(path.section) \(path.item)"] = view
        }
        return view
    }

    /// The frames that are not those of the case, in words.
    func problems() -> [String] {
        UITraitCollection.current = UITraitCollection(displayScale: example["environment"]["scale"].number ?? 1)
        view.layoutIfNeeded()
        let tolerance = max(example["tolerance"].number ?? 0, 0.01) + 0.5
        var problems: [String] = []
        var decorations = view.subviews.filter { $0 is Decoration }
        for expected in example["frames"].list {
            let numbers = expected["frame"].list.compactMap(\.number)
            func isNear(_ view: UIView) -> Bool {
                let frame = view.frame.offsetBy(dx: -self.view.bounds.minX, dy: -self.view.bounds.minY)
                return zip([frame.minX, frame.minY, frame.width, frame.height], numbers).allSatisfy {
                    abs($0 - $1) <= tolerance
                }
            }
            let category = expected["category"].text
            if category == "decoration" {
                if let index = decorations.firstIndex(where: isNear) {
                    decorations.remove(at: index)
                } else {
                    problems.append("no decoration is at \(numbers)")
                }
                continue
            }
            let kind = category == "cell" ? "" : expected["elementKind"].text
            let place = ["section", "index"].map { Int(expected[$0].number ?? 0) }
            let name = "\(category) \(kind) \(place[0]) \(place[1])"
            guard let view = found[name], view.superview != nil else {
                problems.append("\(name) is not shown")
                continue
            }
            if !isNear(view) { problems.append("\(name) is \(view.frame) instead of \(numbers)") }
        }
        return problems
    }
}
