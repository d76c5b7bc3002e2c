/** What a bar is made of, from its left end: what is certain, and what it may come to at worst. */
export type BarAmounts = { certain: number; atWorst?: number | undefined }

/** The whole length that all bars of one picture share: the longest of them fills it. */
export const scaleOf = (bars: readonly BarAmounts[]): number =>
  Math.max(1, ...bars.map(({ certain, atWorst = certain }) => Math.max(certain, atWorst)))

/** The two parts of a bar in percent of the scale; never below nothing, and never beyond its end. */
export function partsOf({ certain, atWorst = certain }: BarAmounts, scale: number): { solid: number; striped: number } {
  const percent = (amount: number) => Math.min(100, Math.max(0, (100 * amount) / scale))
  return { solid: percent(certain), striped: percent(atWorst) - Math.min(percent(certain), percent(atWorst)) }
}

/** The first few, or all of them once somebody asks; one more than the few is no reason to ask. */
export const shownOf = <Row>(rows: readonly Row[], first: number, areAll: boolean): readonly Row[] =>
  areAll || rows.length <= first + 1 ? rows : rows.slice(0, first)

/** Where nothing stands on a line that holds all of these differences, and where one of them lies on it: in percent. */
export function apartOn(apart: number, all: readonly number[]): { zero: number; from: number; length: number } {
  const least = Math.min(0, ...all)
  const span = Math.max(0, ...all) - least || 1
  const at = (amount: number) => (100 * (amount - least)) / span
  return { zero: at(0), from: at(Math.min(0, apart)), length: (100 * Math.abs(apart)) / span }
}
