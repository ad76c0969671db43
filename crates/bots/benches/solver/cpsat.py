"""The same problem as a model for OR-Tools CP-SAT, to check the solver's answers.

    cargo bench -p lucid-bots --bench solver -- --write large.json 200
    python cpsat.py large.json

The model is written from the rules, without a look at the solver: a variable
for each place of each segment, and the whole resolution with its order of blocks
(R5), keys and chests (R14), wild fragments (R10), octopuses (R11) and bats (R12).
Nothing is left out. It assumes what holds in the built-in pack: at most one cell
with a chest on a tile, and no serenity above the top.
"""

import json
import statistics
import sys
import time

from ortools.sat.python import cp_model

SECONDS = 120.0
ASLEEP = 10**7
TIMES = {"-": 0, "c": 1, "d": 2, "b": 0, "x": 1}
BANISH = "bx"


def ways(cells):
    """Every way to lie: for each the cells of the board with their letters."""
    seen = set()
    for _ in range(4):
        cells = [(-row, column, letter) for column, row, letter in cells]
        left = min(cell[0] for cell in cells)
        top = min(cell[1] for cell in cells)
        for column in range(7):
            for row in range(7):
                lie = tuple(sorted((x - left + column, y - top + row, s) for x, y, s in cells))
                if any(x > 6 or y > 6 for x, y, _ in lie) or lie in seen:
                    continue
                if any(2 <= x < 5 and 2 <= y < 5 for x, y, _ in lie):
                    seen.add(lie)
                    yield lie


class Model:
    def __init__(self, data):
        self.data = data
        self.model = cp_model.CpModel()
        self.lay()
        self.collect()
        self.lose()
        self.judge()

    def int(self, low, high, name=""):
        return self.model.new_int_var(low, high, name)

    def bool(self):
        return self.model.new_bool_var("")

    def is_at_least(self, expression, bound):
        """Whether an expression is at least a number."""
        answer = self.bool()
        self.model.add(expression >= bound).only_enforce_if(answer)
        self.model.add(expression < bound).only_enforce_if(~answer)
        return answer

    def product(self, factor, truth, most):
        """A number if something is true, else 0."""
        answer = self.int(0, most)
        self.model.add(answer == factor).only_enforce_if(truth)
        self.model.add(answer == 0).only_enforce_if(~truth)
        return answer

    def entry(self, table, index):
        """The entry of a table, up to the last that can be asked for."""
        answer = self.int(min(table), max(table))
        self.model.add_element(index, table, answer)
        return answer

    def lay(self):
        """Places, what covers each cell, and what lies outside."""
        board = {}
        self.played = []
        times = [[] for _ in range(9)]
        banish = [[] for _ in range(9)]
        covered = [[] for _ in range(9)]
        outside, collects = [], []
        for cells in self.data["segments"]:
            lies = []
            for lie in ways(cells):
                here = self.bool()
                lies.append(here)
                for column, row, letter in lie:
                    board.setdefault((column, row), []).append(here)
                    if TIMES[letter]:
                        collects.append(here)
                    if not (2 <= column < 5 and 2 <= row < 5):
                        outside.append(here)
                        continue
                    spot = (row - 2) * 3 + column - 2
                    covered[spot].append(here)
                    if TIMES[letter]:
                        times[spot].append(TIMES[letter] * here)
                    if letter in BANISH:
                        banish[spot].append(here)
            played = self.bool()
            self.model.add(sum(lies) == played)
            self.played.append(played)
        for lies in board.values():
            self.model.add_at_most_one(lies)
        self.times = [sum(terms) for terms in times]
        self.banished = [sum(terms) for terms in banish]
        self.collects = sum(collects)
        self.coherence = self.int(0, 40)
        self.model.add(self.coherence == 9 - sum(map(sum, covered)) + sum(outside))

    def collect(self):
        """Keys, chests, coins, fragments, serenity gained."""
        start = self.data["situation"]
        cells = [cell.get("goods") for cell in self.data["cells"]]
        chest = [spot for spot, goods in enumerate(cells) if goods and goods["chest"]]
        assert len(chest) <= 1
        opened, need, inside = 0, 0, None
        if chest:
            (spot,) = chest
            need = cells[spot]["chest"]
            inside = self.data["chests"][need - 1]
            found = inside["keys"] if inside else 0
            # Keys of cells that the owner resolves before the chest.
            hand = [start["keys"], cells[spot]["keys"] * self.times[spot]]
            for other, goods in enumerate(cells):
                if goods and goods["keys"] and other != spot:
                    most = 2 * goods["keys"]
                    hand.append(self.product(goods["keys"] * self.times[other], self.bool(), most))
            once, twice = self.is_at_least(self.times[spot], 1), self.is_at_least(self.times[spot], 2)
            first, second = self.bool(), self.bool()
            enough = self.is_at_least(sum(hand), need)
            again = self.is_at_least(sum(hand) - need + found, need)
            self.both(first, [once, enough])
            self.both(second, [first, twice, again])
            opened = first + second
        total = lambda kind: sum(
            goods[kind] * self.times[spot] for spot, goods in enumerate(cells) if goods
        ) + (inside[kind] * opened if inside else 0)
        self.keys = start["keys"] + total("keys") - need * opened
        self.coins = start["coins"] + total("coins")
        self.gain = total("serenity")
        self.unknown = [0, 0, 0]
        if chest and inside is None:
            self.unknown[need - 1] = opened
        colours = []
        for colour in range(4):
            held = start["fragments"][colour]
            held += sum(g["fragments"][colour] * self.times[s] for s, g in enumerate(cells) if g)
            held += inside["fragments"][colour] * opened if inside else 0
            colours.append([held])
        # Each wild fragment becomes one colour, as often as it comes.
        wild = [(self.times[s], g["fragments"][4]) for s, g in enumerate(cells) if g]
        wild.append((opened, inside["fragments"][4] if inside else 0))
        for often, count in wild:
            for _ in range(count):
                choice = [self.bool() for _ in range(4)]
                self.model.add_exactly_one(choice)
                for colour in range(4):
                    colours[colour].append(self.product(often, choice[colour], 2))
        self.sets = self.int(0, 20)
        sums = []
        for terms in colours:
            held = self.int(0, 40)
            self.model.add(held == sum(terms))
            sums.append(held)
        self.model.add_min_equality(self.sets, sums)
        self.fragments = [held - self.sets for held in sums]

    def both(self, answer, truths):
        """Whether all of these are true."""
        self.model.add_bool_and(truths).only_enforce_if(answer)
        self.model.add_bool_or([~truth for truth in truths] + [answer])

    def lose(self):
        """What nightmares and coherence take, and the best order of the blocks."""
        data, model = self.data, self.model
        top, start = data["top"], data["situation"]["serenity"]
        costs, bats = [], []
        for spot, cell in enumerate(data["cells"]):
            haunts = 1 - self.banished[spot]
            if cell.get("loss"):
                costs.append(cell["loss"] * haunts)
            if cell.get("octopus"):
                truth = self.bool()
                model.add(truth == haunts)
                costs.append(self.product(self.collects, truth, 40))
            if cell.get("bat"):
                bats.append(haunts)
        banishing = self.int(0, 90)
        model.add(banishing == sum(costs))
        self.serenity = self.int(0, top)
        orders = [self.bool() for _ in range(4)]
        self.awake = self.bool()
        model.add_exactly_one(orders + [self.awake])
        model.add(self.serenity == 0).only_enforce_if(self.awake)
        model.add(self.serenity >= 1).only_enforce_if(~self.awake)
        # What is lost before collecting, and what afterwards.
        coherence = self.coherence
        parts = [(coherence + banishing, 0), (coherence, banishing), (banishing, coherence)]
        parts.append((0, coherence + banishing))
        for order, (before, after) in zip(orders, parts):
            model.add(start - before >= 1).only_enforce_if(order)
            lifted, full = self.int(-200, 200), self.int(-200, 200)
            model.add(full == start - before + self.gain)
            model.add_min_equality(lifted, [full, top])
            model.add(self.serenity == lifted - after).only_enforce_if(order)
        # Bats take segments that are not played.
        lost = [self.bool() for _ in self.played]
        for taken, played in zip(lost, self.played):
            model.add(taken + played <= 1)
        spare = len(lost) - sum(self.played)
        hungry = self.int(0, len(lost))
        model.add_min_equality(hungry, [sum(bats), spare])
        model.add(sum(lost) == hungry).only_enforce_if(~self.awake)
        self.losses = sum(w * taken for w, taken in zip(data["worth"]["losses"], lost))

    def judge(self):
        data, worth = self.data, self.data["worth"]
        stars = self.int(0, max(data["last_star"], data["situation"]["stars"]))
        self.model.add_min_equality(
            stars,
            [data["situation"]["stars"] + self.sets, max(data["last_star"], data["situation"]["stars"])],
        )
        value = [
            self.entry(worth["serenity"][: data["top"] + 1], self.serenity),
            self.entry(worth["stars"], stars),
            self.entry(worth["keys"], self.keys),
            self.entry(worth["coins"], self.coins),
            -self.losses,
        ]
        value += [self.entry(table, held) for table, held in zip(worth["fragments"], self.fragments)]
        value += [each * count for each, count in zip(worth["chests"], self.unknown)]
        self.model.maximize(sum(value) + ASLEEP * (1 - self.awake))


