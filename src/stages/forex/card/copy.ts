// The words of the US debit card. Where the specification gives them, they stand letter for letter.
export const nameRequired = 'Please enter your name.'
export const nameForCard = 'Please use the letters A to Z, as in your passport: the card prints no others.'
export const nameTooLong = 'A card has room for 24 letters. Please shorten the name as it should stand there.'
export const emailInvalid = 'Please enter a valid email address.'
export const amountRequired = 'An amount in USD is required.'
export const amountTooLarge = (most: string) => `Please choose an amount of at most ${most}.`
export const panWrong = 'Please enter the PAN of the person who pays, such as ABCPE1234F.'
export const notEducation =
  'The card is for your studies and the living costs with them. TCS on other purposes has other rules: please ask your bank.'
export const panNeeded =
  'Please enter the PAN of the person who pays: the RBI requires one for every sum that is sent abroad.'
export const sentWrong = 'Please enter an amount in rupees, or 0.'
export const overLimit =
  'The limit of this PAN is reached: at most $250,000 may leave India for one person in a financial year.'
export const priceChanged = 'The price has changed since you saw it. Please check the new one and continue.'
export const priceNow = (total: string): string => `This costs ${total} now.`

export const payerTitle = 'Dollars for your US debit card'
export const noCard = 'There is no card yet.'

export const days = (amount: string): string => `${amount} for the card, with GST and TCS`

export const receipt = {
  rate: 'Rate for a dollar',
  converted: 'Changed into dollars',
  fee: 'Fee',
  gst: 'GST',
  tcs: 'TCS',
} as const

/** What each movement on the card is called. */
export const movements = {
  funded: 'Put on the card',
  'sevis-fee': 'SEVIS fee paid',
  'sevis-fee-returned': 'SEVIS fee taken back',
  purchase: 'Paid',
  'purchase-refund': 'Came back',
} as const

export const messages = {
  issued: (last4: string) => ({
    title: 'Your US debit card is ready',
    body: `The card that ends in ${last4} is yours. Its number is shown to you alone, after you sign in afresh.`,
  }),
  toppedUp: (amount: string) => ({
    title: `${amount} is on your US debit card`,
    body: 'Your payment has arrived. The ledger of the card shows the rate, the fee and the taxes.',
  }),
}

export const getCard = {
  title: 'A US debit card in your name',
  lede: 'Pay in rupees, at a rate that is held for an hour. The card is usually made within a minute.',
  name: 'Name on the card',
  nameHint: 'As in your passport. Up to 24 letters.',
  amount: 'Amount in USD',
  amountHint: 'At least $1. The SEVIS fee is $350.',
  fundedBy: 'The money is from',
  purpose: 'What is the money for?',
  pan: 'PAN of the person who pays',
  panHint: 'The owner of the bank account. We keep it sealed.',
  sentBefore: (day: string) => `Sent abroad since ${day}, in rupees`,
  sentBeforeHint: 'By the same person, through any bank or firm but Safar.',
  tcs: 'How the tax (TCS) is counted',
  tcsPoints: [
    'TCS is counted by PAN over a financial year. We work it out from what this account paid on the PAN and from what you enter above.',
    'What was paid on the same PAN from another Safar account is not in it.',
    'Only on an education loan from a bank or a notified institution no TCS is collected.',
    'What was sent before decides the TCS: through any bank or firm, for any purpose. What this account paid counts by itself.',
  ],
  countedFrom: (paid: string, before: string): string =>
    `TCS is worked out from ${paid} that this account paid on this PAN since 1st April, and ${before} that you entered as sent before.`,
  leftOfLimit: (left: string): string =>
    `By these sums, ${left} of the $250,000 that may leave India on this PAN in a financial year is left after this order. What was paid on it from another Safar account is not in it.`,
  email: 'Email for the receipt',
  go: 'Continue to payment',
} as const

export const waiting = {
  title: 'Waiting for your payment',
  text: 'As soon as Razorpay tells us that it is paid this page says so, usually within a minute. If you left the payment page, go back to it: you are not charged twice.',
  back: 'Back to the payment page',
  edit: 'Edit amount',
  failed: 'The payment did not go through',
  failedText:
    'Nothing was put on the card. If money left your account, your bank sends it back, usually within five to seven working days.',
  ended: 'The payment was cancelled',
  endedText: 'Nothing was put on the card. Your answers are still here.',
  lapsed: 'The rate was held for an hour',
  lapsedText:
    'That hour is over, and so is its payment page. If you paid at the last minute, we ask you here what to do with the money. Else continue with today’s rate.',
  retry: 'Try again',
} as const

export const making = {
  title: 'Your card is being made',
  did: 'Paid for the card',
  now: 'Makes your card',
  nowDetail: 'Usually within a minute.',
  holder: 'With the issuer now',
  next: 'It appears here',
  nextDetail: 'You need not wait: we write to you.',
} as const

export const face = {
  kind: 'US Debit Card',
  balance: 'Balance',
  show: 'Show number',
  hide: 'Hide number',
  hidesIn: (seconds: number) => `Hidden again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  proof: 'We ask the issuer for it each time and don’t store it.',
  items: { number: 'Card number', expiry: 'Expiry', cvc: 'CVC', name: 'Name on the card' },
} as const

export const topUp = {
  title: 'Top up',
  add: 'Add dollars',
  forFee: (missing: string) => `The SEVIS fee needs ${missing} more. After paying you come back to it.`,
  enough: 'The card holds enough for the SEVIS fee now.',
  backToFee: 'Back to the SEVIS fee',
} as const

export const ledger = {
  title: 'Every movement',
  caption: 'Every movement on the card, the latest first',
  print: 'Print',
  empty: 'Nothing has moved on the card yet.',
} as const

/** In the ledger. */
export const costWords = {
  conversion: 'Fee and GST for changing rupees into dollars',
  conversionPayee: 'Safar, and the Government of India',
  tcs: 'Tax collected on dollars for the card (TCS)',
  tcsPayee: 'Income Tax Department',
  tcsBack: 'Set off against income tax, or paid back with the tax return of who paid.',
  gaveBack: (merchant: string): string => `${merchant} gave back`,
  sevis: 'I-901 SEVIS fee, paid with the card',
  sevisPayee: 'US Department of Homeland Security',
} as const
