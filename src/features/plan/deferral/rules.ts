// A later start: what of the plan belongs to the old term, and what the plan is without it.
import type { StepView } from '#src/journey/views.ts'
import type { Thing } from '#src/plan/things.ts'
import type { PlanSources } from '../rules.ts'
import { askedDays } from '../days/rules.ts'

/** What is done of these was done for the term: the next one wants it again. */
const doneForTheTerm = [
  'deposit',
  'i20Asked',
  'i20Issued',
  'bankLetter',
  'loanTranche',
  'tuitionSent',
  'ticket',
  'waiver',
  'policyBought',
  'insuranceStart',
  'checkIn',
  'sevisRegistration',
  'campusWork',
] as const satisfies readonly Thing[]

const ofTheTerm: ReadonlySet<string> = new Set([...askedDays, ...doneForTheTerm])
export const isOfTheTerm = (thing: string): boolean => ofTheTerm.has(thing)

/** The plan of a later intake: nothing of the old term is known any more. */
export const withIntake = ({ stages, profile, days }: PlanSources, intake: string): PlanSources => ({
  stages: stages.map(stage => ({ ...stage, steps: stage.steps.map(withoutTerm) })),
  profile: { ...profile, intake, programmeStart: null, flightDate: null },
  days: days.filter(({ thing }) => !isOfTheTerm(thing)),
})

const withoutTerm = ({ plan, ...step }: StepView): StepView =>
  plan === undefined ? step : { ...step, plan: plan.filter(({ thing }) => !isOfTheTerm(thing)) }

/** The notes of the plan that a student reads before they move their start. */
export const deferralNotes = ['D1', 'D2', 'D3', 'D4', 'D5', 'D6'] as const

export const daysToUndo = 14

export const canStillBeUndone = (deferredAt: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, deferredAt.add({ hours: 24 * daysToUndo })) <= 0
