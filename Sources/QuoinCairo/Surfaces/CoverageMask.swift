import CPangoCairo
import QuoinImages
import QuoinPixels
import QuoinValues

/// The coverage of pixels, from 0 to 255: a mask for Cairo.
struct CoverageMask {
    let bounds: PixelRect
    /// Bytes from row to row.
    let stride: Int
    private var coverage: [UInt8]

    /// A mask that covers nothing.
    init(_ bounds: PixelRect) {
        self.bounds = bounds
        stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(bounds.width)))
        coverage = Array(repeating: 0, count: stride * bounds.height)
    }

    /// The bytes of a row, from the top.
    func row(_ index: Int) -> ArraySlice<UInt8> {
        coverage[index * stride..<index * stride + bounds.width]
    }

    /// Calls `body` with the bytes, row by row.
    mutating func withBytes(_ body: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
        coverage.withUnsafeMutableBufferPointer { body($0) }
    }

    /// Calls `body` with a Cairo surface to paint from.
    func withSourceSurface(_ body: (OpaquePointer) throws(QuoinError) -> Void) throws(QuoinError) {
        let (bounds, stride) = (bounds, stride)
        try coverage.withUnsafeBufferPointer { bytes throws(QuoinError) in
            try PixelSurface.use(
                UnsafeMutableRawPointer(mutating: bytes.baseAddress), CAIRO_FORMAT_A8, bounds.width, bounds.height,
                stride: stride, QuoinError.cairo, body)
        }
    }

    /// Calls `body` with a Cairo surface that draws into the mask.
    mutating func withSurface(_ body: (OpaquePointer) throws(QuoinError) -> Void) throws(QuoinError) {
        let (bounds, stride) = (bounds, stride)
        try coverage.withUnsafeMutableBufferPointer { bytes throws(QuoinError) in
            try PixelSurface.use(
                bytes.baseAddress, CAIRO_FORMAT_A8, bounds.width, bounds.height, stride: stride, QuoinError.cairo, body)
        }
    }
}

extension Bitmap {
    /// Calls `body` with a Cairo surface to paint from.
    func withSourceSurface(_ body: (OpaquePointer) throws(QuoinError) -> Void) throws(QuoinError) {
        try pixels.withUnsafeBufferPointer { pixels throws(QuoinError) in
            try PixelSurface.use(
                UnsafeMutableRawPointer(mutating: pixels.baseAddress), CAIRO_FORMAT_ARGB32, width, height,
                stride: width * 4, QuoinError.cairo, body)
        }
    }

    /// Calls `body` with a Cairo surface that draws into the pixels.
    mutating func withSurface(_ body: (OpaquePointer) throws(QuoinError) -> Void) throws(QuoinError) {
        let (width, height) = (width, height)
        try pixels.withUnsafeMutableBufferPointer { pixels throws(QuoinError) in
            try PixelSurface.use(
                pixels.baseAddress, CAIRO_FORMAT_ARGB32, width, height, stride: width * 4, QuoinError.cairo, body)
        }
    }
}
