import Quoin

extension QuoinError {
    /// The error that a file is not a file of results.
    ///
    /// - Parameter path: that of the faulty value: `snapshots[3].status`.
    private static func unreadable(path: String, reason: String) -> QuoinError {
        QuoinError("not a file of results" + (path.isEmpty ? "" : " at \(path)") + ": \(reason)")
    }

    /// The error of a file of another version of the format.
    static func otherVersion(_ version: Int, than own: Int) -> QuoinError {
        QuoinError("a file of results of version \(version); this is written for version \(own)")
    }

    /// The error that a picture of results is missing, or is not a PNG in their folder.
    static func picture(_ path: String, reason: String) -> QuoinError {
        QuoinError("the picture \(path): \(reason)")
    }

    /// The error that a snapshot is in results more than once.
    static func repeatedSnapshot(_ name: String) -> QuoinError {
        QuoinError("the snapshot \"\(name)\" is there more than once")
    }

    /// Calls `body`, which decodes results, and gives its error the path of the faulty value.
    static func decoding<Value>(_ body: () throws -> Value) throws(QuoinError) -> Value {
        do {
            return try body()
        } catch let error as QuoinError {
            throw error
        } catch DecodingError.keyNotFound(let key, let context) {
            throw .unreadable(path: path(context.codingPath), reason: "\"\(key.stringValue)\" is missing")
        } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
            DecodingError.dataCorrupted(let context)
        {
            throw .unreadable(path: path(context.codingPath), reason: context.debugDescription)
        } catch {
            throw .unreadable(path: "", reason: reason(for: error))
        }
    }

    static func path(_ keys: [any CodingKey]) -> String {
        keys.reduce(into: "") { path, key in
            if let index = key.intValue {
                path += "[\(index)]"
            } else {
                path += (path.isEmpty ? "" : ".") + key.stringValue
            }
        }
    }
}
