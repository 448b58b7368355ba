import Quoin

/// Finds the causes between two pictures: the recorded changes that no other change causes, whether a pixel shows them
/// or not.
package struct CauseSearch {
    /// A cause, and what it changed in this picture.
    struct Occurrence {
        var cause: PictureCause
        var target: Target
        var change: RecordedChange
    }

    /// What a cause changed.
    enum Target: Hashable {
        case canvas
        /// An element by its index in the new record.
        case element(Int)
        /// The tree of elements: one was added, removed, wrapped, moved to another place, or became another kind.
        case structure
    }

    let old: RecordTree
    let new: RecordTree
    let matching: ElementMatching
    private(set) var occurrences: [Occurrence] = []
    let subjects: CauseSubjects
    let canvases: (old: CanvasRecord, new: CanvasRecord)
    let findings: FindingSearch

    package init(of new: PictureRecord, from old: PictureRecord) {
        findings = FindingSearch(old, new)
        canvases = (old.canvas, new.canvas)
        (self.old, self.new, matching) = (findings.old, findings.new, findings.matching)
        subjects = CauseSubjects(self.new)
        findInCanvas(new, old)
        for (index, change) in findings.changes.sorted(by: { $0.key < $1.key }) {
            for own in change.own { add(own, of: index) }
        }
        for index in findings.added { addAdded(index) }
        for index in findings.removed { addRemoved(index) }
    }

    /// The causes, each once, in the order of the elements.
    package var causes: [PictureCause] {
        var seen: Set<PictureCause> = []
        return occurrences.map(\.cause).filter { seen.insert($0).inserted }
    }

    /// The change of a color that was replaced wherever the picture had it, as a named color is: `#35c → #24b`; `nil` if
    /// anything else changed, or if something still has the old color.
    package var recoloring: String? {
        let changes = Set(
            occurrences.map { occurrence -> [PropertyValue?] in
                guard case .property(let change) = occurrence.change else { return [] }
                return [change.from, change.to]
            })
        guard changes.count == 1, let change = changes.first, change.count == 2,
            case .text(let old) = change[0], case .text(let now) = change[1], old.hasPrefix("#"), now.hasPrefix("#")
        else { return nil }
        let values = new.elements.flatMap { element in
            Array(element.properties.values) + (element.text?.spans.flatMap(\.style.values) ?? [])
        }
        let isGone = !(values + canvases.new.properties.values).contains { $0.contains(.text(old)) }
        return isGone ? "\(old) → \(now)" : nil
    }

    /// The areas that each changed element paints with its content, in both pictures; `nil` if something else than
    /// elements changed.
    package var changedAreas: [[Rect]]? {
        var seen: Set<Int> = []
        var areas: [[Rect]] = []
        for occurrence in occurrences {
            guard case .element(let index) = occurrence.target, let was = matching.oldIndices[index] else { return nil }
            guard seen.insert(index).inserted else { continue }
            areas.append(PaintedArea.subtree(was, in: old) + PaintedArea.subtree(index, in: new))
        }
        return areas
    }

    /// Whether all that changed is the content of files. Its digests are part of the causes.
    package var isOfFiles: Bool {
        !occurrences.isEmpty
            && occurrences.allSatisfy { occurrence in
                guard case .property(let change) = occurrence.change, case .content = change.from,
                    case .content = change.to
                else { return false }
                return true
            }
    }

    // MARK: - Canvas

    private mutating func findInCanvas(_ new: PictureRecord, _ old: PictureRecord) {
        guard let finding = PictureComparison.Finding(canvasOf: new, from: old) else { return }
        for change in finding.changes {
            occurrences.append(Occurrence(cause: change.cause(of: "canvas"), target: .canvas, change: change))
        }
    }

    // MARK: - Elements

    private mutating func add(_ change: RecordedChange, of index: Int) {
        let subject = subjects.name(of: index, changedBy: change)
        let cause = change.cause(of: subject, in: isShared(change, index, subject) ? "" : "some places")
        occurrences.append(
            Occurrence(cause: cause, target: change.isOfStructure ? .structure : .element(index), change: change))
    }

    /// Whether all elements with this name that had the same value changed in the same way.
    private func isShared(_ change: RecordedChange, _ index: Int, _ subject: String) -> Bool {
        guard case .property(let property) = change, let was = matching.oldIndices[index] else { return true }
        if let style = property.style {
            let key = property.textKey ?? property.key
            return new.elements.indices.allSatisfy { other in
                new.elements[other].styles[key] != style || matching.oldIndices[other] == nil
                    || findings.changes[other]?.own.contains(change) == true
            }
        }
        let value = old.elements[was].properties[property.key]
        return new.elements.indices.allSatisfy { other in
            guard new.elements[other].kind == new.elements[index].kind, let before = matching.oldIndices[other],
                old.elements[before].properties[property.key] == value, subjects.name(of: other) == subject
            else { return true }
            return findings.changes[other]?.own.contains(change) == true
        }
    }

    // MARK: - Structure

    private mutating func addAdded(_ index: Int) {
        let element = new.elements[index]
        let isCell = matching.isOwnChange(index, isAdded: true)
        guard !element.isPart, !new.isItem(index) || isCell else { return }
        let inner = new.children[index].first { matching.oldIndices[$0] != nil }
        let change: RecordedChange = inner == nil ? .added : .wrapped(in: element.kind)
        let subject = subjects.name(of: inner ?? index)
        let content = new.subtree(of: index).filter { matching.oldIndices[$0] == nil }.map { new.elements[$0].content }
        occurrences.append(
            Occurrence(
                cause: change.cause(of: subject, details: " " + content.joined(separator: "; ")),
                target: isCell ? new.parents[index].map(Target.element) ?? .structure : .structure, change: change))
    }

    private mutating func addRemoved(_ index: Int) {
        let isCell = matching.isOwnChange(index, isAdded: false)
        guard !old.elements[index].isPart, !old.isItem(index) || isCell else { return }
        let inner = old.children[index].lazy.compactMap { [matching] in matching.newIndices[$0] }.first
        let change: RecordedChange = inner == nil ? .removed : .unwrapped(from: old.elements[index].kind)
        let subject = inner.map { subjects.name(of: $0) } ?? CauseSubjects(old).name(of: index)
        let collection = isCell ? old.parents[index].flatMap { matching.newIndices[$0] } : nil
        occurrences.append(
            Occurrence(
                cause: change.cause(of: subject), target: collection.map(Target.element) ?? .structure, change: change))
    }
}

