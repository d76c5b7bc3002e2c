import type { Welcome } from '#src/journey/stage.ts'

export const welcome: Welcome = {
  title: '1 Application. 11 Banks.',
  lede: 'Fill in one application, upload each paper once, and see what every offer truly costs in rupees.',
  points: [
    { title: 'One set of papers', text: 'Uploaded once, sent to each lender that you choose.' },
    { title: 'Offers side by side', text: 'Interest, moratorium, fees and the total you pay back.' },
    { title: 'A person at the bank', text: 'Choose a time and meet the official who decides.' },
  ],
  start: 'Get Started',
  drawing: 'ticket-desk',
}

/** As the specification has it, with how long it takes. */
export const processingApplications = 'Processing Applications'

export const locks = {
  applyFirst: "Complete the 'Apply to banks form' first.",
  toApplication: 'Go to the form',
  acceptFirst: "Complete 'Finalize offer' first.",
  toOffers: 'Go to the offers',
} as const
