import QuoinFiles
import QuoinPlatform

extension CheckResults {
    /// The results as JSON. The same results give the same bytes.
    package var json: [UInt8] {
        let results: PropertyValue = [
            "version": 1, "documents": .list(files.map(\.json)), "notes": .list(notes.map { .text($0) }),
        ]
        return JSONText.file(of: results)
    }

    /// The results in SARIF 2.1.0, for tools that show findings at lines of files.
    package var sarif: [UInt8] {
        let rules = Document.FindingKind.allCases.map { kind -> PropertyValue in
            let help = [kind.check.title, kind.criterion].compactMap(\.self).joined(separator: ": ")
            return .mapping(of: [
                ("id", .text(kind.rawValue)),
                ("shortDescription", .mapping(["text": .text(kind.check.title)])),
                ("helpUri", kind.criterionAddress.map { .text($0) }),
                ("help", .mapping(["text": .text(help)])),
                ("properties", kind.criterion.map { .mapping(["tags": [.text($0)]]) }),
            ])
        }
        let driver: PropertyValue = ["name": "quoin check", "rules": .list(rules)]
        let run: PropertyValue = [
            "tool": ["driver": driver], "results": .list(files.flatMap(\.sarifResults)),
            "columnKind": "unicodeCodePoints",
        ]
        let log: PropertyValue = [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run],
        ]
        return JSONText.file(of: log)
    }
}

extension CheckResults.CheckedDocument {
    fileprivate var json: PropertyValue {
        .mapping(of: [
            ("path", .text(path)), ("cached", isCached ? .bool(true) : nil), ("layouts", .number(Double(layoutCount))),
            ("findings", .list(findings.map { $0.json(in: path) })), ("notes", .list(notes.map { .text($0) })),
            ("errors", error.map { .list($0.messages.map { .text($0) }) }),
        ])
    }

    fileprivate var sarifResults: [PropertyValue] {
        findings.map { finding in
            let region = finding.place.map { place -> PropertyValue in
                ["startLine": .number(Double(place.line)), "startColumn": .number(Double(place.column))]
            }
            let location = PropertyValue.mapping(of: [
                ("artifactLocation", ["uri": .text(path)]), ("region", region),
            ])
            let fingerprint: PropertyValue = ["quoin/v1": .text(finding.fingerprint(in: path))]
            return [
                "partialFingerprints": fingerprint, "ruleId": .text(finding.kind.rawValue),
                "level": .text(finding.level.rawValue),
                "message": ["text": .text(finding.description)], "locations": [["physicalLocation": location]],
            ]
        }
    }
}

extension LayoutFinding {
    fileprivate func json(in path: String) -> PropertyValue {
        let fingerprint = fingerprint(in: path)
        return .mapping(of: [
            ("kind", .text(kind.rawValue)), ("level", .text(level.rawValue)), ("message", .text(message)),
            ("text", .text(description)), ("cause", cause.map { .text($0) }), ("remedy", remedy.map { .text($0) }),
            ("criterion", kind.criterion.map { .text($0) }), ("line", (place?.line).map { .number(Double($0)) }),
            ("column", (place?.column).map { .number(Double($0)) }),
            ("fingerprint", .text(fingerprint)),
            ("rows", rows.isEmpty ? nil : .list(rows.map { .number(Double($0)) })),
            ("elements", .list(elements.map(\.json))), ("occurrences", .list(occurrences.map(\.json))),
        ])
    }
}

extension ElementReference {
    fileprivate var json: PropertyValue {
        .mapping(of: [
            ("id", id.map { .text($0) }), ("path", .text(path)), ("line", (source?.line).map { .number(Double($0)) }),
        ])
    }
}

extension LayoutFinding.Occurrence {
    fileprivate var json: PropertyValue {
        let ranges = widths.map { PropertyValue.list([.number($0.lowerBound), .number($0.upperBound)]) }
        return .mapping(of: [
            ("widths", .list(ranges)), ("everywhere", .bool(isEverywhere)), ("textScale", .number(textScale)),
            ("language", language.map { .text($0) }), ("direction", direction.map { .text($0.rawValue) }),
            ("height", height.map { .number($0) }), ("appearance", appearance.map { .text($0.rawValue) }),
            ("variant", variant.isEmpty ? nil : .text(variant)),
        ])
    }
}
