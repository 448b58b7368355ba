// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Writes a part of a video, which always fails here.
open class AVAssetExportSession: NSObject {
    public let asset: AVAsset
    public let presetName: String
    // Without effect on a picture:
    open var outputURL: URL?
    open var outputFileType: AVFileType?
    open var shouldOptimizeForNetworkUse = false
    open var timeRange = CMTimeRange(start: .zero, duration: .indefinite)

    public init?(asset: AVAsset, presetName: String) { (self.asset, self.presetName) = (asset, presetName) }

    open var status: Status { .failed }
    open var progress: Float { 0 }
    open var error: (any Error)? { CocoaError(.featureUnsupported) }
    /// Calls the handler at once.
    open func exportAsynchronously(completionHandler: @escaping @Sendable () -> Void) { completionHandler() }
    open func cancelExport() {}

    public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }
}

public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
}
