// What of insurance money goes back, as a student reads it.
import { formatDay } from '#src/values/dates.ts'
import { dollars, formatMoney } from '#src/values/money.ts'
import type { AllDue, RefundDue } from '../rules.ts'

/** Why that much goes back, for the letter, the desk and the stage. */
export function groundWords({ ground, days, daysLeft, askedOn }: RefundDue): string {
  if (askedOn !== null)
    return `We were asked on ${formatDay(Temporal.PlainDate.from(askedOn))} to end it. ${countedFrom(ground, days, daysLeft)}`
  if (ground === 'before-cover') return 'The insurance was ended before its first day of cover.'
  if (ground === 'waiver-refused') return 'The insurance was ended soon after your university refused the waiver.'
  return `The insurance covered ${days - daysLeft} of ${days} ${days === 1 ? 'day' : 'days'}.`
}

function countedFrom(ground: RefundDue['ground'], days: number, daysLeft: number): string {
  if (ground === 'before-cover') return 'That was before the first day of cover.'
  if (ground === 'waiver-refused') return 'That was soon after your university refused the waiver.'
  return `Until then the insurance covered ${days - daysLeft} of ${days} ${days === 1 ? 'day' : 'days'}.`
}

/** What goes back of all that was paid for one insurance, in cents. */
export function allWords({ paid, due, why }: AllDue): string {
  const [all, back, kept] = [paid, due, paid - due].map(cents => formatMoney(dollars(cents)))
  const goesBack = due === 0 ? `nothing of the ${all}` : due === paid ? `all of the ${all}` : `${back} of the ${all}`
  const rest = due === 0 || due === paid ? '' : `, and ${kept} is kept`
  return `${why} By the rule of this purchase ${goesBack} that was paid goes back${rest}.`
}

/** In the letter that says that it was ended. */
export const endedWords = (all: AllDue): string =>
  all.due === 0
    ? `${allWords(all)} Our team looks at it once more, and you get a letter with its decision.`
    : `${allWords(all)} Our team sends it. Nothing is sent yet, and you get a letter when it is.`

/** How far the money is on its way, for its owner. */
export const tracker = {
  title: (plan: string): string => `Money back from ${plan}`,
  columns: { what: 'Payment', paid: 'Paid', asked: 'Asked', approved: 'Approved', sent: 'Sent', kept: 'Not refunded' },
  on: (amount: string, day: string): string => `${amount} on ${day}`,
  notYet: 'Not yet',
  nothing: 'Nothing goes back',
  none: 'Nothing',
  undecided: 'Not decided yet',
  kept: (why: string): string => `What is kept, and why: ${why}`,
  bank: 'Sent means that our payment provider gave it to your bank. Your bank says when it shows on your card.',
} as const
