import QuoinAutoLayout
import QuoinFiles
import QuoinInterfaceBuilder
import QuoinValues

/// The views of storyboards and xibs whose saved frames are not what their constraints give.
package struct SavedFramesCheck: Sendable {
    /// The files whose frames are compared.
    package var files: [DocumentFile]
    /// Whether texts have the sizes of the fonts at hand, and not those that were saved.
    package var measuresTexts = false
    package var options = RenderingOptions()

    package init(of files: [DocumentFile]) { self.files = files }

    /// Half a point: a frame that was rounded to the pixels of another screen.
    private static let tolerance = 0.5

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
                let interface = try file.interface(options.limits)
                for scene in interface.scenes where file.scene.map(scene.identifiers.contains) ?? true {
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

    /// The differences as text, one view a line, with the sum at the end.
    package static func text(of results: [Result]) -> String {
        var lines: [String] = []
        var (compared, equal, plain, equalPlain) = (0, 0, 0, 0)
        for result in results {
            for (scene, frames) in result.scenes {
                for view in frames.views where !view.isFixed {
                    let isEqual = view.difference <= tolerance
                    (compared, equal) = (compared + 1, equal + (isEqual ? 1 : 0))
                    if !view.isText { (plain, equalPlain) = (plain + 1, equalPlain + (isEqual ? 1 : 0)) }
                    guard !isEqual else { continue }
                    lines.append(line(for: view, in: scene, result.file.name, frames.broken.count))
                }
            }
        }
        let sum =
            "\(equal) of \(compared) views stand where they were saved, \(equalPlain) of the \(plain) whose size hangs on "
            + "no text or symbol"
        return (lines + [sum]).joined(separator: "\n")
    }

    private static func line(for view: SavedFrames.View, in scene: String, _ file: String, _ broken: Int) -> String {
        let notes = [
            view.isText ? "text" : nil, view.isMisplaced ? "misplaced" : nil, view.isAmbiguous ? "ambiguous" : nil,
            broken > 0 ? "contradictory" : nil,
        ].compactMap(\.self).joined(separator: ", ")
        return "\(file):\(view.line): \(view.kind) \"\(view.name)\" in \(scene): saved \(view.saved), constraints give "
            + "\(view.computed)" + (notes.isEmpty ? "" : " (\(notes))")
    }

    /// Whether a view stands elsewhere than it was saved.
    package static func hasDifferences(_ results: [Result]) -> Bool {
        results.contains { result in
            result.scenes.contains { $0.frames.views.contains { !$0.isFixed && $0.difference > tolerance } }
        }
    }
}
