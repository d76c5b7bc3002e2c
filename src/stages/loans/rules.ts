import { attendWebinar, type FactsWithWebinar } from '../../features/webinars/rules.ts'
import { webinarFields } from '../../features/webinars/facts.shape.ts'
import { part, type FactsOf } from '../../journey/shape.ts'
import { defineStage, type Lock, type Rule, type StepDetail } from '../../journey/stage.ts'
import * as copy from './copy.ts'
import { loanShape } from './facts.shape.ts'

export type LoanFacts = FactsWithWebinar & FactsOf<typeof loanShape>
type Offer = LoanFacts['offers'][number]
type Ask = LoanFacts['asks'][number]
type Meeting = LoanFacts['meetings'][number]

type Application = Pick<LoanFacts, 'application'>

/** Where one is with it; after the last part it is submitted. */
export const partOf = ({ application }: Application): 'academics' | 'identity' | 'financial' | 'submitted' => {
  if (application.academicsAt === null) return 'academics'
  if (application.identityAt === null) return 'identity'
  return application.financialAt === null ? 'financial' : 'submitted'
}

const isSubmitted = (facts: Application): boolean => partOf(facts) === 'submitted'

export const standingOffers = ({ offers }: Pick<LoanFacts, 'offers'>): Offer[] =>
  offers.filter(({ withdrawnAt }) => withdrawnAt === null)

export const acceptedOffer = ({ offers }: Pick<LoanFacts, 'offers'>): Offer | undefined =>
  offers.find(({ acceptedAt, withdrawnAt }) => acceptedAt !== null && withdrawnAt === null)

const openAsks = ({ asks }: LoanFacts): Ask[] =>
  asks.filter(({ answeredAt, withdrawnAt }) => answeredAt === null && withdrawnAt === null)

/** Any bank has said something, or there is none to wait for. */
const isAnswered = (facts: LoanFacts): boolean =>
  standingOffers(facts).length > 0 ||
  facts.sendings.every(({ declinedAt, takenBackAt }) => declinedAt !== null || takenBackAt !== null)

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

export const standingMeeting = ({ meetings }: Pick<LoanFacts, 'meetings'>): Meeting | undefined =>
  meetings.find(({ cancelledAt }) => cancelledAt === null)

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

const applyFirst = (): Lock<'apply-to-banks'> => ({
  why: copy.locks.applyFirst,
  mendedAt: { route: 'apply-to-banks', label: copy.locks.toApplication },
})

const acceptFirst = (facts: LoanFacts): Lock<'apply-to-banks' | 'finalize-offer'> =>
  isSubmitted(facts)
    ? { why: copy.locks.acceptFirst, mendedAt: { route: 'finalize-offer', label: copy.locks.toOffers } }
    : applyFirst()

export const loans = defineStage(part({ ...loanShape.fields, ...webinarFields }))({
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
      whyLocked: acceptFirst,
      detail: meetingDetail,
    },
  ],
})
