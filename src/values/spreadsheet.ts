/** Lines for a spreadsheet: a cell that begins like a formula is kept from being one. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map(row => row.map(cellOf).join(',')).join('\r\n')

const cellOf = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
