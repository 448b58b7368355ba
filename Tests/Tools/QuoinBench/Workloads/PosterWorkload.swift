import Foundation

/// Draws posters of 16,000 by 16,000 pixels into PNGs, in flat colors and with a gradient.
///
/// The pixels alone take 977 MiB. Whatever else is needed for the file should take the place of pixels that are done.
enum PosterWorkload: Workload {
    static let name = "poster"
    private static let side = 16_000

    static func figures(_ context: BenchContext) throws -> [Figure] {
        guard let quoin = context.quoin else { return [] }
        let fills = [("flat", "white"), ("gradient", ##"{linear: {angle: 30, stops: [white, "#0ea5e9"]}}"##)]
        return try ScratchFolder.with { folder in
            try fills.flatMap { name, fill in
                let (document, picture) = (folder.path("\(name).yaml"), folder.path("\(name).png"))
                try self.document(fill).write(toFile: document, atomically: false, encoding: .utf8)
                return figures(of: name, try ProcessRun.median(of: 1, [quoin, "render", document, "-o", picture]))
            }
        }
    }

    private static func figures(of name: String, _ run: ProcessRun) -> [Figure] {
        let pixels = Double(side * side * 4) / 1_048_576
        let share = run.peakMebibytes.map { peak in
            Figure(
                title: "\(name) poster: memory to its pixels", unit: .times, value: peak / pixels, goal: .atMost(1.2))
        }
        return [.process("\(name) poster", run)] + [share].compactMap(\.self)
    }

    private static func document(_ fill: String) -> String {
        """
        canvas: {width: \(side), height: \(side), fill: \(fill)}
        layout:
          column:
            spacing: 100
            children:
              - {text: {string: "A poster of many pixels", size: 800, font: DejaVu Sans}}
              - {box: {}, fill: "#7c3aed", preferredSize: [8000, 3000], cornerRadius: 400}
              - {box: {}, fill: "#ef4444", preferredSize: [12000, 3000], cornerRadius: 400}
        """
    }
}
