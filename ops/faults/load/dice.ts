// Chance that can be had again: the seed is printed with the figures.
export type Dice = { below: (limit: number) => number; chance: (part: number) => boolean; name: () => string }

/** Mulberry32. */
export function diceFrom(seed: number): Dice {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    chance: part => next() < part,
    name: () => [below(2 ** 32), below(2 ** 32)].map(part => part.toString(16).padStart(8, '0')).join(''),
  }
}

export const newSeed = (): number => Number(process.env['TORTURE_SEED'] ?? Date.now() % 2 ** 32)
