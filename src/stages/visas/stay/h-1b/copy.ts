// Work after OPT. Families ask about this first, and many pages are out of date: each rule is shown with its state.
import type { ShippedFact } from '#src/features/dated-facts/rules.ts'
import type { Source } from '#src/journey/guide.ts'

const read = (name: string, address: string): Source => ({ name, address, checkedOn: '2026-11-26' })
const shownAt = '/visas/post-interview'

const fee = read(
  'Proclamations 10973 and 11069 (91 FR 60497), and the cases in Massachusetts (1st Cir. 26-1699) and Northern California (4:25-cv-08454)',
  'https://www.federalregister.gov',
)
const capFee = read(
  'Proposed rule of 25 August 2026 on a fee for H-1B cap petitions',
  'https://www.federalregister.gov',
)
const lottery = read(
  'Department of Homeland Security, rule on the weighted selection of H-1B registrations, with its own projection',
  'https://www.federalregister.gov',
)
const wages = read('Proposed rule of 27 March 2026 on prevailing wages', 'https://www.federalregister.gov')

export const h1bRules: readonly { title: string; facts: readonly ShippedFact[] }[] = [
  {
    title: 'H-1B after your studies: the lottery',
    facts: [
      {
        id: 'stay.h1b.lottery',
        words:
          'The H-1B is a work visa that an employer asks for. Registering costs $215, and the lottery is weighted by the wage level of the job. The Department of Homeland Security itself projects that 15.29 % are selected at level I, 30.58 % at II, 45.87 % at III and 61.16 % at IV. That is its projection, not a promise: how many were selected for fiscal year 2027 is not published.',
        state: 'inForce',
        source: lottery,
        shownAt,
      },
    ],
  },
  {
    title: 'H-1B: the fee of $100,000',
    facts: [
      {
        id: 'stay.h1b.fee',
        words:
          'A proclamation of 19 September 2025, extended on 18 September 2026 until 21 September 2027, sets a fee of $100,000. Courts struck down the agencies’ policies for it: in Massachusetts on 8 June 2026, and in Northern California on 30 September 2026. Appeals are open. Many pages still say that the fee is in force. The newest page we read is of 29 October 2026, so ask the employer’s lawyer what holds today.',
        state: 'blocked',
        source: fee,
        shownAt,
      },
    ],
  },
  {
    title: 'H-1B: another fee',
    facts: [
      {
        id: 'stay.h1b.cap-fee',
        words:
          'A proposal of 25 August 2026 would charge $103,265 for every petition under the yearly cap, also for graduates with a US master’s degree. Comments closed on 24 September 2026.',
        state: 'proposed',
        source: capFee,
        shownAt,
      },
    ],
  },
  {
    title: 'H-1B: what a job must pay',
    facts: [
      {
        id: 'stay.h1b.wages',
        words:
          'A proposal of 27 March 2026 would set the four wage levels at the 34th, 52nd, 70th and 88th percentile of what is paid for such work.',
        state: 'proposed',
        source: wages,
        shownAt,
      },
    ],
  },
]
