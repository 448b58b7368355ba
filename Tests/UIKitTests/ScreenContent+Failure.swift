import Quoin
import QuoinSnapshots
import QuoinViewSnapshots
import Testing
import UIKit

extension ScreenContent {
    /// What a snapshot test says where a screen is the reference, and what it became is drawn.
    @MainActor func failure(as now: Self) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("UIKitTests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let canvas = Canvas(width: 320, height: 300, scale: 2, fill: Color(light: .white, dark: .black))
        let old = try PictureRenderer().drawRecorded(element(on: canvas), on: canvas)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(old.png()).write(to: folder.appendingPathComponent("failure.png"))
        return try #require(
            verifySnapshot(
                of: now, as: .image(width: 320, height: 300), record: .never, snapshotDirectory: folder.path,
                testName: "failure()"))
    }
}
