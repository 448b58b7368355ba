import QuoinCompositional
import QuoinScene

/// The elements of a collection's cells, supplementary views and backgrounds.
struct CollectionContents: Sendable {
    private let cell: ContentTemplates?
    private let cells: ContentTemplates?
    private let supplementary: [String: ContentTemplates]
    private let decoration: [String: ContentTemplates]
    /// By the position of the section in the layout, whose sections are used in turn.
    private let listBackgrounds: [ListBackground?]

    /// Reads the elements. An element kind that the layout does not have is a warning, and a background without an
    /// element is an error.
    ///
    /// - Parameter isWhole: whether all of the layout could be read, so that all its element kinds are known.
    init(_ mapping: DocumentMapping, _ layout: CollectionLayoutReader, isWhole: Bool) {
        let first = CollectionViewCompositionalLayout.Content(category: .cell, section: 0, index: 0)
        cell = mapping["cell"]?.contentTemplates(first: first)
        cells = mapping["cells"]?.sectionTemplates(first: first)
        supplementary =
            mapping["supplementary"]?.templates(
                .supplementary, kinds: isWhole ? layout.kinds.supplementary : nil) ?? [:]
        decoration =
            mapping["decoration"]?.templates(.decoration, kinds: isWhole ? layout.backgroundKinds : nil) ?? [:]
        listBackgrounds = layout.listBackgrounds
        for (kind, place) in layout.kinds.decoration where decoration[kind] == nil {
            place.report(
                "\(CollectionLayoutSection.LayoutError.Reason.noDrawing(elementKind: kind)): \"decoration\" needs it")
        }
    }

    /// The element of a cell or view.
    func element(for content: CollectionViewCompositionalLayout.Content) -> AnyElement? {
        if let template = template(for: content) { return template.element(for: content) }
        switch content.category {
        case .cell: return PlaceholderCell.cell(content)
        case .supplementary where content.elementKind == CollectionLayoutSection.ListConfiguration.separatorKind:
            return PlaceholderCell.separator
        case .supplementary, .boundary, .layoutBoundary: return PlaceholderCell.view(content)
        case .decoration: return listBackground(of: content.section).map(PlaceholderCell.background)
        }
    }

    private func template(for content: CollectionViewCompositionalLayout.Content) -> ContentTemplate? {
        switch content.category {
        case .cell: cells?.template(for: content) ?? cell?.template(for: content)
        case .supplementary, .boundary, .layoutBoundary:
            content.elementKind.flatMap { supplementary[$0]?.template(for: content) }
        case .decoration: content.elementKind.flatMap { decoration[$0]?.template(for: content) }
        }
    }

    /// The numbers of items, with the lengths of the lists of cells in place of those that are counted. A list that has
    /// fewer elements than the section has items is an error, and one with more is a warning.
    func resolved(_ counts: [Int], in mapping: DocumentMapping) -> [Int] {
        counts.enumerated().map { section, count in
            let own = cells?.count(inSection: section)
            guard let length = own ?? cell?.count(inSection: section) else {
                if count < 0 {
                    mapping.report(
                        "auto counts the elements of a list of cells, and section \(section) has none", at: "sections")
                }
                return max(0, count)
            }
            guard count >= 0 else { return length }
            let key = own == nil ? "cell" : "cells"
            if length < count, own == nil || cell == nil {
                mapping.report(
                    "section \(section) has items without an element: \(length) of \(count) are listed; "
                        + "sections: [auto] counts them", at: key)
            } else if length > count {
                mapping.warn(
                    "lists more elements than section \(section) has items: \(length), not \(count); "
                        + "sections: [auto] counts them", at: key)
            }
            return count
        }
    }

    private func listBackground(of section: Int?) -> ListBackground? {
        guard let section, !listBackgrounds.isEmpty else { return nil }
        return listBackgrounds[section % listBackgrounds.count]
    }
}

extension CollectionLayoutReader {
    /// The element kinds of all backgrounds, including those of lists.
    fileprivate var backgroundKinds: Set<String> {
        let ofLists =
            listBackgrounds.contains { $0 != nil } ? [CollectionLayoutSection.ListConfiguration.backgroundKind] : []
        return Set(kinds.decoration.keys).union(ofLists)
    }
}

extension DocumentValue {
    /// Elements by element kind. An element kind that the layout does not have is a warning.
    ///
    /// - Parameter kinds: those of the layout; `nil` if they are not known.
    fileprivate func templates(
        _ category: CollectionLayoutSection.VisibleItem.Category, kinds: Set<String>?
    ) -> [String: ContentTemplates] {
        guard let mapping = mapping() else { return [:] }
        var templates: [String: ContentTemplates] = [:]
        for (kind, value) in mapping.all() {
            if let kinds, !kinds.contains(kind) {
                let hint = nearestNameHint(nearestName(to: kind, among: kinds))
                mapping.warn(
                    "has no effect, since no item of the layout has this element kind\(hint)", at: kind)
            }
            let first = CollectionViewCompositionalLayout.Content(
                category: category, section: 0, index: 0, elementKind: kind)
            templates[kind] = value.contentTemplatesBySection(first: first)
        }
        return templates
    }
}

/// The default elements of a collection: boxes with their indexes.
private enum PlaceholderCell {
    static func cell(_ content: CollectionViewCompositionalLayout.Content) -> AnyElement {
        box(content, Color(light: RGBA(hex: 0xD1D1D6), dark: RGBA(hex: 0x3A3A3C))).cornerRadius(6).erased
    }

    /// A supplementary view or a boundary item.
    static func view(_ content: CollectionViewCompositionalLayout.Content) -> AnyElement {
        box(content, Color(light: RGBA(hex: 0xE5E5EA), dark: RGBA(hex: 0x2C2C2E))).erased
    }

    private static func box(_ content: CollectionViewCompositionalLayout.Content, _ color: Color) -> Box {
        let ink = Color(light: .black, dark: .white)
        return Text("\(content.index)", style: TextStyle(size: 12, color: ink)).centered().fill(color)
    }

    /// The line between two rows of a list.
    static var separator: AnyElement {
        Box().fill(Color(light: RGBA(hex: 0xC6C6C8), dark: RGBA(hex: 0x38383A))).erased
    }

    /// The background of a list's rows.
    static func background(_ background: ListBackground) -> AnyElement {
        Box().fill(background.color).cornerRadius(background.cornerRadius).erased
    }
}

extension CollectionViewCompositionalLayout.Content {
    /// The text with `{section}`, `{item}` and `{kind}` replaced, or `nil` if it has none of them. The section of a boundary
    /// item of the layout is empty, and the kind of a cell is `cell`.
    func text(of string: String) -> String? {
        guard string.utf8.contains(UInt8(ascii: "{")) else { return nil }
        var result = ""
        var rest = string[...]
        var isChanged = false
        while let open = rest.firstIndex(of: "{") {
            result += rest[..<open]
            rest = rest[open...]
            guard let close = rest.firstIndex(of: "}"), let text = text(named: rest[..<close].dropFirst()) else {
                result += "{"
                rest = rest.dropFirst()
                continue
            }
            result += text
            rest = rest[rest.index(after: close)...]
            isChanged = true
        }
        return isChanged ? result + rest : nil
    }

    private func text(named name: Substring) -> String? {
        switch name {
        case "section": section.map { "\($0)" } ?? ""
        case "item": "\(index)"
        case "kind": elementKind ?? "cell"
        default: nil
        }
    }
}
