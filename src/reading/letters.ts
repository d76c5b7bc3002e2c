// What letters of universities and banks have in common. Pure.

/** Words that begin with a capital, such as a name. */
export const capitals = (fewest: number, most: number): string =>
  String.raw`\p{Lu}[\p{L}\p{M}.'’-]*(?:\s+\p{Lu}[\p{L}\p{M}.'’-]*){${fewest - 1},${most - 1}}`

export const titles = String.raw`(?:Mr|Ms|Mrs|Miss|Kum|Kumari|Shri|Sri|Smt|MR|MS|MRS|KUM|SHRI|SMT)\b\.?`

/** A name, with what follows it in a sentence: one that is cut at the end of a column isn't read. */
export const named = String.raw`(?<value>${titles}\s+${capitals(1, 6)})(?=\s*[,(]|\s+(?:[a-z]|[SDWC]\/[Oo]))`

export const university = String.raw`(?:${capitals(1, 5)}\s+University|University\s+of\s+${capitals(1, 3)}(?:\s+at\s+${capitals(1, 2)})?)(?=\s*[,.;)]|\s+[a-z]|\s*$)`

export const dated = ['Date', 'Dated', 'Letter Date', 'Date of Letter', 'Date of Issue', 'Issue Date', 'Issued On']

/** Dates and sums that aren't the letter's own. */
export const otherDates = [
  'Date of Birth',
  'Date of Joining',
  'Date of Disbursement',
  'Date of Application',
  'Date of Expiry',
  'Date of Opening',
  'Date of Account Opening',
  'Valid Until',
  'Valid Till',
]
