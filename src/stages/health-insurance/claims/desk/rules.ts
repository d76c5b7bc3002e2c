import { messages, type Messages } from '#src/values/messages.ts'
import { parseMoney, isNegative } from '#src/values/money.ts'
import { textProblem } from '#src/values/visible-text.ts'
import { amountNegative, amountTooLarge } from '#src/stages/health-insurance/copy.ts'
import { claimOutcomes, isOneOf, longestWords } from '../rules.ts'

/** As typed. */
export type Decision = { outcome: string; amount: string; words: string }

/** A declined claim says why; a paid one says how much, in dollars. */
export const checkDecision = ({ outcome, amount, words }: Decision): Messages =>
  messages({
    outcome: !isOneOf(claimOutcomes, outcome) && outcomeRequired,
    amount: outcome === 'paid' && paidProblem(amount),
    words: textProblem(words, {
      most: longestWords,
      ...(outcome === 'declined' && { required: reasonRequired }),
    }),
  })

function paidProblem(typed: string): string | undefined {
  if (isNegative(typed)) return amountNegative
  const read = parseMoney('USD', typed)?.minor
  if (read !== undefined && read > mostPaid) return amountTooLarge
  return paidAmountOf(typed) === undefined ? paidRequired : undefined
}

/** In cents. */
export function paidAmountOf(typed: string): number | undefined {
  const paid = parseMoney('USD', typed)?.minor
  return paid === undefined || paid === 0 || paid > mostPaid ? undefined : paid
}

const mostPaid = 100_000_000

export const checkQuestion = ({ words }: { words: string }): Messages =>
  messages({ words: textProblem(words, { required: questionRequired, most: longestWords }) })

type Waiting = { filedAt: string; answeredAt: string | null }

/** Since when the claim has waited for us. */
export const waitingSince = ({ filedAt, answeredAt }: Waiting): string => answeredAt ?? filedAt

// What the desk reads where it answers claims.
export const changedBy = (name: string): string =>
  `${name} changed this claim while you were writing. Read it again; what you wrote is still here.`
export const somebody = 'Somebody'
const questionRequired = 'Please write what you need.'
const outcomeRequired = 'Please choose what was decided.'
const paidRequired = 'Please enter what the insurer pays, such as 240.50.'
const reasonRequired = 'Please tell the student why, and what they can do now.'
export const outcomeNames = { paid: 'Paid', declined: 'Declined' } as const
