/// Escapes of JSON that YAML does not have.
enum JSONEscapes {
    /// JSON with each escaped pair of UTF-16 surrogates, such as `\\ud83d\\ude42`, replaced by its character.
    static func joiningSurrogates(in json: String) -> String {
        guard json.utf8.contains(UInt8(ascii: "\\")) else { return json }
        let bytes = Array(json.utf8)
        var (result, index) = ([UInt8](), 0)
        result.reserveCapacity(bytes.count)
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "\\") else {
                result.append(bytes[index])
                index += 1
                continue
            }
            if let high = unit(at: index, in: bytes), 0xD800..<0xDC00 ~= high,
                let low = unit(at: index + 6, in: bytes), 0xDC00..<0xE000 ~= low,
                let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
            {
                result += Character(scalar).utf8
                index += 12
            } else {
                result += bytes[index..<min(index + 2, bytes.count)]
                index += 2
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The number of an escape with four digits that begins at an index; `nil` if there is none.
    private static func unit(at index: Int, in bytes: [UInt8]) -> UInt32? {
        guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u") else {
            return nil
        }
        return UInt32(String(decoding: bytes[(index + 2)..<(index + 6)], as: UTF8.self), radix: 16)
    }
}
