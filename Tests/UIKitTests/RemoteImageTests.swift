import Foundation
import Quoin
import QuoinViewSnapshots
import Testing
import UIKit

/// Images of a network, for which files of the test stand.
@MainActor
@Suite("images of a network", .serialized)
struct RemoteImageTests {
    private let there = URL(string: "https://example.org/photos/4.png?size=large")
    private let gone = URL(string: "https://example.org/photos/5.png")
    private let canvas = Canvas(width: 40, height: 40)

    private func withFile(_ body: () throws -> Void) throws {
        let folder = NSTemporaryDirectory() + "photos-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let red = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
        }
        try #require(red.pngData()).write(to: URL(fileURLWithPath: folder + "/4.png"))
        let old = AppResources.folders
        AppResources.folders = [folder]
        defer {
            AppResources.folders = old
            try? FileManager.default.removeItem(atPath: folder)
        }
        try body()
    }

    private func drawn(_ view: UIView) throws -> (color: RGBA, warnings: [String]) {
        let picture = try PictureRenderer().draw(view, on: canvas)
        let pixel = picture.bitmap[20, 20]
        let color = RGBA(red: Double(pixel.x), green: Double(pixel.y), blue: Double(pixel.z), alpha: 1)
        return (color, picture.warnings.map { "\($0)" })
    }

    @Test("the file of an image's name is shown, and the completion has it", arguments: ["kf", "sd"])
    func found(name: String) throws {
        try withFile {
            let view = UIImageView()
            var size: CGSize?
            if name == "kf" {
                view.kf.setImage(with: there, options: [.transition(.fade(0.2))]) { size = try? $0.get().image.size }
            } else {
                view.sd_setImage(with: there) { image, _, _, _ in size = image?.size }
            }
            let (color, warnings) = try drawn(view)
            #expect(size?.width == 2 * (size?.height ?? 0))
            #expect(color.red == 255 && color.green < 80)
            #expect(warnings.isEmpty)
            view.kf.setImage(with: URL(string: "https://example.org/4.webp"))
            #expect(view.image != nil)
            let resource = UIKit.ImageResource(downloadURL: try #require(there), cacheKey: "4")
            view.kf.setImage(with: resource)
            #expect(view.image != nil && resource.downloadURL == there)
        }
    }

    @Test("without a file the placeholder is shown with a warning, until the app sets one", arguments: ["kf", "sd"])
    func missing(name: String) throws {
        let blue = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let view = UIImageView()
        var hasFailed = false
        if name == "kf" {
            view.kf.setImage(with: gone, placeholder: blue) { if case .failure = $0 { hasFailed = true } }
        } else {
            view.sd_setImage(with: gone, placeholderImage: blue) { _, error, _, _ in hasFailed = error != nil }
        }
        let (color, warnings) = try drawn(view)
        #expect(hasFailed && color.blue == 255)
        #expect(warnings.count == 1 && warnings[0].contains("put a file \"5.png\" below AppResources.folders"))
        view.image = nil
        #expect(try drawn(view).warnings.isEmpty)
    }

    @Test("a button whose image is missing has a warning")
    func buttons() throws {
        let button = UIButton()
        button.setTitle("Go", for: .normal)
        button.kf.setImage(with: gone, for: .normal)
        #expect(try drawn(button).warnings.count == 1)
        button.sd_setBackgroundImage(with: nil, for: .normal)
        #expect(try drawn(button).warnings.isEmpty)
    }

    @Test("processors change the image in their order")
    func processors() throws {
        try withFile {
            let view = UIImageView()
            let small = DownsamplingImageProcessor(size: CGSize(width: 4, height: 4)) |> DefaultImageProcessor()
            view.kf.setImage(with: there, options: [.processor(small)])
            #expect(view.image?.size == CGSize(width: 4, height: 2))
            let square = ResizingImageProcessor(referenceSize: CGSize(width: 40, height: 40))
            view.kf.setImage(
                with: there, options: [.processor(square |> RoundCornerImageProcessor(cornerRadius: 20))])
            let bitmap = try PictureRenderer().draw(view, on: Canvas(width: 40, height: 40, fill: .white)).bitmap
            #expect(bitmap[1, 1].y > 200 && bitmap[20, 20].y < 80)
        }
    }
}
