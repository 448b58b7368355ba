import Quoin
import QuoinViewSnapshots
import Testing
import UIKit

@MainActor
@Suite("names of other frameworks that screens use", .serialized)
struct ForeignNameTests {
    @Test("the picture of a map is a placeholder of its size, which comes in the next turn of the main queue")
    func map() throws {
        final class Place: UIView {
            let picture = UIImageView()

            func show(_ coordinate: CLLocationCoordinate2D) {
                let options = MKMapSnapshotter.Options()
                options.region = MKCoordinateRegion(center: coordinate, span: MKCoordinateSpan())
                options.size = CGSize(width: 60, height: 40)
                addSubview(picture)
                MKMapSnapshotter(options: options).start { [picture] snapshot, _ in
                    picture.image = snapshot?.image
                    picture.frame.size = snapshot?.image.size ?? .zero
                }
            }
        }
        let place = Place()
        place.show(CLLocation(latitude: 52.5, longitude: 13.4).coordinate)
        let picture = try PictureRenderer().draw(place, on: Canvas(width: 60, height: 40))
        #expect(place.picture.frame.size == CGSize(width: 60, height: 40))
        #expect(Set(picture.bitmap.pixels).count > 3)
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 90, longitude: -180)))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 91, longitude: 0)))
    }

    @Test("a text that is searched for dates makes the picture fail, with the line")
    func detector() throws {
        let label = UILabel()
        let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.date.rawValue)
        #expect(detector.matches(in: "today", range: NSRange(location: 0, length: 5)).isEmpty)
        #expect {
            try label.element(on: Canvas(width: 10, height: 10))
        } throws: { "\($0)".hasPrefix("ForeignNameTests.swift:37: NSDataDetector finds nothing on Linux") }
    }

    @Test("a link that an app knows has its place and its address")
    func link() throws {
        let address = try #require(URL(string: "https://example.com"))
        let link = NSTextCheckingResult.linkCheckingResult(range: NSRange(location: 3, length: 4), url: address)
        #expect(link.resultType == .link && link.range.location == 3 && link.url == address)
        let number = try NSRegularExpression(pattern: "[0-9]").firstMatch(in: "a1", range: NSRange(0..<2))
        #expect(number != nil && number?.url == nil && number?.phoneNumber == nil && number?.date == nil)
    }

    @Test(
        "amounts of time are written as the system does",
        arguments: [
            (.full, "1 hour, 30 minutes"), (.short, "1 hr, 30 min"), (.abbreviated, "1h 30m"), (.brief, "1 hr 30 min"),
            (.positional, "1:30:00"),
        ] as [(DateComponentsFormatter.UnitsStyle, String)])
    func time(style: DateComponentsFormatter.UnitsStyle, text: String) {
        var components = DateComponents()
        (components.hour, components.minute) = (1, 30)
        #expect(DateComponentsFormatter.localizedString(from: components, unitsStyle: style) == text)
    }

    @Test("amounts of time have the units that are asked for")
    func units() {
        let formatter = DateComponentsFormatter()
        #expect(formatter.string(from: 65) == "1:05")
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 65) == "0:01:05")
        (formatter.unitsStyle, formatter.allowedUnits) = (.full, [.minute])
        #expect(formatter.string(from: 7_200) == "120 minutes")
    }

    @Test("a picture of a view of SwiftUI fails, with its name")
    func viewOfSwiftUI() {
        let screen = UIHostingController(rootView: ViewOfSwiftUI("Profile"))
        #expect {
            try screen.element(on: Canvas(width: 10, height: 10))
        } throws: { "\($0)".contains("Profile is a view of SwiftUI, which is not drawn here") }
    }

    @Test("an MD5 has the digits of its standard")
    func digest() {
        func digits(_ text: String) -> String {
            Insecure.MD5.hash(data: Data(text.utf8)).map { String(format: "%02hhx", $0) }.joined()
        }
        #expect(digits("") == "d41d8cd98f00b204e9800998ecf8427e")
        let long = String(repeating: "1234567890", count: 8)
        #expect(digits(long) == "57edf4a22be3c955ac49da2e2107b67a")
    }

    @Test("an image that is a PDF is a box of its size")
    func page() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Page-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let folders = AppResources.folders
        defer {
            AppResources.folders = folders
            try? FileManager.default.removeItem(at: folder)
        }
        try Data("%PDF-1.4 <</MediaBox [0 0 30 20.5]>>".utf8).write(to: folder.appendingPathComponent("hero.pdf"))
        AppResources.folders = [folder.path]
        let image = try #require(UIImage(named: "hero"))
        #expect(image.size == CGSize(width: 30, height: 20.5) && UIImage(named: "other") == nil)
    }
}
