"""Makes the sounds of this folder: `python3 make.py`. The same bytes every time.

Each sound is a sum of parts: functions of the time in seconds. All are brought to one loudness in the end, a step below or
above it where they should be softer or stronger.
"""

import math
import random
import struct
import wave

RATE = 22050


def fading(t, attack, decay):
    """Up in no time, then down: 1 at its peak, `decay` a second."""
    return 0.0 if t < 0 else min(1.0, t / attack) * math.exp(-decay * t)


def bell(pitch, start=0.0, loud=0.5, length=1.6):
    """A struck bell: partials that are no whole multiples of each other, the high ones dying first."""
    partials = [(0.5, 0.35, 1.0), (1.0, 1.0, 1.6), (1.183, 0.4, 2.2)]
    partials += [(1.506, 0.3, 2.8), (2.0, 0.45, 3.2), (2.514, 0.2, 5.0)]
    scale = loud / sum(part[1] for part in partials)

    def at(t):
        t -= start
        if t < 0:
            return 0.0
        ring = sum(a * math.exp(-d * t * 2.4 / length) * math.sin(2 * math.pi * pitch * f * t) for f, a, d in partials)
        return scale * ring * min(1.0, t / 0.004) * 1.6

    return at


def drum(pitch, start=0.0, loud=0.8, decay=7.0):
    """A struck skin: its pitch falls while it fades."""

    def at(t):
        t -= start
        phase = 2 * math.pi * (pitch * t + pitch * 0.08 * (1 - math.exp(-t * 18)))
        return loud * fading(t, 0.003, decay) * math.sin(phase) if t >= 0 else 0.0

    return at


def knock(pitch, start=0.0, loud=0.4, decay=70.0):
    """Wood or bone on wood: a short tone with two others that do not fit it."""

    def at(t):
        t -= start
        if not 0 <= t < 0.25:
            return 0.0
        tone = sum(a * math.sin(2 * math.pi * pitch * f * t) for f, a in [(1.0, 1.0), (1.72, 0.5), (2.63, 0.25)])
        return loud * fading(t, 0.0012, decay) * tone / 1.4

    return at


def noise(seed, length, soft, hard=0.0):
    """Noise between two pitches, both from 0 to 1: `soft` cuts off what is high, `hard` what is low."""
    chance = random.Random(seed)
    count = int(length * RATE)
    low, slow, samples = 0.0, 0.0, []
    for _ in range(count):
        low += soft * (chance.uniform(-1, 1) - low)
        slow += hard * (low - slow)
        samples.append(low - slow if hard else low)
    peak = max(abs(sample) for sample in samples)

    def at(t):
        index = int(t * RATE)
        return samples[index] / peak if 0 <= index < count else 0.0

    return at


def shaped(sound, shape, start=0.0):
    """A sound from `start` on, as loud as `shape` says at each time since."""
    return lambda t: sound(t - start) * shape(t - start) if t >= start else 0.0


def dice():
    """Thrown dice: they hit the table in a bunch, bounce ever shorter, and have rolled out after 1.1 s."""
    chance = random.Random(7)
    parts = []
    for die in range(4):
        at, gap = 0.1 + 0.045 * die + chance.uniform(0, 0.02), chance.uniform(0.2, 0.26)
        loud = chance.uniform(0.75, 1.0)
        while at < 1.08:
            parts.append(knock(chance.uniform(1250, 2300), at, loud, 95.0))
            parts.append(knock(chance.uniform(240, 330), at, loud * 0.7, 55.0))
            at, gap, loud = at + gap, max(gap * 0.7, 0.035), loud * 0.76
    return parts


def rubble(start, count, seed):
    """Stones that fall after a blow, fewer and fewer."""
    chance = random.Random(seed)
    falls = [start + 0.75 * chance.random() ** 1.8 for _ in range(count)]
    return [knock(chance.uniform(320, 1500), at, 0.3 * math.exp(-(at - start) * 2.4), 60.0) for at in falls]


def blow(start=0.0):
    """A beam on an oak door: deep, and at once."""
    return [drum(58, start, 1.0, 5.5), drum(96, start, 0.5, 9.0), knock(210, start, 0.5, 28.0)]


def crack(start):
    """Stone bursts, and its pieces fall."""
    burst = shaped(noise(11, 0.5, 0.55, 0.05), lambda t: 0.9 * fading(t, 0.001, 16.0), start)
    crumbles = shaped(noise(12, 1.0, 0.12, 0.01), lambda t: 0.35 * fading(t, 0.05, 4.0), start + 0.03)
    return [burst, crumbles, *rubble(start + 0.06, 26, 13)]


def stroke(seed, start):
    """Chalk drawn over slate."""
    grain = noise(seed, 0.24, 0.9, 0.35)
    swell = lambda t: max(0.0, math.sin(math.pi * min(1.0, t / 0.2)))
    return shaped(grain, lambda t: swell(t) * (0.75 + 0.25 * math.sin(t * 420)), start)


