/** Lines for a spreadsheet: the mark at their head says to Excel that they are UTF-8, and a cell that begins like a formula is kept from being one. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map(row => row.map(cellOf).join(',')).join('\r\n')}`

const cellOf = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
