import type { PaperName } from '#src/features/papers/rules.ts'
import { attendWebinar } from '#src/features/webinars/rules.ts'
import { webinarFields } from '#src/features/webinars/facts.shape.ts'
import { isDone, open } from '#src/journey/rules.ts'
import { momentOf, type Moment } from '#src/journey/moments.ts'
import { part } from '#src/journey/shape.ts'
import { defineStage, type Rule, type Step, type StepDetail } from '#src/journey/stage.ts'
import { dayOf, homeZone } from '#src/values/dates.ts'
import { isOpen } from '#src/journey/status.ts'
import { closedByVisa, commentsThere, welcome } from './copy.ts'
import { visaShape, type VisaFacts } from './facts.shape.ts'
import { pendingRules } from './pending/rules.ts'
import { lastDayForFee } from './rounds/last-day/rules.ts'

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

const isGranted = (facts: Pick<VisaFacts, 'outcomes'>): boolean => latestOutcome(facts)?.outcome === 'Accepted'

/** All but a refusal ends what leads up to the interview, and so does its hour while nobody has said how it went. */
function isInterviewOver(facts: VisaFacts, now: Moment): boolean {
  const said = latestOutcome(facts)
  const { appointment } = facts
  return said ? said.outcome !== 'Rejected' : appointment !== null && appointment.interview <= now
}

/**
 * With the visa granted nothing that is still open can be done any more; what somebody works on goes on. Once the interview
 * is over, what leads up to it is next no more.
 */
function untilGranted<S extends Step<VisaFacts>>(step: S): S {
  const isClosed = (facts: VisaFacts, now: Moment) => isGranted(facts) && isOpen(step.status(facts, now))
  return {
    ...step,
    status: (facts: VisaFacts, now: Moment) => (isClosed(facts, now) ? 'complete' : step.status(facts, now)),
    detail: (facts: VisaFacts, now: Moment) => ({
      ...step.detail?.(facts, now),
      ...(isInterviewOver(facts, now) && { isOver: true }),
      ...(isClosed(facts, now) && !isDone(facts, step.id) && { closed: closedByVisa, dates: [] }),
    }),
  }
}

/** After a refusal. One that ended before it was about something else. */
const standingCall = ({ calls }: Pick<VisaFacts, 'calls'>, said: OutcomeFact | undefined): CallFact | undefined =>
  said?.outcome === 'Rejected'
    ? calls.find(({ cancelledAt, endedAt }) => cancelledAt === null && (endedAt === null || endedAt >= said.at))
    : undefined

export const callsAhead = ({ calls }: Pick<VisaFacts, 'calls'>, now: Moment): CallFact[] =>
  calls.filter(({ start, endedAt }) => endedAt === null && start > now)

const i20Detail = (facts: VisaFacts, now: Moment): StepDetail => ({
  ...(facts.i20.university !== null && { university: facts.i20.university }),
  ...(facts.plan.length > 0 && { plan: [...facts.plan] }),
  ...(hasI20(facts, now) && { isThere: true }),
  hasBegun: facts.i20.filledAt !== null,
})

/** One of these is there and has not run out, where the consulates are. */
const isPaperThere = (papers: VisaFacts['papers'], wanted: string, now: Moment): boolean =>
  papers.some(({ paper, until }) => paper === wanted && (until === null || until >= todayAt(now)))

const todayAt = (now: Moment): string => dayOf(Temporal.Instant.from(now)).toString()

/** It was read, or something was done that nobody can do without it. */
const hasI20 = (facts: VisaFacts, now: Moment): boolean =>
  isPaperThere(facts.papers, 'i-20', now) ||
  facts.appointment !== null ||
  paySevisFee(facts, '') === 'complete' ||
  isDone(facts, 'PaySEVISFee') ||
  isDone(facts, 'DS160')

/** Nobody books a visit without its confirmation. */
const ds160Detail = (facts: VisaFacts): StepDetail => ({
  ...againDetail(facts),
  ...(facts.appointment !== null && { isThere: true }),
})

