#!/bin/sh
# Installs Town Crier for you alone, or takes it away again:
#   ./install.sh                        into ~/.local
#   ./install.sh --prefix /usr/local    somewhere else
#   ./install.sh --uninstall            removes what was installed there; your games stay
set -eu

here=$(cd "$(dirname "$0")" && pwd)
prefix=$HOME/.local
action=install
while [ $# -gt 0 ]; do
  case $1 in
    --prefix)
      [ $# -ge 2 ] || { echo "--prefix: which folder?" >&2; exit 2; }
      prefix=$2
      shift
      ;;
    --prefix=*) prefix=${1#--prefix=} ;;
    --uninstall) action=uninstall ;;
    -h | --help)
      sed -n '2,5s/^# \{0,1\}//p' "$0"
      exit
      ;;
    *) echo "$1: it takes --prefix FOLDER and --uninstall" >&2; exit 2 ;;
  esac
  shift
done
case $prefix in /*) ;; *) prefix=$PWD/$prefix ;; esac
installed=$prefix/share/town-crier/installed.txt

# Desktops keep lists of what there is; where a tool is missing, they look for themselves.
refresh() {
  if command -v update-desktop-database >/dev/null; then update-desktop-database -q "$prefix/share/applications" || true; fi
  if command -v update-mime-database >/dev/null && [ -d "$prefix/share/mime/packages" ]; then
    update-mime-database "$prefix/share/mime" || true
  fi
  if command -v gtk-update-icon-cache >/dev/null && [ -f "$prefix/share/icons/hicolor/index.theme" ]; then
    gtk-update-icon-cache -q -f "$prefix/share/icons/hicolor" || true
  fi
}

# Removes a file, and the folders that are empty then.
remove() {
  rm -f "$prefix/$1"
  folder=$(dirname "$1")
  while [ "$folder" != . ] && rmdir "$prefix/$folder" 2>/dev/null; do folder=$(dirname "$folder"); done
}

if [ "$action" = uninstall ]; then
  [ -f "$installed" ] || { echo "Town Crier is not installed in $prefix" >&2; exit 1; }
  files=$(cat "$installed")
  # No name of ours has a space.
  for file in $files; do remove "$file"; done
  refresh
  # What was listed for the last of all types, and of all apps, goes too.
  mime=$prefix/share/mime
  if [ -d "$mime" ] && [ ! -d "$mime/packages" ]; then
    for list in XMLnamespaces aliases application/x-town-crier-game.xml generic-icons globs globs2 icons magic mime.cache subclasses \
      treemagic types version; do
      rm -f "$mime/$list"
    done
    rmdir "$mime/application" "$mime" 2>/dev/null || true
  fi
  rm -f "$installed"
  list=$prefix/share/applications
  if [ -d "$list" ] && [ "$(ls -A "$list")" = mimeinfo.cache ]; then rm -f "$list/mimeinfo.cache"; fi
  for folder in share/town-crier share/applications share/icons share bin; do rmdir "$prefix/$folder" 2>/dev/null || true; done
  rmdir "$prefix" 2>/dev/null || true
  echo "Town Crier is removed from $prefix; your games are where they were."
  exit
fi

mkdir -p "$prefix/share/town-crier"
(cd "$here/usr" && find . -type f | sed 's|^\./||' | sort) >"$installed.new"
while read -r file; do
  mkdir -p "$(dirname "$prefix/$file")"
  # The program may run: its old file keeps its place on the disk until it ends.
  cp "$here/usr/$file" "$prefix/$file.new"
  mv -f "$prefix/$file.new" "$prefix/$file"
done <"$installed.new"
mv -f "$installed.new" "$installed"
chmod 755 "$prefix/bin/town-crier"
# A desktop may look for programs elsewhere.
sed -i "s|^Exec=town-crier|Exec=\"$prefix/bin/town-crier\"|; s|^TryExec=town-crier|TryExec=$prefix/bin/town-crier|" \
  "$prefix/share/applications/town-crier.desktop"
refresh
echo "Town Crier is installed: $prefix/bin/town-crier"
case :$PATH: in *:"$prefix/bin":*) ;; *) echo "To start it by its name, add $prefix/bin to PATH." ;; esac
