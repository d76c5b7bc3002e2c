// What may be claimed, and where a claim stands.
import { formatDay, parseDay } from '#src/values/dates.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { isNegative, parseMoney, type Currency, type Money } from '#src/values/money.ts'
import { textProblem } from '#src/values/visible-text.ts'
import { amountNegative, amountTooLarge } from '../copy.ts'
import * as copy from './copy.ts'

/** What of a student's papers goes with a claim. */
export const claimPapers = ['claim-papers'] as const

export const claimOutcomes = ['paid', 'declined'] as const
export type ClaimOutcome = (typeof claimOutcomes)[number]

export const careKinds = [
  'doctor',
  'emergency',
  'hospital',
  'tests',
  'medicine',
  'mental-health',
  'dental-eyes',
  'other',
] as const
export const currencies = ['USD', 'INR'] as const satisfies readonly Currency[]

/** Where the money goes that the student has paid already. What is unpaid goes to who gave the care. */
export const payouts = ['us-account', 'indian-account', 'cheque'] as const

export const mostFiles = 10
export const longestProvider = 120
export const longestStory = 4000
export const longestWords = 2000
/** Ten lakh dollars, or rupees: what is above has a comma too few. */
const mostMinor = 100_000_000

/** As typed. */
export type Claim = {
  policy: string
  careDay: string
  care: string
  provider: string
  story: string
  amount: string
  currency: string
  isPaid: string
  payout: string
  files: readonly unknown[]
}

export type ClaimPolicy = { id: string; coverageStart: string; coverageEnd: string }

type Known = { today: string; policies: readonly ClaimPolicy[] }

export function checkClaim(claim: Claim, { today, policies }: Known): Messages {
  const policy = policies.find(({ id }) => id === claim.policy)
  return messages({
    policy: policy === undefined && copy.policyRequired,
    careDay: careDayProblem(claim.careDay, policy, today),
    care: !isOneOf(careKinds, claim.care) && copy.careRequired,
    provider: textProblem(claim.provider, { required: copy.providerRequired, most: longestProvider }),
    story: textProblem(claim.story, { required: copy.storyRequired, most: longestStory }),
    currency: !isOneOf(currencies, claim.currency) && copy.currencyRequired,
    amount: amountProblem(claim),
    isPaid: !isOneOf(['yes', 'no'], claim.isPaid) && copy.isPaidRequired,
    payout: claim.isPaid === 'yes' && !isOneOf(payouts, claim.payout) && copy.payoutRequired,
    files: filesProblem(claim.files.length),
  })
}

export const isOneOf = <T extends string>(all: readonly T[], typed: string): typed is T =>
  all.some(one => one === typed)

/** Within the coverage, not ahead, and not longer ago than insurers take it. */
export function careDayProblem(typed: string, policy: ClaimPolicy | undefined, today: string): string | undefined {
  const day = parseDay(typed)
  if (day === undefined) return copy.careDayRequired
  const care = day.toString()
  if (care > today) return copy.careDayAhead
  if (policy !== undefined && (care < policy.coverageStart || care > policy.coverageEnd)) {
    return copy.notCovered(words(policy.coverageStart), words(policy.coverageEnd))
  }
  const ago = day.until(today, { largestUnit: 'days' }).days
  return ago > copy.claimDays ? copy.tooLate(ago) : undefined
}

const words = (day: string): string => formatDay(Temporal.PlainDate.from(day))

/** The last day on which care may still be claimed. */
export const claimableUntil = (careDay: string): Temporal.PlainDate =>
  Temporal.PlainDate.from(careDay).add({ days: copy.claimDays })

function amountProblem({ amount, currency }: Claim): string | undefined {
  const read = amountOf(amount, currency)
  if (amount.trim() === '') return copy.amountRequired
  if (isNegative(amount)) return amountNegative
  if (read === undefined || read.minor === 0) return copy.amountWrong
  return read.minor > mostMinor ? amountTooLarge : undefined
}

export const amountOf = (typed: string, currency: string): Money | undefined =>
  parseMoney(isOneOf(currencies, currency) ? currency : 'USD', typed)

function filesProblem(count: number): string | undefined {
  if (count === 0) return copy.filesRequired
  return count > mostFiles ? copy.tooManyFiles(mostFiles) : undefined
}

/** To what the desk asked: words, or files, or both. */
export const checkAnswer = ({ words: typed, files }: { words: string; files: readonly unknown[] }): Messages =>
  messages({
    words: textProblem(typed, { most: longestWords, ...(files.length === 0 && { required: copy.answerRequired }) }),
    files: files.length > mostFiles && copy.tooManyFiles(mostFiles),
  })

type Dated = { askedAt: string | null; answeredAt: string | null; decidedAt: string | null }

/** Whose move it is. */
export function standingOf({ askedAt, answeredAt, decidedAt }: Dated): 'decided' | 'asked' | 'waits' {
  if (decidedAt !== null) return 'decided'
  return askedAt !== null && (answeredAt === null || answeredAt < askedAt) ? 'asked' : 'waits'
}
