// What several steps of this stage say from the same source.
import type { Source } from '#src/journey/guide.ts'

/** The day on which most of the guides were read at their sources. */
export const firstReading = '2026-02-25'

export const passportRules: Source = {
  name: 'US Customs and Border Protection, six-month club (16 July 2015), and the US Consulate Hyderabad, required documents (an old page)',
  address: 'https://hyderabad.usconsulate.gov',
  checkedOn: '2026-11-22',
}
