import CImageFiles
import QuoinBitmap

extension PNGDecoder {
    /// Reads the pixels row by row, from top to bottom, which takes little memory, however many rows there are.
    ///
    /// - Parameter body: is called with each row, a picture that is one pixel high.
    /// - Returns: false, without a call, for an interlaced image, whose rows are not in order.
    package func forEachRow(_ body: (Bitmap) -> Void) throws(PNGError) -> Bool {
        var isInterlaced = false
        let status = PNGDecoder.read(file) { context in
            var header = spng_ihdr()
            var status = spng_get_ihdr(context, &header)
            isInterlaced = header.interlace_method != 0
            guard status == 0, !isInterlaced else { return status }
            status = spng_decode_image(
                context, nil, 0, Int32(SPNG_FMT_RGBA8.rawValue),
                Int32(SPNG_DECODE_TRNS.rawValue | SPNG_DECODE_PROGRESSIVE.rawValue))
            var row = Bitmap(width: pixelSize.width, height: 1)
            for _ in 0..<pixelSize.height where status == 0 {
                status = row.pixels.withUnsafeMutableBytes { spng_decode_row(context, $0.baseAddress, $0.count) }
                guard status == 0 || status == Int32(SPNG_EOI.rawValue) else { break }
                row.premultiplyBytes()
                body(row)
            }
            return status == Int32(SPNG_EOI.rawValue) ? 0 : status
        }
        try PNGDecoder.check(status)
        if isInterlaced { return false }
        try checkRowLengths()
        return true
    }
}
