import type { PackView } from '../contract.ts'

/** For a spreadsheet: a cell that begins like a formula is kept from being one. */
export const csvOf = (people: PackView['people']): string =>
  [
    ['Id', 'Name', 'E-mail', 'Kinds of data'],
    ...people.map(({ id, name, email, kinds }) => [id, name, email ?? '', kinds.join('; ')]),
  ]
    .map(row => row.map(cellOf).join(','))
    .join('\r\n')

const cellOf = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
