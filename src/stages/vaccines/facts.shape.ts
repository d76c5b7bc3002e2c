import { flag, list, maybe, number, oneOf, orNull, part, plan, text, type FactsOf } from '#src/journey/shape.ts'
import type { CommonFacts } from '#src/journey/stage.ts'
import type { Thing } from '#src/plan/things.ts'

/** By vaccine, what the plan calls its doses. */
export const dosesInPlan = {
  hepb: ['hepatitisB1', 'hepatitisB2', 'hepatitisB3'],
  mmr: ['mmr1', 'mmr2'],
  tb: ['tbTest'],
} as const satisfies Partial<Record<string, readonly Thing[]>>

/** How an appointment at a clinic ends. */
export const endings = ['attended', 'missed', 'cancelled', 'cancelled-by-clinic', 'lapsed'] as const
export type Ending = (typeof endings)[number]

const plannedDoses = [...dosesInPlan.hepb, ...dosesInPlan.mmr, ...dosesInPlan.tb] as const

/** What the rules of the steps read. */
export const vaccineShape = part({
  /** Each vaccine that is asked for has an answer: what one has, or that one does not. */
  isAnswered: flag,
  /** What the university asks for is known. */
  hasList: flag,
  /** The plan was kept for this flight. */
  isPlanKept: flag,
  /** Doses that are missing, and of those the required ones that can still be had before the flight. */
  missing: number,
  outstanding: number,
  /** Their last days. */
  lastDays: list({ title: text, when: text }),
  /** Of the plan's doses and its test, those that are had, each with its day where there is one. */
  had: list({ thing: oneOf(plannedDoses), on: orNull(text) }),
  appointment: maybe({ start: plan, end: plan }),
  /** There are proofs, of each required vaccine that was begun. */
  isProved: flag,
})

export type VaccineFacts = CommonFacts & FactsOf<typeof vaccineShape>
