# Shared by packaging/run and packaging/test: installs what is missing, then configures and builds a preset.
# shellcheck shell=sh

top=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
cd "$top" || exit 1

as_root() {
    if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

# install_missing [LIST]: what packaging/packages.txt names, and what a further list names.
install_missing() {
    missing=
    for package in $(sed -e 's/#.*//' packaging/packages.txt ${1:+"$1"} | awk 'NF { print $1 }'); do
        state=$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null) || state=
        [ "$state" = installed ] || missing="$missing $package"
    done
    [ -n "$missing" ] || return 0
    echo "Installing:$missing"
    as_root apt-get update -q || return 1
    # shellcheck disable=SC2086  # one word per package
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $missing
}

build_preset() {
    preset=$1
    shift
    cmake --preset "$preset" -Wno-dev >/dev/null || return 1
    cmake --build --preset "$preset" "$@"
}
