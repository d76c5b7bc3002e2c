import type { Topic } from '#src/wire/topics.ts'

/** What a payment is for: its module declares it beside the verbs that ask for it. */
export type Purpose = {
  readonly name: string
  /** Pages that show it can be paid again, once nothing came of a payment. */
  readonly announces: readonly Topic[]
}

/** Who takes the money, whatever it is for: the accounts at the card page and at Razorpay are ours. */
export const payee = 'Safar'
