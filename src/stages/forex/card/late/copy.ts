// The words about a payment that arrived when its rate no longer held.
import type { LateReason } from '../rules.ts'

const choose = (sum: string, day: string): string =>
  `We have your ${sum} and have bought nothing with it. Choose today’s rate or your money back; if you choose nothing, it goes back on ${day}.`

export const arrived = {
  'rate-over': (sum: string, day: string) => ({
    title: 'Your payment arrived after its rate had ended',
    body: choose(sum, day),
  }),
  replaced: (sum: string, day: string) => ({
    title: 'You paid on a page that you had replaced',
    body: choose(sum, day),
  }),
  'over-limit': (sum: string, day: string) => ({
    title: 'Your payment is over the limit of this PAN',
    body: choose(sum, day),
  }),
  'more-tax': (sum: string, day: string) => ({
    title: 'More tax (TCS) is due on your payment than you were shown',
    body: choose(sum, day),
  }),
} as const satisfies Record<LateReason, (sum: string, day: string) => { title: string; body: string }>

export const changed = 'The rate has changed in the meantime. Please look at the new figures.'
export const cannotConvert = 'Today this payment can’t be converted: no rate is known, or it is over the yearly limit.'

export const screen = {
  ordered: 'As you ordered it',
  now: 'At today’s rate',
  fewer: (sum: string): string => `${sum} less than you ordered`,
  more: (sum: string): string => `${sum} more than you ordered`,
  same: 'As much as you ordered',
  convert: (sum: string): string => `Put ${sum} on my card`,
  refund: 'Send my money back',
  converted: (sum: string): string => `${sum} is on your card.`,
  refunded: 'Your money goes back the way you paid it.',
  without: 'Right now we can only send it back: no rate is known, or it would be over the yearly limit.',
} as const

export const stillHere = {
  title: 'We haven’t bought dollars with your payment',
  text: (sum: string, day: string): string =>
    `We have your ${sum} and have bought nothing with it. Choose what becomes of it; if you choose nothing, it goes back on ${day}.`,
} as const
