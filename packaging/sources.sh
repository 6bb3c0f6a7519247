# The sources of libraries that are built for other systems: those that this machine's package lists name, whose signatures
# the package manager checks. Wants $out, where its lists are kept, and $sources, where the sources go.
# shellcheck shell=sh disable=SC2154

apt_of_sources() {
    apt-get -q -o "Dir::Etc::SourceList=$out/apt/list" -o "Dir::Etc::SourceParts=$out/apt/parts" \
        -o "Dir::State::Lists=$out/apt/lists" "$@"
}

name_sources() {
    mkdir -p "$out/apt/lists/partial" "$out/apt/parts"
    : >"$out/apt/list"
    if [ -f /etc/apt/sources.list ]; then sed -n 's/^deb /deb-src /p' /etc/apt/sources.list >"$out/apt/list"; fi
    for file in /etc/apt/sources.list.d/*; do
        case $file in
        *.sources) sed 's/^Types:.*/Types: deb-src/' "$file" >"$out/apt/parts/${file##*/}" ;;
        *.list) sed -n 's/^deb /deb-src /p' "$file" >"$out/apt/parts/${file##*/}" ;;
        esac
    done
    apt_of_sources update >"$out/apt.log" 2>&1 || { cat "$out/apt.log" >&2 && return 1; }
}

# source_of PACKAGE: its folder, unpacked; Debian's changes are in it where they can be had.
source_of() {
    if [ ! -d "$sources/$1" ]; then
        [ -d "$out/apt/parts" ] || name_sources
        rm -rf "$sources/new" && mkdir "$sources/new"
        (
            cd "$sources/new"
            if ! apt_of_sources source --only-source "$1" >"$out/source-$1.log" 2>&1; then
                apt_of_sources source --only-source --tar-only "$1" >>"$out/source-$1.log" 2>&1
                tar -xf ./*.orig.tar.*
            fi
        ) || { cat "$out/source-$1.log" >&2 && return 1; }
        mv "$sources"/new/*/ "$sources/$1"
        rm -rf "$sources/new"
    fi
    printf '%s\n' "$sources/$1"
}
