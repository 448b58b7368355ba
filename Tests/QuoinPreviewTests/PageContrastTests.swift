import TestSupport
import Testing

extension PreviewTests {
    @Suite("The texts of quoin preview's page", .enabled(if: Browser.program != nil))
    struct PageContrastTests {
        /// The visible texts of which the contrast is too small: WCAG 2.2, 1.4.3. Those of disabled parts do not count.
        private static let faintTexts = """
            (() => {
              const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', { willReadFrequently: true });
              const bytes = (color) => {
                canvas.clearRect(0, 0, 1, 1);
                canvas.fillStyle = color;
                canvas.fillRect(0, 0, 1, 1);
                return [...canvas.getImageData(0, 0, 1, 1).data];
              };
              const over = ([r, g, b, a], below) => [r, g, b].map((c, i) => c * a / 255 + below[i] * (1 - a / 255));
              const background = (element) => {
                if (!element) return bytes(getComputedStyle(document.documentElement).backgroundColor)[3] ? bytes(getComputedStyle(document.documentElement).backgroundColor) : [255, 255, 255];
                const own = bytes(getComputedStyle(element).backgroundColor);
                return own[3] === 255 ? own : over(own, background(element.parentElement));
              };
              const linear = (c) => c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4;
              const luminance = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
              const faint = [];
              for (const element of document.querySelectorAll('body *')) {
                const text = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data).join('').trim();
                const style = getComputedStyle(element);
                if (!text || element.closest(':disabled, [aria-disabled=true]') || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
                const below = background(element);
                const [light, dark] = [luminance(over(bytes(style.color), below)), luminance(below)].sort((a, b) => b - a);
                const size = parseFloat(style.fontSize);
                const isLarge = size >= 24 || size >= 18.66 && style.fontWeight >= 700;
                const ratio = (light + 0.05) / (dark + 0.05);
                if (ratio < (isLarge ? 3 : 4.5)) faint.push(`${element.tagName}#${element.id}.${element.className} "${text}" ${ratio.toFixed(2)}`);
              }
              return faint;
            })()
            """

        private let browser: Browser
        private let project: PreviewProject

        init() throws {
            browser = try Browser(program: try #require(Browser.program))
            project = try PreviewProject()
        }

        private func expectContrast(in page: BrowserPage) throws {
            let faint = try #require(try page.value(Self.faintTexts) as? [String])
            #expect(faint.isEmpty, "\(faint.joined(separator: "\n"))")
        }

        @Test("have enough contrast, whatever is shown", arguments: ["light", "dark"])
        func contrast(appearance: String) throws {
            try project.folder.write("layout: {txt: x}", to: "Snapshots/below/faulty.yaml")
            try project.start()
            let page = try project.open(in: browser, features: ["prefers-color-scheme": appearance])
            try page.wait(for: "2 documents, 1 broken, 1 new", in: "#verdict")
            #expect(try page.texts("body *").count > 60)
            try expectContrast(in: page)
            try page.press("a")
            try page.wait(for: "Equal", in: "#state")
            try page.click(at: page.point(x: 20, y: 50))
            try page.wait(until: "document.getElementById('value-preferredSize[0]')")
            try expectContrast(in: page)
            try project.folder.write(
                PreviewProject.card.replacing("#336699", with: "#ff0000"), to: "Snapshots/card.yaml")
            try page.wait(for: "Different", in: "#state")
            try page.wait(until: "!document.querySelector('[data-view=difference]').disabled")
            try page.press("3")
            try expectContrast(in: page)
            try page.press("?")
            try page.wait(until: "document.getElementById('shortcuts').open")
            try expectContrast(in: page)
        }

        @Test("have enough contrast in what is said of faults", arguments: ["light", "dark"])
        func contrastOfFaults(appearance: String) throws {
            try project.start()
            let page = try project.open(in: browser, features: ["prefers-color-scheme": appearance])
            try project.folder.write("layout: {txt: x}", to: "Snapshots/card.yaml")
            try page.wait(for: "Broken", in: "#state")
            try expectContrast(in: page)
        }
    }
}
