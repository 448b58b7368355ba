import Foundation
import QuoinResults

extension VerificationResults {
    /// One snapshot of each status, and one more that failed in another way.
    static var sample: VerificationResults {
        VerificationResults(
            fingerprint: ["cairo 1.18.4"],
            snapshots: [.passed, .moved, .recolored, .missing, .errored, .environment],
            references: VerificationResults.References(found: ["a.png", "b.png"], touched: ["a.png"]))
    }
}

extension VerificationResults.Snapshot {
    static let passed = VerificationResults.Snapshot(
        name: "Cards/plain", status: .passed, document: "Snapshots/Cards/plain.yaml", duration: 0.25)

    /// `badge` moved by 3 points and is higher; `icon` is gone and `label` is new.
    static let moved = VerificationResults.Snapshot(
        name: "Cards/badge", status: .failed, category: .layout, document: "Snapshots/Cards/badge.yaml", line: 4,
        reference: "Snapshots/Cards/badge.png", explanation: ["badge moved by +3, 0", "badge is 2 pt taller"],
        pixels: Pixels(
            count: 412, share: 0.3433, bounds: PixelRect(x: 2, y: 4, width: 20, height: 16),
            referenceSize: PixelSize(width: 40, height: 30), newSize: PixelSize(width: 40, height: 50)),
        pictures: Pictures(
            reference: .png(SamplePicture.red), new: .png(SamplePicture.tallBlue), difference: .png(SamplePicture.pink)),
        referenceLayer: Layer(
            scale: 2,
            elements: [
                Layer.Element(kind: "stack", path: "layout", frame: Rect(0, 0, 20, 15)),
                Layer.Element(
                    id: "badge", kind: "box", path: "layout.stack.children[0]", frame: Rect(1, 2, 8, 6)),
                Layer.Element(
                    id: "icon", kind: "image", path: "layout.stack.children[1]", frame: Rect(12, 2, 4, 4)),
            ]),
        newLayer: Layer(
            scale: 2,
            elements: [
                Layer.Element(kind: "stack", path: "layout", frame: Rect(0, 0, 20, 15)),
                Layer.Element(
                    id: "badge", kind: "box", path: "layout.stack.children[0]", frame: Rect(4, 2, 8, 8)),
                Layer.Element(
                    id: "label", kind: "text", path: "layout.stack.children[1]", frame: Rect(13, 3, 5, 5)),
            ]),
        duration: 0.5, acceptCommand: "quoin approve Snapshots/Cards/badge.yaml")

    static let recolored = VerificationResults.Snapshot(
        name: "Paint/tint", status: .failed, category: .paint, document: "Snapshots/Paint/tint.yaml",
        explanation: ["price changed color from #111 to #222"], pixels: Pixels(count: 1, share: 0.000_01),
        pictures: Pictures(
            reference: .png(SamplePicture.red), new: .png(SamplePicture.blue), difference: .png(SamplePicture.pink)),
        acceptCommand: "quoin approve Snapshots/Paint/tint.yaml")

    static let missing = VerificationResults.Snapshot(
        name: "Paint/untold", status: .missing, document: "Snapshots/Paint/untold.yaml",
        pictures: Pictures(new: .png(SamplePicture.blue)), acceptCommand: "quoin approve Snapshots/Paint/untold.yaml")

    static let errored: VerificationResults.Snapshot = {
        var snapshot = VerificationResults.Snapshot(
            name: "Text/faulty", status: .errored, document: "Snapshots/Text/faulty.yaml", line: 9,
            explanation: ["Snapshots/Text/faulty.yaml:9:3: error: there is no family \"Intre\""])
        snapshot.excerpt = Excerpt(start: 8, lines: ["  text: Hi", "  font: Intre"], line: 9)
        return snapshot
    }()

    static let environment = VerificationResults.Snapshot(
        name: "Text/old", status: .environment, category: .textStack, explanation: ["pango 1.50.12 → 1.56.3"],
        pictures: Pictures(reference: .png(SamplePicture.red), new: .png(SamplePicture.blue)))
}

/// Pictures of one color each.
enum SamplePicture {
    /// 40 × 30 pixels, `#C81E1E`.
    static let red = png(
        "iVBORw0KGgoAAAANSUhEUgAAACgAAAAeAQMAAABkE86eAAAAA1BMVEXIHh4WiPieAAAADElEQVR42mNgGHoAAAC0AAGxr1xMAAAAAElFTkSuQmCC"
    )
    /// 40 × 30 pixels, `#1E3CC8`.
    static let blue = png(
        "iVBORw0KGgoAAAANSUhEUgAAACgAAAAeAQMAAABkE86eAAAAA1BMVEUePMhXjoDdAAAADElEQVR42mNgGHoAAAC0AAGxr1xMAAAAAElFTkSuQmCC"
    )
    /// 40 × 50 pixels, `#1E3CC8`.
    static let tallBlue = png(
        "iVBORw0KGgoAAAANSUhEUgAAACgAAAAyAQMAAAAUfQvTAAAAA1BMVEUePMhXjoDdAAAADUlEQVR42mNgGAXEAgABLAAB2NTUPgAAAABJRU5ErkJggg=="
    )
    /// 40 × 30 pixels, `#FF0080`.
    static let pink = png(
        "iVBORw0KGgoAAAANSUhEUgAAACgAAAAeAQMAAABkE86eAAAAA1BMVEX/AID0WooXAAAADElEQVR42mNgGHoAAAC0AAGxr1xMAAAAAElFTkSuQmCC"
    )

    private static func png(_ base64: String) -> Data {
        Data(base64Encoded: base64) ?? Data()
    }
}
