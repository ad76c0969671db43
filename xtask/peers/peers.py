"""Random play of comparable games in OpenSpiel, measured in its own C++ loops.

evaluate_bots plays a whole game inside C++, with random bots of C++ that ask for
the legal actions at every step and with chance sampled there too, as our
benchmark does. Python only starts each game; the mean length of a game is
counted beforehand, without a clock.
"""

import random
import time

import pyspiel

GAMES = ["hearts", "hanabi(players=2)", "backgammon", "gin_rummy"]
SECONDS = 3.0


def length(game, tries=200):
    """The mean number of steps, chance included, of a random game."""
    steps = 0
    for seed in range(tries):
        rng = random.Random(seed)
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
    return steps / tries


def main():
    print("| peer | steps a second | games a second | steps a game |")
    print("|---|---:|---:|---:|")
    for name in GAMES:
        game = pyspiel.load_game(name)
        mean = length(game)
        bots = [pyspiel.make_uniform_random_bot(p, p) for p in range(game.num_players())]
        games, start = 0, time.perf_counter()
        while time.perf_counter() - start < SECONDS:
            pyspiel.evaluate_bots(game.new_initial_state(), bots, games)
            games += 1
        rate = games / (time.perf_counter() - start)
        print(
            f"| OpenSpiel, {name} | {rate * mean / 1e6:.2f} million | {rate:.0f} | {mean:.0f} |"
        )


if __name__ == "__main__":
    main()
