import QuoinFiles
import QuoinValues
import QuoinVerification

extension MutatedDocument {
    /// Changes the document, or uses the results of an earlier run if none of its inputs has changed.
    func result(with renderer: DocumentRenderer, keptIn cache: PictureCache) -> MutationResults.Document {
        let text: String
        do {
            text = try document.file.text(renderer.options.limits)
        } catch {
            var result = MutationResults.Document(path: document.file.path)
            result.error = error
            return result
        }
        // What is allowed is looked up each time.
        let options = DrawingRequest.Options(["mutate", document.settings.words] + renderer.options.pictureArguments)
        let request = DrawingRequest(options, document.file, text: text, fonts: document.settings.fonts)
        if let known = cache.result(of: request), let result = result(kept: known.content) { return result }
        let log = ResourceLog()
        let result = result(with: renderer, text: text, logging: log)
        if result.error == nil { cache.keep(Self.content(of: result), for: request, madeFrom: log) }
        return result
    }

    private static func content(of result: MutationResults.Document) -> [UInt8] {
        var fields = FieldWriter()
        for sort in Mutant.Sort.allCases { fields.add(number: Int64(result.seenBySort[sort] ?? 0)) }
        fields.add(result.note)
        fields.add(result.survivors.map(\.path))
        for survivor in result.survivors {
            fields.add(number: Int64(survivor.place.line))
            fields.add(number: Int64(survivor.place.column))
            fields.add([
                survivor.key, survivor.change, survivor.reason.rawValue, survivor.detail, survivor.sort.rawValue,
            ])
            fields.add(survivor.variants)
            fields.add(survivor.values.map { [$0.before, $0.after] } ?? [])
        }
        return fields.bytes
    }

    /// The result that was kept; `nil` if it is not one.
    private func result(kept content: [UInt8]) -> MutationResults.Document? {
        var result = MutationResults.Document(path: document.file.path)
        result.isCached = true
        var fields = FieldReader(content[...])
        guard let seen = fields.numbers(Mutant.Sort.allCases.count), let note = fields.texts(),
            let paths = fields.texts()
        else { return nil }
        for (sort, count) in zip(Mutant.Sort.allCases, seen) { result.seenBySort[sort] = Int(count) }
        result.note = note.first
        for path in paths {
            guard let place = fields.numbers(2), let words = fields.texts(), words.count == 5,
                let reason = UnseenReason(rawValue: words[2]), let sort = Mutant.Sort(rawValue: words[4]),
                let variants = fields.texts(), let values = fields.texts()
            else { return nil }
            result.survivors.append(
                Survivor(
                    place: SourcePlace(line: Int(place[0]), column: Int(place[1])), path: path, key: words[0],
                    change: words[1],
                    values: values.count == 2 ? Mutant.Values(before: values[0], after: values[1]) : nil,
                    sort: sort, reason: reason, detail: words[3], variants: variants,
                    allowance: document.settings.mutate.allowance(for: reason, words[0], at: path)))
        }
        return result
    }
}
