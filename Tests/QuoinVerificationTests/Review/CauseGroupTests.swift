import Foundation
import QuoinVerification
import TestSupport
import Testing

@Suite("Review by cause")
struct CauseGroupTests {
    private let folder = TemporaryFolder()

    private var path: String { folder.url.path }

    private func write(_ layouts: [String: String], canvas: String = "{width: 60, height: 60}") throws {
        for (name, layout) in layouts {
            try folder.write("canvas: \(canvas)\nlayout: \(layout)\n", to: "\(name).yaml")
        }
    }

    private func verify() throws -> VerificationResults {
        try Verification(of: [path]).run()
    }

    @Test("the pictures of all variants are confirmed, in one group")
    func variants() throws {
        let canvas = "{width: 60, height: 60}\nvariants: {appearances: [light, dark], scales: [1, 2]}"
        try write(["a": "{column: [{id: x, fill: {light: red, dark: blue}, height: 20}]}"], canvas: canvas)
        _ = try Approval(of: [path]).run()
        try write(["a": "{column: [{id: x, fill: {light: red, dark: blue}, height: 24}]}"], canvas: canvas)
        let groups = try verify().causeGroups
        #expect(groups.map(\.snapshots.count) == [4] && groups.first?.isConfirmed == true, "\(groups)")
    }

    @Test("accepting a cause leaves the pictures with another one")
    func approval() throws {
        for number in 0..<3 { try folder.write(Refactoring.document(number), to: "\(number).yaml") }
        _ = try Approval(of: [path]).run()
        for number in 0..<3 {
            let rounder = Refactoring.document(number).replacingOccurrences(
                of: "cornerRadius: 11", with: "cornerRadius: 8")
            let text = number == 1 ? rounder.replacingOccurrences(of: "size: 16", with: "size: 17") : rounder
            try folder.write(text, to: "\(number).yaml")
        }
        let group = try #require(try verify().causeGroups.first)
        #expect(group.title == "`pill`.cornerRadius 11 → 8")
        #expect(group.acceptCommand == "quoin approve --cause \(group.id) \(path)")
        var approval = Approval(of: [path])
        approval.causes = [group.id]
        #expect(try approval.run().changed.map(\.string).sorted() == ["\(path)/0.png", "\(path)/2.png"])
        let rest = try verify()
        #expect(rest.snapshots.map(\.status) == [.passed, .failed, .passed])
        #expect(throws: QuoinError.self) { try approval.run() }
    }

    @Test("accepting a cause reads what the documents may read")
    func access() throws {
        let image = try Data(contentsOf: PackageFolder.snapshots.appendingPathComponent("Images/plus.png"))
        try folder.write(image, to: "plus.png")
        func write(_ width: Int) throws {
            let layout = "{column: [{image: ../plus.png, width: \(width), height: 20}]}"
            try folder.write("canvas: {width: 60, height: 60}\nlayout: \(layout)\n", to: "below/a.yaml")
        }
        var batch = DocumentBatch(of: [folder.path("below")])
        batch.access = .below(path)
        var (approval, verification) = (Approval(), Verification())
        (approval.batch, verification.batch) = (batch, batch)
        try write(20)
        #expect(try approval.run().added.count == 1)
        try write(26)
        approval.causes = [try #require(try verification.run().causeGroups.first).id]
        #expect(try approval.run().changed.count == 1)
    }

    @Test("two changes are explained together, and each is a cause")
    func several() throws {
        func layout(_ spacing: Int, _ before: Int) -> String {
            """
            {column: {spacing: \(spacing), children: [{fill: red, width: 9, height: 9, id: a}, \
            {fill: blue, width: 9, height: 9, spacingBefore: \(before), id: b}]}, id: list}
            """
        }
        try write(["x": layout(8, 0)])
        _ = try Approval(of: [path]).run()
        try write(["x": layout(12, 1)])
        let snapshot = try verify().snapshots[0]
        let review = try #require(snapshot.review)
        #expect(PictureCause.titles(of: review.causes) == ["`list`.spacing 8 → 12", "`b`.spacingBefore 0 → 1"])
        #expect(
            snapshot.explanation == [
                "`list` changed spacing from 8 to 12 (x.yaml:2)",
                "`b` changed spacingBefore from 0 to 1, moved by 0, +5 (x.yaml:2)",
            ])
        #expect(review.isConfirmed)
    }

    /// Two boxes, in documents that share a refactoring.
    private func boxes(_ radius: Int) -> String {
        "{row: {children: [{fill: red, width: 20, height: 20, cornerRadius: \(radius), id: a}, {fill: blue, width: 20, id: b}]}}"
    }

