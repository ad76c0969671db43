"""Calibration on games that were not trained on."""

import lds


def report(log, names, features, results, about, told):
    points, margin, spread, chance = told
    value, lead = features[:, names.index("Value")], features[:, names.index("ValueLead")]
    moment, cycle, players = about[:, 1], about[:, 2], about[:, 3]
    log("moment cycle: count | margin: bias, error (linear bias, error) of deviation | "
        "points: bias, error (linear) | win: bias")
    turns = [place for place, name in enumerate(lds.MOMENTS) if name != "midway"]
    for place in turns:
        for number in range(1, 7):
            rows = (moment == place) & (cycle == number)
            if rows.sum() < 100:
                continue
            apart, linear = margin[rows] - results[rows, 1], lead[rows] - results[rows, 1]
            own, linear_own = points[rows] - results[rows, 0], value[rows] - results[rows, 0]
            log(f"{lds.MOMENTS[place]} {number}: {int(rows.sum())} | "
                f"{apart.mean():+.2f} {apart.square().mean().sqrt():.2f} "
                f"({linear.mean():+.2f} {linear.square().mean().sqrt():.2f}) "
                f"of {results[rows, 1].std():.2f}, told {spread[rows].square().mean().sqrt():.2f} | "
                f"{own.mean():+.2f} {own.square().mean().sqrt():.2f} "
                f"({linear_own.mean():+.2f} {linear_own.square().mean().sqrt():.2f}) | "
                f"{(chance[rows] - results[rows, 2]).mean():+.4f}")
    for number in range(1, 5):
        rows = players == number
        if rows.any():
            apart = margin[rows] - results[rows, 1]
            log(f"players {number}: {int(rows.sum())} | margin {apart.mean():+.2f} | "
                f"win {(chance[rows] - results[rows, 2]).mean():+.4f}")
    log("chance to win: count, forecast, won")
    for bin in range(10):
        rows = (chance * 10).long().clamp(max=9) == bin
        if rows.any():
            log(f"{bin / 10:.1f}: {int(rows.sum())} {chance[rows].mean():.4f} {results[rows, 2].mean():.4f}")
