import type { Account, Kind } from '#src/features/card/rules.ts'

export const accountWords = {
  card: 'Students’ cards',
  razorpay: 'Razorpay',
  exchange: 'Exchange',
  fee: 'Fees',
  gst: 'GST owed',
  tcs: 'TCS owed',
  'sevis-fee': 'SEVIS fees',
  merchants: 'Merchants',
} as const satisfies Record<Account, string>

export const kindWords = {
  exchanged: 'Rupees for dollars',
  fee: 'Fee',
  gst: 'GST',
  tcs: 'TCS',
  funded: 'Put on the card',
  'sevis-fee': 'SEVIS fee paid',
  'sevis-fee-returned': 'SEVIS fee taken back',
  'sevis-fee-charged': 'SEVIS fee charged by its site',
  purchase: 'Purchase',
  'purchase-refund': 'Purchase refunded',
} as const satisfies Record<Kind, string>

export const screen = {
  title: 'Card money',
  words: 'What the cards hold, between which accounts it moved, and who paid and has no card yet.',
  missing: 'Paid, and no card yet',
  missingWords: 'The issuer is asked again by itself every ten minutes. Their money is on the card already.',
  noneMissing: 'Everybody who paid has a card.',
  retry: 'Ask the issuer again',
  retried: 'The card is ready.',
  beyond: 'Taken beyond what was on the card',
  beyondWords:
    'A merchant took more than was approved, such as with a tip, and the card did not hold it. The issuer paid it: agree with the student how it is made good.',
  makeGood: (sum: string, merchant: string): string => `Agree how ${sum} taken by ${merchant} is made good`,
  beyondCaption: 'Taken beyond what was on the card, the latest first',
  balance: 'Trial balance',
  balanced: 'What left the accounts came to others: the balances come to nothing.',
  unbalanced: 'The balances do not come to nothing. This must never be: please tell the engineers.',
  transfers: 'The last movements',
  nothing: 'Nothing has moved yet.',
} as const
