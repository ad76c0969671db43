# What a forecast says, and the data sets it is trained with.

forecast-seat = seat
forecast-points = points
forecast-margin = margin
forecast-spread = ±
forecast-win = wins
forecast-other-game = Only games of Dreamscape have forecasts.

## Data sets

dataset-written = { $games } games, { $played } of them new
dataset-other = This data set was made with another seed, other bots, rules or features; choose another file.
dataset-none = This is not a data set.
dataset-features = This data set has other features than this program computes.
dataset-damaged = This data set is cut off or damaged; lucid dataset completes it.

## Forecasts next to results

calibration-games = { $forecasts } forecasts from { $games } games
calibration-chance = chance
calibration-count = forecasts
calibration-forecast = mean
calibration-won = won
calibration-cycle = cycle
calibration-last = last placement
calibration-margin = margin
calibration-error = error
calibration-linear = linear
calibration-deviation = spread
calibration-points = points

## Weights that cannot be used

weights-none = This is not a file of weights.
weights-version = These are weights of version { $version }, which this program does not know.
weights-features = These weights are for other features than this program computes.
weights-layers = These weights have layers of a size that is not supported.
weights-length = This file of weights has { $found } bytes instead of { $expected }.
weights-altered = These weights were changed: their hash does not match.
weights-not-finite = One of these weights is not a number.
