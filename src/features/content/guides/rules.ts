/** What steps name of the starter library, by the stage under which it is listed. `seed/library.test.ts` holds that each is there. */
export const guidesOfSteps = {
  'finalize-university': ['admit-to-i20', 'no-given-name'],
  visas: [
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
  'health-insurance': ['window', 'waive-or-keep', 'read-a-plan'],
} as const

type Guides = typeof guidesOfSteps

/** A guide that is misspelled, or of another stage, doesn't compile. */
export type GuidesOf<Stage extends keyof Guides> = { stage: Stage; names: readonly Guides[Stage][number][] }
export type GuideStage = keyof Guides
