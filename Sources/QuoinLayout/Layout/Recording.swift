/// Records what kinds do with their children while the kinds of a laid-out tree run again, one after another.
final class Recording {
    /// The element whose kind runs, and its children. Events below them belong to measuring and are not recorded.
    fileprivate var container = -1
    fileprivate var children = 0..<0
    fileprivate let detail: Layout.Trace.Detail
    fileprivate var records: [Layout.Trace.Record]

    init(_ detail: Layout.Trace.Detail, count: Int) {
        self.detail = detail
        records = Array(repeating: Layout.Trace.Record(), count: count)
    }
}

// The functions that record are not inlined, so that the hot loop does not contain the code that makes events.
extension LayoutPass {
    @inline(__always)
    func recordOffer(of range: SizeRange, parent: Size, ownRange: SizeRange?, to index: Int) {
        if storage.isRecording { addOffer(of: range, parent: parent, ownRange: ownRange, to: index) }
    }

    @inline(never)
    private func addOffer(of range: SizeRange, parent: Size, ownRange: SizeRange?, to index: Int) {
        guard let recording = storage.recording, recording.children.contains(index) else { return }
        let offer = offer(of: range, parent: parent, ownRange: ownRange, to: index)
        recording.records[index].events.append(.offered(offer))
    }

    /// An offer to an element, with the result of applying the element's style.
    private func offer(
        of range: SizeRange, parent: Size, ownRange: SizeRange?, to index: Int
    ) -> Layout.LaidOutElement.Offer {
        let ownRange = ownRange ?? nodes[index].element.style.sizeRange(in: parent)
        return Layout.LaidOutElement.Offer(
            range: range, parentSize: parent, ownRange: ownRange, effectiveRange: range.intersected(with: ownRange))
    }

    @inline(never)
    fileprivate func record(_ words: () -> String, about index: Int) {
        guard let recording = storage.recording, recording.children.contains(index), recording.detail.contains(.words)
        else { return }
        let words = words()
        recording.records[index].events.append(.note(words))
    }

    @inline(never)
    fileprivate func record(_ fact: () -> some Sendable, of index: Int) {
        guard let recording = storage.recording, recording.container == index else { return }
        let fact = fact()
        recording.records[index].facts.append(fact)
    }

    @inline(never)
    fileprivate func amend<Fact: Sendable>(_ change: (inout Fact) -> Void, of index: Int) {
        guard let recording = storage.recording, recording.container == index else { return }
        let facts = recording.records[index].facts
        guard let number = facts.lastIndex(where: { type(of: $0) == Fact.self }), var fact = facts[number] as? Fact
        else { return }
        change(&fact)
        recording.records[index].facts[number] = fact
    }

    /// Runs the kinds of a layout again with the ranges that their elements have, and records what they do.
    ///
    /// Parents come before their children, so each kind gives its children their final ranges before their own kinds
    /// run. Measurements are still cached, so this takes little more than placing.
    func records(of layout: Layout, in range: SizeRange, _ detail: Layout.Trace.Detail) -> [Layout.Trace.Record] {
        let recording = Recording(detail, count: nodes.count)
        recording.records[0].events = [.offered(offer(of: range, parent: range.max, ownRange: nil, to: 0))]
        storage.recording = recording
        // A node without children only measures its content, which takes long and records nothing.
        for index in nodes.indices
        where (nodes[index].childCount > 0 || !nodes[index].isNode) && !layout.leftOut.contains(index) {
            (recording.container, recording.children) = (index, nodes[index].children)
            withSizeOfFrame(index, layout.frames[index].size) { _ = layOut(index) }
        }
        storage.recording = nil
        for index in nodes.indices where !layout.leftOut.contains(index) {
            recording.records[index].position = states[index].position
            if detail.contains(.baselines) { recording.records[index].baselines = measuredBaselines(of: index) }
        }
        return recording.records
    }

