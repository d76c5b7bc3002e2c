// What of the plan a paper shows: of which thing, whether its day is that thing's, and whether it is done.
export const shownBy = [
  ['i-20', 'i20Issued', true, true],
  ['i-20', 'i20Asked', false, true],
  ['i-20', 'bankLetter', false, true],
  ['bank-letter', 'bankLetter', true, false],
  ['sevis-receipt', 'sevisFee', true, true],
  ['visa-fee-receipt', 'mrvFee', true, true],
  ['photo', 'photo', true, false],
] as const
export const planPapers: readonly string[] = [...new Set(shownBy.map(([paper]) => paper))]
