import Quoin

/// What makes an element like another one, in numbers, since many pairs of elements are compared.
struct ElementLook {
    fileprivate var kind: String
    fileprivate var id: String?
    fileprivate var frame: Rect
    /// The number of its properties with their values.
    fileprivate var properties: Int
    /// The numbers of the words in it.
    fileprivate var words: Set<Int>
    /// How well its words identify it.
    fileprivate var distinctness: Int

    /// The similarity of two elements; 0 if they cannot be the same.
    func similarity(to now: ElementLook, _ features: FeatureNumbers) -> Int {
        guard kind == now.kind else { return 0 }
        let shared = words.reduce(0) { now.words.contains($1) ? $0 + features.distinctness[$1] : $0 }
        var similarity = 1 + 12 * shared / max(distinctness, 1)
        if properties == now.properties { similarity += 4 }
        if frame.size == now.frame.size { similarity += 2 }
        if frame.origin == now.frame.origin { similarity += 1 }
        guard let id, let other = now.id, id != other else { return similarity }
        // Elements with different ids match only if much else is the same: of texts, a word.
        let hasOtherWords = shared == 0 && !(words.isEmpty && now.words.isEmpty)
        return similarity >= 4 && !hasOtherWords ? similarity - 2 : 0
    }
}

/// Numbers for the words and the properties of elements.
struct FeatureNumbers {
    private var words: [String: Int] = [:]
    private var properties: [[String: PropertyValue]: Int] = [:]
    /// How well each word identifies an element: the number of a row does so less than its letters.
    fileprivate private(set) var distinctness: [Int] = []

    mutating func look(of index: Int, in tree: RecordTree) -> ElementLook {
        let element = tree.elements[index]
        let numbers = Set(tree.words(in: index).map { number(of: $0) })
        let values = properties[element.properties] ?? properties.count
        properties[element.properties] = values
        return ElementLook(
            kind: element.kind, id: element.id, frame: element.frame, properties: values, words: numbers,
            distinctness: numbers.reduce(0) { $0 + distinctness[$1] })
    }

    private mutating func number(of word: String) -> Int {
        if let number = words[word] { return number }
        words[word] = distinctness.count
        distinctness.append(1 + word.count(where: \.isLetter))
        return distinctness.count - 1
    }
}
