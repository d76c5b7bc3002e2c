// What each step takes and needs, and how the stage is finished another way. The minutes are our estimates.
import type { OutlineOf } from '#src/journey/outline.ts'
import type { creditCard } from '../rules.ts'

export const outline = {
  steps: {
    CompareCards: { minutes: 10, atHand: [] },
    ApplyForCard: {
      minutes: 10,
      atHand: ['The day you arrive', { name: 'Your US address, if you have one', values: ['usAddress'] }],
      fact: { label: 'Safar charges', words: 'Nothing' },
    },
  },
  otherWays: {
    'card-already': { offer: 'I have a US card already', said: 'You said that you have a US card already.' },
  },
} as const satisfies OutlineOf<typeof creditCard>
