import { attendWebinar, type FactsWithWebinar } from '../../features/webinars/rules.ts'
import type { Moment } from '../../journey/moments.ts'
import { open } from '../../journey/rules.ts'
import { defineStage, type Rule, type StepDetail } from '../../journey/stage.ts'
import { welcome } from './copy.ts'
import { lastDayForFee } from './sevis/rules.ts'

export type I20Fact = { university?: { id: string; name: string }; chosenAt?: Moment; filledAt?: Moment }

export type SevisFact = { preparedAt?: Moment; openedAt?: Moment; paidAt?: Moment }

/** The two visits are plans; changing them is a happening. */
export type AppointmentFact = { bookedAt: Moment; place: string; vac?: Moment; interview: Moment }

export type Outcome = 'Accepted' | 'Processing' | 'Rejected'
/** What became of the interview. Said again, the later one counts. */
export type OutcomeFact = { at: Moment; outcome: Outcome; slip?: string }

/** A call with an attorney that stands, paid where it is to be paid. */
export type CallFact = { at: Moment; start: Moment; cancelledAt?: Moment; endedAt?: Moment }

export type MockFact = { share_id?: string; sharedAt?: Moment; publishedAt?: Moment; closedAt?: Moment }

export type VisaFacts = FactsWithWebinar & {
  i20: I20Fact
  sevis: SevisFact
  appointment: AppointmentFact | undefined
  outcomes: readonly OutcomeFact[]
  calls: readonly CallFact[]
  mock: MockFact
}

const i20Form: Rule<VisaFacts> = ({ i20 }) => (i20.chosenAt === undefined ? 'incomplete' : 'pending')

const paySevisFee: Rule<VisaFacts> = ({ sevis }) => (sevis.paidAt === undefined ? 'incomplete' : 'complete')

const postInterview: Rule<VisaFacts> = facts => {
  const said = latestOutcome(facts)
  if (said === undefined) return 'incomplete'
  if (said.outcome === 'Accepted') return 'complete'
  return standingCall(facts, said) === undefined ? 'processing' : 'complete'
}

const mockInterview: Rule<VisaFacts> = ({ mock }) => {
  if (mock.sharedAt === undefined) return 'pending'
  if (mock.publishedAt === undefined) return 'processing'
  return mock.closedAt === undefined ? 'readyForReview' : 'complete'
}

export const latestOutcome = ({ outcomes }: Pick<VisaFacts, 'outcomes'>): OutcomeFact | undefined =>
  outcomes.toSorted((one, other) => (one.at < other.at ? 1 : -1))[0]

/** After a refusal. One that ended before it was about something else. */
const standingCall = ({ calls }: Pick<VisaFacts, 'calls'>, said: OutcomeFact | undefined): CallFact | undefined =>
  said?.outcome === 'Rejected'
    ? calls.find(
        ({ cancelledAt, endedAt }) => cancelledAt === undefined && (endedAt === undefined || endedAt >= said.at),
      )
    : undefined

const universityOf = ({ i20: { university } }: VisaFacts): StepDetail =>
  university === undefined ? {} : { university }

const feeDates = ({ appointment, sevis }: VisaFacts): StepDetail =>
  appointment === undefined || sevis.paidAt !== undefined
    ? {}
    : { dates: [{ title: 'Last day to pay the SEVIS fee', when: lastDayForFee(appointment.interview) }] }

function appointmentDates({ appointment }: VisaFacts): StepDetail {
  if (appointment === undefined) return {}
  const { vac, interview } = appointment
  const visits = vac === undefined ? [] : [{ title: 'Fingerprints at the VAC', when: vac }]
  return { dates: [...visits, { title: 'Visa interview', when: interview }] }
}

function outcomeDetail(facts: VisaFacts): StepDetail {
  const said = latestOutcome(facts)
  const call = facts.calls.find(({ cancelledAt, endedAt }) => cancelledAt === undefined && endedAt === undefined)
  return {
    ...(said !== undefined && { visaStatus: said.outcome }),
    ...(said?.slip !== undefined && { subStatus: said.slip }),
    ...(call !== undefined && { dates: [{ title: 'Call with an attorney', when: call.start }] }),
  }
}

const mockDetail = ({ mock: { share_id } }: VisaFacts): StepDetail => (share_id === undefined ? {} : { share_id })

export const visas = defineStage<VisaFacts>()({
  route: 'visas',
  label: 'Visas',
  isListed: true,
  welcome,
  steps: [
    {
      id: 'I20Form',
      route: 'i20-form',
      title: 'I-20 form',
      status: i20Form,
      canBeMarked: ({ i20 }) => i20.chosenAt !== undefined,
      detail: universityOf,
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
    { id: 'DS160', route: 'ds-160', title: 'DS-160', status: open, canBeMarked: true },
    {
      id: 'ConsularAppointment',
      route: 'consular-appointment',
      title: 'Consular appointment',
      status: open,
      canBeMarked: true,
      detail: appointmentDates,
    },
    { id: 'CompileDocs', route: 'compile-docs', title: 'Compile docs', status: open, canBeMarked: true },
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

/** What was loaded of the visa; nothing, where nothing was told yet. */
export function visaFacts(common: FactsWithWebinar, own: unknown): VisaFacts {
  const { visa } = Object(own)
  return { ...common, ...nothingYet, ...(isPart(visa) ? visa : {}) }
}

const nothingYet = { i20: {}, sevis: {}, appointment: undefined, outcomes: [], calls: [], mock: {} } as const

/** Our own statement made it (`facts.ts`). */
const isPart = (value: unknown): value is Partial<VisaFacts> => typeof value === 'object' && value !== null
