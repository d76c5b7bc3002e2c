// What the insurance stage says of the world in its own words and rules, with where it was read.
import type { Source } from '#src/journey/guide.ts'

export const sources = {
  claimWindow: { name: 'Gradly', checkedOn: '2026-02-25' },
  decision: {
    name: 'the waiver page of the University of Houston',
    checkedOn: '2026-02-25',
  },
  exchange: {
    name: '22 CFR 62.14',
    checkedOn: '2026-02-25',
  },
} as const satisfies Record<string, Source>
