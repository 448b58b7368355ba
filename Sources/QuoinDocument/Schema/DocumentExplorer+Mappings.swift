extension DocumentExplorer {
    mutating func mappings(at place: ProbePlace) -> [ValueForm.Alternative] {
        let empty = MappingObservation([], at: place)
        let stray = MappingObservation([(YAMLNode.probeWord, .probe("1"))], at: place)
        var alternatives = reference(empty.observation, at: place) + reference(stray.observation, at: place)
        guard empty.isAsked || stray.isAsked else {
            let takesNone = Observation(.emptyProbe, at: place).isTakenSilently
            return alternatives + (takesNone ? [.mapping(MappingForm())] : [])
        }
        var shapes = MappingShapes(at: place, empty, stray)
        for key in shapes.candidates { trial(key, &shapes, &alternatives) }
        if shapes.isUsual {
            alternatives.append(.mapping(usualForm(shapes, stray)))
        }
        return alternatives + shapes.special.map { .mapping(specialForm($0, shapes)) }
    }

    /// Finds out what a key may be, and what becomes of the mapping when it is there.
    private mutating func trial(
        _ key: String, _ shapes: inout MappingShapes, _ alternatives: inout [ValueForm.Alternative]
    ) {
        var child = shapes.place.key(key)
        child.company = shapes.candidates.filter { $0 != key }.map {
            shapes.place.key(key, beside: [($0, .probe("1"))])
        }
        let form = form(at: child)
        shapes.forms[key] = form
        for value in samples(of: form, at: child) {
            let observation = MappingObservation([(key, value)], at: shapes.place)
            alternatives += reference(observation.observation, at: shapes.place)
            if observation.observation.function == nil { shapes.add(observation, with: key, value) }
        }
    }

    /// All words that a value may be, and a value that can be read, if there is one.
    private func samples(of form: ValueForm, at place: ProbePlace) -> [YAMLNode] {
        let readable = YAMLNode.probeSamples.first { node in
            let observation = Observation(node, at: place)
            return observation.errorCount == 0 && !observation.hasErrorsWithin
        }
        let other = form.words.isEmpty ? YAMLNode.probeSamples.last : nil
        return form.words.map { .probe($0) } + [readable ?? other].compactMap { $0 }
    }

    private mutating func usualForm(_ shapes: MappingShapes, _ stray: MappingObservation) -> MappingForm {
        let forms = shapes.forms.filter { shapes.keys.contains($0.key) }
        return MappingForm(
            values: forms, required: shapes.required, others: otherKeys(at: shapes.place, stray, shapes.isEnded))
    }

    /// What becomes of keys whose names are for the document to choose.
    private mutating func otherKeys(
        at place: ProbePlace, _ stray: MappingObservation, _ isEnded: Bool
    ) -> MappingForm.OtherKeys {
        if stray.asksForAll {
            let numbered = place.key("0")
            let worded = place.key(YAMLNode.probeWord)
            let isNumbered =
                Observation(.probe("1"), at: worded).errorCount > 0 && form(at: worded).alternatives.isEmpty
            return isNumbered ? .numbered(form(at: numbered)) : .allowed(form(at: worded))
        }
        // What a name that the document gives stands for, the document says as well.
        if stray.keys.contains(YAMLNode.probeWord) { return .allowed(form(at: place.key(YAMLNode.probeWord)).open) }
        return isEnded ? .refused : .allowed(.anything)
    }

    private mutating func specialForm(_ special: MappingShapes.Special, _ shapes: MappingShapes) -> MappingForm {
        var values: [String: ValueForm] = [:]
        for key in special.keys.sorted() {
            guard key == special.key, let form = shapes.forms[key] else {
                values[key] = form(at: shapes.place.key(key, beside: [(special.key, special.values[0])]))
                continue
            }
            let words = special.values.compactMap(\.string).filter { form.words.contains($0) }
            values[key] = words.isEmpty ? form : form.with(words: words)
        }
        return MappingForm(
            values: values, required: [special.required], others: special.isEnded ? .refused : .allowed(.anything))
    }
}
