/// The keys of a table and their synonyms. They are made on demand, because only error messages use them.
package struct PropertyNames: Sendable {
    private let all: @Sendable () -> [(key: String, synonyms: [String])]

    package init(_ all: @escaping @Sendable () -> [(key: String, synonyms: [String])]) {
        self.all = all
    }

    package var keys: [String] { all().map { $0.key } }

    /// The key for a name that is the key itself or a synonym; `nil` if there is none.
    package func key(for name: String) -> String? {
        for (key, synonyms) in all() where key == name || synonyms.contains(name) { return key }
        return nil
    }

    /// The keys by synonym.
    package var synonyms: [String: String] {
        let pairs = all().flatMap { name in name.synonyms.map { ($0, name.key) } }
        return Dictionary(pairs) { first, _ in first }
    }
}

/// Names of Texture, UIKit and CSS that no key stands for, and why.
enum NamesWithoutKey {
    /// - Parameter key: the key whose value has the name; `nil` for the document.
    static func reason(for name: String, in key: String?) -> String? {
        reasons[name] ?? key.flatMap { reasonsWithin[$0]?[name] }
    }

    /// The reasons within the value of a key, by that key.
    private static let reasonsWithin: [String: [String: String]] = {
        let blur = "write half of it as \"radius\", which is the standard deviation of the blur"
        let offset = "write both distances as \"offset\": [x, y]"
        let place = "\"relative\" under \"with\" of the element places it, as in with: [{relative: {horizontal: end}}]"
        let places = ["alignment", "align", "position", "at", "gravity"].map { ($0, place) }
        return [
            "shadow": [
                "blur": blur, "blurRadius": blur, "x": offset, "y": offset, "offsetX": offset, "offsetY": offset,
            ],
            "overlay": Dictionary(uniqueKeysWithValues: places),
            "background": Dictionary(uniqueKeysWithValues: places),
        ]
    }()

    private static let reasons: [String: String] = {
        let touches = "a picture takes no touches; an element is as large as its tap target"
        let speech = "a picture is not read aloud; \"id\" names an element"
        let order =
            "a picture shows one place; \"contentOffset\" scrolls, and the order of the items is that of the document"
        return [
            "hitTestSlop": touches, "userInteractionEnabled": touches, "isUserInteractionEnabled": touches,
            "accessibilityLabel": speech, "accessibilityHint": speech, "accessibilityTraits": speech,
            "isAccessibilityElement": speech, "accessibilityValue": speech, "inverted": order,
        ]
    }()
}
