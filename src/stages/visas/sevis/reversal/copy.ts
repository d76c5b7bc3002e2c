import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'

// A fee that came off the card: it is put back by our team, and its owner asks for it.
export const cameOffCard = 'This came off your card. Ask us with the reason, and we look at what the fee site says.'
export const notOnCard = 'No SEVIS fee came off your card.'
export const reasonRequired = 'Please tell us what happened.'

/** Asking for the fee to be put back on the card. */
export const reversal = {
  title: 'Ask for the fee to be put back on your card',
  words:
    'The government does not pay this fee back. If your card was not charged, or was charged twice, tell us: two of our team look at it before it is on your card again.',
  reason: 'What happened?',
  hint: 'For example: my card was declined at fmjfee.com on 3rd June.',
  send: 'Ask our team',
  sent: 'Asked. We write to you.',
} as const

export const reversalMessages = {
  done: {
    title: '$350.00 is on your US debit card again',
    body: 'Two of our team looked at what you wrote. The SEVIS fee counts as not paid: pay it before your interview.',
  },
  refused: {
    title: 'The SEVIS fee stays as paid',
    body: 'We looked at what you wrote and could not put the $350.00 back on your card. Write to us in chat if something is missing.',
  },
} as const

export const reversalRequest = 'Asks for the SEVIS fee to be put back on the card'

export const longestReason = 500

export const checkReversal = ({ reason }: { reason: string }): Messages =>
  messages({ reason: textProblem(reason.trim(), { required: reasonRequired, most: longestReason }) })
