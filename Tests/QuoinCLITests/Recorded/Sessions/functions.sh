# What the sessions use besides the usual programs.

# The command, which ends with its status, unless that is 0.
quoin() { "$QUOIN" "$@" || echo "[$?]"; }
# The status and the first line of a command that fails.
refused() { output=$("$QUOIN" "$@" 2>&1); status=$?; echo "[$status] $(echo "$output" | head -n 1)"; }
# Accepts pictures in silence.
accept() { "$QUOIN" approve "$@" > /dev/null; }
git() { command git -c user.name=a -c user.email=a@b.c -c init.defaultBranch=main "$@"; }
# Writes a text into a file.
put() { mkdir -p "$(dirname "$1")" && printf '%s\n' "$2" > "$1"; }
# Draws the document of a text.
draw() { put a.yaml "$1"; shift; quoin render a.yaml "$@"; }
# Whether two files have the same bytes.
same() { cmp -s "$1" "$2" && echo same || echo different; }
# JSON with each innermost list and object on one line.
folded() { sed -Ez ':a; s/([[{][^][{}]*)\n +([^][{}]*[]}])/\1 \2/; ta'; }
# The files below a folder.
files() { find "$@" -type f | LC_ALL=C sort; }
# Writes the document of a badge on a white canvas of 40 × 30 points: NAME [LEFT [SIZE [FILL]]].
badge() {
    case $1 in */*) file=$1 ;; *) file=Snapshots/$1 ;; esac
    put "$file.yaml" "canvas: {width: 40, height: 30, fill: white}
layout:
  absolute:
    children:
      - {box: {}, id: badge, fill: \"${4:-#336699}\", preferredSize: ${3:-[20, 10]}, layoutPosition: [${2:-5}, 5]}"
}
# The results of jobs, one after the other, without what differs between two runs.
work() {
    "$QUOIN" worker --jobs 1 "$@" 2>&1 | tail -n +2 \
        | sed 's/"ms":[0-9.]*,\{0,1\}//; s/"\(digest\|key\)":"[0-9a-f]*"/"\1":"…"/g'
}
