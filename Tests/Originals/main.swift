import Foundation
import SnapKit
import UIKit

// Uses libraries for iOS as their authors wrote them, over the module UIKit of this package: `scripts/test-originals`.
// The argument is the folder of the cases.

let folder = CommandLine.arguments[1]
var failures = 0

func value(_ path: String) -> Value {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    return Value(value: try? JSONSerialization.jsonObject(with: data))
}

@MainActor func report(_ name: String, _ problems: [String]) {
    failures += problems.isEmpty ? 0 : 1
    for problem in problems { print("\(name): \(problem)") }
}

let cases = value(folder + "/autolayout.json")["cases"].list
for (library, rules) in [("FlooidLayout", flooidRules), ("SnapKit", snapRules)] {
    var count = 0
    for example in cases {
        guard let make = rules[example["name"].text], let description = example.value as? [String: Any]
        else { continue }
        report("\(library), \(example["name"].text)", System(description).problems(make))
        count += 1
    }
    print("\(library): \(count) systems")
}

let files = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/compositional")) ?? []
var count = 0
for file in files.sorted() {
    let description = value(folder + "/compositional/" + file)
    // A layout that has an error is no frames.
    guard description.has("frames") else { continue }
    report("CompositionalLayoutDSL, \(file)", Collection(description).problems())
    count += 1
}
print("CompositionalLayoutDSL: \(count) layouts")

// A constraint that is updated later.
let (root, left) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UIView())
root.addSubview(left)
left.snp.makeConstraints { make in
    make.leading.top.bottom.equalToSuperview().inset(12)
    make.width.equalToSuperview().multipliedBy(0.25)
}
left.snp.updateConstraints { make in make.leading.equalToSuperview().inset(42) }
root.layoutIfNeeded()
let moved = CGRect(x: 42, y: 12, width: 50, height: 76)
report("SnapKit, updated", left.frame == moved ? [] : ["\(left.frame) instead of \(moved)"])

print(failures == 0 ? "All lay out as they do on iOS." : "\(failures) do not lay out as they do on iOS.")
exit(failures == 0 ? 0 : 1)