def main():
    instances = json.load(open(sys.argv[1]))
    workers = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    ours, theirs, equal, open_ = [], [], 0, 0
    for data in instances:
        model = Model(data).model
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = workers
        solver.parameters.max_time_in_seconds = SECONDS
        start = time.perf_counter()
        status = solver.solve(model)
        seconds = time.perf_counter() - start
        answer = data["answer"]
        expected = answer["value"] + (ASLEEP if answer["asleep"] else 0)
        if status != cp_model.OPTIMAL:
            open_ += 1
            # A better board than ours would be an error all the same.
            assert solver.objective_value <= expected, data["number"]
        else:
            if round(solver.objective_value) != expected:
                print(
                    f"instance {data['number']}: CP-SAT {solver.objective_value:.0f}, ours {expected}",
                    file=sys.stderr,
                )
            equal += round(solver.objective_value) == expected
        ours.append(answer["seconds"])
        theirs.append(seconds)
        print(f"{data['number']}: {seconds:.2f} s", file=sys.stderr, flush=True)

    def line(name, seconds):
        seconds = sorted(seconds)
        cells = [statistics.median(seconds), seconds[int(0.99 * (len(seconds) - 1))], seconds[-1]]
        return f"| {name} | " + " | ".join(f"{cell * 1e3:.2f} ms" for cell in cells) + " |"

    ratios = sorted(cp / own for cp, own in zip(theirs, ours))
    print(f"| {len(instances)} large instances | median | p99 | worst |")
    print("|---|---:|---:|---:|")
    print(line("our solver", ours))
    print(line(f"OR-Tools CP-SAT, {workers} worker{'s' * (workers > 1)}", theirs))
    print(
        f"\nThe same optimum in {equal} of {len(instances)}"
        + (f" ({open_} not proved by CP-SAT in {SECONDS:.0f} s)" if open_ else "")
        + f"; CP-SAT takes {statistics.median(ratios):.0f} times as long in the median, "
        f"{ratios[0]:.0f} times at the least."
    )
    if equal + open_ != len(instances):
        sys.exit(1)


if __name__ == "__main__":
    main()
