import Foundation
import QuoinFiles
import TestSupport
import Testing

@Suite("Files with data")
struct DataFileTests {
    private let folder = TemporaryFolder()

    /// The rows of a file, each with its number, line and values, or what is wrong with it.
    private func rows(_ text: String, _ ending: String, _ limits: Limits = Limits()) throws -> [String] {
        try folder.write(text, to: "rows." + ending)
        let data = try DataFile(folder.path("rows." + ending), limits)
        var rows: [String] = []
        while let next = data.next() {
            switch next {
            case .success(let row):
                let values = row.fields.pairs.map { "\($0.key.string ?? "")=\($0.value.string ?? "…")" }
                rows.append("\(row.number ?? 0)@\(row.fields.place.line): " + values.joined(separator: " "))
            case .failure(let error):
                rows += error.diagnostics.map { $0.text(file: "").replacing(folder.path("rows." + ending), with: "") }
            }
        }
        try data.checkEnd()
        return rows
    }

    private func failure(_ text: String, _ ending: String) -> [String] {
        do {
            return try rows(text, ending)
        } catch {
            let path = folder.path("rows." + ending)
            return (error as? QuoinError)?.messages.map { $0.replacing(path, with: "") } ?? ["\(error)"]
        }
    }

    @Test(
        "cells in quotes with commas, quotes and line feeds; a byte order mark; lines with and without a carriage return"
    )
    func tables() throws {
        #expect(
            try rows("\u{FEFF}a,b\r\n1,\"x,\"\"y\"\"\r\nz\"\r\n\r\n,\"\"\nü\",é", "csv") == [
                "1@2: a=1 b=x,\"y\"\r\nz", "2@5: a= b=", "3@6: a=ü\" b=é",
            ])
        #expect(try rows("a\n1", "csv") == ["1@2: a=1"])
        #expect(try rows("a\r\n\"1\r\"\r\n", "csv") == ["1@2: a=1\r"])
        #expect(try rows("a\n", "csv") == [])
    }

    @Test("wrong rows are named, and do not stop the others")
    func wrongRows() throws {
        #expect(
            try rows("a,b\n1\n1,2,3\n\"1\"x,2\n1,2\n", "csv") == [
                ":2:1: error: row 1: the row has 1 cells, and there are 2 columns",
                ":3:1: error: row 2: the row has 3 cells, and there are 2 columns",
                ":4:4: error: row 3: unexpected content after the quotes of a cell", "4@5: a=1 b=2",
            ])
        #expect(try rows("a\n\"1\n2\n", "csv") == [":2:1: error: row 1: this quote is not closed"])
    }

    @Test("a cell of other bytes than UTF-8 is named")
    func otherBytes() throws {
        try folder.write(Data(Array("a\n".utf8) + [0xFF] + Array("\n1\n".utf8)), to: "rows.csv")
        let data = try DataFile(folder.path("rows.csv"), Limits())
        let error = #expect(throws: QuoinError.self) { try data.next()?.get() }
        #expect(error?.diagnostics.map(\.message) == ["the cell is not UTF-8 text"])
        #expect(throws: Never.self) { try data.next()?.get() }
    }

    @Test("a row has at most as many bytes as a document")
    func longRows() throws {
        var limits = Limits()
        limits.documentBytes = 8
        let long = String(repeating: "x", count: 20)
        #expect(
            try rows("a\n\(long)\n1\n", "csv", limits).map { $0.prefix(41) } == [
                ":2:1: error: row 1: the row has more than", "2@3: a=1",
            ])
        #expect(
            try rows("{\"a\":\"\(long)\"}\n{\"a\":1}\n", "ndjson", limits).map { $0.prefix(43) } == [
                ":1:1: error: row 1: the record has more tha", "2@2: a=1",
            ])
    }

    @Test("a header that is missing, empty names, and equal ones")
    func headers() {
        #expect(failure("", "csv") == [":1:1: error: the file is empty; the first row must name the columns"])
        #expect(
            failure("a,,a\n", "csv") == [
                ":1:3: error: a column has no name", ":1:4: error: two columns have the name \"a\"",
            ])
    }

    @Test("records in lines, in a list, and one alone")
    func records() throws {
        #expect(
            try rows("{\"a\": 1}\n\n {\"a\": \"]}\"}\nx\n{\"a\": 2}", "ndjson") == [
                "1@1: a=1", "2@3: a=]}", ":4:1: error: row 3: \"x\" is not a value; texts need quotes", "4@5: a=2",
            ])
        #expect(
            try rows("[\n {\"a\": \"},{\\\"\"}, {\"a\": [1]},\n 5,{\"a\": 3} ]\n", "json") == [
                "1@2: a=},{\"", "2@2: a=…", ":3:2: error: row 3: expected values by the names of parameters in braces",
                "4@3: a=3",
            ])
        #expect(try rows("{\n\"a\": 1}\n", "json") == ["1@1: a=1"])
        #expect(try rows("[]", "json") == [])
    }

    @Test("lists that do not end, or are none")
    func wrongLists() throws {
        #expect(try rows("5", "json") == [":1:1: error: expected a list of records, or one record"])
        #expect(try rows("[{\"a\": 1}", "json") == ["1@1: a=1", ":1:10: error: the list is not closed"])
        #expect(
            try rows("[{\"a\": 1} {\"a\": 2}]", "json") == [
                "1@1: a=1", ":1:11: error: expected \",\" or \"]\" after the record",
            ])
        #expect(try rows("[] x", "json") == [":1:4: error: unexpected content after the list"])
    }

    @Test("files that cannot be read")
    func unreadable() {
        #expect(throws: QuoinError.self) { _ = try DataFile(folder.path("missing.csv")) }
        #expect(throws: QuoinError.self) { _ = try DataFile(folder.path("rows.parquet")) }
        #expect(throws: QuoinError.self) { _ = try DataFile(folder.url.path) }
    }

    @Test("columns and parameters are compared before any row")
    func columns() throws {
        try folder.write(
            "parameters: {title: text, note: optional text, size: {type: number, default: 1}}\nlayout: {}",
            to: "card.yaml")
        let template = try folder.document("card.yaml").template()
        try folder.write("titel,note,id\n", to: "rows.csv")
        do {
            try DataFile(folder.path("rows.csv")).checkColumns(for: template, besides: ["id"])
            Issue.record("a wrong column passed")
        } catch {
            #expect(
                error.messages.map { $0.replacing(folder.path("rows.csv"), with: "") } == [
                    ":1:1: error: the document has no parameter \"titel\"; did you mean \"title\"?",
                    ":1:1: error: there is no column \"title\"",
                ])
        }
    }

    @Test(
        "columns that a spreadsheet separated by something else than commas",
        arguments: [(";", "\";\""), ("\t", "tabs")])
    func separator(_ separator: String, name: String) throws {
        try folder.write("parameters: {title: text, size: number}\nlayout: {}", to: "card.yaml")
        try folder.write("title\(separator)size\nA\(separator)1\n", to: "rows.csv")
        let template = try folder.document("card.yaml").template()
        let error = #expect(throws: QuoinError.self) {
            try DataFile(folder.path("rows.csv")).checkColumns(for: template, besides: [])
        }
        #expect(
            error?.message.hasSuffix("the columns are separated by \(name); in CSV they are by \",\" (RFC 4180)")
                == true)
    }
}