const feeDetail = ({ appointment, sevis }: VisaFacts): StepDetail => ({
  ...((sevis.preparedAt ?? sevis.openedAt) !== null && { hasBegun: true }),
  ...(appointment !== null &&
    sevis.paidAt === null && {
      dates: [{ title: 'Last day to pay the SEVIS fee', when: lastDayForFee(appointment.interview) }],
    }),
})

function appointmentDetail(facts: VisaFacts): StepDetail {
  const { appointment } = facts
  if (appointment === null) return againDetail(facts)
  const { vac, interview } = appointment
  const visits = vac === null ? [] : [{ title: 'Fingerprints at the VAC', when: vac, thing: 'biometrics' as const }]
  return {
    ...againDetail(facts),
    isThere: true,
    hasBegun: true,
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
    ...(facts.appointment !== null && { notBefore: morningOf(facts.appointment.interview) }),
    ...(call !== undefined && { dates: [{ title: 'Call with an attorney', when: call.start }] }),
  }
}

/** Of the interview's day, where the consulates are. */
const morningOf = (interview: Moment): Moment =>
  momentOf(dayOf(Temporal.Instant.from(interview)).toZonedDateTime(homeZone).toInstant())

const mockDetail = ({ mock: { share_id, publishedAt, closedAt } }: VisaFacts): StepDetail => ({
  ...(share_id !== null && { share_id }),
  ...(publishedAt !== null && closedAt === null && { answer: commentsThere }),
})

export const visas = defineStage(part({ ...visaShape.fields, ...webinarFields }))({
  route: 'visas',
  label: 'Visas',
  isListed: true,
  isBeforeEnrolment: true,
  welcome,
  pending: pendingRules,
  otherWays: [{ id: 'visa-granted' }],
  has: ({ papers }, need, now) => 'paper' in need && isPaperThere(papers, need.paper, now),
  steps: [
    untilGranted({
      id: 'I20Form',
      route: 'i20-form',
      title: 'I-20 form',
      met: 'your I-20 is here',
      status: i20Form,
      canBeMarked: ({ i20 }) => i20.chosenAt !== null,
      detail: i20Detail,
    }),
    untilGranted({
      id: 'VisaTranscripts',
      route: 'visa-transcripts',
      title: 'Visa transcripts',
      status: open,
      canBeMarked: true,
    }),
    untilGranted({
      id: 'PaySEVISFee',
      route: 'pay-sevis-fee',
      title: 'Pay SEVIS fee',
      met: 'the SEVIS fee is paid',
      needs: [{ paper: 'i-20' satisfies PaperName, by: 'i20-form' }],
      status: paySevisFee,
      canBeMarked: true,
      detail: feeDetail,
    }),
    untilGranted({
      id: 'DS160',
      route: 'ds-160',
      title: 'DS-160',
      met: 'the DS-160 is submitted',
      needs: [{ paper: 'i-20' satisfies PaperName, by: 'i20-form' }],
      status: open,
      canBeMarked: true,
      detail: ds160Detail,
    }),
    untilGranted({
      id: 'ConsularAppointment',
      route: 'consular-appointment',
      title: 'Consular appointment',
      needs: ['ds-160', 'pay-sevis-fee'],
      met: 'your appointment is booked',
      status: open,
      canBeMarked: true,
      detail: appointmentDetail,
    }),
    untilGranted({
      id: 'CompileDocs',
      route: 'compile-docs',
      title: 'Compile docs',
      needs: ['consular-appointment'],
      status: open,
      canBeMarked: true,
      detail: againDetail,
    }),
    {
      id: 'PostInterview',
      route: 'post-interview',
      title: 'Post-interview',
      needs: ['consular-appointment'],
      status: postInterview,
      canBeMarked: facts => postInterview(facts, '') === 'processing',
      detail: outcomeDetail,
    },
    untilGranted({
      id: 'MockInterview',
      route: 'mock-interview',
      title: 'Mock interview',
      needs: ['consular-appointment'],
      status: mockInterview,
      detail: mockDetail,
    }),
    untilGranted(attendWebinar),
  ],
})
