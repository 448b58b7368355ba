/// What is written down while the kinds of a laid-out tree run once more, one after another.
struct Recording {
    /// The element whose kind runs, and its children. What happens below them belongs to measuring, and is not written
    /// down.
    private(set) var container = -1
    private(set) var children = 0..<0
    let detail: LayoutTrace.Detail
    fileprivate(set) var records: [LayoutTrace.Record]

    init(_ detail: LayoutTrace.Detail, count: Int) {
        self.detail = detail
        records = Array(repeating: LayoutTrace.Record(), count: count)
    }

    mutating func watch(_ container: Int, children: Range<Int>) {
        (self.container, self.children) = (container, children)
    }

    /// Adds what is known when everything stands where it belongs.
    mutating func finish(_ index: Int, position: Point, baselines: LaidOutElement.Baselines?) {
        records[index].position = position
        records[index].baselines = baselines
    }
}

// Apart from where they are called, which runs too often to hold what makes an event. What an event is made of may
// measure, which looks at the recording, so it is made before it is written.
extension UnsafeMutablePointer<Recording> {
    @inline(never)
    func say(_ words: () -> String, about index: Int) {
        guard pointee.detail.contains(.words) else { return }
        let words = words()
        pointee.records[index].events.append(.note(words))
    }

    @inline(never)
    func write(_ offer: () -> LaidOutElement.Offer, to index: Int) {
        let offer = offer()
        pointee.records[index].events.append(.offered(offer))
    }

    @inline(never)
    func note(_ fact: () -> some LayoutFact) {
        let fact = fact()
        pointee.records[pointee.container].facts.append(fact)
    }

    @inline(never)
    func amend<Fact: LayoutFact>(_ change: (inout Fact) -> Void) {
        let facts = pointee.records[pointee.container].facts
        guard let number = facts.lastIndex(where: { type(of: $0) == Fact.self }), var fact = facts[number] as? Fact
        else { return }
        change(&fact)
        pointee.records[pointee.container].facts[number] = fact
    }
}

extension LayoutPass {
    /// Where to write about an element; `nil` unless it is a child of the one that is traced.
    @inline(__always)
    func recording(of index: Int) -> UnsafeMutablePointer<Recording>? {
        guard let recording = surroundings.pointee.recording, recording.pointee.children.contains(index) else {
            return nil
        }
        return recording
    }

    /// What an element's style makes of an offer.
    func offer(_ index: Int, of range: SizeRange, parent: Size) -> LaidOutElement.Offer {
        offer(of: range, parent: parent, ownRange: styles[index].sizeRange(in: parent))
    }

    func offer(of range: SizeRange, parent: Size, ownRange: SizeRange) -> LaidOutElement.Offer {
        LaidOutElement.Offer(
            range: range, parentSize: parent, ownRange: ownRange,
            effectiveRange: range.intersected(with: ownRange))
    }

    /// Runs the kinds of a layout once more with the ranges that their elements have, and gives what they did.
    ///
    /// Parents stand before their children, so that each kind leaves its children with their final ranges before theirs
    /// run. What a kind measures is still known, so that it takes little more than placing.
    func records(of layout: Layout, in range: SizeRange, _ detail: LayoutTrace.Detail) -> [LayoutTrace.Record] {
        var recording = Recording(detail, count: nodes.count)
        recording.records[0].events = [.offered(offer(0, of: range, parent: range.max))]
        withUnsafeMutablePointer(to: &recording) { recording in
            var watched = surroundings.pointee
            watched.recording = recording
            withUnsafePointer(to: watched) { watched in
                let pass = LayoutPass(surroundings: watched)
                for index in nodes.indices where nodes[index].tells && !layout.leftOut.contains(index) {
                    recording.pointee.watch(index, children: nodes[index].children)
                    pass.layOut(index)
                }
            }
        }
        for index in nodes.indices where !layout.leftOut.contains(index) {
            let baselines = detail.contains(.baselines) ? measuredBaselines(of: index) : nil
            recording.finish(index, position: states[index].position, baselines: baselines)
        }
        return recording.records
    }

    private func measuredBaselines(of index: Int) -> LaidOutElement.Baselines? {
        let baselines = LaidOutElement.Baselines(ascender: ascender(of: index), descender: descender(of: index))
        return baselines.ascender == 0 && baselines.descender == 0 ? nil : baselines
    }
}

extension LayoutTree.Node {
    /// Whether running the kind again can tell anything: a node without children measures what it shows, which would
    /// take long.
    fileprivate var tells: Bool { childCount > 0 || !isNode }
}

extension LayoutChild {
    /// Says something about the child to whoever asks why it has its size and place; the words are made up only then.
    @inline(__always)
    public func explain(_ words: () -> String) {
        guard let recording = pass.recording(of: index) else { return }
        recording.say(words, about: index)
    }
}
