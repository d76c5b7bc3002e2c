import { attendWebinar } from '#src/features/webinars/rules.ts'
import { webinarFields } from '#src/features/webinars/facts.shape.ts'
import { open } from '#src/journey/rules.ts'
import type { Moment } from '#src/journey/moments.ts'
import { part } from '#src/journey/shape.ts'
import { defineStage, type Rule, type StepDetail } from '#src/journey/stage.ts'
import { commentsThere, welcome } from './copy.ts'
import { visaShape, type VisaFacts } from './facts.shape.ts'
import { pendingRules } from './pending/rules.ts'
import { lastDayForFee } from './sevis/last-day/rules.ts'

type OutcomeFact = VisaFacts['outcomes'][number]
type CallFact = VisaFacts['calls'][number]

const i20Form: Rule<VisaFacts> = ({ i20 }) => (i20.chosenAt === null ? 'incomplete' : 'pending')

const paySevisFee: Rule<VisaFacts> = ({ sevis }) => (sevis.paidAt === null ? 'incomplete' : 'complete')

const postInterview: Rule<VisaFacts> = facts => {
  const said = latestOutcome(facts)
  if (said === undefined) return 'incomplete'
  if (said.outcome === 'Accepted') return 'complete'
  return standingCall(facts, said) === undefined ? 'processing' : 'complete'
}

const mockInterview: Rule<VisaFacts> = ({ mock }) => {
  if (mock.sharedAt === null) return 'pending'
  if (mock.publishedAt === null) return 'processing'
  return mock.closedAt === null ? 'readyForReview' : 'complete'
}

export const latestOutcome = ({ outcomes }: Pick<VisaFacts, 'outcomes'>): OutcomeFact | undefined =>
  outcomes.toSorted((one, other) => (one.at < other.at ? 1 : -1))[0]

/** After a refusal. One that ended before it was about something else. */
const standingCall = ({ calls }: Pick<VisaFacts, 'calls'>, said: OutcomeFact | undefined): CallFact | undefined =>
  said?.outcome === 'Rejected'
    ? calls.find(({ cancelledAt, endedAt }) => cancelledAt === null && (endedAt === null || endedAt >= said.at))
    : undefined

export const callsAhead = ({ calls }: Pick<VisaFacts, 'calls'>, now: Moment): CallFact[] =>
  calls.filter(({ start, endedAt }) => endedAt === null && start > now)

const i20Detail = ({ i20: { university }, plan }: VisaFacts): StepDetail => ({
  ...(university !== null && { university }),
  ...(plan.length > 0 && { plan: [...plan] }),
})

const feeDates = ({ appointment, sevis }: VisaFacts): StepDetail =>
  appointment === null || sevis.paidAt !== null
    ? {}
    : { dates: [{ title: 'Last day to pay the SEVIS fee', when: lastDayForFee(appointment.interview) }] }

function appointmentDetail(facts: VisaFacts): StepDetail {
  const { appointment } = facts
  if (appointment === null) return againDetail(facts)
  const { vac, interview } = appointment
  const visits = vac === null ? [] : [{ title: 'Fingerprints at the VAC', when: vac, thing: 'biometrics' as const }]
  return {
    ...againDetail(facts),
    dates: [...visits, { title: 'Visa interview', when: interview, thing: 'interview' }],
  }
}

/** Of a step that is done again in a further application. */
function againDetail({ rounds }: VisaFacts): StepDetail {
  const round = rounds.at(-1)
  return round === undefined ? {} : { again: { number: rounds.length + 1, since: round.at, failedAt: round.refusedAt } }
}

function outcomeDetail(facts: VisaFacts): StepDetail {
  const said = latestOutcome(facts)
  const call = facts.calls.find(({ cancelledAt, endedAt }) => cancelledAt === null && endedAt === null)
  return {
    ...againDetail(facts),
    ...(said !== undefined && { visaStatus: said.outcome }),
    ...(typeof said?.slip === 'string' && { subStatus: said.slip }),
    ...(call !== undefined && { dates: [{ title: 'Call with an attorney', when: call.start }] }),
  }
}

const mockDetail = ({ mock: { share_id, publishedAt, closedAt } }: VisaFacts): StepDetail => ({
  ...(share_id !== null && { share_id }),
  ...(publishedAt !== null && closedAt === null && { answer: commentsThere }),
})

export const visas = defineStage(part({ ...visaShape.fields, ...webinarFields }))({
  route: 'visas',
  label: 'Visas',
  isListed: true,
  welcome,
  pending: pendingRules,
  otherWays: [{ id: 'visa-granted' }],
  steps: [
    {
      id: 'I20Form',
      route: 'i20-form',
      title: 'I-20 form',
      status: i20Form,
      canBeMarked: ({ i20 }) => i20.chosenAt !== null,
      detail: i20Detail,
    },
    {
      id: 'VisaTranscripts',
      route: 'visa-transcripts',
      title: 'Visa transcripts',
      status: open,
      canBeMarked: true,
    },
    {
      id: 'PaySEVISFee',
      route: 'pay-sevis-fee',
      title: 'Pay SEVIS fee',
      status: paySevisFee,
      canBeMarked: true,
      detail: feeDates,
    },
    { id: 'DS160', route: 'ds-160', title: 'DS-160', status: open, canBeMarked: true, detail: againDetail },
    {
      id: 'ConsularAppointment',
      route: 'consular-appointment',
      title: 'Consular appointment',
      status: open,
      canBeMarked: true,
      detail: appointmentDetail,
    },
    {
      id: 'CompileDocs',
      route: 'compile-docs',
      title: 'Compile docs',
      status: open,
      canBeMarked: true,
      detail: againDetail,
    },
    {
      id: 'PostInterview',
      route: 'post-interview',
      title: 'Post-interview',
      status: postInterview,
      canBeMarked: facts => postInterview(facts, '') === 'processing',
      detail: outcomeDetail,
    },
    {
      id: 'MockInterview',
      route: 'mock-interview',
      title: 'Mock interview',
      status: mockInterview,
      detail: mockDetail,
    },
    attendWebinar,
  ],
})
