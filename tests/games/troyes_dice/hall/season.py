"""Counts the scripted season of `season.rs` by itself: run it with python3 and compare what it prints with the constants there.

Nothing here is shared with the app; the rules are written down once more, from the rule list (6, 8).
"""

state = 48


def below(sides):
    global state
    state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
    return (state >> 33) % sides


NAMES = ["Ann", "Bo", "Cleo", "Dora"]
CODES = ["MARKET", "SQUARE", "ABBEY", "BRIDGE", "TOWER", "WELL", "GATE"]
games = []
for number in range(30):
    expansion = below(3) == 0
    players = [below(4)] if below(4) == 0 else [0, 1, 2, 3]
    parts = []
    for player in players:
        cathedrals = 6 if below(30) == 0 else below(5)
        columns = list(range(6))
        for last in range(5, 0, -1):
            other = below(last + 1)
            columns[last], columns[other] = columns[other], columns[last]
        circles = [0] * 6
        for which, number_written in zip(columns[:cathedrals], [1, 1, 2, 2, 3, 3]):
            circles[which] = number_written
        built = [6 if below(30) == 0 else below(5) for _ in range(6)]
        built[4] = cathedrals
        left = [below(7) for _ in range(3)]
        citizens = 4 + below(37)
        full = [below(60) == 0 for _ in range(6)]
        rows = [a * b for a, b in zip(built, circles)]
        total = sum(rows) + sum(each // 2 for each in left) + citizens
        parts.append(dict(player=player, built=built, rows=rows, citizens=citizens, full=full, total=total))
    best = max(part["total"] for part in parts)
    for part in parts:
        part.update(won=part["total"] == best, many=len(parts) > 1, expansion=expansion)
    games.append((CODES[number % 7], parts))

for player, name in enumerate(NAMES):
    mine = [part for _, parts in games for part in parts if part["player"] == player]
    has = []
    has += ["three solo"] * (sum(not part["many"] for part in mine) >= 3)
    has += ["three multiplayer"] * (sum(part["many"] for part in mine) >= 3)
    has += ["three expansion"] * (sum(part["expansion"] for part in mine) >= 3)
    has += [f"{points} points" for points in (45, 55, 65) if any(part["total"] >= points for part in mine)]
    has += ["won over 60"] * any(part["many"] and part["won"] and part["total"] > 60 for part in mine)
    has += ["18 from one"] * any(max(part["rows"]) == 18 for part in mine)
    has += ["40 citizens"] * any(part["citizens"] >= 40 for part in mine)
    has += [f"full row {row}" for row in (0, 2, 4, 1, 3, 5) if any(part["built"][row] == 6 for part in mine)]
    has += [f"resources {at}" for at in range(3) if any(part["full"][at] for part in mine)]
    has += [f"citizens {at}" for at in range(3) if any(part["full"][3 + at] for part in mine)]
    wins = sum(part["won"] and part["many"] for part in mine)
    totals = [part["total"] for part in mine]
    print(name, "games", len(mine), "wins", wins, "best", max(totals), "sum", sum(totals), totals[:5])
    print("   ", has)
print("ties", [at for at, (_, parts) in enumerate(games) if len(parts) > 1 and sum(p["won"] for p in parts) > 1])
print("solo", [at for at, (_, parts) in enumerate(games) if len(parts) == 1])
for code in sorted(CODES):
    of_code = [part["total"] for other, parts in games if other == code for part in parts]
    print(code, sum(other == code for other, _ in games), max(of_code))
