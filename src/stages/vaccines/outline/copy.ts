// What each step takes and needs, and how the stage is finished another way. The minutes are our estimates.
import type { OutlineOf } from '#src/journey/outline.ts'
import type { vaccines } from '../rules.ts'

export const outline = {
  steps: {
    CheckRequirements: { minutes: 15, atHand: ['your vaccination records'] },
    PlanDoses: { minutes: 5, atHand: ['the day of your flight'] },
    BookAppointment: { minutes: 5, atHand: [] },
    BringProof: { minutes: 10, atHand: ['photos or scans of your records'] },
  },
  otherWays: {
    'records-accepted': {
      offer: 'My university has accepted my records',
      said: 'You said that your university has accepted your records.',
    },
  },
} as const satisfies OutlineOf<typeof vaccines>
