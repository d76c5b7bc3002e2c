export type Result = { title: string; lines: string[]; isMet: boolean }

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
