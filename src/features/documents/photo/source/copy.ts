// Where the numbers of a visa photo are from.
import type { Source } from '#src/journey/guide.ts'

export const photoRules: Source = {
  name: 'immihelp.com and ceventa.com (guides), photo requirements',
  address: 'https://www.immihelp.com',
  checkedOn: '2026-02-25',
}
