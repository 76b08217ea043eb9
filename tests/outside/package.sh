#!/usr/bin/env bash
# What is handed out, as tools and bare systems see it: packages without errors, manuals and files that desktops can read, and in a
# bare Debian of each kind: installed, started, a whole game by one key, a saved game by a double-click, removed, and nothing left.
#
# tests/outside/package.sh [tools]     the packages lie in target/packages
set -euo pipefail
cd "$(dirname "$0")/../.."
out=target/packages

.ci/need screen lintian:lintian mmdebstrap:mmdebstrap desktop-file-validate:desktop-file-utils appstreamcli:appstream \
  dpkg-shlibdeps:dpkg-dev /usr/sbin/piuparts:piuparts shellcheck:shellcheck man:man-db fish:fish zsh:zsh rpm:rpm update-mime-database:shared-mime-info xdg-mime:xdg-utils \
  /usr/share/keyrings/debian-archive-keyring.gpg:debian-archive-keyring python3:python3
missing=()
for tool in deb@3.8.0 generate-rpm@0.21.1; do
  command -v "cargo-${tool%@*}" >/dev/null || missing+=("cargo-$tool")
done
if [ "${#missing[@]}" -gt 0 ]; then
  [ -n "${CRIER_INSTALL:-}" ] || { echo "missing: cargo install --locked ${missing[*]}"; exit 3; }
  # They run once: that they are built soon matters more than that they are fast.
  CARGO_PROFILE_RELEASE_OPT_LEVEL=1 CARGO_PROFILE_RELEASE_LTO=off cargo install --quiet --locked "${missing[@]}"
fi
[ "${1:-}" != tools ] || exit 0

room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
said() { # a tool that should have nothing to say
  local heard
  if ! heard=$("$@" 2>&1) || [ -n "$heard" ]; then
    printf '%s\n' "$*" "$heard"
    return 1
  fi
}

echo "  checksums, and the packages' own lists"
(cd "$out" && sha256sum --quiet --check SHA256SUMS-linux)
dpkg-deb --info "$out"/*.deb | sed -n 's/^ \(Version\|Installed-Size\|Depends\|Recommends\):/    \1:/p'
rpm -qpR "$out"/*.rpm 2>/dev/null | grep -v '^rpmlib' | grep -q '^libGL.so.1'
lintian --allow-root --fail-on error,warning "$out"/*.deb

echo "  desktop file, metainfo, type of saved games"
share=$out/usr/share
said desktop-file-validate "$share/applications/town-crier.desktop"
appstreamcli validate --pedantic --no-net "$share"/metainfo/*.metainfo.xml
mkdir -p "$room/mime/packages"
cp "$share/mime/packages/town-crier.xml" "$room/mime/packages/"
XDG_DATA_HOME=$room said update-mime-database "$room/mime"

echo "  manual pages and completions"
for page in "$share"/man/man*/*; do
  heard=$(LC_ALL=C.UTF-8 MANROFFSEQ='' MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z "$page" 2>&1 >/dev/null)
  [ -z "$heard" ] || { printf '%s\n' "$page" "$heard"; exit 1; }
  lexgrog "$page" >/dev/null || { echo "$page: whatis does not know what it is"; exit 1; }
done
said bash -n "$share/bash-completion/completions/town-crier"
said zsh -n "$share/zsh/vendor-completions/_town-crier"
said fish --no-execute "$share/fish/vendor_completions.d/town-crier.fish"
completed=$(bash -c ". '$share/bash-completion/completions/town-crier'
  COMP_WORDS=(town-crier cry --ga) COMP_CWORD=2
  \$(complete -p town-crier | sed 's/.* -F \([^ ]*\).*/\1/') town-crier --ga cry
  printf '%s\n' \"\${COMPREPLY[@]}\"")
[ "$completed" = --game ] || { echo "bash completes --ga to: $completed"; exit 1; }
said shellcheck .packaging/install.sh

