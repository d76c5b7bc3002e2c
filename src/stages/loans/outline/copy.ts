// What each step takes and needs, and how the stage is finished another way. The minutes are our estimates.
import type { OutlineOf } from '#src/journey/outline.ts'
import type { loans } from '../rules.ts'

export const outline = {
  steps: {
    ApplyToBanks: {
      is: 'One application for all lenders, on all your devices.',
      minutes: 45,
      atHand: [
        { name: 'PAN card', paper: 'pan-card' },
        { name: 'Passport', paper: 'passport' },
        { name: 'Mark sheets', paper: 'degree-mark-sheets' },
        { name: 'Admit letter', paper: 'admission-letter' },
        { name: 'Your address at home', values: ['address'] },
        'Your co-applicant’s PAN and income papers',
      ],
      fact: { label: 'Kept', words: 'As you type' },
    },
    AttendWebinar: { minutes: null, atHand: [] },
    FinalizeOffer: {
      is: 'What each lender offers, side by side, until you accept one.',
      minutes: 20,
      atHand: ['Your co-applicant, to decide with you'],
    },
    MeetBankOfficial: { minutes: 5, atHand: ['Your calendar'] },
  },
  otherWays: {
    'no-loan': { offer: 'I don’t need a loan', said: 'You said that you don’t need a loan.' },
    'loan-already': { offer: 'I have a loan already', said: 'You said that you have a loan already.' },
  },
} as const satisfies OutlineOf<typeof loans>
