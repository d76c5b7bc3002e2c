import type { Welcome } from '#src/journey/stage.ts'

export const welcome: Welcome = {
  title: 'Get a US debit card in seconds.',
  lede: 'A card in your name for fees in dollars, and what any way of sending money abroad costs, with GST and TCS. Tuition payment isn’t here yet.',
  points: [
    {
      title: 'Tuition, meanwhile',
      text: 'Pay it the way your university’s fee page says, through your bank or the payment service it names. Compare here first what each costs.',
    },
    { title: 'Rupees out, dollars in', text: 'What leaves your account and what arrives, fees included.' },
    { title: 'A card in your name', text: 'Funded in dollars, ready for the SEVIS fee.' },
    { title: 'Every movement written down', text: 'A ledger that your parents can read too.' },
  ],
  start: 'Get Started',
  drawing: 'counter-window',
}
