import { isEmailAddress } from '../../values/email-addresses.ts'
import { messages, type Messages } from '../../values/messages.ts'
import { dollars, formatMoney, parseMoney, type Money } from '../../values/money.ts'
import { isBlank } from '../../values/visible-text.ts'
import * as copy from './copy.ts'

/** What a payment is for. What it then means is its stage's affair, wired in `app/`. */
export const purposes = ['insurance-deposit', 'insurance-invoice', 'card-funding', 'attorney-call'] as const
export type Purpose = (typeof purposes)[number]

/** The most that a card takes at once. */
export const mostFunding = dollars(2_500_000)
const leastFunding = dollars(100)

/** An amount as somebody typed it, in whole dollars or with cents. */
export const readFunding = (typed: string | number): Money | undefined => parseMoney('USD', String(typed))

export type CardFunding = { name: string; email: string; amount: string | number }

export const checkCardFunding = ({ name, email, amount }: CardFunding): Messages =>
  messages({
    name: isBlank(name) && copy.nameRequired,
    email: !isEmailAddress(email) && copy.emailInvalid,
    amount: fundingProblem(readFunding(amount)),
  })

function fundingProblem(amount: Money | undefined): string | false {
  if (amount === undefined || amount.minor < leastFunding.minor) return copy.amountRequired
  return amount.minor > mostFunding.minor && copy.amountTooLarge(formatMoney(mostFunding))
}
