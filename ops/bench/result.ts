/** One thing measured, beside what it is held against. */
export type Figure = {
  what: string
  ours: string
  /** Another's, in the same run. */
  beside?: string
  /** Ours to theirs. */
  ratio?: number
  target?: string
  isMet?: boolean
}
/** `lines` are what somebody may want to know besides. */
export type Result = { title: string; figures: Figure[]; lines?: string[] }

type More = Pick<Figure, 'beside' | 'ratio'>

export const atMost = (what: string, value: number, most: number, unit: string, more: More = {}): Figure => ({
  what,
  ours: amount(value, unit),
  ...more,
  target: `at most ${most} ${unit}`,
  isMet: value <= most,
})

export const ratioAtLeast = (what: string, ours: string, beside: string, ratio: number, least: number): Figure => ({
  what,
  ours,
  beside,
  ratio,
  target: `ratio at least ${least}`,
  isMet: ratio >= least,
})

export const ratioAtMost = (what: string, ours: string, beside: string, ratio: number, most: number): Figure => ({
  what,
  ours,
  beside,
  ratio,
  target: `ratio at most ${most}`,
  isMet: ratio <= most,
})

export const amount = (value: number, unit: string): string => `${shown(value)} ${unit}`

const shown = (value: number): string =>
  value >= 100 ? rounded(value) : value >= 10 ? value.toFixed(1) : value.toFixed(2)

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export const rounded = (number: number): string => Math.round(number).toLocaleString('en')

export function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

export const ms = (time: number): string => `${time.toFixed(1)} ms`
