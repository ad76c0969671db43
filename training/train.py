"""From data sets to weights and a report: `python3 training/train.py DATASET... --out FOLDER`."""

import argparse
import mmap
import os
import time

import numpy as np
import torch

import lds
from network import Network, reference
from report import report

TRAINING, VALIDATION, TEST = 2, 1, 0


def load(paths, device):
    """Features, results, and what says where each record comes from."""
    features, results, about, names, digest = [], [], [], None, None
    for source, path in enumerate(paths):
        with open(path, "rb") as file:
            data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        head, begin = lds.read_head(data)
        if names not in (None, head.names):
            raise ValueError(f"{path} has other features")
        names, digest = head.names, head.hash
        form = np.dtype(
            [("moment", "u1"), ("seat", "u1"), ("cycle", "u1"), ("win", "u1"), ("cards", "u1"),
             ("pad", "u1", 3), ("points", "<i2"), ("margin", "<i2"), ("x", "<f4", len(names))]
        )
        for block in lds.blocks(data, begin, len(names)):
            part = np.frombuffer(data, form, block.count, block.begin)
            features.append(np.array(part["x"]))
            won = part["win"].astype("f4") / 12
            results.append(np.stack([part["points"], part["margin"], won], 1).astype("f4"))
            same = np.full(len(part), 0)
            about.append(
                np.stack(
                    [same + lds.split_of(block.number), part["moment"], part["cycle"],
                     same + block.players, same + block.number, same + source], 1
                ).astype("i8")
            )
    tensors = [torch.from_numpy(np.concatenate(part)) for part in (features, results, about)]
    return names, digest, [tensor.to(device) for tensor in tensors]


def losses(told, results):
    """Of the points, of margin and spread, and of the chance to win."""
    points, margin, spread, chance = told
    of_points = ((points - results[:, 0]) / 20).square().mean()
    error = (margin - results[:, 1]) / spread
    of_margin = (0.5 * error.square() + spread.log()).mean()
    chance = chance.clamp(1e-6, 1 - 1e-6)
    won = results[:, 2]
    of_win = -(won * chance.log() + (1 - won) * (1 - chance).log()).mean()
    return of_points, of_margin, of_win


def evaluate(network, features, results, rows):
    told = [[], [], [], []]
    with torch.no_grad():
        for part in rows.split(1 << 18):
            for kept, numbers in zip(told, network(features[part])):
                kept.append(numbers)
    told = [torch.cat(numbers) for numbers in told]
    return told, [loss.item() for loss in losses(told, results[rows])]


def train(options, names, tensors, device, log):
    torch.manual_seed(options.seed)
    features, results, about = tensors
    rows = {split: (about[:, 0] == split).nonzero()[:, 0] for split in (0, 1, 2)}
    sample = features[rows[TRAINING]]
    scale = 1 / sample.std(0).clamp(min=0.2)
    network = Network(names, options.layers, sample.mean(0), scale).to(device)
    del sample
    steps = options.epochs * (len(rows[TRAINING]) // options.batch + 1)
    optimizer = torch.optim.AdamW(network.parameters(), lr=options.rate, weight_decay=options.decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, options.rate, total_steps=steps)
    start = 0
    checkpoint = os.path.join(options.out, "checkpoint.pt")
    best, best_state = float("inf"), None
    if options.resume:
        kept = torch.load(checkpoint, map_location=device)
        network.load_state_dict(kept["network"])
        optimizer.load_state_dict(kept["optimizer"])
        schedule.load_state_dict(kept["schedule"])
        start, best, best_state = kept["epoch"] + 1, kept["loss"], kept["network"]
    for epoch in range(start, options.epochs):
        torch.manual_seed(options.seed * 1000 + epoch)
        order = rows[TRAINING][torch.randperm(len(rows[TRAINING]), device=device)]
        total = torch.zeros((), device=device)
        for batch in order.split(options.batch):
            loss = sum(losses(network(features[batch]), results[batch]))
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            total += loss.detach() * len(batch)
        _, parts = evaluate(network, features, results, rows[VALIDATION])
        if sum(parts) < best:
            best = sum(parts)
            best_state = {key: value.clone() for key, value in network.state_dict().items()}
            torch.save(
                {"network": best_state, "optimizer": optimizer.state_dict(),
                 "schedule": schedule.state_dict(), "epoch": epoch, "loss": best}, checkpoint
            )
        if epoch % 5 == 4 or epoch == options.epochs - 1:
            told = " ".join(f"{part:.4f}" for part in parts)
            log(f"epoch {epoch + 1}: training {total.item() / len(order):.4f}, "
                f"validation {sum(parts):.4f} ({told})")
    if best_state is not None:
        network.load_state_dict(best_state)
    return network, rows


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("datasets", nargs="+")
    parser.add_argument("--test", nargs="*", default=[], help="games to measure with, besides")
    parser.add_argument("--out", default="trained")
    parser.add_argument("--name", default="dreamscape-1")
    parser.add_argument("--layers", type=lambda text: [int(n) for n in text.split(",")], default=[64, 32])
    parser.add_argument("--epochs", type=int, default=40)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=4e-3)
    parser.add_argument("--decay", type=float, default=1e-2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--resume", action="store_true")
    options = parser.parse_args()
    os.makedirs(options.out, exist_ok=True)
    torch.backends.cuda.matmul.allow_tf32 = False
    device = "cuda" if torch.cuda.is_available() else "cpu"
    began, lines = time.time(), []

    def log(line):
        lines.append(line)
        print(line, flush=True)

    names, digest, tensors = load(options.datasets, device)
    games = tensors[2][:, 4:].unique(dim=0).shape[0]
    log(f"{games} games, {len(tensors[0])} positions, {len(names)} features, "
        f"layers {options.layers}, seed {options.seed}")
    network, rows = train(options, names, tensors, device, log)
    features, results, about = tensors
    told, parts = evaluate(network, features, results, rows[TEST])
    log(f"test: points {parts[0]:.4f}, margin {parts[1]:.4f}, win {parts[2]:.4f}")
    report(log, names, features[rows[TEST]], results[rows[TEST]], about[rows[TEST]], told)
    if options.test:
        _, _, (unseen, ended, source) = load(options.test, device)
        told_unseen, _ = evaluate(network, unseen, ended, torch.arange(len(unseen), device=device))
        log(f"{source[:, 4:].unique(dim=0).shape[0]} games of {', '.join(options.test)}")
        report(log, names, unseen, ended, source, told_unseen)
    content = network.to_bytes(options.name, digest)
    with open(os.path.join(options.out, "dreamscape.bin"), "wb") as file:
        file.write(content)
    spread = torch.linspace(0, len(rows[TEST]) - 1, 24).long().to(rows[TEST].device)
    chosen = features[rows[TEST][spread]].cpu().numpy()
    with open(os.path.join(options.out, "reference.bin"), "wb") as file:
        for row, answer in zip(chosen, reference(network, chosen)):
            file.write(row.astype("<f4").tobytes() + answer.tobytes())
    computed = torch.stack([part[spread] for part in told], 1).cpu().numpy()
    apart = np.abs(computed - reference(network, chosen)).max()
    log(f"reference: at most {apart:.5f} from what PyTorch computes")
    print(f"{time.time() - began:.0f} s on {device}")
    with open(os.path.join(options.out, "report.txt"), "w") as file:
        file.write("\n".join(lines) + "\n")


main()
