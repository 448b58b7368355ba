import Quoin
import QuoinSnapshots
import QuoinViewSnapshots
import Testing
import UIKit

@MainActor
@Suite("sizes of controls", .serialized)
struct ControlTests {
    @Test("controls that nobody sizes have the frames that they have on iOS")
    func frames() {
        #expect(UISwitch().frame == CGRect(x: 0, y: 0, width: 51, height: 31))
        #expect(UIStepper().frame == CGRect(x: 0, y: 0, width: 94, height: 32))
        #expect(UIProgressView(progressViewStyle: .bar).frame == CGRect(x: 0, y: 0, width: 150, height: 4))
        #expect(UIActivityIndicatorView(style: .large).frame == CGRect(x: 0, y: 0, width: 37, height: 37))
        let segments = UISegmentedControl(items: ["One", "Some more"]).frame
        #expect(segments.height == 32 && segments.width > 160 && segments.width < 200)
    }

    @Test("a configured button shows the title of its state, in front of the views that are sent to its back")
    func titleOfState() throws {
        func image(_ set: (UIButton) -> Void) throws -> [UInt8] {
            let button = UIButton(configuration: .plain())
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            set(button)
            return try PictureRenderer().draw(button, on: Canvas(width: 100, height: 40, fill: .white)).png
        }
        let titled = try image { $0.configuration?.title = "Skip" }
        #expect(try image { $0.setTitle("Skip", for: .normal) } == titled)
        let bare = try image { _ in }
        #expect(titled != bare)
        func back() -> UIView {
            let back = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            back.backgroundColor = .white
            return back
        }
        #expect(
            try image {
                $0.setTitle("Skip", for: .normal)
                let back = back()
                $0.addSubview(back)
                $0.sendSubviewToBack(back)
            } == titled)
        #expect(
            try image {
                $0.setTitle("Skip", for: .normal)
                $0.insertSubview(back(), at: 0)
            } == titled)
        #expect(
            try image {
                $0.setTitle("Skip", for: .normal)
                $0.addSubview(back())
            } == bare)
    }

    @Test("a slider has the images and the tints that are set")
    func slider() throws {
        func colors(_ set: (UISlider) -> Void) throws -> [String] {
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            slider.value = 0.5
            set(slider)
            let bitmap = try PictureRenderer().draw(slider, on: Canvas(width: 100, height: 40, fill: .white)).bitmap
            return [10, 50, 90].map { x in
                let pixel = bitmap[x, 20]
                return [("r", pixel.x), ("g", pixel.y), ("b", pixel.z)].filter { $0.1 > 200 }.map(\.0).joined()
            }
        }
        func image(_ color: UIColor, _ width: CGFloat) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: width, height: 8)).image {
                color.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: width, height: 8))
            }
        }
        let (red, green, blue) = (
            UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 1, blue: 0, alpha: 1),
            UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        )
        #expect(
            try colors {
                ($0.minimumTrackTintColor, $0.maximumTrackTintColor, $0.thumbTintColor) = (red, green, blue)
            } == ["r", "b", "g"])
        #expect(
            try colors {
                $0.setMinimumTrackImage(image(blue, 1), for: .normal)
                $0.setMaximumTrackImage(image(red, 1), for: .normal)
                $0.setThumbImage(image(green, 8), for: .normal)
            } == ["b", "g", "r"])
    }

    private func button(_ size: UIButton.Configuration.Size) -> UIButton {
        var filled = UIButton.Configuration.filled()
        (filled.title, filled.buttonSize) = ("Log in", size)
        return UIButton(configuration: filled)
    }

    @Test(
        "a configured button is as high as its size says",
        arguments: [(UIButton.Configuration.Size.mini, 28.0), (.small, 28), (.medium, 34.5), (.large, 50.5)])
    func buttonSizes(_ size: UIButton.Configuration.Size, _ height: Double) {
        #expect(abs(button(size).intrinsicContentSize.height - height) <= 0.5)
    }

    @Test("insets of the app's own remain when the size changes")
    func ownInsets() {
        var filled = UIButton.Configuration.filled()
        filled.contentInsets.leading = 3
        filled.buttonSize = .large
        #expect(filled.contentInsets == NSDirectionalEdgeInsets(top: 7, leading: 3, bottom: 7, trailing: 12))
        filled.setDefaultContentInsets()
        #expect(filled.contentInsets.top == 15)
    }

    @Test("the title of a configuration has the font of its attributes, and that of its transformer")
    func titleAttributes() {
        var (plain, large, attributed) = (
            UIButton.Configuration.plain(), UIButton.Configuration.plain(), UIButton.Configuration.plain()
        )
        (plain.title, large.title) = ("Title", "Title")
        large.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = .systemFont(ofSize: 34)
            return outgoing
        }
        attributed.attributedTitle = AttributedString(
            "Title", attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 34)]))
        func width(_ configuration: UIButton.Configuration) -> CGFloat {
            UIButton(configuration: configuration).intrinsicContentSize.width
        }
        #expect(width(large) > 1.5 * width(plain))
        #expect(width(attributed) == width(large))
    }

    @Test("fields, texts and titles grow with the reader's size of texts")
    func contentSize() throws {
        let (field, text) = (UITextField(), UITextView())
        (field.text, text.text, text.isScrollEnabled) = ("Ada", "Ada", false)
        (field.font, text.font) = (.preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .body))
        (field.adjustsFontForContentSizeCategory, text.adjustsFontForContentSizeCategory) = (true, true)
        let views = [field, text, button(.medium)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        func heights(_ size: UIContentSizeCategory) throws -> [CGFloat] {
            _ = try stack.element(on: Canvas(width: 320, scale: 2), contentSize: size)
            return views.map(\.frame.height)
        }
        for (small, large) in zip(try heights(.large), try heights(.accessibilityLarge)) { #expect(large > small + 8) }
    }

    @Test("a compact date picker shows its date, and a stretched stepper keeps its size")
    func pictures() {
        let picker = UIDatePicker()
        (picker.datePickerMode, picker.preferredDatePickerStyle) = (.dateAndTime, .compact)
        picker.date = Date(timeIntervalSince1970: 1_700_000_000)
        (picker.locale, picker.timeZone) = (Locale(identifier: "en_US"), TimeZone(identifier: "UTC"))
        let (spinner, small) = (UIActivityIndicatorView(style: .large), UIActivityIndicatorView(style: .medium))
        spinner.startAnimating()
        small.startAnimating()
        let (stepper, symbol) = (UIStepper(), UIImageView(image: UIImage(systemName: "lock")))
        symbol.contentMode = .scaleAspectFit
        symbol.heightAnchor.constraint(equalToConstant: 40).isActive = true
        let buttons = UIStackView(arrangedSubviews: [button(.mini), button(.medium), button(.large), small])
        (buttons.alignment, buttons.spacing) = (.center, 8)
        let stack = UIStackView(arrangedSubviews: [picker, stepper, spinner, symbol, buttons])
        (stack.axis, stack.spacing) = (.vertical, 8)
        assertSnapshot(of: stack, as: .image(width: 320), named: "controls")
        #expect(picker.frame.height < 36)
    }

    @Test("a picker shows the titles of its delegate, and a calendar is an error")
    func wheels() throws {
        final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
            func pickerView(
                _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
            ) -> String? { [["Small", "Medium", "Large"], ["Red", "Green", "Blue"]][component][row] }
        }
        let (picker, sizes) = (UIPickerView(), Sizes())
        (picker.dataSource, picker.delegate) = (sizes, sizes)
        picker.selectRow(1, inComponent: 0, animated: false)
        assertSnapshot(of: picker, as: .image(width: 320, height: 216), named: "wheels")
        let date = UIDatePicker()
        date.preferredDatePickerStyle = .wheels
        for view in [picker, date] {
            let canvas = Canvas(width: 320, height: 216)
            let plain = try PictureRenderer().draw(view, on: canvas)
            view.setValue(UIColor.systemRed, forKey: "textColor")
            #expect(try PictureRenderer().draw(view, on: canvas).bitmap != plain.bitmap)
        }
        let calendar = UIDatePicker()
        calendar.preferredDatePickerStyle = .inline
        #expect(throws: ViewProblem.List.self) { try calendar.element(on: Canvas(width: 320, height: 320)) }
    }

    @Test("segments show titles, images and what a control is set to")
    func segments() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 12)).image { context in
            context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 60, height: 12))
        }
        let (images, titles) = (
            UISegmentedControl(items: [image, "A"]), UISegmentedControl(items: ["One", "Two", "Three"])
        )
        #expect(images.numberOfSegments == 2 && images.intrinsicContentSize.width == 164)
        #expect(images.titleForSegment(at: 0) == nil)
        images.insertSegment(with: UIImage(systemName: "star"), at: 2, animated: false)
        images.selectedSegmentIndex = 0
        titles.selectedSegmentIndex = 1
        titles.selectedSegmentTintColor = .systemIndigo
        titles.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        titles.setEnabled(false, forSegmentAt: 2)
        #expect(!titles.isEnabledForSegment(at: 2) && titles.isEnabledForSegment(at: 1))
        let stack = UIStackView(arrangedSubviews: [images, titles])
        (stack.axis, stack.spacing) = (.vertical, 8)
        assertSnapshot(of: stack, as: .image(width: 320), named: "segments")
    }

    @Test("a search bar shows its icons, what stands beside the field, and its scopes")
    func searchBars() {
        let (plain, full) = (UISearchBar(), UISearchBar())
        plain.placeholder = "Search"
        plain.showsBookmarkButton = true
        (full.text, full.prompt, full.showsCancelButton) = ("Ada", "Choose a person", true)
        (full.scopeButtonTitles, full.showsScopeBar, full.selectedScopeButtonIndex) = (["All", "Friends"], true, 1)
        full.searchTextField.backgroundColor = .systemYellow
        #expect(plain.intrinsicContentSize.height == 56 && full.intrinsicContentSize.height == 132)
        let stack = UIStackView(arrangedSubviews: [plain, full])
        stack.axis = .vertical
        assertSnapshot(of: stack, as: .image(width: 320), named: "bars")
    }

    @Test("a text view without a text has an empty one")
    func emptyText() {
        let view = UITextView()
        view.text = nil
        #expect(view.text == "" && !view.hasText)
    }

    private func field(_ text: String, _ change: (UITextField) -> Void) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        (field.text, field.borderStyle) = (text, .roundedRect)
        field.leftView = UIImageView(image: UIImage(systemName: "envelope"))
        field.leftViewMode = .always
        change(field)
        field.layoutIfNeeded()
        return field
    }

    @Test("a field with a text has a button to clear it, at the other side from right to left")
    func clearButton() throws {
        let field = field("ada@example.com") { $0.clearButtonMode = .always }
        let bounds = field.bounds
        func end(_ field: UITextField) -> CGFloat { field.textRect(forBounds: bounds).maxX.rounded() }
        #expect(end(field) == 169)
        #expect(field.clearButtonRect(forBounds: bounds) == CGRect(x: 176, y: 8, width: 19, height: 19))
        assertSnapshot(of: field, as: .image, named: "clear")
        #expect(end(self.field("") { $0.clearButtonMode = .always }) == 193)
        #expect(end(self.field("Ada") { $0.clearButtonMode = .whileEditing }) == 193)
        let mirrored = self.field("Ada") {
            ($0.clearButtonMode, $0.semanticContentAttribute) = (.always, .forceRightToLeft)
        }
        #expect(mirrored.clearButtonRect(forBounds: bounds).minX == 5)
        #expect(mirrored.leftView?.frame.maxX == 200)
    }

    @Test("configurations of symbols are added to each other, and their colors stand in place of the tint")
    func symbolConfigurations() throws {
        let large = UIImage.SymbolConfiguration(pointSize: 34)
        let both = large.applying(UIImage.SymbolConfiguration(weight: .bold))
        #expect(UIImage(systemName: "star", withConfiguration: both)?.size == CGSize(width: 40, height: 40))
        let colored = try #require(
            UIImage(systemName: "star", withConfiguration: large)?
                .withConfiguration(UIImage.SymbolConfiguration(hierarchicalColor: .red)))
        #expect(colored.size == CGSize(width: 40, height: 40))
        let view = UIImageView(image: colored)
        let bitmap = try PictureRenderer().draw(view, on: Canvas(width: 40, height: 40, scale: 1)).bitmap
        #expect(bitmap[20, 0].x > 200 && bitmap[20, 0].z < 100)
    }

    @Test("the text of a black search bar is light")
    func blackSearchBar() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56))
        (bar.barStyle, bar.text) = (.black, "MMMM")
        let bitmap = try PictureRenderer().draw(bar, on: Canvas(width: 200, height: 56, scale: 2)).bitmap
        #expect((60..<200).contains { bitmap[$0, 56].x > 240 })
    }

    @Test("the tint of a button's image view is that of its image, and insets move parts without a larger button")
    func partsOfButton() throws {
        func picture(_ change: (UIButton) -> Void) throws -> (size: CGSize, red: [Int], blue: [Int]) {
            let button = UIButton()
            let disk = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
                $0.cgContext.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }
            button.setImage(disk.withRenderingMode(.alwaysTemplate), for: .normal)
            button.setTitle("Wide", for: .normal)
            button.setTitleColor(.blue, for: .normal)
            button.imageView?.tintColor = .red
            change(button)
            let size = button.intrinsicContentSize
            button.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
            let bitmap = try PictureRenderer().draw(button, on: Canvas(width: 60, height: 40, fill: .white)).bitmap
            func columns(_ isIt: (SIMD4<UInt8>) -> Bool) -> [Int] {
                (0..<60).filter { x in (0..<40).contains { isIt(bitmap[x, $0]) } }
            }
            return (size, columns { $0.x > 200 && $0.y < 90 && $0.z < 90 }, columns { $0.z > 200 && $0.x < 90 })
        }
        let plain = try picture { _ in }
        #expect(plain.red.count == 10)
        let moved = try picture { $0.imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 4) }
        #expect(moved.size == plain.size && moved.blue == plain.blue)
        #expect(moved.red == plain.red.map { $0 - 2 })
        let spaced = try picture {
            $0.contentHorizontalAlignment = .leading
            $0.titleEdgeInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 0)
        }
        let leading = try picture { $0.contentHorizontalAlignment = .leading }
        #expect(spaced.size == plain.size && spaced.red == leading.red)
        #expect(spaced.blue.first == leading.blue.first.map { $0 + 4 })
    }
}
