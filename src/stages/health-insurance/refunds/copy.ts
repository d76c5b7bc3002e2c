// Insurance money that goes back: what the desk reads.
export const notSent = 'Nothing of it was sent back yet.'
export const amountWrong = 'Please enter an amount, such as 120.50.'

export const screen = {
  title: 'Insurance refunds',
  words: 'Paid on a page that was left open, for what was given up, or ended by us: all of it goes back, or a part.',
  none: 'Nothing to send back',
  noneText: 'A payment that is to go back appears here immediately.',
  toSend: 'To send back',
  amount: 'Amount to send back',
  send: 'Send it back',
  close: 'Nothing more goes back',
  closed: 'Closed.',
  sure: 'The money leaves immediately and can’t be called back.',
} as const
