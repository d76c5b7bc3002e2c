// How long a student may stay and work: rules that moved in 2026, each with what holds today and what may come. Which of
// them holds is a state that the desk keeps: a court's decision is an edit there, not a release.
import type { ShippedFact } from '#src/features/dated-facts/rules.ts'
import { admissionSource, blocked, untilDate } from '#src/features/dated-facts/not-in-force/copy.ts'
import type { RuleState } from '#src/plan/rule.ts'
import { h1bRules } from './h-1b/copy.ts'

/** The day on which these were last read, not the day on which this was written. */
const checkedOn = '2026-11-22'
const shownAt = '/visas/post-interview'

/** The pages read on that day were of October at the latest. */
const readAgainOn = '2026-11-26'
const admission = admissionSource
const optFee = {
  name: 'Federal Register 2026-20660, proposed rule of 8 October 2026',
  address: 'https://www.federalregister.gov/d/2026-20660',
  checkedOn: readAgainOn,
}
const cpt = {
  name: 'SEVP broadcast messages 2608-01 and 2608-02 of August 2026, in a private guide with numbered official sources, 7 October 2026',
  address: 'https://www.ice.gov/sevis',
  checkedOn,
}
const registration = {
  name: 'Study in the States, 10 October 2019, and ICE fact sheet 061605',
  address: 'https://www.ice.gov/sevis/factsheet/061605dsoreporting.htm',
  checkedOn: '2026-11-22',
}

/** What holds, and beside it what would take its place or what else to know. */
export type MovingRule = { title: string; facts: readonly ShippedFact[] }

export const movingRules: readonly MovingRule[] = [
  {
    title: 'How long you may stay',
    facts: [
      {
        id: 'stay.admission',
        words:
          'You are admitted for duration of status: your I-94 says D/S, and you have 60 days to leave after your programme or OPT ends.',
        state: 'inForce',
        source: admission,
        shownAt,
      },
      untilDate,
      {
        id: 'stay.admission.graduates',
        words:
          'Graduate students could then no longer change school or the aim of their studies, and nobody could begin again as an F-1 at the same or a lower level. Parts of the rule may be suspended until 14 September 2028.',
        state: 'blocked',
        source: admission,
        shownAt,
      },
    ],
  },
  {
    title: 'Registration in SEVIS',
    facts: [
      {
        id: 'stay.registration',
        words:
          'Your school registers you within 30 days of the initial session start date, usually the first day of classes. It needs your US address and your SEVIS fee on the same SEVIS ID. Check in with the international office as soon as you land.',
        state: 'inForce',
        source: registration,
        shownAt,
      },
      {
        id: 'stay.registration.missed',
        words: 'Who is not registered in time loses the record, and with it the status.',
        state: 'inForce',
        source: registration,
        shownAt,
      },
    ],
  },
  {
    title: 'A fee for OPT',
    facts: [
      {
        id: 'stay.opt-fee.none',
        words: 'There was no such fee in the newest pages that we read, of October 2026.',
        state: 'inForce',
        source: optFee,
        shownAt,
      },
      {
        id: 'stay.opt-fee',
        words:
          'A proposal of 8 October 2026 would bill your university $70,000 for a first OPT recommendation and $30,000 for each later one, and it may pass this on. The day of the recommendation counts: on or after the day on which a final rule takes effect, 60 days after it is published. OPT before you complete your degree counts as the first. Comments closed on 9 November 2026; it comes in early 2027 at the soonest. Ask each university in writing: will you pay it, pass it on, or limit OPT?',
        state: 'proposed',
        source: optFee,
        shownAt,
      },
    ],
  },
  {
    title: 'Work during your studies (CPT)',
    facts: [
      {
        id: 'stay.cpt',
        words:
          'Since August 2026 CPT is for training that your programme requires of all its students. An optional course is not enough. Ask the university how it handles this before you count on an internship.',
        state: 'inForce',
        source: cpt,
        shownAt,
      },
      {
        id: 'stay.cpt.lawsuit',
        words: 'A lawsuit of 5 October 2026 is open. We had seen no ruling by 7 October 2026.',
        state: 'inForce',
        source: cpt,
        shownAt,
      },
    ],
  },
  ...h1bRules,
]

export const stayFacts: readonly ShippedFact[] = movingRules.flatMap(({ facts }) => facts)

export const title = 'Rules of your stay, and what may change'
export const states: Readonly<Record<Exclude<RuleState, 'expired'>, string>> = {
  blocked,
  proposed: 'Proposed only',
  inForce: 'In force',
}
export const today = 'Today'
export const maybe: typeof states = {
  blocked: 'If it takes effect',
  proposed: 'What is proposed',
  inForce: 'Also',
}
