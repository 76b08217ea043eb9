#!/usr/bin/env bash
# Makes the animation of the README: a roll of day 3, as the projector shows it. It needs a Vulkan driver, Mesa's lavapipe will
# do, and img2webp (Debian's package webp).
set -eu
cd "$(dirname "$0")/../.."
frames=$(mktemp -d)
trap 'rm -r "$frames"' EXIT
cargo run -q --locked --example film --features pictures -- "Market Day" 9 "$frames" 960x540 50 parchment en expansion
# The last frame stays for a while.
last=$(printf '%s\n' "$frames"/[0-9]*.png | tail -n 1)
img2webp -loop 0 -lossy -q 62 -m 6 -d 50 "$frames"/[0-9]*.png -d 2500 "$last" -o assets/readme/roll.webp
