import Foundation
import TestSupport
import Testing

extension MessageTests {
    @Test(
        "about the use of data",
        arguments: [
            Case("render a.yaml --name x", "--name and --manifest are for the rows of --data"),
            Case(
                "validate a.yaml b.yaml --data x.csv",
                "--data is for one document, and standard input can be read once only"),
            Case(
                "validate a.yaml --data x.csv --strangers",
                "--data is checked in one process; documents of strangers need one each"),
            Case(
                "render a.yaml --data x.csv", "--data draws one document into --output-dir, a picture for each row"),
            Case(
                "render a.yaml --data - --output-dir o --watch",
                "standard input cannot be watched; name a file with the data"),
            Case(
                "render a.yaml --data x.csv --output-dir o --strangers",
                "--data draws in one process; quoin worker --strangers draws each row in a process of its own"),
        ])
    func useOfData(_ test: Case) throws { try use(test) }

    @Test(
        "about data",
        arguments: [
            Case("render a.yaml --data x.txt --output-dir o", "x.txt: error: data is in a file ."),
            Case(
                "render a.yaml --data x.csv --output-dir o --name {",
                "error: --name {: braces have the name of a column between them, as in {column}"),
            Case(
                "render a.yaml --data x.csv --output-dir o",
                "a text cannot have the control character U+7"),
            Case("render c.yaml", "\"d.yaml\" has more than 200 bytes; the limit", "--limit", "documentBytes=200"),
            Case("render many.yaml", "repetitions make more than 9 items; the limit", "--limit", "elements=9"),
        ])
    func data(_ test: Case) throws {
        let folder = TemporaryFolder()
        try folder.write("parameters: {a: text}\nlayout: {text: $a}", to: "a.yaml")
        try folder.write("a\n\"b\u{7}\"\n", to: "x.csv")
        try folder.write("use: d.yaml\nlayout: {}", to: "c.yaml")
        try folder.write("colors: {a: red}" + String(repeating: " ", count: 200), to: "d.yaml")
        let names = (0..<20).map { "\($0)" }.joined(separator: ", ")
        try folder.write("layout: {row: [{for: {name: [\(names)]}, if: false, text: $name}]}", to: "many.yaml")
        let arguments = test.document.split(separator: " ").map(String.init) + test.options
        let result = try Command().run(arguments, in: folder.url)
        #expect(result.status != 0 && result.errors.contains(test.message), "\(result.errors)")
    }
}
