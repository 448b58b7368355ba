import Foundation
import TestSupport
import Testing

/// Tests that start `quoin preview`. One after the other, because each needs a processor.
@Suite("quoin preview", .serialized)
struct PreviewTests {}

extension PreviewTests {
    @Suite("The page of quoin preview", .enabled(if: Browser.program != nil))
    struct PageTests {
        private let browser: Browser
        private let project: PreviewProject

        init() throws {
            browser = try Browser(program: try #require(Browser.program))
            project = try PreviewProject()
        }

        /// The middle of the dot, in points: 30 × 20 below a text of 24 points and a gap of 10.
        private func dot(in page: BrowserPage) throws -> (x: Double, y: Double) {
            let frame =
                try page.value("JSON.stringify([...document.querySelectorAll('#tree .node')].map((e) => e.title))")
                as? String
            #expect(frame?.contains("dot (box)") == true)
            return try page.point(x: 20, y: 50)
        }

        private func chooseDot(_ page: BrowserPage) throws {
            try page.click(at: dot(in: page))
            try page.wait(for: "dot (box)", in: "#elementTitle")
            try page.wait(until: "document.getElementById('value-preferredSize[0]')")
        }

        private func value(_ name: String, in page: BrowserPage) throws -> String? {
            try page.value("document.getElementById('value-\(name)').value") as? String
        }

        private func focus(_ name: String, in page: BrowserPage) throws {
            try page.value(
                "document.getElementById('value-\(name)').focus(); document.getElementById('value-\(name)').select()")
        }

        // MARK: Looking

        @Test("shows the documents with their states, and the picture of one")
        func documents() throws {
            try project.folder.write("layout: {txt: x}", to: "Snapshots/below/faulty.yaml")
            try project.start()
            let page = try project.open(in: browser)
            try page.wait(for: "2 documents, 1 broken, 1 new", in: "#verdict")
            #expect(try page.texts("#list .name") == ["faulty.yaml", "card.yaml"])
            #expect(try page.texts("#list .folder") == ["Snapshots/below", "Snapshots"])
            #expect(try page.text("#state") == "New")
            #expect(try page.texts("#tree .node").count == 4)
            #expect(browser.complaints.isEmpty)
            try page.press("/")
            try page.type("faul")
            #expect(try page.texts("#list .name") == ["faulty.yaml"])
        }

        @Test("outlines the element under the pointer, with its size and its gaps")
        func hover() throws {
            try project.start()
            let page = try project.open(in: browser)
            try page.moveMouse(to: dot(in: page))
            try page.wait(for: "30 × 20", in: "#tooltip")
            #expect(try page.text("#tooltip strong") == "dot")
            #expect(try page.text("#tooltip")?.contains("top 10") == true)
            #expect(try page.texts(".mark.gap.down span").first == "10")
            let outline = try page.point(in: ".mark.outlined", x: 0, y: 0)
            let expected = try page.point(x: 6, y: 0)
            #expect(abs(outline.x - expected.x) < 1)
            // The padding of the column around them.
            try page.moveMouse(to: page.point(x: 118, y: 3))
            try page.wait(for: "insets 8, 6, 8, 6", in: "#tooltip")
            #expect(try page.texts(".mark.inset").count == 1)
            try page.moveMouse(to: page.point(in: "#name"))
            try page.wait(until: "document.getElementById('tooltip').hidden && !document.querySelector('.mark')")
        }

        @Test("explains an element that is clicked, and links to its line")
        func click() throws {
            try project.start("--editor", "edit:{path}#{line},{column}")
            let page = try project.open(in: browser)
            try chooseDot(page)
            #expect(try page.text("#reasons")?.contains("placed at") == true)
            // It is the first that is seen beside the picture, and only what is around it is folded.
            #expect(
                try page.texts("#reasons > li").count == 1 && page.text("#reasonsAround")?.contains("layout") == true)
            #expect(try page.isTrue("document.getElementById('panel').firstElementChild.id === 'elementPart'"))
            #expect(try page.isTrue("document.getElementById('reasons').getBoundingClientRect().bottom < innerHeight"))
            #expect(try page.text("#elementOpen") == "Open line 8")
            let link = try page.value("document.getElementById('elementOpen').href") as? String
            #expect(link?.hasPrefix("edit:/") == true && link?.hasSuffix("/Snapshots/card.yaml#8,9") == true)
            #expect(try page.texts("#values label") == ["id", "fill", "preferredSize[0]", "preferredSize[1]"])
        }

