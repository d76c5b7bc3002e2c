// By itself, for it comes with the rules, before any page is shown.
import type { Welcome } from '#src/journey/stage.ts'

export const welcome: Welcome = {
  title: 'Start a credit history from the first month.',
  lede: 'A card in the first semester is how you rent a flat and get a phone contract in the third.',
  points: [
    { title: 'No SSN', text: 'Issuers that take a passport and a visa.' },
    { title: 'No annual fees', text: 'None to keep it open.' },
    { title: 'High limit', text: 'Higher than the usual student card.' },
  ],
  start: 'Get Started',
  drawing: 'wallet-card',
}
