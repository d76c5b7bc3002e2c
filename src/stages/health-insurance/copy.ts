import type { Welcome } from '#src/journey/stage.ts'

export const welcome: Welcome = {
  title: 'Know what your university accepts.',
  lede: 'Your university charges you for its own plan unless you show cover that meets its rules. See both before you pay.',
  points: [
    {
      title: 'Compared before you pay',
      text: 'Each plan with your university’s rules, line by line, where we have read them.',
    },
    { title: 'Waiver papers', text: 'A guide for your university, and what to hand in when.' },
    { title: 'Friends pay less', text: 'Buy as a group of five and each saves $15.' },
  ],
  start: 'Get Started',
  drawing: 'umbrella-stand',
}

/** What the home page says of what came. */
export const answers = {
  refused: { words: 'Your university did not accept the waiver', action: 'See what to do' },
  bill: (amount: string, dueOn: string) => ({ words: `${amount} to pay by ${dueOn}`, action: 'Pay the bill' }),
  claim: { words: 'Your claim needs more from you', action: 'See what is missing' },
} as const

/** Why a step is locked (specification 2, section 2). */
export const locks = {
  detailsFirst: "Complete 'Enter details' first.",
  planFirst: 'Select a plan first.',
  seePlans: 'See the plans',
  noPlans: 'No plans are available for this university. Please contact support.',
  universityUnverified:
    'We are checking your university. Until then there are no plans for it; please contact support.',
  purchaseFirst: "Complete 'Purchase Insurance' first.",
  toPurchase: 'Go to Purchase Insurance',
} as const
