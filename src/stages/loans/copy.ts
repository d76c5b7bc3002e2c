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

/** What the home page says of what came: the cheapest offer as it is repaid, so that a low rate does not deceive. */
export const answers = {
  offers: (count: number, least: string | null) => ({
    words:
      least === null
        ? `${count} offers, of different amounts`
        : count === 1
          ? `One offer: ₹${least} lakh in all`
          : `${count} offers, from ₹${least} lakh in all`,
    action: count === 1 ? 'Read it' : 'Compare them',
  }),
  asks: (banks: readonly string[]) => ({
    words: banks.length === 1 ? `${banks[0]} asks for more papers` : `${banks.length} banks ask for more papers`,
    action: 'See what is missing',
  }),
} as const

export const locks = {
  applyFirst: "Complete the 'Apply to banks form' first.",
  toApplication: 'Go to the form',
  acceptFirst: "Complete 'Finalize offer' first.",
  toOffers: 'Go to the offers',
} as const
