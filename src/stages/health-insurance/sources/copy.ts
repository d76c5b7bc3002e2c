// What the insurance stage says of the world in its own words and rules, with where it was read.
import type { Source } from '#src/journey/guide.ts'

export const sources = {
  claimWindow: { name: 'Gradly', address: 'https://gradly.com', checkedOn: '2026-02-25' },
  decision: {
    name: 'the waiver page of the University of Houston',
    address: 'https://uh.myahpcare.com',
    checkedOn: '2026-02-25',
  },
  exchange: {
    name: '22 CFR 62.14',
    address: 'https://www.ecfr.gov/current/title-22/section-62.14',
    checkedOn: '2026-02-25',
  },
} as const satisfies Record<string, Source>
