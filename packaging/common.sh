# What the scripts of packaging share: their help and the words they refuse, installing what is missing, building a preset.
# A script's help is the comment at its head.
# shellcheck shell=sh

script=$(readlink -f -- "$0")
top=${script%/*/*}
called_from=$PWD
cd -- "$top" || exit 1

refuse() {
    printf '%s: %s. packaging/%s --help tells what may be said.\n' "${script##*/}" "$1" "${script##*/}" >&2
    exit 2
}

# other_word WORD: --help, or a word that the script doesn't know.
other_word() {
    case $1 in
    -h | --help) sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$script" && exit 0 ;;
    *) refuse "'$1' is no word for it" ;;
    esac
}

# at_most_one "$@": the script takes one word that isn't an option, or none.
at_most_one() {
    if [ $# -gt 1 ]; then other_word "$2"; fi
    case ${1:-} in -*) other_word "$1" ;; esac
}

# folder GIVEN DEFAULT: the whole path of a folder, which is made; a given one may be relative to where the call was made.
folder() {
    case $1 in
    '') set -- "$top/$2" ;;
    /*) ;;
    *) set -- "$called_from/$1" ;;
    esac
    mkdir -p -- "$1" && printf '%s\n' "$1"
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        echo "Installing needs root, and there is no sudo here. Let root run: $*" >&2
        return 1
    fi
}

# install_missing [LIST...]: what packages.txt names, and what further lists of packaging/ name.
install_missing() {
    wanted=$(cd packaging && sed -e 's/#.*//' -e 's/ .*//' -e '/^$/d' packages.txt "$@") || return 1
    # shellcheck disable=SC2086  # one word per package
    installed=$(dpkg-query -W -f='${db:Status-Status} ${Package}\n' $wanted 2>/dev/null | sed -n 's/^installed //p')
    missing=$(printf '%s\n' "$wanted" | grep -vxF -e "$installed") || return 0
    # shellcheck disable=SC2086
    set -- $missing
    echo "Installing: $*"
    as_root apt-get update -q || return 1
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "$@"
}

# our_version: what these sources are, with the ending of what comes before a release.
our_version() {
    # shellcheck disable=SC2016  # the name in CMakeLists.txt, not a variable of this script
    sed -n -e 's/^project(KyDai VERSION \([0-9.]*\).*/\1/p' \
        -e 's/^set(KYDAI_VERSION "${PROJECT_VERSION}\([^"]*\)".*/\1/p' CMakeLists.txt | tr -d '\n'
}

# build_preset PRESET [WORDS FOR THE BUILD...]
build_preset() {
    preset=$1
    shift
    cmake --preset "$preset" -Wno-dev >/dev/null || return 1
    cmake --build --preset "$preset" "$@"
}
