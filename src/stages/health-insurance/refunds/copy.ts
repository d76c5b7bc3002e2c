// Insurance money that goes back: what the desk reads.
export const isDue = 'Some of this payment goes back by its rule, so it can’t be kept whole.'
export const notSent = 'Nothing of it was sent back yet.'
export const amountWrong = 'Please enter an amount, such as 120.50.'
export const whyRequired = 'Please write why not all of it goes back, in words that the student reads.'

export const screen = {
  title: 'Insurance refunds',
  words:
    'Paid on a page that was left open, for what was given up, or ended by us: all of it goes back, or what the rule of the purchase says.',
  none: 'Nothing to send back',
  noneText: 'A payment that is to go back appears here immediately.',
  toSend: 'To send back',
  amount: 'Amount to send back',
  why: 'Why not all of it goes back',
  whyHint: 'The student reads it as you write it. It stays empty where all of it goes back.',
  byRule: (due: string, why: string): string => `By the rule of this purchase ${due} goes back. ${why}`,
  send: 'Send it back',
  keepWhy: 'Why nothing goes back',
  keepAll: 'Nothing goes back',
  keepTitle: 'Nothing goes back',
  keep: 'Nothing goes back: write so',
  keepHint: 'The student gets it in a letter as you write it.',
  kept: 'Decided. The student has the letter.',
  sendAllTheSame: 'Send something back all the same',
  close: 'Nothing more goes back',
  closed: 'Closed.',
  sure: 'The money leaves immediately and can’t be called back.',
} as const

/** The letter to who paid. */
export const keptLetter = (paid: string, plan: string, why: string) => ({
  title: `Nothing of your ${paid} goes back`,
  body: `You paid ${paid} for ${plan}. Our team decided that nothing of it goes back: ${why}`,
})
