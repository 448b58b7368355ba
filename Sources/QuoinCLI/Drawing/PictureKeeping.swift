import Quoin
import QuoinSystem
import SystemPackage

/// Where pictures are kept for later runs, and how their files are named.
struct PictureKeeping: Sendable {
    /// `nil` if nothing is kept.
    var cache: PictureCache?
    var keys: PictureKeys
    /// The folder in which pictures are named by their keys; `nil` if they are named by their documents.
    var folder: String?

    init(_ cache: PictureCache?, namingByKeyIn folder: String?) {
        (self.cache, self.folder) = (cache, folder)
        keys = cache?.keys ?? PictureKeys()
    }
}

extension RenderJob {
    /// Draws the document, or takes the pictures that were kept if nothing has changed that they depend on.
    func run(with renderer: DocumentRenderer, _ keeping: PictureKeeping) -> RenderOutcome {
        var outcome = RenderOutcome()
        do throws(QuoinError) {
            let text = try file.text(renderer.options.limits)
            let request = request(text, renderer.options)
            if let cache = keeping.cache, let known = cache.result(of: request),
                try take(known, for: request, from: cache, keeping, &outcome)
            {
                return outcome
            }
            var job = self
            let log = ResourceLog()
            // What was read for the key is what is drawn.
            (job.file.excerpt, job.log, job.keeping) = (text, log, nil)
            outcome.unwritten = []
            job.draw(with: renderer, &outcome)
            let pictures = outcome.unwritten ?? []
            outcome.unwritten = nil
            guard outcome.failure == nil else { return outcome }
            let key = try keeping.keys.key(of: request, madeFrom: log)
            for picture in pictures { try write(picture, to: target(picture.suffix, key, keeping), &outcome) }
            guard let cache = keeping.cache else { return outcome }
            let kept = KeptPictures(
                outcome, suffixes: pictures.map(\.suffix), files(pictures.map(\.suffix), key, keeping))
            cache.keep(pictures.flatMap(\.frame), for: key)
            cache.keep(kept.content, for: request, madeFrom: log)
        } catch {
            outcome.failure = error
        }
        return outcome
    }

    /// Takes the pictures of an earlier run. Files that are as that run left them are not written.
    ///
    /// - Returns: whether the pictures could be taken.
    private func take(
        _ known: PictureCache.Result, for request: DrawingRequest, from cache: PictureCache, _ keeping: PictureKeeping,
        _ outcome: inout RenderOutcome
    ) throws(QuoinError) -> Bool {
        guard var kept = KeptPictures(known.content) else { return false }
        let files = files(kept.suffixes, known.key, keeping)
        if let files, kept.areWritten(into: files) {
            for suffix in kept.suffixes { outcome.add(target(suffix, known.key, keeping)) }
        } else {
            guard let bytes = cache.bytes(for: known.key), let pictures = PictureStream.pictures(in: bytes) else {
                return false
            }
            for picture in pictures { try write(picture, to: target(picture.suffix, known.key, keeping), &outcome) }
            kept.note(files)
            cache.replace(known, by: kept.content, for: request)
        }
        outcome.add(kept.warnings)
        outcome.isCached = true
        return true
    }

    /// What is asked for.
    private func request(_ text: String, _ options: CanvasOverrides) -> DrawingRequest {
        var words = command(options) + options.pictureArguments + ["--format", format.rawValue]
        if format == .svg, page.isUsed || selection == .bothAppearances { words.append(pageName) }
        if selection == .contactSheet { words.append(FilePath(file.name).stem ?? "") }
        return DrawingRequest(DrawingRequest.Options(words), file, text: text, fonts: options.fonts + fonts)
    }

    /// The file of a picture.
    private func target(_ suffix: String, _ key: PictureKey, _ keeping: PictureKeeping) -> OutputFile {
        guard let folder = keeping.folder else { return output.named(suffix) }
        return .file("\(FilePath(folder).pushing(key.picture(suffix).path)).\(format.rawValue)")
    }

    /// The paths of all files; `nil` if a picture goes to standard output.
    private func files(_ suffixes: [String], _ key: PictureKey, _ keeping: PictureKeeping) -> [String]? {
        let pictures = suffixes.map { target($0, key, keeping) }
        var paths: [String] = []
        for file in pictures + pictures.compactMap(alternativeText) {
            guard case .file(let path) = file else { return nil }
            paths.append(FilePath(path).absolute.string)
        }
        return paths
    }
}

/// What is kept of a drawing beside the pictures.
private struct KeptPictures {
    let warnings: [String]
    let suffixes: [String]
    /// The files that were written the last time, and what they were like then.
    private var files: [String] = []
    private var fingerprints: [FileFingerprint] = []

    init(_ outcome: RenderOutcome, suffixes: [String], _ files: [String]?) {
        (warnings, self.suffixes) = (outcome.warnings, suffixes)
        note(files)
    }

    /// Notes files that were just written. Nothing else writes to these: each has taken its place complete.
    mutating func note(_ files: [String]?) {
        let fingerprints = (files ?? []).compactMap { FileFingerprint(at: $0) }
        guard let files, fingerprints.count == files.count else {
            (self.files, self.fingerprints) = ([], [])
            return
        }
        (self.files, self.fingerprints) = (files, fingerprints)
    }

    /// Whether files have the pictures.
    func areWritten(into files: [String]) -> Bool {
        files == self.files && fingerprints == files.compactMap { FileFingerprint(at: $0) }
    }

    var content: [UInt8] {
        var fields = FieldWriter()
        fields.add(warnings)
        fields.add(suffixes)
        fields.add(files)
        for fingerprint in fingerprints { fields.add(fingerprint) }
        return fields.bytes
    }

    init?(_ content: [UInt8]) {
        var fields = FieldReader(content[...])
        guard let warnings = fields.texts(), let suffixes = fields.texts(), let files = fields.texts() else {
            return nil
        }
        (self.warnings, self.suffixes, self.files) = (warnings, suffixes, files)
        fingerprints = files.compactMap { _ in fields.fingerprint() }
        guard fingerprints.count == files.count else { return nil }
    }
}
