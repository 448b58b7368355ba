// The names are those of the system.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A log of the system, which is not written.
public final class OSLog: Sendable {
    public static let `default` = OSLog(subsystem: "", category: "")
    public static let disabled = OSLog(subsystem: "", category: "")

    public init(subsystem: String, category: String) {}
}

public enum OSLogType: Sendable { case `default`, info, debug, error, fault }

public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ arguments: Any...
) {}

// Sounds, of which a picture has none.

public typealias SystemSoundID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 4095

public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}
public func AudioServicesCreateSystemSoundID(_ file: URL, _ sound: UnsafeMutablePointer<SystemSoundID>) -> Int32 { 0 }
