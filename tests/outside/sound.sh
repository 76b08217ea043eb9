#!/usr/bin/env bash
# Voice and bells through real services: a null sink's monitor is recorded while a game is cried aloud.
set -euo pipefail
cd "$(dirname "$0")/../.."
crier=$PWD/target/${1:-debug}/town-crier

.ci/need speech-dispatcher:speech-dispatcher espeak-ng:espeak-ng pulseaudio:pulseaudio parec:pulseaudio-utils \
  /usr/lib/speech-dispatcher-modules/sd_espeak-ng:speech-dispatcher-espeak-ng python3:python3
[ "${1:-}" != tools ] || exit 0

room=$(mktemp -d)
echo "  what is said in every language, as a voice reads it"
target/debug/examples/heard "Market Day" "Heard 1" "Heard 2" "Heard 3" >"$room/heard.txt"
python3 tests/outside/spoken.py "$room/heard.txt"
chmod 700 "$room"
export XDG_RUNTIME_DIR=$room XDG_CONFIG_HOME=$room/config XDG_CACHE_HOME=$room/cache HOME=$room
export PULSE_SERVER=unix:$room/pulse/native
unset SPEECHD_ADDRESS DBUS_SESSION_BUS_ADDRESS DISPLAY
mkdir -p "$room/pulse" "$room/config" "$room/cache" "$room/speech-dispatcher"

# Services are started without file 3: who holds it open keeps the game waiting for its next Enter.
# Nobody but this script starts a service: the crier would start the speech service by itself.
alone() { # seconds, command…
  timeout "$1" env PATH=/nonexistent "${@:2}"; }

started=()
stop() {
  for id in "${started[@]}"; do kill -9 "$id" 2>/dev/null || true; done
  wait 2>/dev/null || true
  rm -rf "$room"
}
trap stop EXIT

until_is() { # what, tries of a tenth of a second, command…
  local what=$1 tries=$2
  shift 2
  for _ in $(seq "$tries"); do
    if "$@" >/dev/null 2>&1; then return; fi
    sleep 0.1
  done
  echo "$what: not within $((tries / 10)) s"
  tail -n 20 "$room"/*.log
  exit 1
}

start_sound() {
  rm -rf "$room/pulse/native" "$room/pulse/pid"
  pulseaudio --daemonize=no --exit-idle-time=-1 -n --load="module-null-sink sink_name=room rate=22050 channels=1" \
    --load="module-native-protocol-unix auth-anonymous=1 socket=$room/pulse/native" >"$room/pulse.log" 2>&1 3>&- &
  sound=$!
  started+=("$sound")
  until_is "the sound server" 100 pactl info
}

start_speech() {
  rm -f "$room/speech-dispatcher/speechd.sock" "$room/speech-dispatcher/pid/speech-dispatcher.pid"
  setsid speech-dispatcher --run-single --communication-method unix_socket \
    --socket-path "$room/speech-dispatcher/speechd.sock" --pid-file "$room/speechd.pid" \
    --config-dir "$room/speechd" --log-dir "$room/speechd" --timeout 0 >"$room/speechd.log" 2>&1 3>&- &
  speech=$!
  started+=("$speech")
  until_is "the speech service" 150 test -S "$room/speech-dispatcher/speechd.sock"
}

record() { # file
  parec --device=room.monitor --format=s16le --rate=22050 --channels=1 --latency-msec=50 >"$1" 2>>"$room/parec.log" 3>&- &
  recorder=$!
  started+=("$recorder")
  until_is "the recording" 100 test -s "$1"
}

end_record() { kill "$recorder"; wait "$recorder" 2>/dev/null || true; }

mkdir -p "$room/speechd"
cat >"$room/speechd/speechd.conf" <<'CONF'
LogLevel 3
LogDir "default"
DefaultVolume 100
AudioOutputMethod "pulse"
AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
DefaultModule espeak-ng
DefaultLanguage "en"
CONF
mkdir -p "$room/speechd/modules" && cp /etc/speech-dispatcher/modules/espeak-ng.conf "$room/speechd/modules/"

echo "  with all services"
start_sound
start_speech
record "$room/all.raw"
alone 150 "$crier" cry --code MARKETDAY --from 7a --lang en --aloud >"$room/all.txt" </dev/null
end_record
python3 tests/outside/heard.py "$room/all.raw" --speech 4 --pitch 523.25

echo "  both services die in mid-game and come back"
record "$room/before.raw"
mkfifo "$room/enter"
env PATH=/nonexistent "$crier" cry --code MARKETDAY --from 5m --lang en --aloud --step >"$room/step.txt" 2>"$room/step.log" <"$room/enter" &
game=$!
started+=("$game")
exec 3>"$room/enter"
until_is "the game" 100 grep -q . "$room/step.txt"
step() { # gives Enter and sees that the game goes on, at once
  local size
  size=$(stat -c %s "$room/step.txt")
  echo >&3
  until_is "the game's next cry" 20 bash -c "[ \$(stat -c %s '$room/step.txt') -gt $size ]"
}
hear() { # what, file, what it has…: a machine with other work to do may lose one cry, but not eight
  for _ in $(seq 8); do
    step
    for _ in $(seq 8); do
      if python3 tests/outside/heard.py "$2" "${@:3}" >"$room/heard.log" 2>&1; then return; fi
      sleep 0.5
    done
  done
  echo "$1: not in eight cries"
  tail -n 20 "$room"/*.log
  exit 1
}
hear "the bell and the voice" "$room/before.raw" --speech 1 --pitch 523.25
end_record
kill -9 -- "-$speech" "$speech" 2>/dev/null || true
kill -9 "$sound"
wait "$speech" "$sound" 2>/dev/null || true
step
step
step
kill -0 "$game"
start_sound
start_speech
record "$room/after.raw"
hear "the voice that comes back" "$room/after.raw" --speech 1
end_record
exec 3>&-
ended() { ! kill -0 "$game"; }
until_is "the game's end" 600 ended
wait "$game"

echo "  without any service"
kill -9 -- "-$speech" "$speech" "$sound" 2>/dev/null || true
mv "$room/speech-dispatcher" "$room/gone"
alone 20 "$crier" cry --code MARKETDAY --lang en --aloud >"$room/none.txt" </dev/null
"$crier" cry --code MARKETDAY --lang en | cmp - "$room/none.txt"
echo "  heard"
