// How long a student may stay and work: rules that moved in 2026, each with what holds today and what may come.
import type { DatedFact, Source } from '#src/journey/guide.ts'

export const states = { blocked: 'Blocked by a court', proposed: 'Proposed only', inForce: 'In force' } as const

export type MovingRule = { title: string; state: keyof typeof states; today: string; otherwise: string; source: Source }

/** The day on which these were last read, not the day on which this was written. */
const checkedOn = '2026-10-07'

/** A switch, not a date: which text holds follows `state`. */
export const stayRule: MovingRule = {
  title: 'How long you may stay',
  state: 'blocked',
  today:
    'You are admitted for duration of status: your I-94 says D/S, and you have 60 days to leave after your programme or OPT ends.',
  otherwise:
    'A rule of 17 July 2026 would admit you until a date on your I-94, four years at most, with 30 days to leave. A court in Massachusetts postponed it on 14 September 2026; an appeal is open. The last news we saw is of 7 October 2026.',
  source: {
    name: 'Federal Register 2026-14439, and reports on Presidents’ Alliance v. DHS of 2 to 7 October 2026',
    checkedOn,
  },
}

const optFee: MovingRule = {
  title: 'A fee for OPT',
  state: 'proposed',
  today: 'There is no such fee today.',
  otherwise:
    'A proposal of 8 October 2026 would bill your university $70,000 for a first OPT recommendation and $30,000 for each later one, and it may pass this on. Ask each university in writing: will you pay it, pass it on, or limit OPT?',
  source: { name: 'Federal Register 2026-20660 (proposed), as reported on 8 October 2026', checkedOn: '2026-10-08' },
}

const cpt: MovingRule = {
  title: 'Work during your studies (CPT)',
  state: 'inForce',
  today:
    'Since August 2026 CPT is for training that your programme requires of all its students. An optional course is not enough. Ask the university how it handles this before you count on an internship.',
  otherwise: 'A lawsuit of 5 October 2026 is open, without a ruling so far.',
  source: {
    name: 'SEVP broadcast messages 2608-01 and 2608-02 of August 2026, as reported on 7 October 2026',
    checkedOn,
  },
}

const registration: MovingRule = {
  title: 'Registration in SEVIS',
  state: 'inForce',
  today:
    'Your school registers you within 30 days of the initial session start date, usually the first day of classes. It needs your US address and your SEVIS fee on the same SEVIS ID. Check in with the international office as soon as you land.',
  otherwise: 'Who is not registered in time loses the record, and with it the status.',
  source: { name: 'Study in the States (10 October 2019) and ICE fact sheet on reporting', checkedOn: '2026-11-22' },
}

export const movingRules: readonly MovingRule[] = [stayRule, registration, optFee, cpt]
export const title = 'Rules of your stay, and what may change'
export const today = 'Today'
export const maybe: Readonly<Record<MovingRule['state'], string>> = {
  blocked: 'If it takes effect',
  proposed: 'What is proposed',
  inForce: 'Also',
}

export const datedFacts: readonly DatedFact[] = movingRules.map(rule => ({
  text: `${rule.title}: ${rule.today}`,
  source: rule.source,
  shownAt: '/visas/post-interview',
}))
