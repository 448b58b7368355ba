import QuoinSystem

/// A file with the hyphenation patterns of a language, of which a text needs few.
///
/// libhyphen takes seconds to load all patterns of a language with long compounds, such as German. With the part for
/// some words it finds the same hyphens in them.
package struct HyphenationFile {
    /// The encoding of the patterns; words are converted to it.
    let encoding: String
    private let bytes: [UInt8]
    /// Those for the parts of compounds, and those for whole words.
    private var levels = [Level()]

    /// Patterns that libhyphen uses at the same time.
    fileprivate struct Level {
        /// The options, and the patterns of a single letter: each is needed for all words.
        var general: [UInt8] = []
        /// The starts of the other lines, by their first three letters.
        var lines: [Triple: [Int]] = [:]
        /// The first letters of these lines, with the period in front.
        var letters: Set<[UInt8]> = []
        /// The same with two letters.
        var pairs: Set<[UInt8]> = []
    }

    /// Letters in a row. The third is 0 in patterns of two.
    fileprivate struct Triple: Hashable {
        var first: UInt8
        var second: UInt8
        var third: UInt8
    }

    private static let period = UInt8(ascii: ".")
    private static let newline = UInt8(ascii: "\n")

    /// Reads a file; `nil` if that is impossible.
    package init?(at path: String) {
        guard var bytes = try? FileDescriptor.content(at: path) else { return nil }
        if bytes.last != Self.newline { bytes.append(Self.newline) }
        self.bytes = bytes
        encoding = String(decoding: bytes.prefix { $0 > 0x20 }, as: UTF8.self)
        var start = end(ofLineAt: 0)
        while start < bytes.count {
            let end = end(ofLineAt: start)
            add(start..<end)
            start = end
        }
    }

    /// The start of the next line.
    private func end(ofLineAt start: Int) -> Int {
        bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress, start < bytes.count,
                let end = memchr(base + start, Int32(HyphenationFile.newline), bytes.count - start)
            else { return bytes.count }
            return UnsafeRawPointer(end) - base + 1
        }
    }

    private static let nextLevel = Array("NEXTLEVEL".utf8)

    private mutating func add(_ line: Range<Int>) {
        let first = bytes[line.lowerBound]
        if bytes[line].starts(with: Self.nextLevel) {
            levels.append(Level())
        } else if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) {
            levels[levels.count - 1].general += bytes[line]
        } else if first != UInt8(ascii: "%") {
            add(patternAt: line)
        }
    }

    private mutating func add(patternAt line: Range<Int>) {
        let level = levels.count - 1
        var letters = Letters(of: bytes, from: line.lowerBound)
        guard let first = letters.next(), let second = letters.next(), second != Self.period else {
            levels[level].general += bytes[line]
            return
        }
        let third = letters.next().map { $0 == Self.period ? 0 : $0 } ?? 0
        levels[level].lines[Triple(first: first, second: second, third: third), default: []].append(line.lowerBound)
        let start = letters.beginsWord ? [Self.period] : []
        levels[level].letters.insert(start + [first])
        levels[level].pairs.insert(start + [first, second])
    }
}

/// The letters of a pattern, without the digits between them, and without the period at the start of a word.
private struct Letters: IteratorProtocol {
    let beginsWord: Bool
    private let bytes: [UInt8]
    private var position: Int

    init(of bytes: [UInt8], from start: Int) {
        (self.bytes, position) = (bytes, start)
        // A digit may be in front of the period.
        let first = bytes[start...].prefix(2).first { !Self.isDigit($0) }
        beginsWord = first == UInt8(ascii: ".")
        if beginsWord { _ = next() }
    }

    mutating func next() -> UInt8? {
        while position < bytes.count, Self.isDigit(bytes[position]) { position += 1 }
        // A change of letters follows a slash.
        guard position < bytes.count, bytes[position] > 0x20, bytes[position] != UInt8(ascii: "/") else { return nil }
        defer { position += 1 }
        return bytes[position]
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

// MARK: - Parts

extension HyphenationFile {
    /// A file with those patterns that can match a part of some words.
    ///
    /// libhyphen reads a word letter by letter, and at each applies the pattern of the longest beginning of any pattern
    /// that ends there. So the beginnings in the words of other patterns stay too, without digits.
    ///
    /// - Parameter words: in the encoding of the file, each once.
    package func part(for words: some Collection<[UInt8]>) -> [UInt8] {
        var part = Array(encoding.utf8) + [Self.newline]
        for (index, level) in levels.enumerated() {
            if index > 0 { part += Self.nextLevel + [Self.newline] }
            var whole: Set<Int> = []
            var beginnings = level.letters
            for word in words {
                for place in word.indices.dropLast() {
                    let rest = word[place...]
                    let pair = Array(rest.prefix(2))
                    beginnings.formUnion([pair, [Self.period] + pair].filter(level.pairs.contains))
                    for line in level.lines(beginning: rest) where !whole.contains(line) {
                        let (count, isWhole) = match(line, rest)
                        if isWhole { whole.insert(line) } else { beginnings.insert(beginning(of: line, count)) }
                    }
                }
            }
            for beginning in beginnings { part += beginning + [Self.newline] }
            part += level.general
            // A later line for the same letters replaces an earlier one.
            for line in whole.sorted() { part += bytes[line..<end(ofLineAt: line)] }
        }
        return part
    }

    /// How many letters of a line a part of a word begins with, and whether these are all.
    private func match(_ line: Int, _ part: ArraySlice<UInt8>) -> (count: Int, isWhole: Bool) {
        var letters = Letters(of: bytes, from: line)
        var count = 0
        while let letter = letters.next() {
            // A compound is also searched in parts, so a period may match anywhere.
            if letter == Self.period { return (count, true) }
            guard count < part.count, part[part.startIndex + count] == letter else { return (count, false) }
            count += 1
        }
        return (count, true)
    }

    /// The first letters of a line, with the period in front.
    private func beginning(of line: Int, _ count: Int) -> [UInt8] {
        var letters = Letters(of: bytes, from: line)
        var beginning = letters.beginsWord ? [Self.period] : []
        for _ in 0..<count { if let letter = letters.next() { beginning.append(letter) } }
        return beginning
    }
}

extension HyphenationFile.Level {
    /// The starts of the lines with the first letters of a part of a word, which has at least two.
    fileprivate func lines(beginning part: ArraySlice<UInt8>) -> [Int] {
        let (first, second) = (part[part.startIndex], part[part.startIndex + 1])
        let ofTwo = lines[HyphenationFile.Triple(first: first, second: second, third: 0)] ?? []
        guard part.count > 2 else { return ofTwo }
        let third = part[part.startIndex + 2]
        return ofTwo + (lines[HyphenationFile.Triple(first: first, second: second, third: third)] ?? [])
    }
}
