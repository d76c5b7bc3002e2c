import type { Moment } from '../../journey/moments.ts'
import { isDone } from '../../journey/rules.ts'
import { defineStage, type CommonFacts, type Rule, type StepDetail } from '../../journey/stage.ts'
import type { FactsOf } from '../../journey/shape.ts'
import { dayOf } from '../../values/dates.ts'
import { locks, welcome, wereYouThere } from './copy.ts'
import { doseName, lastDayFor } from './records/copy.ts'
import { vaccineShape } from './facts.shape.ts'
import type { Person } from './requirements/rules.ts'
import { askedOf, planBack, type Planned } from './schedule/plan/rules.ts'

export type VaccineFacts = CommonFacts & FactsOf<typeof vaccineShape>
type Appointment = VaccineFacts['appointments'][number]

const personOf = ({ choice: { bornIn }, flight }: VaccineFacts): Person => ({
  bornIn: bornIn ?? undefined,
  flight: flight ?? undefined,
})
const dayAt = (now: Moment, { zone }: VaccineFacts): string =>
  dayOf(Temporal.Instant.from(now), zone ?? undefined).toString()

/** Each vaccine that is asked for has an answer: what one has, or that one does not. */
function isChecked(facts: VaccineFacts, now: Moment): boolean {
  if (isDone(facts, 'CheckRequirements')) return true
  if (facts.choice.toldAt === null) return false
  const asked = askedOf(facts.set, personOf(facts), dayAt(now, facts))
  const answered = new Set([...facts.had, ...facts.lacks].map(({ vaccine }) => vaccine))
  return asked.length > 0 && asked.every(({ vaccine }) => answered.has(vaccine))
}

export const planOf = (facts: VaccineFacts, now: Moment): Planned[] =>
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
function outstanding(facts: VaccineFacts, now: Moment): Planned[] {
  const hasFlown = facts.flight !== null && facts.flight < dayAt(now, facts)
  return planOf(facts, now).filter(({ ask, isInUs }) => ask === 'required' && (!isInUs || hasFlown))
}

export const standingAppointments = ({ appointments }: Pick<VaccineFacts, 'appointments'>): Appointment[] =>
  appointments.filter(({ endedAt }) => endedAt === null)

const checkRequirements: Rule<VaccineFacts> = (facts, now) => (isChecked(facts, now) ? 'complete' : 'incomplete')

/** A plan is for a flight: when that moves, it is to be looked at again. */
const planDoses: Rule<VaccineFacts> = (facts, now) => {
  if (!isChecked(facts, now)) return 'locked'
  const { plan, flight } = facts
  if (plan !== null && plan.flight === flight) return 'complete'
  return facts.set.length > 0 && planOf(facts, now).length === 0 ? 'complete' : 'incomplete'
}

/** One that is over and of which nobody has said a word asks the student. */
const bookAppointment: Rule<VaccineFacts> = (facts, now) => {
  if (!isChecked(facts, now)) return 'locked'
  const [standing] = standingAppointments(facts)
  if (standing !== undefined) return standing.end <= now ? 'readyForReview' : 'complete'
  return facts.set.length > 0 && outstanding(facts, now).length === 0 ? 'complete' : 'incomplete'
}

/** What can be had before the flight is had, and each has its proof. */
const bringProof: Rule<VaccineFacts> = (facts, now) => {
  if (!isChecked(facts, now)) return 'locked'
  if (facts.proofs.length === 0 || outstanding(facts, now).length > 0) return 'incomplete'
  const proved = new Set(facts.proofs.map(({ vaccine }) => vaccine))
  const begun = new Set(facts.had.map(({ vaccine }) => vaccine))
  const toProve = askedOf(facts.set, personOf(facts), dayAt(now, facts)).filter(
    ({ ask, vaccine }) => ask === 'required' && begun.has(vaccine),
  )
  return toProve.every(({ vaccine }) => proved.has(vaccine)) ? 'complete' : 'incomplete'
}

/** Of those who have said what they have; others would be told of days that may mean nothing to them. */
function planDetail(facts: VaccineFacts, now: Moment): StepDetail {
  if (!isChecked(facts, now)) return {}
  const due = outstanding(facts, now).filter(({ latest, booked }) => latest !== undefined && booked === undefined)
  const dates = [...Map.groupBy(due, ({ latest = '' }) => latest)].map(([when, doses]) => ({
    title: lastDayFor(doses.map(doseName)),
    when,
  }))
  return dates.length === 0 ? {} : { dates }
}

function appointmentDetail(facts: VaccineFacts): StepDetail {
  const [standing] = standingAppointments(facts)
  if (standing === undefined) return {}
  return { dates: [{ title: 'Vaccination appointment', when: standing.start }], turns: [standing.end] }
}

export const vaccines = defineStage(vaccineShape)({
  route: 'vaccines',
  label: 'Vaccines',
  isListed: true,
  welcome,
  steps: [
    {
      id: 'CheckRequirements',
      route: 'check-what-your-university-asks',
      title: 'Check what your university asks',
      status: checkRequirements,
      canBeMarked: true,
    },
    {
      id: 'PlanDoses',
      route: 'plan-your-doses',
      title: 'Plan your doses',
      status: planDoses,
      whyLocked: locks.checkFirst,
      canBeMarked: true,
      detail: planDetail,
    },
    {
      id: 'BookAppointment',
      route: 'book-an-appointment',
      title: 'Book an appointment',
      saysItself: true,
      status: bookAppointment,
      whyLocked: locks.checkFirst,
      canBeMarked: true,
      labels: { readyForReview: wereYouThere },
      detail: appointmentDetail,
    },
    {
      id: 'BringProof',
      route: 'bring-proof-of-vaccination',
      title: 'Bring proof of vaccination',
      status: bringProof,
      whyLocked: locks.checkFirst,
      canBeMarked: true,
    },
  ],
})
