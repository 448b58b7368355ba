import Foundation
import Quoin
import QuoinSnapshots
import TestSupport
import Testing

@Suite("Strategies", .artifactsApart)
struct StrategyTests {
    private struct Trip: Encodable, SnapshotTextConvertible {
        var city: String
        var nights: Int
        var tags: Set<String> = []

        var snapshotText: String { "\(nights) nights in \(city)" }
    }

    private class Base { var kind = "base" }
    private final class Derived: Base { var values: [String: Int?] = ["b": 2, "a": nil] }
    private enum Way {
        case none
        case by(String)
        case both(Int, String)
    }
    private struct Everything {
        var trip = Trip(city: "Porto", nights: 2)
        var ways: [Way] = [.none, .by("train"), .both(1, "boat")]
        var pair = (1, "two")
        var set: Set<Int> = [3, 1, 2]
        var object = Derived()
        var nothing: Int?
        var something: String? = "some\n\"text\""
        var date = Date(timeIntervalSince1970: 0.5)
        var data = Data([1, 2])
    }

    @Test("texts: lines, descriptions, properties, JSON and property lists")
    func texts() {
        let trip = Trip(city: "Porto/São", nights: 2, tags: ["sea"])
        assertSnapshot(of: "one\n\ntwo\n", as: .lines, named: "lines")
        assertSnapshot(of: [1: Optional("a")], as: .description, named: "description")
        assertSnapshot(of: Everything(), as: .dump, named: "dump")
        assertSnapshot(of: trip, as: .json, named: "json")
        assertSnapshot(of: trip, as: .plist, named: "plist")
    }

    @Test("bytes, in files without an extension or with one")
    func data() throws {
        assertSnapshot(of: Data([0, 1, 255]), as: .data)
        assertSnapshot(of: Data([0, 1, 255]), as: .data(pathExtension: "bin"))
        let problem = verifySnapshot(
            of: Data([0, 2, 255, 3]), as: .data(pathExtension: "bin"), record: .never, testName: "other")
        #expect(problem?.contains("has no reference") == true)
        let difference = try Diffing.data(pathExtension: "").difference(Data([0, 1]), Data([0, 2, 3]))
        #expect(difference?.explanation == ["2 → 3 bytes", "byte 1 is 2, not 1"])
    }

    @Test("several strategies by name and in a list")
    func several() {
        assertSnapshots(of: card(), as: ["narrow": .layout(width: 90), "wide": .layout(width: 200)])
        assertSnapshots(of: card(), as: [.layout(width: 60), .layout(width: 70)])
    }

    @Test("references in a folder of one's own")
    func directory() {
        assertSnapshot(of: "text", as: .lines, snapshotDirectory: "__Snapshots__/Elsewhere")
        let problem = verifySnapshot(of: "text", as: .lines, record: .never, snapshotDirectory: "/nowhere")
        #expect(problem?.contains("expected: /nowhere/directory.txt") == true, "\(problem ?? "")")
    }

    @Test("screens of devices, with their safe areas")
    func devices() {
        let screen = Box().fill(Color(hex: 0x336699))
        assertSnapshot(of: screen, as: .image(on: .iPhoneSE.landscape, fill: .solid(.white)))
        assertSnapshots(of: screen, as: .matrix(devices: [small, small.landscape], appearances: [.light, .dark]))
        let layouts = [Device.iPhone17Pro, .iPhone17Pro.landscape, .iPadPro11, .iPhone16.fullScreen].map {
            "\($0.name): \($0.size.width) × \($0.size.height) @\($0.scale), \($0.safeArea)"
        }
        #expect(Device.iPhone17Pro.landscape.landscape == .iPhone17Pro)
        // The words of swift-snapshot-testing.
        let turned: Device = .iPhoneX(.landscape)
        #expect(turned == .iPhoneX.landscape && turned(.landscape) == turned && turned(.portrait) == .iPhoneX)
        #expect(turned.size == Size(812, 375) && turned.safeArea == EdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
        assertSnapshot(of: layouts, as: .dump)
    }

    private var small: Device {
        Device(
            "small", size: Size(40, 60), scale: 1, safeArea: EdgeInsets(top: 10),
            landscapeSafeArea: EdgeInsets(left: 10, right: 10))
    }

    @Test("values that are there later")
    func later() async {
        let greeting = Snapshotting<String, String>.lines.asyncPullback { (name: String) in
            await Task.yield()
            return "hello, \(name)"
        }
        await assertSnapshot(of: "Anna", as: greeting)
        let called = Snapshotting<String, String>.lines.asyncPullback { (name: String) in
            Async { callback in Task { callback("called \(name)") } }.map { $0 + "!" }
        }
        await assertSnapshot(of: "Anna", as: called, named: "callback")
        await assertSnapshot(of: "Anna", as: .wait(for: .milliseconds(1), on: .lines), named: "waited")
        await assertSnapshot(of: 7, as: called.pullback { (number: Int) in "\(number)" }, named: "pulled")
    }

    @Test("a callback that never comes fails the assertion")
    func never() async {
        let silent = Snapshotting<String, String>.lines.asyncPullback(timeout: .milliseconds(20)) { (_: String) in
            Async<String> { _ in }
        }
        await withKnownIssue {
            await assertSnapshot(of: "Anna", as: silent, record: .never)
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("the snapshot was not there after") }
        }
    }

    @Test("settings as a value, of a trait and of an operation")
    func settings() throws {
        withSnapshotTesting(SnapshotTestingConfiguration(record: .never, diffTool: "look")) {
            #expect(SnapshotTestingConfiguration.current.record == .never)
            withSnapshotTesting(record: .failed) {
                #expect(SnapshotTestingConfiguration.current.record == .failed)
                #expect(SnapshotTestingConfiguration.current.diffTool != nil)
            }
        }
    }

    @Test("settings of a trait", .snapshots(SnapshotTestingConfiguration(record: .never)))
    func trait() {
        #expect(SnapshotTestingConfiguration.current.record == .never)
        #expect(SnapshotTestingConfiguration.current.artifacts != nil)
    }
}
