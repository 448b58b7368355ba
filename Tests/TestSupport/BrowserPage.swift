import Foundation
import QuoinCairo

/// A page in a browser, with actions of a user.
package struct BrowserPage {
    package let browser: Browser

    /// Opens a file or an address and waits until it is loaded.
    ///
    /// - Parameters:
    ///   - size: of the window, in points.
    ///   - features: media features, `["prefers-color-scheme": "dark"]`.
    package init(
        _ file: URL, fragment: String = "", in browser: Browser, size: (width: Int, height: Int) = (1200, 900),
        features: [String: String] = [:]
    ) throws {
        self.browser = browser
        try browser.send(
            "Emulation.setDeviceMetricsOverride",
            ["width": size.width, "height": size.height, "deviceScaleFactor": 1, "mobile": false])
        try browser.send(
            "Emulation.setEmulatedMedia",
            ["features": features.map { ["name": $0.key, "value": $0.value] }])
        // If only the fragment changed, the page would not be loaded again.
        try browser.send("Page.navigate", ["url": "about:blank"])
        try browser.send("Page.navigate", ["url": file.absoluteString + fragment])
        try wait(until: "location.protocol !== 'about:' && document.readyState === 'complete'")
    }

    /// The value of a JavaScript expression; promises are awaited.
    @discardableResult
    package func value(_ expression: String) throws -> Any? {
        let answer = try browser.send(
            "Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
        if let exception = answer["exceptionDetails"] { throw Browser.Failure(description: "\(exception)") }
        return (answer["result"] as? [String: Any])?["value"]
    }

    package func text(_ selector: String) throws -> String? {
        try value("document.querySelector('\(selector)')?.textContent") as? String
    }

    package func texts(_ selector: String) throws -> [String] {
        try value("[...document.querySelectorAll('\(selector)')].map((element) => element.textContent)") as? [String]
            ?? []
    }

    package func isTrue(_ expression: String) throws -> Bool {
        try value("Promise.resolve(\(expression)).then(Boolean)") as? Bool ?? false
    }

    /// Waits at most three minutes, because programs built for debugging on a busy machine take their time.
    package func wait(until expression: String) throws {
        for _ in 0..<7200 {
            if (try? isTrue(expression)) == true { return }
            Thread.sleep(forTimeInterval: 0.025)
        }
        let status = (try? text("[role=status]")) ?? "none"
        throw Browser.Failure(description: "never came true: \(expression); the page's status: \(status)")
    }
}

// MARK: - Input

extension BrowserPage {
    /// Presses a key: a character, or a name such as `ArrowDown`.
    package func press(_ key: String, shift: Bool = false) throws {
        var event: [String: Any] = ["type": "keyDown", "key": key, "modifiers": shift ? 8 : 0]
        if key.count == 1 { event["text"] = key }
        try browser.send("Input.dispatchKeyEvent", event)
        try browser.send("Input.dispatchKeyEvent", ["type": "keyUp", "key": key])
    }

    package func type(_ text: String) throws {
        try browser.send("Input.insertText", ["text": text])
    }

    /// Clicks in the middle of an element, once it stays where it is and nothing covers it.
    package func click(_ selector: String) throws {
        try wait(until: "(\(Self.isSteady))('\(selector)')")
        let point = try point(in: selector)
        try mouse("mousePressed", point, button: "left")
        try mouse("mouseReleased", point, button: "left")
    }

    private static let isSteady = """
        async (selector) => {
          const frame = () => new Promise(requestAnimationFrame);
          const box = () => document.querySelector(selector)?.getBoundingClientRect();
          const places = [];
          for (let look = 0; look < 3; look++) { await frame(); places.push(box()); }
          const [first, , last] = places;
          if (!places.every((place) => place && place.width > 0 && place.top === first.top && place.left === first.left)) return false;
          const top = document.elementFromPoint(last.left + last.width / 2, last.top + last.height / 2);
          return document.querySelector(selector).contains(top);
        }
        """

    package func moveMouse(to point: (x: Double, y: Double)) throws {
        try mouse("mouseMoved", point)
    }

    package func drag(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) throws {
        try mouse("mouseMoved", start)
        try mouse("mousePressed", start, button: "left")
        try mouse("mouseMoved", ((start.x + end.x) / 2, (start.y + end.y) / 2), button: "left")
        try mouse("mouseMoved", end, button: "left")
        try mouse("mouseReleased", end, button: "left")
    }

    /// The point in an element at a share of its width and height.
    package func point(in selector: String, x: Double = 0.5, y: Double = 0.5) throws -> (x: Double, y: Double) {
        let frame =
            try value(
                """
                (() => { const { left, top, width, height } = document.querySelector('\(selector)').getBoundingClientRect();
                return [left, top, width, height]; })()
                """) as? [Double] ?? []
        guard frame.count == 4 else { throw Browser.Failure(description: "there is no \(selector)") }
        return (frame[0] + x * frame[2], frame[1] + y * frame[3])
    }

    private func mouse(_ type: String, _ point: (x: Double, y: Double), button: String = "none") throws {
        try browser.send(
            "Input.dispatchMouseEvent",
            [
                "type": type, "x": point.x, "y": point.y, "button": button,
                "buttons": button == "left" && type != "mouseReleased" ? 1 : 0,
                "clickCount": type == "mouseMoved" ? 0 : 1,
            ])
    }
}

// MARK: - Output

extension BrowserPage {
    /// A picture of the window.
    ///
    /// - Parameter parameters: of the protocol, such as the part that is taken.
    package func screenshot(_ parameters: [String: Any] = [:]) throws -> Bitmap {
        let data = try browser.send("Page.captureScreenshot", parameters)["data"] as? String ?? ""
        return try ImageFile(.bytes(Array(Data(base64Encoded: data) ?? Data()))).bitmap()
    }

    /// The color of the window at a point: `#C81E1E`.
    package func color(at point: (x: Double, y: Double)) throws -> String {
        let clip = ["x": point.x.rounded(.down), "y": point.y.rounded(.down), "width": 1, "height": 1, "scale": 1]
        let pixel = try screenshot(["clip": clip])[0, 0]
        return String(format: "#%02X%02X%02X", Int(pixel.x), Int(pixel.y), Int(pixel.z))
    }
}
