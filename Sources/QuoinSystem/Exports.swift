@_exported import SystemPackage

// Foundation's essentials: the rest of it would bring a program the tables of all the world's languages, 60 MB that
// nothing here reads.
#if canImport(FoundationEssentials)
    @_exported import FoundationEssentials
#else
    @_exported import Foundation
#endif
#if canImport(Glibc)
    @_exported import Glibc
#elseif canImport(Musl)
    @_exported import Musl
#else
    @_exported import Darwin
#endif
