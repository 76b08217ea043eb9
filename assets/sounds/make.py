"""Makes the bells and the drum of this folder: `python3 make.py`. The same bytes every time."""

import math
import random
import struct
import wave

RATE = 22050


def bell(length, pitch, start=0.0, loud=0.5):
    """A struck bell: partials that are no whole multiples of each other, the high ones dying first."""
    partials = [(0.5, 0.35, 1.0), (1.0, 1.0, 1.6), (1.183, 0.4, 2.2), (1.506, 0.3, 2.8), (2.0, 0.45, 3.2), (2.514, 0.2, 5.0)]
    scale = loud / sum(part[1] for part in partials)

    def at(t):
        t -= start
        if t < 0:
            return 0.0
        ring = sum(a * math.exp(-d * t * 2.4 / length) * math.sin(2 * math.pi * pitch * f * t) for f, a, d in partials)
        return scale * ring * min(1.0, t / 0.004) * 1.6

    return at


def drum(pitch, start=0.0, loud=0.8):
    """A struck skin: its pitch falls while it fades."""

    def at(t):
        t -= start
        if t < 0:
            return 0.0
        phase = 2 * math.pi * (pitch * t + pitch * 0.08 * (1 - math.exp(-t * 18)))
        return loud * math.exp(-t * 7) * math.sin(phase) * min(1.0, t / 0.003)

    return at


def rattle(count, length):
    """Dice in a cup: short knocks, closer together at first."""
    chance = random.Random(1)
    knocks = sorted(length * (i / count) ** 1.3 + chance.uniform(0, 0.02) for i in range(count))
    knocks = [(at, chance.uniform(900, 2300), chance.uniform(0.15, 0.4)) for at in knocks]

    def at(t):
        return sum(
            loud * math.exp(-(t - start) * 90) * math.sin(2 * math.pi * pitch * (t - start))
            for start, pitch, loud in knocks
            if 0 <= t - start < 0.08
        )

    return at


SOUNDS = {
    "roll": (0.7, [rattle(14, 0.55)]),
    "strike": (0.7, [drum(110)]),
    "sheet-strike": (1.0, [drum(82), drum(82, 0.28, 0.9)]),
    "day": (1.6, [bell(1.6, 523.25)]),
    "warning": (0.9, [bell(0.9, 880.0, loud=0.4), bell(0.7, 1046.5, 0.2, 0.3)]),
    "end": (2.4, [bell(1.4, 659.26, 0.0, 0.35), bell(1.4, 587.33, 0.35, 0.35), bell(1.6, 523.25, 0.7, 0.4), bell(1.4, 392.0, 1.05, 0.45)]),
}

for name, (length, parts) in SOUNDS.items():
    count = int(length * RATE)
    with wave.open(name + ".wav", "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        for i in range(count):
            fade = min(1.0, (count - i) / (0.05 * RATE))
            value = sum(part(i / RATE) for part in parts) * fade
            file.writeframesraw(struct.pack("<h", round(max(-1.0, min(1.0, value)) * 32000)))
