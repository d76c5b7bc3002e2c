// The register of rules that copies of the regulations print as law though a court has postponed them.
import type { ShippedFact } from '../rules.ts'

/** The day on which this was last read; the pages were of October at the latest. */
export const admissionSource = {
  name: 'Federal Register 2026-14439, and Presidents’ Alliance v. DHS (D. Mass. 1:26-cv-13799, ECF 50 and 51; 1st Cir. 26-2112), to 10 October 2026',
  address: 'https://www.courtlistener.com/docket/74661796/',
  checkedOn: '2026-11-26',
}

export const untilDate: ShippedFact = {
  id: 'stay.admission.until-date',
  words:
    'A rule of 17 July 2026 would admit you until a date on your I-94, four years at most, with 30 days to leave. A court in Massachusetts postponed the day on which it takes effect, for the whole country, on 14 September 2026. An appeal is open; we had seen no stay by 10 October 2026. Copies of the regulations (eCFR) already print the postponed text, so they do not show what holds.',
  state: 'blocked',
  source: admissionSource,
  shownAt: '/visas/post-interview',
}

export const blocked = 'Blocked by a court'
export const postponedText =
  'Copies of the regulations print this part as a rule that a court has postponed, so they don’t show what is in force. Read it at the court’s docket or a university, and name that page.'
