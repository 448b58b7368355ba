import CImageFiles
import QuoinPixels

/// An animated WebP, which plays without end and loses nothing.
package enum WebPAnimation {
    /// A picture, and how long it is shown, in seconds.
    package typealias Frame = (bitmap: Bitmap, seconds: Double)

    /// The content of the file.
    ///
    /// - Parameter frames: at least one, all of the same size.
    /// - Throws: a ``QuoinError``, for example if a side exceeds ``WebPEncoder/sideLimit``.
    package static func encode(_ frames: [Frame]) throws(QuoinError) -> [UInt8] {
        guard let first = frames.first?.bitmap else { throw problem }
        try WebPEncoder.check(first)
        var options = WebPAnimEncoderOptions()
        guard WebPAnimEncoderOptionsInit(&options) != 0,
            let encoder = WebPAnimEncoderNew(Int32(first.width), Int32(first.height), &options)
        else { throw problem }
        defer { WebPAnimEncoderDelete(encoder) }
        var settings = try WebPEncoder.settings(lossyQuality: nil)
        // Many pictures are small parts of others, and fast programs write them nearly as small.
        settings.method = 1
        var time = 0.0
        for frame in frames {
            try add(frame.bitmap, at: time, to: encoder, &settings)
            time += frame.seconds
        }
        var data = WebPData()
        WebPDataInit(&data)
        defer { WebPDataClear(&data) }
        guard WebPAnimEncoderAdd(encoder, nil, milliseconds(time), nil) != 0,
            WebPAnimEncoderAssemble(encoder, &data) != 0
        else { throw problem }
        return Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
    }

    private static func add(
        _ bitmap: Bitmap, at time: Double, to encoder: OpaquePointer, _ settings: inout WebPConfig
    ) throws(QuoinError) {
        var picture = WebPPicture()
        guard WebPPictureInit(&picture) != 0 else { throw problem }
        defer { WebPPictureFree(&picture) }
        guard WebPEncoder.take(bitmap, into: &picture),
            WebPAnimEncoderAdd(encoder, &picture, milliseconds(time), &settings) != 0
        else { throw problem }
    }

    private static func milliseconds(_ seconds: Double) -> Int32 { Int32((seconds * 1000).rounded()) }

    private static var problem: QuoinError { .notEncodable(message: "the pictures cannot be written as a WebP") }
}
