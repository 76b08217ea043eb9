"""Holds that a recording (mono, 16 bit, 22050 Hz) has speech, and a bell's pitch: heard.py FILE --speech N [--pitch HZ]."""

import argparse
import array
import math
import sys

RATE = 22050
BLOCK = RATE // 20


def power(block, pitch):
    """The share of a block's energy that lies at that pitch (Goertzel)."""
    turn = 2 * math.cos(2 * math.pi * pitch / RATE)
    one = two = 0.0
    for sample in block:
        one, two = sample + turn * one - two, one
    energy = sum(sample * sample for sample in block) or 1.0
    return (one * one + two * two - turn * one * two) / (energy * len(block) / 2)


arguments = argparse.ArgumentParser()
arguments.add_argument("file")
arguments.add_argument("--speech", type=int, required=True)
arguments.add_argument("--pitch", type=float)
asked = arguments.parse_args()

samples = array.array("h")
with open(asked.file, "rb") as file:
    data = file.read()
samples.frombytes(data[: len(data) // 2 * 2])
blocks = [samples[at : at + BLOCK] for at in range(0, len(samples) - BLOCK + 1, BLOCK)]
loud = [math.sqrt(sum(s * s for s in block) / BLOCK) > 150 for block in blocks]

# Bells and drum have one clear pitch or fade within a second; speech goes on, with its energy spread and moving.
rung = [asked.pitch is not None and is_loud and power(block, asked.pitch) > 0.35 for block, is_loud in zip(blocks, loud)]


def crossings(block):
    return sum((a < 0) != (b < 0) for a, b in zip(block, block[1:]))


# In speech, hissing and voiced sounds change within a fraction of a second: the crossings vary much.
spoken = 0
at = 0
WINDOW = 20
while at + WINDOW <= len(blocks):
    window = range(at, at + WINDOW)
    if sum(loud[i] for i in window) >= WINDOW * 0.6:
        counts = [crossings(blocks[i]) for i in window if loud[i]]
        mean = sum(counts) / len(counts)
        spread = math.sqrt(sum((count - mean) ** 2 for count in counts) / len(counts))
        if spread > 25 and max(counts) > 200:
            spoken += 1
            at += WINDOW
            continue
    at += 1

print(f"  {len(blocks) / 20:.1f} s, {sum(loud) / 20:.1f} s loud, {spoken} s of speech, {sum(rung) / 20:.2f} s at the pitch")
if spoken < asked.speech:
    sys.exit(f"only {spoken} seconds of speech")
if asked.pitch is not None and sum(rung) < 4:
    sys.exit("the bell is not heard")