        @Test("is used with the keyboard alone")
        func keyboard() throws {
            try project.folder.write(PreviewProject.card, to: "Snapshots/other.yaml")
            try project.start()
            let page = try project.open(in: browser)
            try page.value("document.getElementById('stage').focus()")
            for key in ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowRight", "Enter"] { try page.press(key) }
            try page.wait(for: "dot (box)", in: "#elementTitle")
            #expect(try page.isTrue("document.querySelector('.node[aria-selected=true]').title === 'dot (box)'"))
            try page.press("j")
            try page.wait(for: "Snapshots/other.yaml", in: "#name")
            try page.press("+")
            #expect(
                try page.text("#fit") == "Fit"
                    && page.isTrue("document.getElementById('fit').getAttribute('aria-pressed') === 'false'"))
            try page.press("?")
            #expect(try page.isTrue("document.getElementById('shortcuts').open"))
        }

        @Test("has a name for everything that can be used")
        func names() throws {
            try project.start()
            let page = try project.open(in: browser)
            try chooseDot(page)
            let used = try page.texts("button, input, select, a, [role=option], [role=treeitem], [role=slider]")
                .count
            #expect(used > 20)
            let tree = try browser.send("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
            let wanted: Set = [
                "button", "textbox", "searchbox", "combobox", "slider", "spinbutton", "link", "option", "treeitem",
            ]
            for node in tree where (node["ignored"] as? Bool) != true {
                let role = (node["role"] as? [String: Any])?["value"] as? String ?? ""
                let name = (node["name"] as? [String: Any])?["value"] as? String ?? ""
                if wanted.contains(role) { #expect(!name.isEmpty, "\(node)") }
            }
        }

        // MARK: Canvas

        @Test("draws other widths, and marks those at which something breaks")
        func width() throws {
            try project.folder.write(
                "canvas: {width: 200}\nlayout: {row: {children: [{text: A longer text}, {box: {}, preferredSize: [100, 20]}]}}",
                to: "Snapshots/row.yaml")
            try project.start()
            let page = try project.open("Snapshots/row.yaml", in: browser)
            try page.wait(until: "document.querySelector('#marks .breaks')")
            #expect(try !page.texts("#findings button strong").isEmpty)
            #expect(
                try page.isTrue(
                    "[...document.querySelectorAll('#findings button')].every((each) => each.offsetHeight < 32)"))
            try page.wait(for: "200 ×", in: "#facts")
            try page.value("document.getElementById('width').focus()")
            let before = try page.value("document.getElementById('width').value") as? String
            #expect(before == "200")
            try page.value(
                "(() => { const w = document.getElementById('width'); w.value = 150; w.dispatchEvent(new Event('input')); })()"
            )
            try page.wait(for: "150 ×", in: "#facts")
            try page.value("document.querySelector('#findings button').click()")
            try page.wait(until: "!document.querySelector('#facts').textContent.includes('150 ×')")
            try page.click("#reset")
            try page.wait(for: "200 ×", in: "#facts")
        }

        @Test("draws in the other appearance, from the other side, with larger texts, and all variants")
        func conditions() throws {
            try project.folder.write(
                "canvas: {width: 40, height: 30, fill: {light: white, dark: '#0000FF'}}\nvariants: {appearances: [light, dark]}\nlayout: {row: {children: [{box: {}, fill: red, preferredSize: [10, 30]}]}}",
                to: "Snapshots/both.yaml")
            try project.start()
            let page = try project.open("Snapshots/both.yaml", in: browser)
            #expect(try page.color(at: page.point(x: 5, y: 15)) == "#FF0000")
            try page.click("#direction [value=rtl]")
            try page.wait(
                until: "document.querySelector('#direction [value=rtl]').getAttribute('aria-pressed') === 'true'")
            #expect(try page.color(at: page.point(x: 5, y: 15)) == "#FFFFFF")
            try page.click("#appearance [value=dark]")
            try page.wait(
                until: "document.querySelector('#appearance [value=dark]').getAttribute('aria-pressed') === 'true'")
            #expect(try page.color(at: page.point(x: 5, y: 15)) == "#0000FF")
            try page.press("v")
            try page.wait(until: "document.querySelectorAll('#sheet img').length === 2")
            #expect(try page.texts("#sheet span") == ["own canvas", "dark"])
        }

        // MARK: Changes

        @Test("draws a document again when it is saved; a faulty one keeps its picture below the errors")
        func saving() throws {
            try project.start()
            let page = try project.open(in: browser)
            try page.wait(for: "120 ×", in: "#facts")
            try project.folder.write(
                PreviewProject.card.replacing("width: 120", with: "width: 140"), to: "Snapshots/card.yaml")
            try page.wait(for: "140 ×", in: "#facts")
            try project.folder.write(
                PreviewProject.card.replacing("spacing", with: "spacng"), to: "Snapshots/card.yaml")
            try page.wait(for: "did you mean \"spacing\"", in: "#messages")
            #expect(try page.text("#messages a") == "line 5:5")
            #expect(try page.isTrue("document.querySelector('#stage img').naturalWidth === 140"))
            try page.wait(for: "Broken", in: "#state")
            try project.folder.write(PreviewProject.card, to: "Snapshots/card.yaml")
            try page.wait(until: "document.getElementById('messages').hidden")
            try page.wait(for: "120 ×", in: "#facts")
        }

        @Test("takes documents that come, and says when the shown one was removed")
        func coming() throws {
            try project.start()
            let page = try project.open(in: browser)
            try project.folder.write(PreviewProject.card, to: "Snapshots/new/other.yaml")
            try page.wait(until: "document.querySelectorAll('#list .row').length === 2")
            try project.folder.remove("Snapshots/card.yaml")
            try page.wait(until: "document.querySelectorAll('#list .row').length === 1")
            try page.wait(for: "was removed", in: "#messages")
        }

        @Test("says what to do while there is no document")
        func welcome() throws {
            try project.folder.remove("Snapshots/card.yaml")
            try project.start("Snapshots")
            let page = try BrowserPage(
                try #require(URL(string: "http://127.0.0.1:\(project.port)/")), fragment: "#\(project.token)",
                in: browser)
            try page.wait(for: "Snapshots/hello.yaml", in: "#welcomeFile")
            let example = try #require(try page.text("#welcome pre"))
            try project.folder.write(example, to: "Snapshots/hello.yaml")
            try page.wait(until: "document.querySelector('#stage img')")
            #expect(
                try page.isTrue(
                    "document.getElementById('messages').hidden && document.getElementById('welcome').hidden"))
        }

