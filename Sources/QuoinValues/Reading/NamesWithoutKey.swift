/// Names of Texture and UIKit that no key stands for, and why.
enum NamesWithoutKey {
    static func reason(for name: String) -> String? { reasons[name] }

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
