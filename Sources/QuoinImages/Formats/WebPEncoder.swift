import CImageFiles
import QuoinPixels

/// Writes WebPs with libwebp, without loss unless there is a quality. The colors of fully transparent pixels may change.
package enum WebPEncoder {
    /// The largest amount of memory that libwebp needs to write a picture without loss, in bytes per pixel.
    package static let memoryPerPixel = 16

    /// The largest number of pixels on a side in the format.
    package static let sideLimit = 16_383

    /// libwebp's own quality for pictures without loss.
    private static let quality: Float = 70

    /// A picture as a WebP file.
    ///
    /// - Parameter lossyQuality: from 1 to 100; `nil` loses nothing.
    /// - Throws: a ``QuoinError``, for example if a side exceeds ``sideLimit``.
    package static func encode(
        _ bitmap: consuming Bitmap, lossyQuality: Int? = nil
    ) throws(QuoinError) -> [UInt8] {
        try check(bitmap)
        var settings = try settings(lossyQuality: lossyQuality)
        var (picture, file) = (WebPPicture(), WebPMemoryWriter())
        WebPMemoryWriterInit(&file)
        defer { WebPMemoryWriterClear(&file) }
        guard WebPPictureInit(&picture) != 0 else { throw problem }
        defer { WebPPictureFree(&picture) }
        picture.writer = WebPMemoryWrite
        // libwebp stops when this returns 0.
        picture.progress_hook = { _, _ in Task.isCancelled ? 0 : 1 }
        let isTaken = take(consume bitmap, into: &picture)
        let isWritten = withUnsafeMutablePointer(to: &file) { file in
            picture.custom_ptr = UnsafeMutableRawPointer(file)
            return isTaken && WebPEncode(&settings, &picture) != 0
        }
        try QuoinError.checkCancellation()
        guard isWritten else { throw problem }
        return Array(UnsafeBufferPointer(start: file.mem, count: file.size))
    }

    private static var problem: QuoinError { .notEncodable(message: "the picture cannot be written as a WebP") }

    /// Throws an error if a picture is too large for the format.
    static func check(_ bitmap: borrowing Bitmap) throws(QuoinError) {
        guard bitmap.width <= sideLimit, bitmap.height <= sideLimit else {
            throw .notEncodable(message: "a WebP has at most \(sideLimit) pixels on a side")
        }
    }

    /// - Parameter lossyQuality: from 1 to 100; `nil` loses nothing.
    static func settings(lossyQuality: Int?) throws(QuoinError) -> WebPConfig {
        var settings = WebPConfig()
        guard WebPConfigPreset(&settings, WEBP_PRESET_DEFAULT, lossyQuality.map(Float.init) ?? quality) != 0 else {
            throw problem
        }
        settings.lossless = lossyQuality == nil ? 1 : 0
        // Letters in color stay sharper.
        settings.use_sharp_yuv = lossyQuality == nil ? 0 : 1
        return settings
    }

    /// Moves the pixels to libwebp, whose memory takes the place of the bitmap's.
    static func take(_ bitmap: consuming Bitmap, into picture: inout WebPPicture) -> Bool {
        (picture.use_argb, picture.width, picture.height) = (1, Int32(bitmap.width), Int32(bitmap.height))
        guard WebPPictureAlloc(&picture) != 0, let pixels = picture.argb else { return false }
        let (width, stride) = (bitmap.width, Int(picture.argb_stride))
        bitmap.takeRows { y, row in
            for x in 0..<width {
                let color = SIMD4<UInt32>(truncatingIfNeeded: Bitmap.straight(row[x]))
                pixels[y * stride + x] = color.w << 24 | color.x << 16 | color.y << 8 | color.z
            }
        }
        return true
    }
}

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
