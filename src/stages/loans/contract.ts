import { z } from 'zod'
import { saying } from '#src/values/messages.ts'
import { calendarFile } from '#src/wire/files.ts'
import { invalidInput, tooManyRequests, notFound, problem } from '#src/wire/problem.ts'
import { studentRoute, signedInRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import { lenders } from '#src/values/lenders.ts'
import { fundKinds } from '#src/features/money/kinds/rules.ts'
import { loanApplicationContract } from './application/contract.ts'
import { familyCoBorrowingContract } from './co-borrower/contract.ts'
import { loanDeskContract } from './desk/contract.ts'
import { loanOffersContract } from './offers/contract.ts'
import { familyLoanContract, loanSheetContract } from './sheet/contract.ts'
import { loanStatementsContract } from './statements/contract.ts'
import { checkNeed, type NeedTyped } from './need/rules.ts'
import * as copy from './meetings/copy.ts'
import * as lenderWords from './lenders/copy.ts'
import { earnings } from './lenders/rules.ts'

export const lenderAccepted = problem('lender-accepted', 409, lenderWords.sheet.accepted)

const lenderView = z.object({
  bank: z.string(),
  /** In hundredths of a percent. */
  rateFrom: z.number().int(),
  rateTo: z.number().int(),
  /** In months; null where there is none. */
  moratorium: z.number().int().nullable(),
  rebateAvailable: z.boolean(),
  marginMoney: z.string(),
  hiddenFees: z.string(),
  usuallyTakes: z.string(),
  /** Samples as well: a hint beside the box, never a reason not to send. */
  criteria: z.object({
    least: z.number(),
    most: z.number(),
    unsecuredMost: z.number().optional(),
    isUnsecuredOnly: z.literal(true).optional(),
    needsNoCoApplicant: z.literal(true).optional(),
    earnings: z.array(z.enum(earnings)),
  }),
  source: z.string(),
  asOf: z.iso.date(),
  isSample: z.boolean(),
})
export type LenderView = z.infer<typeof lenderView>

const loanLendersContract = {
  compare: signedInRoute('GET', '/api/loans/lenders', {
    summary: 'The lenders side by side, as of a day and with the source.',
    topic: 'loans',
    answer: z.array(lenderView),
  }),
  takeBack: studentRoute('DELETE', '/api/loans/sendings/{bank}', {
    summary: "Withdraws the consent for one lender: it can't open the application any more, and its offer ends.",
    staysOpen: true,
    input: z.object({ bank: z.enum(lenders) }),
    problems: [lenderAccepted],
  }),
}

export const slotTaken = problem('slot-taken', 409, copy.slotTaken, 'slot')
export const noOffer = problem('no-accepted-offer', 409, copy.noOffer)
export const meetingPast = problem('meeting-past', 409, copy.meetingPast)

const slotView = z.object({ id: z.string(), startTime: moment, endTime: moment })

const meetingView = z.object({
  now: moment,
  /** Of the bank whose offer was accepted; null before. */
  bank: z.string().nullable(),
  slots: z.array(slotView),
  /** The specification's slotInfo. */
  slotInfo: z
    .object({ slot: slotView, agent: z.object({ name: z.string(), phone: z.string() }), bookedAt: moment })
    .nullable(),
})
export type MeetingView = z.infer<typeof meetingView>

const slot = z.uuid()

const loanMeetingsContract = {
  read: studentRoute('GET', '/api/loans/meeting', {
    summary: 'The free times of the bank whose offer was accepted, and your booking.',
    topic: 'loan-slots',
    answer: meetingView,
  }),
  book: studentRoute('PUT', '/api/loans/meeting', {
    summary: 'Books a time. Booked again, the meeting moves there.',
    begins: 'sending',
    input: z.object({ slot }),
    problems: [notFound, noOffer, slotTaken, meetingPast],
  }),
  calendar: studentRoute('GET', '/api/loans/meeting/calendar', {
    summary: 'The booked meeting, as a calendar file.',
    problems: [notFound],
    ...calendarFile,
  }),
  cancel: studentRoute('DELETE', '/api/loans/meeting', {
    summary: 'Cancels the booking.',
    problems: [notFound, meetingPast],
  }),
}

const typed = z.string().max(40)
export const needTyped = z.object({
  costYear: typed,
  costLater: typed,
  months: typed,
  ownFunds: typed,
  scholarship: typed,
  margin: typed,
} satisfies Record<keyof NeedTyped, z.ZodString>)

const needView = needTyped.extend({
  /** Own money and scholarships as they were typed in the ledger: they count before what was typed here. */
  inLedger: z.array(
    z.object({
      kind: z.enum(fundKinds),
      amount: z.object({ currency: z.enum(['INR', 'USD']), minor: z.number().int() }),
      on: z.iso.date(),
    }),
  ),
})
export type NeedView = z.infer<typeof needView>

const loanNeedContract = {
  read: studentRoute('GET', '/api/loans/need', {
    summary: 'What the student typed about the costs of studying and the money available.',
    topic: 'loans',
    alsoOn: ['money'],
    answer: needView,
    showsIdentity: true,
  }),
  save: studentRoute('PUT', '/api/loans/need', {
    summary: 'Saves what the student typed, sealed. No lender reads it.',
    input: needTyped.superRefine(saying(checkNeed)),
    problems: [invalidInput, tooManyRequests],
  }),
}

export const loansContracts = {
  loanApplication: loanApplicationContract,
  loanLenders: loanLendersContract,
  loanOffers: loanOffersContract,
  loanSheet: loanSheetContract,
  familyLoan: familyLoanContract,
  familyCoBorrowing: familyCoBorrowingContract,
  loanStatements: loanStatementsContract,
  loanMeetings: loanMeetingsContract,
  loanDesk: loanDeskContract,
  loanNeed: loanNeedContract,
}
