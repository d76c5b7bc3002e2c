import type { Welcome } from '../../journey/stage.ts'

export const welcome: Welcome = {
  title: 'Get a US debit card in seconds.',
  lede: 'Send tuition and living money at a rate you can check against others, with GST and TCS shown before you pay.',
  points: [
    { title: 'Rupees out, dollars in', text: 'What leaves your account and what arrives, fees included.' },
    { title: 'A card in your name', text: 'Funded in dollars, ready for the SEVIS fee.' },
    { title: 'Every movement written down', text: 'A ledger that your parents can read too.' },
  ],
  start: 'Get Started',
  drawing: 'counter-window',
}
