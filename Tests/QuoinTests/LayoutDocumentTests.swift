import Quoin
import QuoinDocument
import TestSupport
import Testing

@Suite("Documents of the layout kinds")
struct LayoutDocumentTests {
    /// The values of the stack's properties, by the property's key.
    private static let stackValues: [(key: String, values: [String])] = [
        ("justifyContent", StackLayout.JustifyContent.allCases.map(\.rawValue)),
        ("alignItems", StackLayout.AlignItems.allCases.map(\.rawValue)),
        ("alignContent", StackLayout.AlignContent.allCases.map(\.rawValue)),
        ("horizontalAlignment", StackLayout.HorizontalAlignment.allCases.map(\.rawValue)),
        ("verticalAlignment", StackLayout.VerticalAlignment.allCases.map(\.rawValue)),
    ]

    @Test("every value of a stack's property has a document of its own", arguments: stackValues)
    func stackDocuments(key: String, values: [String]) throws {
        for value in values {
            let text = try PackageFolder.text("Layout/Stack/\(Self.fileName(key))-\(Self.fileName(value))")
            #expect(text.contains("\(key): \(value)\n"))
        }
    }

    @Test("every relative position has a document of its own")
    func positions() throws {
        let positions = RelativeLayout.Position.allCases.filter { $0 != .none }.map(\.rawValue)
        for horizontal in positions {
            for vertical in positions {
                let text = try PackageFolder.text("Layout/Relative/\(horizontal)-\(vertical)")
                #expect(text.contains("{horizontal: \(horizontal), vertical: \(vertical)}"))
            }
        }
    }

    /// A camel-case name as file names have it: `spaceBetween` is `space-between`.
    private static func fileName(_ name: String) -> String {
        name.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
    }
}
