#!/usr/bin/env bash
# The tree that a screen reader gets: the real desk on a virtual screen and a session bus of its own, read by tree.py.
# Without an argument it reads the program that the tests build; access.sh PROGRAM reads another one. The example `saves` plays a game to its end.
set -euo pipefail
cd "$(dirname "$0")/../.."
.ci/need screen dbus-run-session:dbus /usr/bin/python3:python3 /usr/libexec/at-spi-bus-launcher:at-spi2-core \
  '/usr/lib/python3/dist-packages/gi/__init__.py:python3-gi' \
  '/usr/lib/*/girepository-1.0/Atspi-2.0.typelib:gir1.2-atspi-2.0'
[ "${1:-}" != tools ] || exit 0
crier=$(realpath "${1:-target/debug/town-crier}")

folder=$(mktemp -d)
Xvfb -noreset -displayfd 3 -screen 0 1280x720x24 3>"$folder/display" 2>/dev/null &
screen=$!
trap 'kill $screen 2>/dev/null || true; rm -rf "$folder"' EXIT
for _ in $(seq 100); do [ -s "$folder/display" ] && break; sleep 0.1; done
DISPLAY=":$(cat "$folder/display")"
export DISPLAY
# A bus of its own, which ends with what runs on it: nothing of this machine's desktop is asked or started.
export HOME=$folder XDG_CONFIG_HOME=$folder XDG_DATA_HOME=$folder XDG_RUNTIME_DIR=$folder LANGUAGE='' LC_ALL=C.UTF-8
unset DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS WAYLAND_DISPLAY WAYLAND_SOCKET
chmod 700 "$folder"
# Debian's own Python: another one does not find the package that reads the tree.
mkdir "$folder/saves"
target/debug/examples/saves dice-village "Market Day" "$folder/saves"
over=$(find "$folder/saves" -name '*.ron' | sort -V | tail -n 1)
timeout --kill-after=10 300 dbus-run-session -- /usr/bin/python3 tests/outside/tree.py "$crier" "$folder" "$over"