extension PropertyValue {
    /// Whether a value is this one or within it.
    fileprivate func contains(_ value: PropertyValue) -> Bool {
        self == value || items?.contains { $0.contains(value) } == true
            || fields?.values.contains { $0.contains(value) } == true
    }
}

extension ElementRecord {
    /// The kind, id, text and properties of the element, without its place.
    fileprivate var content: String {
        let parts = properties.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        let spans = (text?.spans ?? []).map { span in
            ([span.string] + span.style.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" })
                .joined(separator: ", ")
        }
        return ([kind, id ?? ""] + parts + spans).joined(separator: ", ")
    }
}

/// The names of elements in causes. They are the same in all pictures that use the same component, id or structure,
/// whatever the texts in them.
struct CauseSubjects {
    private let tree: RecordTree

    init(_ tree: RecordTree) {
        self.tree = tree
    }

    /// The name of an element, or of the style whose change its own change is: ``style `title` ``.
    func name(of index: Int, changedBy change: RecordedChange) -> String {
        if case .property(let property) = change, let style = property.style {
            return style == StyleSources.document ? StyleSources.words(for: style) : "style \(ElementName.id(style))"
        }
        return name(of: index)
    }

    /// `` `pill` ``, ``text in `pill` ``, `row`.
    func name(of index: Int) -> String {
        let element = tree.elements[index]
        if let component = element.component {
            return component.isOutermost
                ? ElementName.id(component.name) : "\(own(index)) in \(ElementName.id(component.name))"
        }
        if let id = element.id { return ElementName.id(id) }
        let holder = tree.ancestors(of: index).first {
            tree.elements[$0].component != nil || tree.elements[$0].id != nil
        }
        return own(index) + (holder.map { " in \(name(of: $0))" } ?? "")
    }

    /// An element by itself: its id, the name of a view, or its kind.
    private func own(_ index: Int) -> String {
        let element = tree.elements[index]
        if let id = element.id { return ElementName.id(id) }
        if let label = element.label, !label.contains(" ") { return ElementName.id(label) }
        return element.word
    }
}
