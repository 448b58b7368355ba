import QuoinFiles
import QuoinSystem

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
    /// Draws the document, or uses the kept pictures if none of their inputs has changed.
    func draw(
        with renderer: DocumentRenderer, _ keeping: PictureKeeping, _ outcome: inout RenderOutcome
    ) throws(QuoinError) {
        let text = try file.text(renderer.options.limits)
        let request = DrawingRequest(
            requestOptions(renderer.options), file, text: text, fonts: renderer.options.fonts + settings.fonts)
        try take(request, keeping, &outcome) { log, outcome in
            var job = self
            // The text that the key was made from is the one that is drawn.
            (job.file.excerpt, job.log) = (text, log)
            outcome = job.drawn(with: renderer)
        }
    }

    /// Uses the pictures that were kept for a request, or draws and keeps them.
    ///
    /// - Parameter draw: draws the pictures, and logs what is read for them.
    func take(
        _ request: DrawingRequest, _ keeping: PictureKeeping, _ outcome: inout RenderOutcome,
        drawing draw: (ResourceLog, inout RenderOutcome) throws(QuoinError) -> Void
    ) throws(QuoinError) {
        if let cache = keeping.cache, let known = cache.result(KeptPictures.self, of: request),
            try take(known, for: request, from: cache, keeping, &outcome)
        {
            return
        }
        let log = ResourceLog()
        try draw(log, &outcome)
        let pictures = outcome.drawn
        outcome.drawn = []
        guard outcome.failure == nil else { return }
        let key = try keeping.keys.key(of: request, madeFrom: log)
        for picture in pictures { try write(picture, to: target(picture.suffix, key, keeping), &outcome) }
        outcome.keys = pictures.map { key.picture($0.suffix) }
        guard let cache = keeping.cache, outcome.canBeKept else { return }
        let kept = KeptPictures(pictures, outcome.warnings.map(\.text), files(pictures.map(\.suffix), key, keeping))
        cache.keep(pictures.flatMap(\.frame), for: key)
        cache.keep(kept, for: request, madeFrom: log)
    }

    /// Uses the pictures of an earlier run. Files that have not changed since that run are not written.
    ///
    /// - Returns: whether the pictures could be taken.
    private func take(
        _ known: PictureCache.Result<KeptPictures>, for request: DrawingRequest, from cache: PictureCache,
        _ keeping: PictureKeeping, _ outcome: inout RenderOutcome
    ) throws(QuoinError) -> Bool {
        let kept = known.value
        let files = files(kept.suffixes, known.key, keeping)
        if let files, kept.areWritten(into: files) {
            for suffix in kept.suffixes { outcome.add(target(suffix, known.key, keeping)) }
            if isDigested { outcome.digests = kept.digests }
        } else {
            guard let bytes = cache.bytes(for: known.key), let pictures = PictureStream.pictures(in: bytes) else {
                return false
            }
            for picture in pictures { try write(picture, to: target(picture.suffix, known.key, keeping), &outcome) }
            var written = known
            written.value.record(files)
            cache.replace(written, for: request)
        }
        outcome.add(kept.warnings.map { .line($0) })
        outcome.keys = kept.suffixes.map { known.key.picture($0) }
        outcome.isCached = true
        return true
    }

    /// The options of the request, which do not depend on the document.
    func requestOptions(_ rendering: RenderingOptions) -> DrawingRequest.Options {
        var (rendering, names) = (rendering, [String]())
        rendering.fallbacks = settings.fallbacks
        let isOnPage = options.isForPage || options.selection == .bothAppearances
        if options.format == .svg, isOnPage { names.append(pageName) }
        if options.selection == .contactSheet { names.append(FilePath(file.name).stem ?? "") }
        return DrawingRequest.Options("render", rendering, options, names)
    }

    /// The file of a picture.
    private func target(_ suffix: String, _ key: PictureKey, _ keeping: PictureKeeping) -> OutputFile {
        guard let folder = keeping.folder else { return output.named(suffix) }
        return .file("\(FilePath(folder).pushing(key.picture(suffix).path)).\(options.format.rawValue)")
    }

    /// The paths of all files; `nil` if a picture goes to standard output.
    private func files(_ suffixes: [String], _ key: PictureKey, _ keeping: PictureKeeping) -> [String]? {
        let pictures = suffixes.map { target($0, key, keeping) }
        var paths: [String] = []
        for file in pictures + pictures.compactMap(alternativeFile) {
            guard case .file(let path) = file else { return nil }
            paths.append(FilePath(path).absolute.string)
        }
        return paths
    }
}

/// The data that is kept with the pictures of a drawing.
private struct KeptPictures: Codable {
    /// As they are printed.
    let warnings: [String]
    let suffixes: [String]
    /// The SHA-256 of each picture's file.
    let digests: [String]
    /// The files that were written the last time, and their fingerprints then.
    private var files: [String] = []
    private var fingerprints: [FileFingerprint] = []

    init(_ pictures: [PictureStream.Picture], _ warnings: [String], _ files: [String]?) {
        (self.warnings, suffixes) = (warnings, pictures.map(\.suffix))
        digests = pictures.map { SHA256.digits(of: $0.file) }
        record(files)
    }

    /// Records files that were just written, with their fingerprints. Each was written atomically.
    mutating func record(_ files: [String]?) {
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
}
