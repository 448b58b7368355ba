#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// Failures and attachments of the running test.
enum TestIssue {
    static func record(_ message: String, at place: SnapshotPlace) {
        #if canImport(Testing)
            if Test.current != nil {
                Issue.record(Comment(rawValue: message), sourceLocation: place.sourceLocation)
                return
            }
        #endif
        #if canImport(XCTest)
            XCTFail(message, file: place.filePath, line: place.line)
        #endif
    }

    /// Attaches a file to the test. XCTest has no attachments on Linux.
    static func attach(_ bytes: [UInt8], named name: String, at place: SnapshotPlace) {
        #if canImport(Testing)
            if Test.current != nil { Attachment.record(bytes, named: name, sourceLocation: place.sourceLocation) }
        #endif
    }
}

#if canImport(Testing)
    extension SnapshotPlace {
        fileprivate var sourceLocation: SourceLocation {
            SourceLocation(
                fileID: String(describing: fileID), filePath: String(describing: filePath), line: Int(line),
                column: Int(column))
        }
    }
#endif
