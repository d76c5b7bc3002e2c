// What each step takes and needs, and how the stage is finished another way. The minutes are our estimates.
import type { OutlineOf } from '#src/journey/outline.ts'
import type { bankAccounts } from '../rules.ts'

export const outline = {
  steps: {
    CompareAccounts: { minutes: 10, atHand: [] },
    CollectPapers: {
      minutes: null,
      atHand: [
        { name: 'Passport', paper: 'passport' },
        { name: 'I-20', paper: 'i-20' },
        { name: 'Your PAN', values: ['pan'], typedAt: '/profile/passport' },
        'A folder',
      ],
    },
    OpenAccount: {
      minutes: 10,
      atHand: ['The day you arrive', { name: 'Your US address, if you have one', values: ['usAddress'] }],
      fact: { label: 'Safar charges', words: 'Nothing' },
    },
  },
  otherWays: {
    'account-already': { offer: 'I have a US account already', said: 'You said that you have a US account already.' },
  },
} as const satisfies OutlineOf<typeof bankAccounts>