        @Test("says that the program has ended, and goes on when it is back")
        func killed() throws {
            try project.start()
            let page = try project.open(in: browser)
            let port = project.port
            project.kill()
            try page.wait(for: "does not answer", in: "#connection")
            try project.start("--port", "\(port)")
            // Another start has another token.
            try page.wait(for: "the token is missing", in: "#connection")
            let again = try project.open(in: browser)
            #expect(try again.isTrue("document.getElementById('connection').hidden"))
        }

        // MARK: Editing

        @Test("writes exactly the bytes of a value, and takes that back")
        func editing() throws {
            try project.start()
            let page = try project.open(in: browser)
            try chooseDot(page)
            try focus("preferredSize[0]", in: page)
            try page.press("ArrowUp")
            let wider = PreviewProject.card.replacing("[30, 20]", with: "[31, 20]")
            try page.wait(
                until:
                    "document.querySelector('#tooltip') && document.querySelector('#reasons').textContent.includes('31 × 20')"
            )
            #expect(project.text() == wider)
            try page.press("ArrowUp", shift: true)
            try page.wait(until: "document.querySelector('#reasons').textContent.includes('41 × 20')")
            try focus("fill", in: page)
            try page.type("#ff0000")
            try page.press("Enter")
            try page.wait(until: "!document.querySelector('#values .dirty')")
            #expect(
                project.text()
                    == PreviewProject.card.replacing("[30, 20]", with: "[41, 20]").replacing("#336699", with: "#ff0000")
            )
            for expected in [PreviewProject.card.replacing("[30, 20]", with: "[41, 20]"), wider, PreviewProject.card] {
                try page.click("#undo")
                for _ in 0..<200 where project.text() != expected { Thread.sleep(forTimeInterval: 0.02) }
                #expect(project.text() == expected)
            }
        }

        @Test("does not write a value that would make the document faulty")
        func wrongValue() throws {
            try project.start()
            let page = try project.open(in: browser)
            try chooseDot(page)
            try focus("preferredSize[0]", in: page)
            try page.type("wide")
            try page.press("Enter")
            try page.wait(until: "!document.getElementById('conflict').hidden")
            #expect(project.text() == PreviewProject.card)
            #expect(try value("preferredSize[0]", in: page) == "wide")
            try page.press("Escape")
            #expect(try value("preferredSize[0]", in: page) == "30")
        }

        @Test("writes nothing into a file that was saved while a value was typed, and says so")
        func conflict() throws {
            try project.start()
            let page = try project.open(in: browser)
            try chooseDot(page)
            try focus("preferredSize[0]", in: page)
            try page.type("55")
            let saved = PreviewProject.card.replacing("Title", with: "Other")
            try project.folder.write(saved, to: "Snapshots/card.yaml")
            try page.wait(
                until: "[...document.querySelectorAll('#tree .node')].some((node) => node.title.includes('Other'))")
            #expect(try value("preferredSize[0]", in: page) == "55")
            try page.press("Enter")
            try page.wait(for: "has changed since it was shown; nothing was written", in: "#conflict")
            #expect(project.text() == saved)
            try page.wait(until: "document.getElementById('value-preferredSize[0]').value === '30'")
        }

        @Test("shows the same document in two tabs, each with its own canvas")
        func tabs() throws {
            try project.start()
            let page = try project.open(in: browser)
            let other = try project.open(in: Browser(program: try #require(Browser.program)))
            try other.value(
                "(() => { const w = document.getElementById('width'); w.value = 90; w.dispatchEvent(new Event('input')); })()"
            )
            try other.wait(for: "90 ×", in: "#facts")
            #expect(try page.text("#facts")?.contains("120 ×") == true)
            try chooseDot(page)
            try focus("preferredSize[1]", in: page)
            try page.press("ArrowUp")
            try page.wait(until: "document.querySelector('#reasons').textContent.includes('30 × 21')")
            let height = "Number(document.querySelector('#facts').textContent.match(/× (\\d+)/)[1])"
            let shown = try page.value(height) as? Int
            try other.wait(until: "\(height) === \(shown ?? 0)")
            #expect(try other.text("#facts")?.contains("90 ×") == true)
        }

        // MARK: References

        @Test("compares with the reference in five views, and approves")
        func approving() throws {
            try project.start()
            let page = try project.open(in: browser)
            try page.wait(for: "There is no reference yet", in: "#referenceNote")
            try page.press("a")
            try page.wait(for: "Equal", in: "#state")
            #expect(project.folder.files == ["Snapshots/card.png", "Snapshots/card.yaml"])
            let reference = project.folder.data("Snapshots/card.png")
            try project.folder.write(
                PreviewProject.card.replacing("#336699", with: "#ff0000"), to: "Snapshots/card.yaml")
            try page.wait(for: "Different", in: "#state")
            try page.wait(for: "dot", in: "#changes")
            try page.wait(until: "!document.querySelector('[data-view=difference]').disabled")
            for (key, panes) in [("2", 2), ("3", 1), ("4", 1), ("5", 1), ("6", 1)] {
                try page.press(key)
                #expect(try page.texts(".pane").count == panes)
            }
            try page.press("3")
            let dot = try page.point(in: ".viewport", x: 0.9)
            try page.drag(from: page.point(in: ".handle"), to: dot)
            #expect(try page.isTrue("Number(document.querySelector('.handle').getAttribute('aria-valuenow')) > 80"))
            try page.press("1")
            #expect(project.folder.data("Snapshots/card.png") == reference)
            try page.click("#approve")
            try page.wait(for: "Equal", in: "#state")
            #expect(project.folder.data("Snapshots/card.png") != reference)
        }

        @Test("approves all with the same cause, and all, after asking")
        func approvingMany() throws {
            for name in ["a", "b", "c"] { try project.folder.write(PreviewProject.card, to: "Snapshots/\(name).yaml") }
            try project.start()
            let page = try project.open(in: browser)
            try page.wait(for: "Approve all 4", in: "#approveAll")
            try page.click("#approveAll")
            try page.click("#question [value=no]")
            #expect(!project.folder.files.contains("Snapshots/a.png"))
            try page.click("#approveAll")
            try page.click("#question [value=yes]")
            try page.wait(until: "document.querySelectorAll('#list .row[data-kind=passed]').length === 4")
            for name in ["a", "b"] {
                try project.folder.write(
                    PreviewProject.card.replacing("#336699", with: "#ff0000"), to: "Snapshots/\(name).yaml")
            }
            try project.folder.write(
                PreviewProject.card.replacing("size: 20", with: "size: 22"), to: "Snapshots/c.yaml")
            try page.wait(until: "document.querySelectorAll('#list .row[data-kind=failed]').length === 3")
            try page.wait(for: ", 3 different", in: "#verdict")
            try page.value("document.querySelector('#list .row[title=\"Snapshots/a.yaml\"]').click()")
            try page.wait(for: "Approve all 2 with this cause", in: "#approveCause")
            try page.click("#approveCause")
            try page.click("#question [value=yes]")
            try page.wait(until: "document.querySelectorAll('#list .row[data-kind=failed]').length === 1")
            #expect(try page.text("#list .row[data-kind=failed] .name") == "c.yaml")
        }
    }
}
