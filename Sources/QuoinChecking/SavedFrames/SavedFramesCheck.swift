import QuoinFiles

/// The views of storyboards and xibs whose saved frames are not what their constraints give.
package struct SavedFramesCheck: Sendable {
    /// The files whose frames are compared.
    package var files: [DocumentFile]
    /// Whether texts have the sizes of the fonts at hand, and not those that were saved.
    package var measuresTexts = false
    package var options = RenderingOptions()

    package init(of files: [DocumentFile]) { self.files = files }

    /// The frames of a file's scenes.
    package struct Result: Sendable {
        package var file: DocumentFile
        package var scenes: [(name: String, frames: SavedFrames)] = []
        package var failure: QuoinError?
    }

    /// Compares the frames of all files.
    package func run(jobs: Int? = nil) -> [Result] {
        DocumentRenderer.map(files, options: options, workers: jobs) { file, renderer in
            var result = Result(file: file)
            do throws(QuoinError) {
                let scenes = try file.scenes(options.limits)
                for scene in scenes {
                    let layout = try renderer.layOut(
                        scene.document(keeping: measuresTexts ? .areas : .everything), file)
                    let solution = (0..<layout.layout.tree.count).lazy.compactMap {
                        layout.trace.fact(ConstraintSolution.self, of: $0)
                    }.first
                    if let solution { result.scenes.append((scene.name, SavedFrames(of: scene, solution))) }
                }
            } catch {
                result.failure = error
            }
            return result
        }
    }

    /// The differences as text, one view a line, with the sums at the end.
    package static func text(of results: [Result]) -> String {
        var lines: [String] = []
        var (compared, equal, plain, equalPlain, near) = (0, 0, 0, 0, 0)
        var accounts: [String: (all: Int, plain: Int)] = [:]
        for result in results {
            for (scene, frames) in result.scenes {
                for view in frames.views where !view.isFixed {
                    (compared, equal) = (compared + 1, equal + (view.isEqual ? 1 : 0))
                    if view.difference <= 4 { near += 1 }
                    if !view.isText { (plain, equalPlain) = (plain + 1, equalPlain + (view.isEqual ? 1 : 0)) }
                    guard !view.isEqual else { continue }
                    let word = view.account?.words ?? "not accounted for"
                    accounts[word, default: (0, 0)].all += 1
                    accounts[word, default: (0, 0)].plain += view.isText ? 0 : 1
                    lines.append(line(for: view, in: scene, result.file.name))
                }
            }
        }
        lines.append(
            "\(equal) of \(compared) views stand where they were saved, \(equalPlain) of the \(plain) whose size hangs on "
                + "no text or symbol; \(near) are at most 4 points away")
        if !accounts.isEmpty { lines.append("of the others (of these without a text or symbol):") }
        lines += accounts.sorted { ($1.value.all, $0.key) < ($0.value.all, $1.key) }.map {
            "  \($0.value.all) (\($0.value.plain)) \($0.key)"
        }
        return lines.joined(separator: "\n")
    }

    private static func line(for view: SavedFrames.View, in scene: String, _ file: String) -> String {
        let notes = [view.isText ? "text" : nil, view.account?.description].compactMap(\.self).joined(separator: "; ")
        return "\(file):\(view.line): \(view.kind) \"\(view.name)\" in \(scene): saved \(view.saved), constraints give "
            + "\(view.computed)" + (notes.isEmpty ? "" : " (\(notes))")
    }

    /// Whether a view stands elsewhere than it was saved.
    package static func hasDifferences(_ results: [Result]) -> Bool {
        results.contains { result in
            result.scenes.contains { $0.frames.views.contains { !$0.isFixed && !$0.isEqual } }
        }
    }
}

extension SavedFrames.Account: CustomStringConvertible {
    /// The kind, for sums.
    fileprivate var words: String {
        switch self {
        case .misplaced: "misplaced, as the file says"
        case .ambiguous: "ambiguous"
        case .contradictory: "of contradictory constraints"
        case .stale: "stale"
        case .baseline: "on a baseline of a text"
        case .rounded: "rounded to whole points"
        case .image: "of an image with another size now"
        }
    }

    package var description: String {
        switch self {
        case .stale(let rule, let error):
            "\(words): the saved frames are \(shortDescription(error)) off from \"\(rule)\""
        default: words
        }
    }
}
