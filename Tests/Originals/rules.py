#!/usr/bin/env python3
"""Writes the rules of the auto layout cases as code of an app: in the words of FlooidLayout and, where it has them, of SnapKit.

rules.py CASES > Rules.swift"""
import json
import re
import sys

SIDES = "left|right|top|bottom|leading|trailing|width|height|centerX|centerY|firstBaseline|lastBaseline"


def flooid(rule):
    rule = re.sub(r"\b([a-z]\w*)\.([a-z]\w*)\b", r"\1.\2Anchor", rule)
    rule = re.sub(r"size(Anchor) ([<=>]=) \((width:.*?)\)", r"size\1 \2 CGSize(\3)", rule)
    return re.sub(r"\.priority\((\d+)\)", r".priority(UILayoutPriority(\1))", rule)


def apart(rule):
    """The rules for a composite that FlooidLayout documents and does not compile: insets of all edges, and notes at one."""
    found = re.fullmatch(r"(\w+)\.edges == (\w+)\.edges -- (.*)", rule)
    if found:
        first, second, inset = found.groups()
        sides = dict(re.findall(r"(\w+): (\d+)", inset))
        across = (sides.get("leading", sides.get("horizontally", inset)), sides.get("trailing", sides.get("horizontally", inset)))
        down = (sides.get("top", sides.get("vertically", inset)), sides.get("bottom", sides.get("vertically", inset)))
        return [f"{first}.horizontalEdges == {second}.horizontalEdges -- (leading: {across[0]}, trailing: {across[1]})",
                f"{first}.verticalEdges == {second}.verticalEdges -- (top: {down[0]}, bottom: {down[1]})"]
    found = re.fullmatch(r"(\w+)\.edges == (\w+)\.edges (--! .*)", rule)
    if found:
        first, second, note = found.groups()
        return [f"{first}.{side} == {second}.{side} {note}" for side in ["leading", "trailing", "top", "bottom"]]
    found = re.fullmatch(r"(\w+)\.size == \(width: (\d+), height: (\d+)\) (--! .*)", rule)
    if found:
        item, width, height, note = found.groups()
        return [f"{item}.width == {width} {note}", f"{item}.height == {height} {note}"]
    return [rule]


def snap(rule):
    """None for a rule that SnapKit has no words for."""
    side = rf"(\w+)\.({SIDES})"
    found = re.fullmatch(
        rf"{side} ([<=>]=) (?:{side}(?: \* ([\d.]+))?(?: ([-+]) ([\d.]+))?|([\d.]+))((?: --! .*)?)", rule)
    if not found:
        return None
    item, attribute, relation, other, second, factor, sign, offset, number, notes = found.groups()
    relation = {"==": "equalTo", "<=": "lessThanOrEqualTo", ">=": "greaterThanOrEqualTo"}[relation]
    code = f"{item}.snp.makeConstraints {{ make in make.{attribute}.{relation}("
    code += f"{other}.snp.{second})" if other else f"{number})"
    code += f".multipliedBy({factor})" if factor else ""
    code += f".offset({'-' if sign == '-' else ''}{offset})" if offset else ""
    priority = re.search(r"\.priority\((.*?)\)", notes)
    if priority:
        value = priority.group(1)
        code += f".priority({value})" if value[0].isdigit() else f".priority(UILayoutPriority{value})"
    return code + " }"


def entry(case, lines):
    names = [f'let {name} = $0.view("{name}")' for name in case["views"]]
    names += [f'let {name} = $0.guide("{name}")' for name in case.get("guides", [])]
    used = [name for name in names if any(re.search(rf"\b{name.split()[1]}\b", line) for line in lines)]
    return "\n".join([f'    "{case["name"]}": {{', "        let container = $0.container"]
                     + [f"        {line}" for line in used + lines] + ["    },"])


cases = [case for case in json.load(open(sys.argv[1]))["cases"] if "error" not in case["expect"]]
print("import FlooidLayout\nimport SnapKit\nimport UIKit\n\nlet flooidRules: [String: @MainActor (System) -> Void] = [")
for case in cases:
    print(entry(case, ["NSLayoutConstraint.activate {"] + [f"    {flooid(part)}" for rule in case["rules"] for part in apart(rule)] + ["}"]))
print("]\n\nlet snapRules: [String: @MainActor (System) -> Void] = [")
for case in cases:
    lines = [snap(part) for rule in case["rules"] for part in apart(rule)]
    if None not in lines and not case.get("guides"):
        print(entry(case, lines))
print("]")
