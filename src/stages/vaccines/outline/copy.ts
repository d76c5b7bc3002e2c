// What each step takes and needs, and how the stage is finished another way. The minutes are our estimates.
import type { OutlineOf } from '#src/journey/outline.ts'
import { notPaidFact } from '../proof/copy.ts'
import type { vaccines } from '../rules.ts'

export const outline = {
  steps: {
    CheckRequirements: {
      is: 'Which vaccines your university asks for, against your records.',
      minutes: 15,
      atHand: [
        { name: 'Vaccination records', paper: 'vaccine-record' },
        { name: 'Your date of birth', values: ['birthDate'] },
      ],
    },
    PlanDoses: {
      is: 'Each dose on its day, so that all fit before you fly.',
      minutes: 5,
      atHand: [{ name: 'The day of your flight', values: ['flight'] }],
    },
    BookAppointment: {
      is: 'A place and a day for your next doses.',
      minutes: 5,
      atHand: [],
      fact: { label: 'US insurance', words: 'Usually won’t pay', source: notPaidFact.source },
    },
    BringProof: { minutes: 10, atHand: ['Photos or scans of your records'] },
  },
  otherWays: {
    'records-accepted': {
      offer: 'My university has accepted my records',
      said: 'You said that your university has accepted your records.',
    },
  },
} as const satisfies OutlineOf<typeof vaccines>
