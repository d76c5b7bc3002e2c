// The words of money that goes back.
import { formatMoney, type Money } from '#src/values/money.ts'
import type { RefundReason, RefundState } from './rules.ts'

type Words = { title: string; body: string }
type Sent = { words: (amount: string) => Words; href: string }

/** What its owner reads once it is sent, and where. */
export const sent = {
  'paid-twice': {
    words: amount => ({
      title: 'You paid twice: we sent the second payment back',
      body: `Two payments for the same thing reached us. We kept the first and refunded the second, ${amount}, the way you paid it. Your bank says when it arrives.`,
    }),
    href: '/forex',
  },
  'paid-late': {
    words: amount => ({
      title: 'We sent your late payment back',
      body: `${amount} goes back the way you paid it. Your bank says when it arrives. Nothing was bought with it.`,
    }),
    href: '/forex',
  },
  insurance: {
    words: amount => ({
      title: `We sent ${amount} back to you`,
      body: 'It goes to the card you paid with. Your bank says when it arrives.',
    }),
    href: '/health-insurance',
  },
  'attorney-call': {
    words: amount => ({
      title: `Your ${amount} is on its way back`,
      body: 'We have sent the payment for the attorney call back the way it came. Your bank says when it arrives.',
    }),
    href: '/visas/post-interview',
  },
} as const satisfies Record<RefundReason, Sent>

/** After it, where less than all of a payment goes back. */
export const keptOf = (paid: string, kept: string, why: string): string =>
  `You paid ${paid}, and ${kept} of it is kept: ${why}`

export const failed = (amount: string): Words => ({
  title: `Your ${amount} did not go back yet`,
  body: 'The refund failed on its way. Our team looks after it, and you need not do anything.',
})

export const paidByHand = (amount: string): Words => ({
  title: `We paid your ${amount} back in another way`,
  body: 'The refund had failed on its way, so our team paid it by hand. If you don’t see it, ask us in the chat.',
})

export const nothingLeft = 'Somebody sent money back a moment ago. Please look again.'
export const failedFirst = 'A refund of this payment failed. Please look after it under Refunds first.'
export const notFailed = 'Somebody looked after this refund a moment ago.'
export const whyRequired = 'Please write how it was paid and where that can be looked up.'
export const longestWhy = 500
export const whyTooLong = `Please use at most ${longestWhy} characters.`

export const reasonWords = {
  'paid-twice': 'Paid twice',
  'paid-late': 'Paid late',
  insurance: 'Insurance',
  'attorney-call': 'Attorney call',
} as const satisfies Record<RefundReason, string>

export const stateWords = {
  waiting: 'Not taken by the provider yet',
  taken: 'Taken by the provider',
  sent: 'Sent to the bank',
  failed: 'Failed',
  replaced: 'Failed, sent again',
  'by-hand': 'Failed, paid by hand',
} as const satisfies Record<RefundState, string>

/** What the desk reads after it pressed. */
export const outcome = {
  asked: 'The provider was asked. What it does not take appears under Refunds.',
  waiting: 'The provider does not answer. We try again by ourselves every ten minutes.',
  taken: 'The provider has taken it.',
  sent: 'Sent. The student is being notified.',
  failed: 'The provider refused it. It is under Refunds.',
  replaced: 'Sent again.',
  'by-hand': 'Noted.',
} as const satisfies Record<RefundState | 'asked', string>

export const screen = {
  title: 'Refunds',
  words:
    'Money that goes back by the provider’s own call. What failed waits here until it is sent again or paid by hand.',
  none: 'No refund has failed',
  noneText: 'Refunds that the provider or a bank returns appear here immediately.',
  failed: 'Failed',
  said: (provider: string, words: string) => `${provider} says: ${words}`,
  again: 'Send it again',
  byHand: 'I paid it by hand',
  why: 'How it was paid, and where that can be looked up',
  all: 'All refunds',
  caption: 'Refunds, the latest first',
  itself: 'by itself',
  left: 'somebody who has left',
} as const

export const providerNames = { stripe: 'Stripe', razorpay: 'Razorpay' } as const

export const tooMuch = (left: Money) => `At most ${formatMoney(left)} is left to send back.`

/** In the list of what waits. */
export const failedWork = {
  words: 'A refund that failed',
  what: (amount: string): string => `${amount} did not go back`,
} as const
