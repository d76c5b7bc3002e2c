import type { LibraryGuides } from '#src/features/content/rules.ts'
import type { Welcome } from '#src/journey/stage.ts'

export const libraryGuides = {
  stage: 'visas',
  names: [
    'ds-160',
    'new-ds-160',
    'social-media',
    'interview-folder',
    'sevis-fee',
    'all-fees',
    'interview-window-story',
    'fee-and-changes',
    'i20-to-interview',
    'where-and-whether',
  ],
} as const satisfies LibraryGuides

/** Listed where the university is decided, of which they come. */
export const i20Guides = {
  stage: 'finalize-university',
  names: ['admit-to-i20', 'no-given-name'],
} as const satisfies LibraryGuides

/** What the home page says of the mock interview. */
export const commentsThere = { words: 'Comments on your mock interview', action: 'Watch them' } as const

export const closedByVisa = {
  label: 'Not needed any more',
  why: 'Your visa is granted, so there is nothing left to do here. What you entered stays below.',
} as const

export const welcome: Welcome = {
  title: 'From I-20 to the day of your interview.',
  lede: 'Six steps, in the order that the consulate expects them.',
  points: [
    { title: 'Get the I-20', text: 'The paper your university issues once your funding is shown.' },
    {
      title: 'Complete the DS-160',
      text: 'The visa form. Save often: the site drops you after 20 minutes without a saved page.',
    },
    { title: 'Pay the SEVIS fee', text: '$350 for an F-1, at least three business days before the interview.' },
    { title: 'Book the visa interview', text: 'Two visits: fingerprints first, then the consulate.' },
    { title: 'Prepare for the visa interview', text: 'Practise with questions that others were asked.' },
    { title: 'Speak to immigration attorneys', text: 'When something in your case is not ordinary.' },
  ],
  start: 'Get Started',
  drawing: 'signal',
}
