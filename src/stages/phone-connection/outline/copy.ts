// What each step takes and needs, and how the stage is finished another way. The minutes are our estimates.
import type { OutlineOf } from '#src/journey/outline.ts'
import { lapse } from '../copy.ts'
import type { phoneConnection } from '../rules.ts'

const flight = { name: 'The day of your flight', values: ['flight'], typedAt: '/profile/about' }

export const outline = {
  steps: {
    KeepIndianNumber: {
      minutes: 5,
      atHand: [flight, 'The day of your last recharge'],
      fact: { label: 'Lapses after', words: '90 days; BSNL 180', source: lapse },
    },
    ChoosePlan: {
      minutes: 15,
      atHand: ['The phone you take along'],
    },
    SecondSignIn: { minutes: 5, atHand: [] },
  },
  otherWays: {
    'us-number-already': { offer: 'I have a US number already', said: 'You said that you have a US number already.' },
  },
} as const satisfies OutlineOf<typeof phoneConnection>
