import Foundation
import QuoinResults
import TestSupport
import Testing

/// A folder with documents of a badge on a white canvas of 40 × 30 points.
struct BadgeProject {
    let folder = TemporaryFolder()

    func run(_ arguments: String...) throws -> Command.Result {
        try Command().run(arguments, in: folder.url)
    }

    /// Writes a document `Snapshots/NAME.yaml`, or one elsewhere if the name has a slash.
    func write(_ names: String..., left: Int = 5, size: String = "[20, 10]", fill: String = "#336699") throws {
        for name in names {
            try folder.write(
                """
                canvas: {width: 40, height: 30, fill: white}
                layout:
                  absolute:
                    children:
                      - {box: {}, id: badge, fill: "\(fill)", preferredSize: \(size), layoutPosition: [\(left), 5]}
                """, to: name.contains("/") ? "\(name).yaml" : "Snapshots/\(name).yaml")
        }
    }

    /// Accepts all pictures.
    func approve() throws {
        let result = try run("approve")
        #expect(result.status == 0, "\(result.errors)")
    }

    func bytes(_ path: String) throws -> [UInt8] { Array(try #require(folder.data(path))) }

    func results(_ path: String) throws -> VerificationResults {
        try VerificationResults(json: try #require(folder.data(path)))
    }
}
