"""The network: the same as in crates/bots/src/dreamscape/forecast/network.rs."""

import hashlib
import struct

import numpy as np
import torch
from torch import nn

POINTS = 10.0
FAR = 8.0
OUTPUTS = 4


class Network(nn.Module):
    def __init__(self, names, layers, shift, scale):
        super().__init__()
        self.value, self.lead = names.index("Value"), names.index("ValueLead")
        self.register_buffer("shift", shift)
        self.register_buffer("scale", scale)
        self.first = nn.Linear(len(names), layers[0])
        self.second = nn.Linear(layers[0], layers[1])
        self.last = nn.Linear(layers[1], OUTPUTS)
        self.linear = nn.Linear(len(names), OUTPUTS, bias=False)
        nn.init.zeros_(self.linear.weight)
        with torch.no_grad():
            self.last.weight.mul_(0.1)
            self.last.bias.copy_(torch.tensor([0.0, 0.0, 1.2, 0.0]))

    def forward(self, features):
        """Expected points, expected margin, its spread, the chance to win."""
        inputs = ((features - self.shift) * self.scale).clamp(-FAR, FAR)
        hidden = torch.relu(self.second(torch.relu(self.first(inputs))))
        points, margin, spread, win = (self.last(hidden) + self.linear(inputs)).unbind(1)
        margin = features[:, self.lead] + POINTS * margin
        spread = POINTS * (0.5 * (spread + torch.sqrt(spread * spread + 4.0))) + 0.05
        spreads = margin / spread + win
        odds = spreads * (0.78 + 0.06 * (spreads * spreads))
        chance = 0.5 * (1.0 + odds / torch.sqrt(1.0 + odds * odds))
        return features[:, self.value] + POINTS * points, margin, spread, chance

    def parameters_in_order(self):
        def weights(layer):
            return layer.weight.detach().cpu().numpy().T

        def bias(layer):
            return layer.bias.detach().cpu().numpy()

        yield self.shift.cpu().numpy()
        yield self.scale.cpu().numpy()
        for layer in (self.first, self.second, self.last):
            yield weights(layer)
            yield bias(layer)
        yield weights(self.linear)

    def to_bytes(self, name, features_hash):
        """A file of weights; crates/bots/src/dreamscape/forecast/weights.rs reads it."""
        sizes = (1, len(self.shift), self.first.out_features, self.second.out_features, OUTPUTS)
        content = b"lucidnet" + struct.pack("<5H", *sizes) + features_hash
        content += name.encode().ljust(32, b"\0")[:32]
        for numbers in self.parameters_in_order():
            content += np.ascontiguousarray(numbers, dtype="<f4").tobytes()
        return content + hashlib.sha256(content).digest()


def reference(network, features):
    """What the program must compute, bit by bit: in f32, one input after the other."""
    shift, scale, w1, b1, w2, b2, w3, b3, linear = [
        np.asarray(numbers, dtype=np.float32) for numbers in network.parameters_in_order()
    ]
    one, half, ten, four = (np.float32(number) for number in (1, 0.5, POINTS, 4))

    def layer(sums, inputs, weights):
        for row, number in zip(weights, inputs):
            sums = sums + number * row
        return sums

    results = []
    for row in np.asarray(features, dtype=np.float32):
        inputs = np.clip((row - shift) * scale, np.float32(-FAR), np.float32(FAR))
        first = np.maximum(layer(b1, inputs, w1), np.float32(0))
        direct = layer(np.zeros(OUTPUTS, np.float32), inputs, linear)
        second = np.maximum(layer(b2, first, w2), np.float32(0))
        points, margin, spread, win = layer(b3, second, w3) + direct
        points = row[network.value] + ten * points
        margin = row[network.lead] + ten * margin
        spread = ten * (half * (spread + np.sqrt(spread * spread + four))) + np.float32(0.05)
        spreads = margin / spread + win
        odds = spreads * (np.float32(0.78) + np.float32(0.06) * (spreads * spreads))
        chance = half * (one + odds / np.sqrt(one + odds * odds))
        results.append([points, margin, spread, chance])
    return np.array(results, dtype="<f4")