    private func measuredBaselines(of index: Int) -> Layout.LaidOutElement.Baselines? {
        let baselines = Layout.LaidOutElement.Baselines(ascender: ascender(of: index), descender: descender(of: index))
        return baselines.ascender == 0 && baselines.descender == 0 ? nil : baselines
    }
}

extension LayoutScope {
    /// Records a fact about the element, such as the lines of a stack, for ``Layout/LaidOutElement/fact(_:)``. The closure runs
    /// only while the layout is traced.
    @inline(__always)
    public func record(_ fact: () -> some Sendable) {
        if pass.storage.isRecording { pass.record(fact, of: index) }
    }

    /// Runs a closure that only computes something. What it does with the children is not recorded.
    func unrecorded<Result>(_ body: () -> Result) -> Result {
        let recording = pass.storage.recording
        pass.storage.recording = nil
        defer { pass.storage.recording = recording }
        return body()
    }

    /// Changes the last fact of a type that was recorded in the same run, for a later phase of the algorithm.
    @inline(__always)
    public func amend<Fact: Sendable>(_ change: (inout Fact) -> Void) {
        if pass.storage.isRecording { pass.amend(change, of: index) }
    }
}

extension LayoutScope.Child {
    /// Records why the child has its size or its place. The closure runs only while the layout is traced with words.
    @inline(__always)
    public func explain(_ words: () -> String) {
        if pass.storage.isRecording { pass.record(words, about: index) }
    }

    /// Records several reasons.
    package func explainLines(_ lines: () -> [String]) {
        guard pass.storage.isRecording else { return }
        for line in lines() { explain { line } }
    }
}

/// A recorded property of an element: its key, its value, and what a change of it can affect.
package struct RecordedProperty: Hashable, Sendable {
    package var key: String
    package var value: PropertyValue
    package var effect: PropertyEffect
    package var defaultValue: PropertyValue?

    package init(_ key: String, _ value: PropertyValue, _ effect: PropertyEffect, defaultValue: PropertyValue? = nil) {
        (self.key, self.value, self.effect, self.defaultValue) = (key, value, effect, defaultValue)
    }
}

extension RecordedProperty {
    /// Before the names of values that an app keeps by itself, of which nobody knows what they do.
    package static let ofApp = "own."
}

extension PropertyTable {
    /// The properties that differ from their defaults.
    ///
    /// - Parameters:
    ///   - base: the defaults; the table's own by default.
    ///   - name: makes the recorded name of a key.
    package func recorded(
        _ root: Root, unlike base: Root? = nil, named name: (String) -> String = { $0 }
    ) -> [RecordedProperty] {
        let base = base ?? self.base
        return properties.compactMap { property in
            property.write(root, property.isRequired ? nil : base).map {
                RecordedProperty(
                    name(property.key), $0, property.effect,
                    defaultValue: property.isRequired ? nil : property.write(base, nil))
            }
        }
    }

    /// Every property with its default.
    package var declared: [RecordedProperty] {
        properties.filter { !$0.isShorthand }.map { property in
            let value = property.write(base, nil)
            return RecordedProperty(property.key, value ?? .null, property.effect, defaultValue: value)
        }
    }
}

extension LayoutKind {
    /// The properties that differ from their defaults.
    package var recordedProperties: [RecordedProperty] {
        Self.declaration.properties?.recorded(self) { "\(Self.name).\($0)" } ?? []
    }
}

/// An element that an author writes as one and that is laid out as several, such as a button.
@usableFromInline
package final class Composition: Sendable {
    /// Its name in documents.
    package let name: String
    /// The properties that the author set.
    package let properties: [RecordedProperty]
    /// The element with another value of a property, by its key in records; `nil` for keys and values that it cannot have.
    package let setting: @Sendable (_ key: String, _ value: PropertyValue?) -> AnyElement?

    package init(
        _ name: String, _ properties: [RecordedProperty],
        setting: @escaping @Sendable (String, PropertyValue?) -> AnyElement?
    ) {
        (self.name, self.properties, self.setting) = (name, properties, setting)
    }

    /// The composition of elements that a composition adds by itself.
    package static let part = Composition("", []) { _, _ in nil }
}
