// What scores there are. TOEFL has two scales: 0 to 120, and since 21 January 2026 the bands 1 to 6.
// The scale is kept with the score, and the other one shown beside it.

export const toeflScales = ['0-120', '1-6'] as const
export type ToeflScale = (typeof toeflScales)[number]

/** Quantitative and verbal: 130 to 170. */
export const isGreSection = (score: number): boolean => Number.isInteger(score) && score >= 130 && score <= 170

/** Analytical writing: 0 to 6 in half steps. */
export const isGreWriting = (score: number): boolean => isHalfStep(score) && score >= 0 && score <= 6

export const isToefl = (score: number, scale: ToeflScale): boolean =>
  scale === '0-120'
    ? Number.isInteger(score) && score >= 0 && score <= 120
    : isHalfStep(score) && score >= 1 && score <= 6

/** 200 to 800 in tens until 2024, and 205 to 805 ending in 5 since. */
export const isGmat = (score: number): boolean => Number.isInteger(score / 5) && score >= 200 && score <= 805

/** The band of a score from 0 to 120. */
export const toeflBand = (score: number): number | undefined =>
  isToefl(score, '0-120') ? concordance.find(({ from }) => score >= from)?.band : undefined

/** The scores from 0 to 120 that a band stands for. */
export function toeflRange(band: number): { from: number; to: number } | undefined {
  const row = concordance.find(entry => entry.band === band)
  return row === undefined ? undefined : { from: row.from, to: row.to }
}

/** Reading, listening, speaking and writing: their mean, to the nearest half. */
export const toeflOverall = (sections: readonly [number, number, number, number]): number =>
  Math.round((sections.reduce((total, section) => total + section, 0) / 4) * 2) / 2

const isHalfStep = (score: number): boolean => Number.isInteger(score * 2)

// The concordance of ETS (its own example: 4.5 is 90), highest first.
const concordance = [
  { band: 6, from: 114, to: 120 },
  { band: 5.5, from: 107, to: 113 },
  { band: 5, from: 95, to: 106 },
  { band: 4.5, from: 86, to: 94 },
  { band: 4, from: 72, to: 85 },
  { band: 3.5, from: 58, to: 71 },
  { band: 3, from: 44, to: 57 },
  { band: 2.5, from: 34, to: 43 },
  { band: 2, from: 24, to: 33 },
  { band: 1.5, from: 12, to: 23 },
  { band: 1, from: 0, to: 11 },
] as const