    @Test("a picture with a pixel that nothing on record explains is in no group of others")
    func unexplained() throws {
        try write(["x": boxes(2), "y": boxes(2), "z": boxes(2)])
        _ = try Approval(of: [path]).run()
        // As if the reference had been drawn by an engine with a defect, in a place that the change explains.
        var reference = try RecordedPicture(bytes: Array(try #require(folder.data("y.png"))))
        reference.bitmap.pixels[1 + reference.bitmap.width] = 0xFFC8_0000
        try folder.write(Data(reference.png()), to: "y.png")
        try write(["x": boxes(6), "y": boxes(6), "z": boxes(6)])
        let results = try verify()
        #expect(results.causeGroups.map(\.snapshots) == [["\(path)/x", "\(path)/z"], ["\(path)/y"]])
        #expect(results.causeGroups.map(\.isConfirmed) == [true, false])
        #expect(results.snapshots[1].explanation.last?.hasPrefix("apart from that, 1 pixel differs") == true)
    }

    @Test("a picture is in no group of others if the causes leave a change of a frame unexplained that no pixel shows")
    func unseen() throws {
        try write(["x": boxes(2), "y": boxes(2), "z": boxes(2)])
        _ = try Approval(of: [path]).run()
        // As if the reference had been laid out by an engine with a defect.
        var reference = try RecordedPicture(bytes: Array(try #require(folder.data("y.png"))))
        let index = try #require(reference.record?.elements.firstIndex { $0.id == "b" })
        reference.record?.elements[index].frame.origin.y += 3
        try folder.write(Data(reference.png()), to: "y.png")
        try write(["x": boxes(6), "y": boxes(6), "z": boxes(6)])
        #expect(try verify().causeGroups.map(\.isConfirmed) == [true, false])
    }

    @Test("where not all elements of a name changed, the picture is in a group of its own")
    func partial() throws {
        func layout(_ first: Int, _ second: Int) -> String {
            "{row: [{fill: red, width: 20, cornerRadius: \(first)}, {fill: red, width: 20, cornerRadius: \(second)}]}"
        }
        try write(["x": layout(2, 2), "y": layout(2, 2), "z": layout(2, 2)])
        _ = try Approval(of: [path]).run()
        try write(["x": layout(6, 6), "y": layout(6, 2), "z": layout(6, 6)])
        #expect(
            try verify().causeGroups.map(\.title) == [
                "box.cornerRadius 2 → 6", "box.cornerRadius 2 → 6 in some places",
            ])
    }

    @Test("a cause shows the words of a text that changed, and says once that it is about a text")
    func words() throws {
        func layout(_ words: String, _ size: Int) -> String { "{column: [{text: {string: \(words), size: \(size)}}]}" }
        let canvas = "{width: 300, height: 60}"
        try write(["x": layout("Sign in to see your orders", 12)], canvas: canvas)
        for (words, size, title) in [
            ("Sign in to see orders", 12, "text \"your\" was removed"),
            ("Sign in to see orders", 14, "text.size 12 → 14"),
            ("Sign in to see new orders", 14, "text \"new\" was added"),
            ("Log in to see new orders", 14, "text \"Sign\" → \"Log\""),
        ] {
            _ = try Approval(of: [path]).run()
            try write(["x": layout(words, size)], canvas: canvas)
            let titles = try verify().causeGroups.map(\.title)
            #expect(titles == [title])
        }
    }

    @Test("the same element that was added is one cause in all pictures, whatever is beside it")
    func added() throws {
        let texts = (0..<8).map { "{text: {string: Number \($0), size: 12}}" }
        for (number, text) in texts.enumerated() { try write(["\(number)": "{column: [\(text)]}"]) }
        _ = try Approval(of: [path]).run()
        let row =
            "{row: [{text: {string: New, size: 11, color: red, weight: bold, letterSpacing: 1}}, {text: {string: A, "
            + "size: 9, color: blue, italic: true, letterSpacing: 2}}]}"
        for (number, text) in texts.enumerated() { try write(["\(number)": "{column: [\(row), \(text)]}"]) }
        #expect(try verify().causeGroups.map(\.snapshots.count) == [8])
    }

    @Test("a change within a button that has a box for its image is taken back to confirm the cause")
    func buttons() throws {
        func layout(_ spacing: Int) -> String {
            "{button: {title: Buy, image: {box: {}, fill: red, preferredSize: [9, 9]}, spacing: \(spacing)}}"
        }
        try write(["x": layout(2), "y": layout(2)])
        _ = try Approval(of: [path]).run()
        try write(["x": layout(5), "y": layout(5)])
        let groups = try verify().causeGroups
        #expect(groups.map(\.snapshots.count) == [2])
        #expect(groups.map(\.isConfirmed) == [true])
    }

    @Test(
        "an element that is gone, wrapped or in another place is put back to confirm the cause",
        arguments: [
            ("{column: [{text: one}, {text: two, id: b}]}", "{column: [{text: one}]}"),
            ("{column: [{text: one}]}", "{column: [{text: one}, {fill: red, height: 5}]}"),
            (
                "{column: [{text: one}, {text: two}, {text: three}]}",
                "{column: [{text: one}, {text: three}, {text: two}]}"
            ),
            ("{column: [{text: one}, {text: two}]}", "{column: [{text: one}, {text: two, with: [{inset: 4}]}]}"),
            ("{column: [{text: one, with: [{inset: 4}]}, {text: two}]}", "{column: [{text: one}, {text: two}]}"),
            ("{column: [{text: one}], fill: red}", "{column: [{text: one}]}"),
            ("{column: [{text: one}]}", "{column: [{text: one}], fill: red}"),
            ("{row: [{text: one}, {spacer: null}, {text: two}]}", "{row: [{text: one}, {text: two}]}"),
        ])
    func structure(_ old: String, _ new: String) throws {
        try write(["x": old])
        _ = try Approval(of: [path]).run()
        try write(["x": new])
        #expect(try verify().causeGroups.map(\.isConfirmed) == [true])
    }
}