def tone(pitch, start, length, loud=0.3):
    """A brass tone: many whole multiples, the high ones later and less."""

    def at(t):
        t -= start
        if not 0 <= t < length + 0.15:
            return 0.0
        up = min(1.0, t / 0.03) * min(1.0, (length + 0.15 - t) / 0.15)
        bright = min(1.0, t / 0.09)
        return loud * up * sum(bright ** (n - 1) * math.sin(2 * math.pi * pitch * n * t) / n ** 1.3 for n in range(1, 7))

    return at


def roll(length):
    """A drum roll that swells."""
    chance = random.Random(21)
    parts, at = [], 0.0
    while at < length:
        swell = 0.3 + 0.7 * at / length
        parts.append(drum(132 + chance.uniform(-3, 3), at, 0.5 * swell * chance.uniform(0.85, 1.0), 26.0))
        at += 1 / 17 + chance.uniform(-0.003, 0.003)
    snares = noise(22, length + 0.3, 0.7, 0.2)
    swell = lambda t: 0.16 * (0.3 + 0.7 * min(1.0, t / length))
    return [*parts, shaped(snares, lambda t: swell(t) * (0.6 + 0.4 * abs(math.sin(t * 53))))]


# Seconds, how much louder than the others in decibels, and the parts.
SOUNDS = {
    "roll": (1.25, 0, dice()),
    "tick": (0.16, -4, [knock(980, 0.0, 0.6, 60.0), knock(300, 0.0, 0.5, 45.0)]),
    "strike": (1.3, 2, [*blow(), *crack(0.02)]),
    "sheet-strike": (1.5, 2, [drum(82), drum(82, 0.28, 0.9), stroke(31, 0.75), stroke(32, 1.05)]),
    "cross": (0.26, -3, [stroke(31, 0.0)]),
    "spared": (1.7, -2, [
        shaped(noise(41, 0.4, 0.25, 0.08), lambda t: 0.16 * math.sin(math.pi * min(1.0, t / 0.35)) ** 2),
        bell(1046.5, 0.3, 0.4, 1.4), bell(1318.5, 0.42, 0.3, 1.4),
    ]),
    "raid": (1.3, 1, [drum(73, 0.0, 0.8), drum(73, 0.16, 0.9), tone(110, 0.0, 0.75, 0.22), tone(116.5, 0.0, 0.75, 0.2)]),
    "flip": (0.4, -3, [
        shaped(noise(51, 0.2, 0.4, 0.06), lambda t: 0.5 * math.sin(math.pi * min(1.0, t / 0.16)) ** 2),
        knock(420, 0.15, 0.8, 45.0),
    ]),
    "day": (1.6, -1, [bell(523.25)]),
    "warning": (0.9, -3, [bell(880.0, 0.0, 0.4, 0.9), bell(1046.5, 0.2, 0.3, 0.7)]),
    "gong": (2.4, 1, [bell(131.0, 0.0, 0.7, 2.6), bell(196.5, 0.0, 0.35, 2.2), bell(277.0, 0.03, 0.2, 1.6)]),
    "end": (2.4, 0, [
        bell(659.26, 0.0, 0.35, 1.4), bell(587.33, 0.35, 0.35, 1.4), bell(523.25, 0.7, 0.4), bell(392.0, 1.05, 0.45, 1.4),
    ]),
    "fanfare": (2.3, 1, [
        tone(392.0, 0.0, 0.16), tone(392.0, 0.2, 0.12), tone(392.0, 0.36, 0.12), tone(523.25, 0.52, 0.45),
        tone(392.0, 1.0, 0.16), tone(523.25, 1.2, 0.85), tone(659.26, 1.2, 0.85, 0.24), tone(784.0, 1.2, 0.85, 0.2),
    ]),
    "drum-roll": (2.0, -1, roll(1.9)),
    "seal": (0.6, 0, [
        drum(74, 0.0, 1.0, 14.0), knock(640, 0.0, 0.3, 60.0),
        shaped(noise(61, 0.3, 0.3, 0.03), lambda t: 0.3 * fading(t, 0.002, 22.0)),
    ]),
}

# Every sound's loudest tenth of a second is as loud as this, and no sample is louder than that.
LOUD = 0.2
PEAK = 0.93


def made(length, louder, parts):
    """The samples of a sound, from -1 to 1."""
    count = int(length * RATE)
    fade = 0.05 * RATE
    samples = [sum(part(i / RATE) for part in parts) * min(1.0, (count - i) / fade) for i in range(count)]
    window = RATE // 10
    squares = [sample * sample for sample in samples]
    loud = max(sum(squares[at : at + window]) for at in range(0, max(1, count - window), window // 4))
    scale = LOUD * 10 ** (louder / 20) / math.sqrt(loud / min(window, count))
    # What would be too high is bent, as tape does, not cut.
    return [PEAK * math.tanh(sample * scale / PEAK) for sample in samples]


for name, sound in SOUNDS.items():
    with wave.open(name + ".wav", "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(b"".join(struct.pack("<h", round(sample * 32767)) for sample in made(*sound)))
