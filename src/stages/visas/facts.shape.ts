import type { FactsWithWebinar } from '#src/features/webinars/rules.ts'
import {
  flag,
  happened,
  list,
  maybe,
  oneOf,
  orNull,
  part,
  plan,
  planOrNull,
  row,
  since,
  text,
  type FactsOf,
} from '#src/journey/shape.ts'

export const outcomes = ['Accepted', 'Processing', 'Rejected'] as const

const planned = ['i20Issued', 'i20Asked', 'bankLetter', 'sevisFee', 'mrvFee', 'photo'] as const

export const visaShape = part({
  /** The university that they go to, since when it is chosen, and when the form was filled last. */
  i20: row({ university: maybe({ id: text, name: text }), chosenAt: happened, filledAt: happened }),
  /** What the papers and the fee show of the plan to be done, or the day of it. */
  plan: list({ thing: oneOf(planned), on: orNull(text), isDone: flag }),
  /** What steps need of them: of this application and start, until when each is good. */
  papers: list({ paper: text, until: orNull(text) }),
  sevis: row({ preparedAt: happened, openedAt: happened, paidAt: happened }),
  /** The two visits are plans; changing them is a happening. */
  appointment: maybe({ bookedAt: since, place: text, vac: planOrNull, interview: plan }),
  /** What became of the interview. Said again, the later one counts. */
  outcomes: list({ at: since, outcome: oneOf(outcomes), slip: orNull(text) }),
  /** Applications after a refusal. What is done again is loaded as of the last one. */
  rounds: list({ at: since, refusedAt: plan }),
  /** Calls with an attorney that were confirmed, and paid where they are to be paid. */
  calls: list({ at: since, start: plan, cancelledAt: happened, endedAt: happened }),
  mock: row({ share_id: orNull(text), sharedAt: happened, publishedAt: happened, closedAt: happened }),
})

export type VisaFacts = FactsWithWebinar & FactsOf<typeof visaShape>
