// For the desk alone: students' pages fetch the sources without these sentences and addresses.
import type { DatedFact } from '#src/journey/guide.ts'
import { sources } from '../copy.ts'

/** Each is computed with, or shown, on the page that is named. */
export const datedFacts: readonly DatedFact[] = [
  {
    id: 'insurance.claim-window',
    text: 'Insurers usually take a claim within 180 days of the care.',
    source: { ...sources.claimWindow, address: 'https://gradly.com' },
    shownAt: '/health-insurance/file-insurance-claim',
  },
  {
    id: 'insurance.waiver-decision',
    text: 'The University of Houston decides about a waiver within about 7 business days. Others may take longer.',
    source: { ...sources.decision, address: 'https://uh.myahpcare.com' },
    shownAt: '/health-insurance/get-waiver-guide',
  },
  {
    id: 'insurance.j1-cover',
    text: 'A J-1 needs cover of $100,000, a deductible of at most $500, $50,000 for evacuation and $25,000 for repatriation.',
    source: { ...sources.exchange, address: 'https://www.ecfr.gov/current/title-22/section-62.14' },
    shownAt: '/health-insurance/view-all',
  },
]