echo "  the archive, installed for one person and removed"
mkdir "$room/unpacked" "$room/person"
tar -xzf "$out"/*.tar.gz -C "$room/unpacked"
install=$(echo "$room"/unpacked/*/install.sh)
HOME=$room/person "$install" >/dev/null
"$room/person/.local/bin/town-crier" cry --code "Market Day" --format json | cmp - tests/data/market-day.jsonl
said desktop-file-validate "$room/person/.local/share/applications/town-crier.desktop"
HOME=$room/person "$install" --uninstall >/dev/null
left=$(find "$room/person" -mindepth 1)
[ -z "$left" ] || { printf 'left behind:\n%s\n' "$left"; exit 1; }

echo "  the package for Fedora, installed in an empty folder, run and removed"
mkdir "$room/fedora"
# Whether what it requires has these names there is not checked: no Fedora can be had here.
fedora() { rpm --root "$room/fedora" "$@" 2> >(grep -v '^rpm: ' >&2); }
fedora --initdb
fedora --install --nodeps "$PWD/$out"/*.rpm
fedora --verify --nodeps town-crier
"$room/fedora/usr/bin/town-crier" cry --code "Market Day" --format json | cmp - tests/data/market-day.jsonl
installed=$(fedora --query --list town-crier | wc -l)
fedora --erase town-crier
left=$(find "$room/fedora" -not -type d -not -path '*/.rpmdb/*' -not -path '*/lib/rpm/*')
[ "$installed" -gt 40 ] || { echo "it has only $installed files"; exit 1; }
[ -z "$left" ] || { printf 'left behind:\n%s\n' "$left"; exit 1; }

echo "  manifests, as far as there are tools"
printf '%064d  %s\n' 1 town-crier-windows.zip 2 town-crier-macos.zip >"$room/sums"
.ci/manifests "$room/sums" "$room/manifests"
if command -v ruby >/dev/null; then ruby -c "$room"/manifests/*.rb >/dev/null; else echo "    not checked: ruby, for Homebrew's"; fi
if command -v yamllint >/dev/null; then
  yamllint --strict -d '{extends: default, rules: {line-length: disable, document-start: disable}}' "$room"/manifests/*.y*ml
else
  echo "    not checked: yamllint, for those of Flatpak and winget"
fi
if command -v flatpak-builder >/dev/null; then
  echo '[{"type": "inline", "contents": "", "dest-filename": "crates"}]' >"$room/manifests/cargo-sources.json"
  (cd "$room/manifests" && flatpak-builder --show-manifest ./*.town_crier.yml) >/dev/null 2>"$room/flatpak.txt"
  [ ! -s "$room/flatpak.txt" ] || { cat "$room/flatpak.txt"; exit 1; }
else
  echo "    not checked: flatpak-builder, for Flatpak's"
fi

# Debian's own way to try a package: installed, removed, purged, and what it has left or broken.
tried() {
  if [ "$(id -u)" -ne 0 ]; then echo "  piuparts: not checked, only root enters a bare system"; return; fi
  if ! mmdebstrap --quiet --variant=minbase bookworm "$room/base.tar.gz" >"$room/base.txt" 2>&1; then
    echo "  piuparts: not checked, a bare system cannot be had here"
    return
  fi
  PATH=$PATH:/usr/sbin piuparts --distribution bookworm --basetgz "$room/base.tar.gz" "$out"/*.deb >"$room/tried.txt" 2>&1 \
    || { grep -E 'ERROR|FAIL' "$room/tried.txt"; return 1; }
  sed -n 's/.*INFO: \(PASS: All tests\).*/  piuparts: \1/p' "$room/tried.txt"
}

echo "  bare systems"
# They mostly wait, so they wait together.
tried >"$room/piuparts.txt" 2>&1 &
begun=("piuparts:$!")
for suite in ${CRIER_SUITES-bookworm trixie}; do
  python3 tests/outside/package.py "$suite" "$out"/*.deb >"$room/$suite.txt" 2>&1 &
  begun+=("$suite:$!")
done
status=0
for one in "${begun[@]}"; do
  wait "${one#*:}" || status=1
  cat "$room/${one%:*}.txt"
done
exit "$status"
