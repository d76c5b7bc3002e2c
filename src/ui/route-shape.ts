/** Where the stations of a horizontal line stand, in percent of its box. Pure, so that it tests. */

export interface Spot {
  x: number
  y: number
  /** Where its name hangs: the first stop of a level has the climb at its left. */
  pull: 'start' | 'middle' | 'end'
}

/** Percent kept free at each end for the round caps. */
const edge = 2.5

/** The line climbs from home to campus in three levels, or two when it is short. */
export function spots(count: number): Spot[] {
  const levels = count < 3 ? 1 : count < 6 ? 2 : 3
  const stride = (100 - 2 * edge) / Math.max(count - 1, 1)
  const levelOf = (at: number) => Math.floor((at * levels) / count)

  return Array.from({ length: count }, (_, at) => ({
    x: edge + at * stride,
    y: levels === 1 ? 50 : 100 - (levelOf(at) * 100) / (levels - 1),
    pull: pullOf(at, count, levelOf(at) !== levelOf(at - 1)),
  }))
}

function pullOf(at: number, count: number, isFirstOfLevel: boolean): Spot['pull'] {
  if (at === 0 || (isFirstOfLevel && at < count - 1)) return 'start'
  return at === count - 1 ? 'end' : 'middle'
}

export function trackPath(line: readonly Spot[]): string {
  return line.map((spot, at) => leg(line[at - 1], spot)).join('')
}

/** Of each leg the share that is done, from its beginning; a leg belongs to the stop that it leads to. */
export function donePath(line: readonly Spot[], shares: readonly number[]): string {
  return line
    .map((spot, at) => {
      const from = line[at - 1]
      const share = Math.min(1, Math.max(0, shares[at] ?? 0))
      return from === undefined || share === 0 ? '' : leg(undefined, from) + partOfLeg(from, spot, share)
    })
    .join('')
}

/** A level leg is cut, and a climb by de Casteljau's rule. */
function partOfLeg(from: Spot, to: Spot, share: number): string {
  if (share === 1) return leg(from, to)
  const between = (a: number, b: number) => a + (b - a) * share
  if (from.y === to.y) return `H${round(between(from.x, to.x))}`
  const middle = (from.x + to.x) / 2
  const first = { x: between(from.x, middle), y: from.y }
  const bend = { x: middle, y: between(from.y, to.y) }
  const last = { x: between(middle, to.x), y: to.y }
  const second = { x: between(first.x, bend.x), y: between(first.y, bend.y) }
  const third = { x: between(bend.x, last.x), y: between(bend.y, last.y) }
  const end = { x: between(second.x, third.x), y: between(second.y, third.y) }
  const points = [first, second, end].map(({ x, y }) => `${round(x)} ${round(y)}`)
  return `C${points.join(' ')}`
}

function leg(from: Spot | undefined, to: Spot): string {
  if (!from) return `M${round(to.x)} ${round(to.y)}`
  if (from.y === to.y) return `H${round(to.x)}`
  const middle = round((from.x + to.x) / 2)
  return `C${middle} ${round(from.y)} ${middle} ${round(to.y)} ${round(to.x)} ${round(to.y)}`
}

/**
 * The height of the highest stop within a board of this width (in percent) whose post stands at
 * `x`: the board hangs above it, so that it covers no stop.
 */
export function clearHeight(line: readonly Spot[], x: number, width: number): number {
  const left = x - (x * width) / 100
  const under = line.filter(spot => spot.x >= left && spot.x <= left + width)
  return Math.min(100, ...under.map(spot => spot.y))
}

/** Pixels of the narrowest box in which every name is written, and of a letter. */
const box = 520
const letter = 8.5

/**
 * Which of the wanted names fit without touching one another. The two ends always do. A stop that
 * has a board, or wants no name, is undefined.
 */
export function fittingNames(line: readonly Spot[], names: readonly (string | undefined)[]): boolean[] {
  const last = names.length - 1
  const spans = line.map((spot, at) => span(spot, names[at] ?? ''))
  const shown = names.map((name, at) => name !== undefined && (at === 0 || at === last))

  for (const [at, name] of names.entries()) {
    if (name !== undefined && !spans.some((other, i) => shown[i] && i !== at && touch(spans[at], other))) {
      shown[at] = true
    }
  }
  return shown
}

interface Span {
  from: number
  to: number
  y: number
}

const pulled = { start: 0, middle: 0.5, end: 1 }

function span({ x, y, pull }: Spot, name: string): Span {
  const width = (name.length * letter * 100) / box
  const from = x - width * pulled[pull]
  return { from, to: from + width, y }
}

function touch(a: Span | undefined, b: Span): boolean {
  return a !== undefined && a.y === b.y && a.from < b.to && b.from < a.to
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
