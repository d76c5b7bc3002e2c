import { csvLines } from '#src/values/spreadsheet.ts'
import type { PackView } from '#src/features/rights/contract.ts'

export const csvOf = (people: PackView['people']): string =>
  csvLines([
    ['Id', 'Name', 'E-mail', 'Kinds of data'],
    ...people.map(({ id, name, email, kinds }) => [id, name, email ?? '', kinds.join('; ')]),
  ])
