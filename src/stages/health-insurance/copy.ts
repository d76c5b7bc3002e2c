import type { LibraryGuides } from '#src/features/content/rules.ts'
import type { Welcome } from '#src/journey/stage.ts'
import type { RenewalCall } from './standing/rules.ts'

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

export const libraryGuides = {
  stage: 'health-insurance',
  names: ['window', 'waive-or-keep', 'read-a-plan'],
} as const satisfies LibraryGuides

export const ownCoverEnds = 'Your own insurance ends'
export const lastDay = 'Last day to submit the waiver'
export const yourUniversity = 'your university'

/** What the home page says of what came. */
export const answers = {
  refused: { words: 'Your university did not accept the waiver', action: 'See what to do' },
  bill: (amount: string, dueOn: string) => ({ words: `${amount} to pay by ${dueOn}`, action: 'Pay the bill' }),
  /** The nearer the end, the plainer. */
  renewal: (call: RenewalCall, end: string) => ({
    words: `Your insurance ends ${call === 60 ? '' : `within ${call} days, `}on ${end}`,
    action: 'Renew it',
  }),
  claim: { words: 'Your claim needs more from you', action: 'See what is missing' },
} as const

/** While there is time to renew it. */
export const endsSoon = 'Ends soon'

/** The specification’s own label for what can be looked at, and asks for nothing. */
export const viewLabel = 'View'

/** Why a step is locked (specification 2, section 2). */
export const locks = {
  detailsFirst: "Complete 'Enter details' first.",
  planFirst: 'Select a plan first.',
  seePlans: 'See the plans',
  noPlans: 'No plans available for this university, contact support',
  universityUnverified:
    'We are checking your university. Until then there are no plans for it; please contact support.',
  purchaseFirst: "Complete 'Purchase Insurance' first.",
  toPurchase: 'Go to Purchase Insurance',
} as const

export const amountNegative = 'An amount is never below zero. Please enter it without the minus sign.'
export const amountTooLarge = 'This is more than we can take here. Please check the amount.'
