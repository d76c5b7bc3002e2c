export const compare = 'Compare lenders'
export const title = 'Ten lenders side by side'
export const sampleNote = (day: string): string =>
  `Sample data as of ${day}: rates change by the week, and yours depends on you. Never take them for an offer.`
export const rebateYes = 'Deductible, old regime'
export const rebateNo = 'Usually not'
export const moratoriumWords = (months: number | null): string =>
  months === null ? 'NA' : months === 12 ? '1 year' : `${months / 12} years`
