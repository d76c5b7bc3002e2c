import { isDone } from '#src/journey/rules.ts'
import { defineStage, type Rule, type StepDetail } from '#src/journey/stage.ts'
import { locks, welcome, wereYouThere } from './copy.ts'
import { vaccineShape, type VaccineFacts } from './facts.shape.ts'
import { keptPlan } from './pending/rules.ts'

const isChecked = (facts: VaccineFacts): boolean => isDone(facts, 'CheckRequirements') || facts.isAnswered

const checkRequirements: Rule<VaccineFacts> = facts => (isChecked(facts) ? 'complete' : 'incomplete')

const planDoses: Rule<VaccineFacts> = facts => {
  if (!isChecked(facts)) return 'locked'
  return facts.isPlanKept || (facts.hasList && facts.missing === 0) ? 'complete' : 'incomplete'
}

/** One that is over and of which nobody has said a word asks the student. */
const bookAppointment: Rule<VaccineFacts> = (facts, now) => {
  if (!isChecked(facts)) return 'locked'
  if (facts.appointment !== null) return facts.appointment.end <= now ? 'readyForReview' : 'complete'
  return facts.hasList && facts.outstanding === 0 ? 'complete' : 'incomplete'
}

/** What can be had before the flight is had, and each has its proof. */
const bringProof: Rule<VaccineFacts> = facts => {
  if (!isChecked(facts)) return 'locked'
  return facts.isProved && facts.outstanding === 0 ? 'complete' : 'incomplete'
}

/** Of those who have said what they have; others would be shown days that may mean nothing to them. */
const planDetail = (facts: VaccineFacts): StepDetail =>
  !isChecked(facts)
    ? {}
    : {
        ...(facts.had.length > 0 && { plan: facts.had.map(one => ({ ...one, isDone: true })) }),
        ...(facts.lastDays.length > 0 && { dates: [...facts.lastDays] }),
      }

const appointmentDetail = ({ appointment }: VaccineFacts): StepDetail =>
  appointment === null
    ? {}
    : { dates: [{ title: 'Vaccination appointment', when: appointment.start }], turns: [appointment.end] }

export const vaccines = defineStage(vaccineShape)({
  route: 'vaccines',
  label: 'Vaccines',
  isListed: true,
  welcome,
  pending: [keptPlan],
  otherWays: [{ id: 'records-accepted' }],
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
      needs: ['check-what-your-university-asks'],
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
      needs: ['check-what-your-university-asks'],
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
      needs: ['check-what-your-university-asks'],
      status: bringProof,
      whyLocked: locks.checkFirst,
      canBeMarked: true,
    },
  ],
})
