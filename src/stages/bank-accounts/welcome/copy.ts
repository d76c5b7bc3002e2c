// By itself, for it comes with the rules, before any page is shown.
import type { Welcome } from '#src/journey/stage.ts'

export const welcome: Welcome = {
  title: 'A US account without an SSN.',
  lede: 'Open an account in your first week, or before you fly, with the papers you already have.',
  points: [
    {
      title: 'No SSN',
      text: 'Some banks take a passport, a visa, an I-20 and a US address instead. Each bank decides.',
    },
    { title: 'Lowest forex rates', text: 'Bring your money over at a rate you have compared.' },
    { title: 'Instant virtual cards', text: 'Pay from your phone while the plastic is in the post.' },
  ],
  start: 'Get Started',
  drawing: 'cash-safe',
}
