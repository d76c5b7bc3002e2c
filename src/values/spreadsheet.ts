/** Lines for a spreadsheet: the mark at their head says to Excel that they are UTF-8, and a cell that begins like a formula is kept from being one. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map(row => row.map(cellOf).join(',')).join('\r\n')}`

const cellOf = (text: string): string => `"${(isLikeFormula(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** An amount below nothing is a number, which a program adds up; with an apostrophe it would be text. */
const isLikeFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text) && !/^-\d+(\.\d+)?$/.test(text)
