// What each step takes and needs, and how the stage is finished another way. The minutes are our estimates.
import type { OutlineOf } from '#src/journey/outline.ts'
import type { bankAccounts } from '../rules.ts'

export const outline = {
  steps: {
    CompareAccounts: { minutes: 10, atHand: [] },
    CollectPapers: { minutes: null, atHand: ['Your papers', 'A folder'] },
    OpenAccount: { minutes: 10, atHand: ['The day you arrive', 'Your US address, if you have one'] },
  },
  otherWays: {
    'account-already': { offer: 'I have a US account already', said: 'You said that you have a US account already.' },
  },
} as const satisfies OutlineOf<typeof bankAccounts>
