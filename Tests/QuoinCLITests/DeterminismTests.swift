import Foundation
import TestSupport
import Testing

extension CommandTests {
    @Suite("The same bytes everywhere", .serialized)
    struct DeterminismTests {
        private static let drawingsPerProcess = 4

        /// Surroundings that would change the picture if anything heeded them.
        private static func hostile(_ home: URL) -> [String: String] {
            [
                "HOME": home.path, "XDG_CONFIG_HOME": home.path, "XDG_DATA_HOME": home.path,
                "FONTCONFIG_FILE": home.path + "/fontconfig/fonts.conf", "FONTCONFIG_PATH": home.path + "/fontconfig",
                "FONTCONFIG_SYSROOT": home.path, "FC_LANG": "ar", "FC_DEBUG": "1", "LANG": "tr_TR.UTF-8",
                "LC_ALL": "de_DE.UTF-8", "LANGUAGE": "ar", "PANGO_LANGUAGE": "ja", "HB_SHAPER_LIST": "fallback",
                "HB_OPTIONS": "uniscribe-bug-compatible", "PANGOCAIRO_BACKEND": "win32",
                "FREETYPE_PROPERTIES": "truetype:interpreter-version=35 cff:no-stem-darkening=0", "TZ": "Asia/Kabul",
                "MALLOC_PERTURB_": "85", "YAMS_DEFAULT_ENCODING": "UTF16",
            ]
        }

        private static let aliases = """
            <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
            <fontconfig>
            <match target="pattern"><edit name="family" mode="assign" binding="strong"><string>DejaVu Serif</string></edit>
            </match>
            <match target="font"><edit name="antialias" mode="assign"><bool>false</bool></edit>
            <edit name="embolden" mode="assign"><bool>true</bool></edit></match>
            </fontconfig>
            """

        /// A folder with copies of the share card for each process and what it needs, and a hostile home.
        private func workshop(processes: Int) throws -> TemporaryFolder {
            let folder = TemporaryFolder()
            let card = try String(
                contentsOf: PackageFolder.snapshots.appendingPathComponent("Cards/share-card.yaml"), encoding: .utf8)
            for process in 0..<processes {
                for index in 0..<Self.drawingsPerProcess {
                    try folder.write(card, to: "in/Cards\(process)/\(index).yaml")
                }
            }
            try FileManager.default.copyItem(
                at: PackageFolder.snapshots.appendingPathComponent("Images"),
                to: folder.url.appendingPathComponent("in/Images"))
            for path in ["home/fontconfig/fonts.conf", "home/.config/fontconfig/fonts.conf", "home/.fonts.conf"] {
                try folder.write(Self.aliases, to: path)
            }
            return folder
        }

        private func expectSameBytes(
            _ command: Command, processes: Int, jobs: Int, isHostile: Bool,
            _ location: SourceLocation = #_sourceLocation
        ) throws {
            let folder = try workshop(processes: processes)
            let card = try Command().run(
                ["render", "in/Cards0/0.yaml", "--root", "in", "-o", "card.png"], in: folder.url)
            #expect(card.status == 0, sourceLocation: location)
            let reference = try #require(folder.data("card.png"))
            let home = folder.url.appendingPathComponent("home")
            for process in 0..<processes {
                let result = try command.run(
                    ["approve", "in/Cards\(process)", "--no-record", "--root", "in", "--jobs", "\(jobs)"],
                    in: folder.url,
                    environment: isHostile ? Self.hostile(home) : [:])
                #expect(result.status == 0 && result.errors.isEmpty, sourceLocation: location)
                for index in 0..<Self.drawingsPerProcess {
                    let isSame = folder.data("in/Cards\(process)/\(index).png") == reference
                    #expect(isSame, "drawing \(index) of process \(process)", sourceLocation: location)
                }
            }
        }

        @Test("32 drawings in 8 processes with 2 threads, half of them in hostile surroundings")
        func processes() throws {
            try expectSameBytes(Command(), processes: 4, jobs: 2, isHostile: false)
            try expectSameBytes(Command(), processes: 4, jobs: 2, isHostile: true)
        }

        @Test("the build without optimization gives the same bytes as the release")
        func builds() throws {
            guard BuiltPrograms.release != nil else {
                print("QUOIN_RELEASE_BINARY is not set: the release build's picture was not compared.")
                return
            }
            try expectSameBytes(Command.builtWithTests(), processes: 1, jobs: 2, isHostile: false)
            try expectSameBytes(Command.builtWithTests(), processes: 1, jobs: 2, isHostile: true)
        }
    }
}
