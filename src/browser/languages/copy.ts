// What a page says of its own language, and what small parts of many pages say.
export const label = 'Language'
export const byMachine = 'Translated by machine; the English counts.'
export const inEnglish =
  'Sums, dates and what you agree to are in English here until a person has checked their translation.'
export const showAll = (count: number): string => `Show all ${count}`
export const showFirst = (count: number): string => `Show the first ${count}`
