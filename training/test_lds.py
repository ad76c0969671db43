"""Reads a data set and prints a summary: `python3 training/test_lds.py DATASET`."""

import struct
import sys

import lds


def main(path):
    with open(path, "rb") as file:
        data = file.read()
    head, begin = lds.read_head(data)
    record = lds.RECORD_HEAD + 4 * len(head.names)
    games = records = points = wins = 0
    value = 0.0
    for block in lds.blocks(data, begin, len(head.names), verify=True):
        games += 1
        for index in range(block.count):
            at = block.begin + index * record
            moment, seat, cycle, win, cards, own, margin = struct.unpack(
                "<BBBBBxxxhh", data[at : at + lds.RECORD_HEAD]
            )
            assert moment < len(lds.MOMENTS) and seat < block.players and win <= 12, at
            features = struct.unpack(f"<{len(head.names)}f", data[at + lds.RECORD_HEAD : at + record])
            records += 1
            points += own
            wins += win
            value += features[head.names.index("Value")]
    print(f"games {games} records {records} points {points} wins {wins} value {value:.3f}")


main(sys.argv[1])
