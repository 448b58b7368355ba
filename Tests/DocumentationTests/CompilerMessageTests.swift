import Foundation
import TestSupport
import Testing

/// What the compiler says of usual mistakes. The messages are part of the interface: they name what to write.
@Suite("Messages of the compiler")
struct CompilerMessageTests {
    private static let mistakes: [(code: String, message: String)] = [
        (composition("Row {}; Row {}"), "a composition is one element"), (composition(""), "an element is missing"),
        (composition("3"), "requires that 'Int' conform to 'LayoutElement'"),
        (
            "struct A: LayoutElement { var element: any LayoutElement { Row {} } }",
            "a composition has 'var element: some LayoutElement'"
        ),
        ("struct A: LayoutElement {}", "a composition has 'var element: some LayoutElement'"),
        ("let a = Row { Spacer().flexgrow() }", "has no member 'flexgrow'"),
        ("let a = Spacer().padding(3)", "'padding' has been renamed to 'inset(_:)'"),
        ("let a = Spacer().frame(width: 3)", "set the size with size(_:_:), width(_:) or height(_:)"),
        ("let a = Spacer().background(Color.red)", "a color behind an element is fill(_:)"),
        ("let a = Spacer().corner(Spacer(), location: .topLeft)", "has been renamed to 'corner(_:at:offset:wraps:)'"),
        ("let a = Text(\"a\").truncation(.tail)", "lineLimit(1, truncation: .tail)"),
        ("let a = Text(\"a\").size(14)", "has been renamed to 'fontSize(_:)'"),
        ("let a = Text(\"a\").foregroundColor(.red)", "has been renamed to 'color(_:)'"),
        ("let a = Spacer().size(40)", "size(_:_:) takes a width and a height: size(40, 40)"),
        ("let a = Spacer().size(Size(40, 20))", "'size' has been renamed to 'preferredSize(_:)'"),
        ("let a = Spacer().padding(.horizontal, 12)", "inset(horizontal:vertical:)"),
        ("let a = Spacer().frame(maxWidth: .infinity)", "flexGrow(1) takes free space"),
        ("let a = Spacer().aspectRatio(16 / 9)", "write aspectRatio(width: 16, height: 9)"),
        ("let a = VStack { Spacer() }", "'VStack' has been renamed to 'Column'"),
        ("let a = HStack { Spacer() }", "'HStack' has been renamed to 'Row'"),
        ("let a = ZStack { Spacer() }", "elements over each other are overlay(_:)"),
        ("let a = ForEach([1]) { _ in Spacer() }", "a block of elements takes a loop"),
        ("let a = Divider()", "a line is a box with a color"),
        ("let a = Circle()", "a round shape is Box()"),
    ]

    private static func composition(_ element: String) -> String {
        "struct A: LayoutElement { var element: some LayoutElement { \(element) } }"
    }

    @Test("name what to write", .enabled(if: BuiltPrograms.isLinux))
    func messages() throws {
        let folder = TemporaryFolder()
        let modules = URL(fileURLWithPath: try BuiltPrograms.path(of: "quoin")).deletingLastPathComponent()
            .appendingPathComponent("Modules").path
        var files: [String] = []
        for (index, mistake) in Self.mistakes.enumerated() {
            let code = "import QuoinLayout\nimport QuoinScene\nfunc f\(index)() {\n\(mistake.code)\n}\n"
            files.append(try folder.write(code, to: "Mistake\(index).swift").path)
        }
        let map = PackageFolder.root.appendingPathComponent("Sources/CMarkGFM/module.modulemap").path
        let output = try compile(["-I", modules, "-Xcc", "-fmodule-map-file=\(map)"] + files)
        for (index, mistake) in Self.mistakes.enumerated() {
            // What lacks a requirement does not conform either, which is said beside the reason.
            let errors = output.split(separator: "\n").filter {
                $0.contains("/Mistake\(index).swift:") && $0.contains("error: ")
                    && !$0.hasSuffix("does not conform to protocol 'LayoutElement'")
            }
            #expect(errors.count == 1 && errors[0].contains(mistake.message), "\(mistake.code): \(errors)")
        }
    }

    private func compile(_ arguments: [String]) throws -> String {
        try StartedProgram(
            "/usr/bin/env", ["swiftc", "-typecheck", "-wmo", "-swift-version", "6"] + arguments
        ).finish().output
    }
}
