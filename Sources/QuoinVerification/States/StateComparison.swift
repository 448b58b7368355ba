import QuoinFiles
import QuoinResults
import QuoinSystem

/// Compares the pictures of two states, such as two folders or two commits, by the settings of their documents.
package struct StateComparison: Sendable {
    private var old: PictureState
    private var new: PictureState
    /// Changes the rules of every picture.
    package var changeRules: @Sendable (inout ComparisonRules) -> Void = { _ in }
    /// The number of pictures that are compared at a time, at least 1; by default the number of processors.
    package var jobs: Int?

    package init(from old: PictureState, to new: PictureState) {
        (self.old, self.new) = (old, new)
    }

    /// Compares all pictures, and draws the storyboards and xibs that have none. A picture that cannot be read does not affect
    /// the others: its result has an error.
    ///
    /// - Throws: a ``QuoinError`` if there is no picture, for wrong settings, and for a state that cannot be read.
    package func run() throws(QuoinError) -> VerificationResults {
        let documents = old.undrawnInterfaces.union(new.undrawnInterfaces).filter { path in
            guard let first = old.files[path] ?? nil, let second = new.files[path] ?? nil else { return true }
            return first != second
        }
        var drawn = self
        (drawn.old, drawn.new) = (try old.drawing(documents), try new.drawing(documents))
        return try drawn.comparePictures()
    }

    private func comparePictures() throws(QuoinError) -> VerificationResults {
        let (pictures, others) = (old.pictures, new.pictures)
        let all = pictures.union(others).sorted()
        guard !all.isEmpty else {
            throw QuoinError(
                "there is no picture in \(old.name) or in \(new.name); of documents, two are compared at a time")
        }
        let differing = all.filter { path in
            guard let first = old.files[path] ?? nil, let second = new.files[path] ?? nil else { return true }
            return first != second
        }
        let contents = (
            old: try old.read(differing.filter(pictures.contains)), new: try new.read(differing.filter(others.contains))
        )
        let files = SettingsSearch()
        var project = try files.project()
        changeRules(&project.documents.rules)
        var jobs: [Job] = []
        let documents = Set(differing.compactMap(new.documentName)).sorted()
        // Without documents, causes are taken from the records only, and the result has a note on that.
        let folder = documents.isEmpty ? nil : try? new.workFolder(documents)
        for path in differing {
            let document = new.document(of: path) ?? old.document(of: path)
            var settings = try files.settings(of: DocumentFile(path: document ?? new.path(of: path)))
            changeRules(&settings.rules)
            let source = folder.flatMap { folder in
                new.documentName(of: path).flatMap { Self.document(folder.document($0), for: path) }
            }
            jobs.append(
                Job(
                    path: path, document: document, source: source, settings: settings, old: contents.old[path],
                    new: contents.new[path]))
        }
        let run = VerificationResults.Run(
            paths: [old.name, new.name], settings: project.documents.written, settingsFiles: files.digests)
        let results = DocumentRenderer.map(jobs, options: RenderingOptions(), workers: self.jobs) {
            result(of: $0, in: run, with: $1)
        }
        withExtendedLifetime(folder) {}
        let equal = Set(all).subtracting(differing).map { path in
            VerificationResults.Snapshot(
                name: VerificationResults.Snapshot.name(ofReference: path), status: .passed,
                document: new.document(of: path))
        }
        return VerificationResults(run: run, snapshots: results + equal)
    }

    /// A document, or the scene of it that a picture shows.
    private static func document(_ file: DocumentFile, for picture: String) -> DocumentFile? {
        let name = FilePath(picture).stem ?? ""
        let scenes = file.files(forScene: DocumentFile.allScenes)
        return scenes.count == 1 ? file : scenes.first { FilePath($0.picturePath + ".png").stem == name } ?? file
    }

    /// A picture whose files may differ.
    private struct Job: Sendable {
        let path: String
        let document: String?
        /// The document in the new state, to draw it again.
        let source: DocumentFile?
        let settings: DocumentSettings
        let old: [UInt8]?
        let new: [UInt8]?
    }

    private func result(
        of job: Job, in run: VerificationResults.Run, with renderer: DocumentRenderer
    ) -> VerificationResults.Snapshot {
        var known = VerificationResults.Snapshot(
            name: VerificationResults.Snapshot.name(ofReference: job.path), status: .passed, document: job.document,
            reference: old.location(job.path))
        if job.settings.written != run.settings { known.settings = job.settings.written }
        let (isInOld, isInNew) = (old.files[job.path] != nil, new.files[job.path] != nil)
        do throws(QuoinError) {
            let before = isInOld ? try picture(job.old, old.location(job.path)) : nil
            let after = isInNew ? try picture(job.new, new.location(job.path)) : nil
            switch (before, after) {
            case (let before?, let after?):
                if before.bitmap == after.bitmap { return known }
                let comparison = SnapshotComparison(rules: job.settings.rules)
                guard let drawing = Self.drawing(of: job, showing: after, with: renderer) else {
                    return try comparison.compared(
                        known, after, with: before, review: { VerificationResults.Snapshot.Review(of: $0, $1, $2) })
                }
                return try comparison.compared(
                    known, after.withPlaces(of: drawing), with: before, review: { drawing.review(of: $0, $1, $2) })
            case (nil, let after?):
                known = SnapshotComparison.missing(known, after)
                known.explanation = ["is only in \(new.name)"]
            case (let before?, nil):
                known.status = .failed
                known.category = .layout
                known.explanation = ["is only in \(old.name)"]
                known.pictures.reference = .png(Data(before.png()))
                known.referenceLayer = before.record.map(VerificationResults.Snapshot.Layer.init)
            case (nil, nil): break
            }
        } catch {
            known.status = .errored
            known.explanation = error.messages
        }
        return known
    }

    /// The drawing of the document, with which causes are confirmed; `nil` if it does not give the new picture any more.
    private static func drawing(
        of job: Job, showing picture: RecordedPicture, with renderer: DocumentRenderer
    ) -> SnapshotDrawing? {
        guard let file = job.source, picture.record != nil else { return nil }
        var document = SnapshotDocument(file)
        document.settings = job.settings
        let name = FilePath(job.path).stem ?? ""
        let stem = FilePath(file.picturePath + ".png").stem ?? ""
        guard let content = try? document.read(renderer.options.limits, logging: ResourceLog()),
            let variant = content.allVariants.first(where: { stem + $0.suffix == name }),
            let drawing = try? SnapshotDrawing(of: content, file, on: variant, with: renderer),
            drawing.bitmap == picture.bitmap
        else { return nil }
        return drawing
    }

    private func picture(_ bytes: [UInt8]?, _ location: String) throws(QuoinError) -> RecordedPicture {
        guard let bytes else { throw QuoinError("cannot be read", in: location) }
        if ReferenceFile.isPointer(bytes) { throw ReferenceFile.pointerError(location) }
        return try QuoinError.wrapping(in: location) { try RecordedPicture(bytes: bytes) }
    }
}

extension RecordedPicture {
    /// The picture with the lines of the elements in a document that gives the same one, which are not on record.
    fileprivate func withPlaces(of drawing: borrowing SnapshotDrawing) -> RecordedPicture {
        var copy = self
        guard let drawn = (try? drawing.recorded())?.record?.elements, copy.record?.elements.count == drawn.count else {
            return self
        }
        for (index, element) in drawn.enumerated() {
            copy.record?.elements[index].line = element.line
            copy.record?.elements[index].swiftPlace = element.swiftPlace
        }
        return copy
    }
}
