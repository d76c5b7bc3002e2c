/** What stands in a box for a number: nothing is null, and what is no number says so to the rule. */
export const numberIn = (text: string): number | null =>
  text.trim() === '' ? null : Number(text.trim().replace(',', '.'))

/** Where a number must be: nothing is no number either. */
export const neededNumber = (text: string): number => numberIn(text) ?? Number.NaN
