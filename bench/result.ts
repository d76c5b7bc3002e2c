export type Result = { title: string; lines: string[]; isMet: boolean }

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export const rounded = (number: number): string => Math.round(number).toLocaleString('en')
