import { attendWebinar, type FactsWithWebinar } from '#src/features/webinars/rules.ts'
import { webinarFields } from '#src/features/webinars/facts.shape.ts'
import { part, type FactsOf } from '#src/journey/shape.ts'
import { defineStage, type Lock, type Rule, type StepDetail } from '#src/journey/stage.ts'
import * as copy from './copy.ts'
import { loanShape } from './facts.shape.ts'

export type LoanFacts = FactsWithWebinar & FactsOf<typeof loanShape>

type Application = Pick<LoanFacts, 'application'>

/** Where one is with it; after the last part it is submitted. */
export const partOf = ({ application }: Application): 'academics' | 'identity' | 'financial' | 'submitted' => {
  if (application.academicsAt === null) return 'academics'
  if (application.identityAt === null) return 'identity'
  return application.financialAt === null ? 'financial' : 'submitted'
}

const isSubmitted = (facts: Application): boolean => partOf(facts) === 'submitted'

const applyToBanks: Rule<LoanFacts> = facts => {
  if (!isSubmitted(facts)) return 'incomplete'
  if (facts.accepted !== null) return 'complete'
  if (facts.asks.length > 0) return 'readyForReview'
  return facts.isAnswered ? 'complete' : 'processing'
}

const finalizeOffer: Rule<LoanFacts> = facts => {
  if (!isSubmitted(facts)) return 'locked'
  if (facts.accepted !== null) return 'complete'
  return facts.isAnswered ? 'readyForReview' : 'processing'
}

const meetOfficial: Rule<LoanFacts> = ({ accepted, meeting }) => {
  if (accepted === null) return 'locked'
  return meeting === null ? 'incomplete' : 'complete'
}

const applicationDetail = (facts: LoanFacts): StepDetail => {
  const due = facts.asks.map(({ bank, dueOn }) => ({ title: `Papers that ${bank} asks for`, when: dueOn }))
  return {
    subStatus: partOf(facts),
    ...(partOf(facts) !== 'academics' && { hasBegun: true }),
    ...(due.length > 0 && { dates: due, answer: copy.answers.asks(facts.asks.map(({ bank }) => bank)) }),
  }
}

/** The specification's bid is the bank's id: its name is what it is known by. */
const bankDetail = ({ accepted }: LoanFacts): StepDetail =>
  accepted === null ? {} : { bid: accepted.bank, bankName: accepted.bank }

const offerDetail = (facts: LoanFacts): StepDetail => ({
  ...bankDetail(facts),
  ...(facts.offers !== null && {
    answer: copy.answers.offers(facts.offers.count, facts.offers.least === null ? null : inLakhs(facts.offers.least)),
  }),
})

/** 51.4: paise as a family says them. */
const inLakhs = (paise: number): string => String(Math.round(paise / 1_000_000) / 10)

const meetingDetail = (facts: LoanFacts): StepDetail => ({
  ...bankDetail(facts),
  ...(facts.meeting !== null && { dates: [{ title: 'Meeting with the bank', when: facts.meeting.start }] }),
})

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
  otherWays: [{ id: 'no-loan' }, { id: 'loan-already' }],
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
      needs: ['apply-to-banks'],
      status: finalizeOffer,
      whyLocked: applyFirst,
      detail: offerDetail,
    },
    {
      id: 'MeetBankOfficial',
      route: 'meet-bank-official',
      title: 'Meet bank official',
      needs: ['finalize-offer'],
      status: meetOfficial,
      whyLocked: acceptFirst,
      detail: meetingDetail,
    },
  ],
})
