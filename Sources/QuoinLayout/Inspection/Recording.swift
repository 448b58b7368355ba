/// What is written down about one element while its parent's kind lays out.
struct Recording {
    /// The index of the element that is watched.
    let subject: Int
    var events: [Explanation.Event] = []

    /// Apart from where it is called, which runs too often to hold a string's making.
    @inline(never)
    mutating func say(_ words: () -> String) {
        events.append(.note(words()))
    }

    @inline(never)
    mutating func write(_ offer: () -> Explanation.Offer) {
        events.append(.offered(offer()))
    }
}

extension LayoutPass {
    /// Where to write about an element; nothing unless it is the one that is watched.
    @inline(__always)
    func recording(of index: Int) -> UnsafeMutablePointer<Recording>? {
        guard let recording = surroundings.pointee.recording, recording.pointee.subject == index else { return nil }
        return recording
    }

    /// What an element's style makes of an offer.
    func offer(_ index: Int, of range: SizeRange, parent: Size) -> Explanation.Offer {
        offer(of: range, parent: parent, ownRange: styles[index].sizeRange(in: parent))
    }

    func offer(of range: SizeRange, parent: Size, ownRange: SizeRange) -> Explanation.Offer {
        Explanation.Offer(
            range: range, parentSize: parent, ownRange: ownRange,
            effectiveRange: range.intersected(with: ownRange))
    }

    /// Runs an element's kind once more with the range it has, and gives what was done with one of its children.
    func events(of child: Int, under parent: Int) -> [Explanation.Event] {
        var recording = Recording(subject: child)
        return withUnsafeMutablePointer(to: &recording) { recording in
            var watching = surroundings.pointee
            watching.recording = recording
            return withUnsafePointer(to: watching) { watching in
                LayoutPass(surroundings: watching).layOut(parent)
                return recording.pointee.events
            }
        }
    }
}

extension LayoutChild {
    /// Says something about the child to whoever asks why it has its size and place; the words are made up only then.
    @inline(__always)
    public func explain(_ words: () -> String) {
        guard let recording = pass.recording(of: index) else { return }
        recording.pointee.say(words)
    }
}
