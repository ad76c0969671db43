"""Reads data sets; docs/src/dataset.md describes the format."""

import hashlib
import struct
from dataclasses import dataclass

MOMENTS = ["travel", "creation", "created", "planned", "last-placement", "midway"]
EDITIONS = ["prototype", "sylex", "huch"]
PROFILES = ["troubled-nights", "bad-dreams", "cold-sweat", "worst-nightmares"]
GAME_HEAD = 16
RECORD_HEAD = 12
CHECK = 4


@dataclass
class Head:
    lines: dict
    names: list
    hash: bytes


@dataclass
class Block:
    """A game: where its records begin in the file, and how many there are."""

    number: int
    count: int
    edition: int
    players: int
    flags: int
    profile: int
    bots: bytes
    begin: int


def split_of(number):
    """0 for a game to test on, 1 for validation, 2 for training."""
    bucket = (number * 0x9E3779B97F4A7C15 % 2**64) >> 60
    return min(bucket, 2)


def read_head(data):
    end = bytes(data[: 1 << 16]).find(b"\n\n")
    if end < 0 or bytes(data[:14]) != b"lucid-dataset ":
        raise ValueError("not a data set")
    lines = {}
    for line in bytes(data[:end]).decode().split("\n"):
        word, _, rest = line.partition(" ")
        lines.setdefault(word, []).append(rest)
    if lines["lucid-dataset"] != ["1"]:
        raise ValueError(f"version {lines['lucid-dataset'][0]} is not known")
    names = lines["names"][0].split(" ")
    count, told = lines["features"][0].split(" ")
    digest = hashlib.sha256("".join(f"{name}\n" for name in names).encode()).digest()[:8]
    if len(names) != int(count) or digest.hex() != told:
        raise ValueError("the features and their hash do not agree")
    return Head(lines, names, digest), end + 2


def fnv1a(content):
    check = 0x811C9DC5
    for byte in content:
        check = (check ^ byte) * 0x01000193 & 0xFFFFFFFF
    return check


def blocks(data, begin, features, verify=False):
    """The games that are complete."""
    record = RECORD_HEAD + 4 * features
    while begin + GAME_HEAD <= len(data):
        number, count, edition, players, flags, profile, bots = struct.unpack(
            "<IIBBBB4s", data[begin : begin + GAME_HEAD]
        )
        end = begin + GAME_HEAD + count * record
        if end + CHECK > len(data):
            return
        if verify:
            (check,) = struct.unpack("<I", data[end : end + CHECK])
            if fnv1a(data[begin:end]) != check:
                return
        yield Block(number, count, edition, players, flags, profile, bots, begin + GAME_HEAD)
        begin = end + CHECK
