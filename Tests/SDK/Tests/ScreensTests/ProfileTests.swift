import Foundation
import QuoinChecking
import QuoinSnapshots
import QuoinViewSnapshots
import Testing
import UIKit

@testable import Screens

@MainActor
@Test("a screen is drawn, compared with its reference, and checked")
func profile() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ProfileTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func verify(_ record: SnapshotTestingConfiguration.Record) -> String? {
        verifySnapshot(
            of: ProfileController(), as: .image(on: .iPhone17), record: record, snapshotDirectory: folder.path)
    }
    #expect(verify(.missing)?.contains("it was recorded") ?? false)
    #expect(verify(.never) == nil)
    let found = try ProfileController().elementOfAnySize().findings(widths: 320...322)
    #expect(found.contains { $0.message.contains("`ProfileController.followButton`") })
}
