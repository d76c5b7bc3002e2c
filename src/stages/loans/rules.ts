import { attendWebinar, type FactsWithWebinar } from '../../features/webinars/rules.ts'
import type { Moment } from '../../journey/moments.ts'
import { defineStage, type Lock, type Rule, type StepDetail } from '../../journey/stage.ts'
import * as copy from './copy.ts'

/** When each part of the one application was submitted. */
export type ApplicationFact = { academicsAt?: Moment; identityAt?: Moment; financialAt?: Moment }

export type LoanOfferFact = {
  id: string
  bank: string
  at: Moment
  withdrawnAt?: Moment
  acceptedAt?: Moment
}

/** What became of the application at one bank that it was sent to. */
export type SendingFact = { bank: string; at: Moment; declinedAt?: Moment; takenBackAt?: Moment }

/** A bank asks for what is missing, until a day. */
export type AskFact = { bank: string; at: Moment; answeredAt?: Moment; withdrawnAt?: Moment; dueOn: string }

/** `start` is a plan. */
export type MeetingFact = { at: Moment; start: Moment; cancelledAt?: Moment }

export type LoanFacts = FactsWithWebinar & {
  application: ApplicationFact
  sendings: readonly SendingFact[]
  asks: readonly AskFact[]
  offers: readonly LoanOfferFact[]
  meetings: readonly MeetingFact[]
}

type Application = Pick<LoanFacts, 'application'>

/** Where one is with it; after the last part it is submitted. */
export const partOf = ({ application }: Application): 'academics' | 'identity' | 'financial' | 'submitted' => {
  if (application.academicsAt === undefined) return 'academics'
  if (application.identityAt === undefined) return 'identity'
  return application.financialAt === undefined ? 'financial' : 'submitted'
}

const isSubmitted = (facts: Application): boolean => partOf(facts) === 'submitted'

export const standingOffers = ({ offers }: Pick<LoanFacts, 'offers'>): LoanOfferFact[] =>
  offers.filter(({ withdrawnAt }) => withdrawnAt === undefined)

export const acceptedOffer = ({ offers }: Pick<LoanFacts, 'offers'>): LoanOfferFact | undefined =>
  offers.find(({ acceptedAt, withdrawnAt }) => acceptedAt !== undefined && withdrawnAt === undefined)

const openAsks = ({ asks }: LoanFacts): AskFact[] =>
  asks.filter(({ answeredAt, withdrawnAt }) => answeredAt === undefined && withdrawnAt === undefined)

/** Any bank has said something, or there is none to wait for. */
const isAnswered = (facts: LoanFacts): boolean =>
  standingOffers(facts).length > 0 ||
  facts.sendings.every(({ declinedAt, takenBackAt }) => declinedAt !== undefined || takenBackAt !== undefined)

const applyToBanks: Rule<LoanFacts> = facts => {
  if (!isSubmitted(facts)) return 'incomplete'
  if (acceptedOffer(facts) !== undefined) return 'complete'
  if (openAsks(facts).length > 0) return 'readyForReview'
  return isAnswered(facts) ? 'complete' : 'processing'
}

const finalizeOffer: Rule<LoanFacts> = facts => {
  if (!isSubmitted(facts)) return 'locked'
  if (acceptedOffer(facts) !== undefined) return 'complete'
  return isAnswered(facts) ? 'readyForReview' : 'processing'
}

const meetOfficial: Rule<LoanFacts> = facts => {
  if (acceptedOffer(facts) === undefined) return 'locked'
  return standingMeeting(facts) === undefined ? 'incomplete' : 'complete'
}

export const standingMeeting = ({ meetings }: Pick<LoanFacts, 'meetings'>): MeetingFact | undefined =>
  meetings.find(({ cancelledAt }) => cancelledAt === undefined)

const applicationDetail = (facts: LoanFacts): StepDetail => {
  const due = openAsks(facts).map(({ bank, dueOn }) => ({ title: `Papers that ${bank} asks for`, when: dueOn }))
  return { subStatus: partOf(facts), ...(due.length > 0 && { dates: due }) }
}

/** The specification's bid is the bank's id: its name is what it is known by. */
const bankDetail = (facts: LoanFacts): StepDetail => {
  const accepted = acceptedOffer(facts)
  return accepted === undefined ? {} : { bid: accepted.bank, bankName: accepted.bank }
}

const meetingDetail = (facts: LoanFacts): StepDetail => {
  const meeting = standingMeeting(facts)
  return {
    ...bankDetail(facts),
    ...(meeting !== undefined && { dates: [{ title: 'Meeting with the bank', when: meeting.start }] }),
  }
}

const applyFirst = (): Lock => ({
  why: copy.locks.applyFirst,
  mendedAt: { route: 'apply-to-banks', label: copy.locks.toApplication },
})

export const loans = defineStage<LoanFacts>()({
  route: 'loans',
  label: 'Loans',
  isListed: true,
  welcome: copy.welcome,
  steps: [
    {
      id: 'ApplyToBanks',
      route: 'apply-to-banks',
      title: 'Apply to banks',
      type: 'FillForm',
      status: applyToBanks,
      labels: { processing: copy.processingApplications },
      detail: applicationDetail,
    },
    attendWebinar,
    {
      id: 'FinalizeOffer',
      route: 'finalize-offer',
      title: 'Finalize offer',
      status: finalizeOffer,
      whyLocked: applyFirst,
      detail: bankDetail,
    },
    {
      id: 'MeetBankOfficial',
      route: 'meet-bank-official',
      title: 'Meet bank official',
      status: meetOfficial,
      whyLocked: facts =>
        isSubmitted(facts)
          ? { why: copy.locks.acceptFirst, mendedAt: { route: 'finalize-offer', label: copy.locks.toOffers } }
          : applyFirst(),
      detail: meetingDetail,
    },
  ],
})

/** What was loaded of the loan; nothing, where nothing was told yet. */
export function loanFacts(common: FactsWithWebinar, own: unknown): LoanFacts {
  const { loan } = Object(own)
  return { ...common, application: {}, sendings: [], asks: [], offers: [], meetings: [], ...(isPart(loan) ? loan : {}) }
}

/** Our own statement made it (`facts.ts`). */
const isPart = (value: unknown): value is Partial<LoanFacts> => typeof value === 'object' && value !== null
