export const screen = {
  title: 'SEVIS fees to put back',
  words:
    'Look at fmjfee.com under Check I-901 Status, and at what the card’s issuer says. If the fee was not charged, ask a second person to confirm that it goes back.',
  none: 'Nobody asks for a fee back',
  noneText: 'Who asks for the SEVIS fee to be put back on the card appears here at once.',
  waiting: 'This waits for a second person, under To confirm.',
  ask: 'Ask a second person',
  asked: 'Asked. It waits under To confirm.',
  refuse: 'Leave it as paid',
  refused: 'Left as paid. The student is being notified.',
} as const
