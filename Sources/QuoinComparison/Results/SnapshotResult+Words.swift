import QuoinGeometry
import QuoinSystem

extension SnapshotResult {
    /// The name up to the last slash; `Snapshots` for a name without one.
    var folder: String {
        name.lastIndex(of: "/").map { String(name[..<$0]) } ?? "Snapshots"
    }

    /// What follows the last slash.
    var nameInFolder: String {
        name.lastIndex(of: "/").map { String(name[name.index(after: $0)...]) } ?? name
    }

    /// Where the snapshot is described: `Snapshots/Texture/overlay.yaml:12`.
    var location: String? {
        document.map { document in document + (line.map { ":\($0)" } ?? "") }
    }
}

extension SnapshotResult.Status {
    /// `no reference`.
    public var words: String {
        switch self {
        case .errored: "errored"
        case .failed: "failed"
        case .missing: "no reference"
        case .environment: "another text stack"
        case .passed: "passed"
        }
    }
}

extension DifferenceCause {
    /// `text stack`.
    public var words: String {
        switch self {
        case .layout: "layout"
        case .paint: "paint"
        case .textStack: "text stack"
        case .unknown: "unknown cause"
        }
    }
}

extension SnapshotResult.Pixels {
    /// `412 pixels differ (4.12 %); size 100 × 50 → 100 × 60 px`; nothing where the pictures are equal.
    var summary: String? {
        var parts: [String] = []
        if count > 0 { parts.append("\(count) \(count == 1 ? "pixel differs" : "pixels differ") (\(percentage))") }
        if let referenceSize, let newSize, sizesDiffer { parts.append("size \(referenceSize) → \(newSize) px") }
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }

    private var percentage: String {
        let percent = share * 100
        return percent > 0 && percent < 0.01 ? "< 0.01 %" : "\(DecimalText.text(percent, decimals: 2)) %"
    }
}

extension PixelSize: CustomStringConvertible {
    /// `100 × 50`.
    public var description: String { "\(width) × \(height)" }
}
