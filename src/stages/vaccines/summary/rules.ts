// What the steps need to know of a vaccination record, without the record.
import type { Moment } from '#src/journey/moments.ts'
import { summaryOf } from '#src/journey/summary.ts'
import type { FactsOf } from '#src/journey/shape.ts'
import { dayOf } from '#src/values/dates.ts'
import { doseName, lastDayFor } from '../records/copy.ts'
import type { Person } from '../requirements/rules.ts'
import { vaccines } from '../rules.ts'
import { dosesInPlan } from '../facts.shape.ts'
import { standingOf } from '../schedule/rules.ts'
import { loadedVaccines } from './facts.shape.ts'
import { askedOf, planBack, type Planned } from '../schedule/plan/rules.ts'

type Loaded = FactsOf<typeof loadedVaccines>
type Appointment = Loaded['appointments'][number]

const personOf = ({ choice: { bornIn, bornOn }, flight }: Loaded): Person => ({
  bornOn: bornOn ?? undefined,
  bornIn: bornIn ?? undefined,
  flight: flight ?? undefined,
})
const dayAt = (now: Moment, { zone }: Loaded): string => dayOf(Temporal.Instant.from(now), zone ?? undefined).toString()

const askedAt = (facts: Loaded, now: Moment) => askedOf(facts.set, personOf(facts), dayAt(now, facts))

function isAnswered(facts: Loaded, now: Moment): boolean {
  if (facts.choice.answeredAt === null) return false
  const asked = askedAt(facts, now)
  const answered = new Set([...facts.had, ...facts.lacks].map(({ vaccine }) => vaccine))
  return asked.length > 0 && asked.every(({ vaccine }) => answered.has(vaccine))
}

const planOf = (facts: Loaded, now: Moment): Planned[] =>
  planBack({
    set: facts.set,
    had: facts.had,
    booked: standingAppointments(facts).flatMap(({ start, vaccines }) =>
      vaccines.map(vaccine => ({ vaccine, on: dayOf(Temporal.Instant.from(start)).toString() })),
    ),
    person: personOf(facts),
    today: dayAt(now, facts),
  })

/** Required doses that can still be had before the flight; once that is past, all that are missing. */
function outstandingIn(plan: readonly Planned[], facts: Loaded, now: Moment): Planned[] {
  const hasFlown = facts.flight !== null && facts.flight < dayAt(now, facts)
  return plan.filter(({ ask, isInUs }) => ask === 'required' && (!isInUs || hasFlown))
}

const standingAppointments = ({ appointments }: Loaded): Appointment[] =>
  appointments.filter(({ endedAt }) => endedAt === null)

function lastDaysIn(outstanding: readonly Planned[]): { title: string; when: string }[] {
  const due = outstanding.filter(({ latest, booked }) => latest !== undefined && booked === undefined)
  return [...Map.groupBy(due, ({ latest = '' }) => latest)].map(([when, doses]) => ({
    title: lastDayFor(doses.map(doseName)),
    when,
  }))
}

/** Each dose that counts by its day; a course that is done another way, such as by a titre, is done without one. */
const hadIn = (facts: Loaded, now: Moment) =>
  facts.set.flatMap(requirement => {
    const { vaccine } = requirement
    if (vaccine !== 'hepb' && vaccine !== 'mmr' && vaccine !== 'tb') return []
    const { state, counted } = standingOf(requirement, facts.had, personOf(facts), { today: dayAt(now, facts) })
    return dosesInPlan[vaccine].flatMap((thing, index) =>
      state === 'done' || counted[index] !== undefined ? [{ thing, on: counted[index]?.on ?? null }] : [],
    )
  })

function isProved(facts: Loaded, now: Moment): boolean {
  const proved = new Set(facts.proofs.map(({ vaccine }) => vaccine))
  const begun = new Set(facts.had.map(({ vaccine }) => vaccine))
  const toProve = askedAt(facts, now).filter(({ ask, vaccine }) => ask === 'required' && begun.has(vaccine))
  return proved.size > 0 && toProve.every(({ vaccine }) => proved.has(vaccine))
}

export const vaccineSummary = summaryOf(vaccines, loadedVaccines, (facts, now) => {
  const plan = planOf(facts, now)
  const outstanding = outstandingIn(plan, facts, now)
  return {
    isAnswered: isAnswered(facts, now),
    hasList: facts.set.length > 0,
    // A plan is for a flight: when that moves, it is to be looked at again.
    isPlanKept: facts.plan !== null && facts.plan.flight === facts.flight,
    missing: plan.length,
    outstanding: outstanding.length,
    lastDays: lastDaysIn(outstanding),
    had: hadIn(facts, now),
    appointment: standingAppointments(facts)[0] ?? null,
    isProved: isProved(facts, now),
  }
})
