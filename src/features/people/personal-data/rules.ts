// What may keep a person from being erased for now, and to whom something of theirs may have been sent.
export const standingKinds = [
  'card-money',
  'open-payment',
  'policy',
  'claim',
  'refund',
  'loan',
  'attorney-call',
  'partner-order',
  'our-team',
] as const
export type StandingKind = (typeof standingKinds)[number]

export const recipientKinds = ['lenders', 'insurers'] as const
export type RecipientKind = (typeof recipientKinds)[number]
