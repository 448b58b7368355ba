// The names are those of Core Graphics and Core Text.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

public typealias CFString = String
public typealias CFTypeRef = AnyObject
public typealias CFData = Data
public typealias CFURL = URL
public typealias CFError = NSError

/// The name or the file of a font.
public final class CGFont: NSObject {
    let name: String
    private let file: String?

    public init?(_ name: CFString) { (self.name, file) = (name, nil) }

    public init?(_ provider: CGDataProvider) {
        name = (provider.file as NSString).lastPathComponent
        file = provider.file
    }

    fileprivate func register() -> Bool {
        guard let file, FileManager.default.isReadableFile(atPath: file) else { return false }
        if !AppResources.fonts.contains(file) { AppResources.fonts.append(file) }
        return true
    }
}

/// Where the bytes of a font are.
public final class CGDataProvider: NSObject {
    let file: String

    public init?(url: CFURL) { file = url.path }

    public init?(data: CFData) {
        file = NSTemporaryDirectory() + "font-\(data.count)-\(data.hashValue.magnitude).ttf"
        guard FileManager.default.createFile(atPath: file, contents: data) else { return nil }
    }
}

public enum CTFontManagerScope: UInt32, Sendable { case none, process, user, session }

/// Adds a font of the app to those of ``AppResources/fonts``.
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { font.register() }

public func CTFontManagerRegisterFontsForURL(
    _ url: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { CGDataProvider(url: url).flatMap { CGFont($0) }?.register() ?? false }
