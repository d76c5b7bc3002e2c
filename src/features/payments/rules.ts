/** What a payment is for. What it then means is its stage's affair, wired in `app/`. */
export const purposes = [
  'insurance-deposit',
  'insurance-invoice',
  'insurance-rest',
  'card-funding',
  'attorney-call',
] as const
export type Purpose = (typeof purposes)[number]

/** Who takes the money, whatever it is for: the accounts at the card page and at Razorpay are ours. */
export const payee = 'Safar'
