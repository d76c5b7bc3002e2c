// By itself, for it comes with the rules, before any page is shown.
import type { Welcome } from '#src/journey/stage.ts'

export const welcome: Welcome = {
  title: 'Start a credit history from the first month.',
  lede: 'A card that you pay in full each month builds a credit history.',
  points: [
    { title: 'No SSN', text: 'Some issuers take a passport and a visa instead. Each issuer decides.' },
    { title: 'No annual fees', text: 'Some cards cost nothing to keep open.' },
    { title: 'High limit', text: 'Compare the limits that the issuers name.' },
  ],
  start: 'Get Started',
  drawing: 'wallet-card',
}
