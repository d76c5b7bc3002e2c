// What each step takes and needs, and how the stage is finished another way. The minutes are our estimates.
import type { OutlineOf } from '#src/journey/outline.ts'
import { claimDays } from '../claims/copy.ts'
import type { healthInsurance } from '../rules.ts'
import { sources } from '../sources/copy.ts'

export const outline = {
  steps: {
    EnterDetails: {
      minutes: 5,
      atHand: ['I-20 or admit letter', { name: 'Your date of birth', values: ['birthDate'] }],
    },
    ViewRecommended: { is: 'The plans that fit your answers, best first.', minutes: 10, atHand: [] },
    ViewAll: { is: 'Every plan that is sold for your university.', minutes: 15, atHand: [] },
    AttendWebinar: { minutes: null, atHand: [] },
    PurchaseInsurance: {
      is: 'Your application, section by section, and then the payment.',
      minutes: 15,
      atHand: [
        { name: 'Passport', paper: 'passport' },
        { name: 'Student ID', values: ['studentId'] },
        { name: 'An emergency phone', values: ['emergencyPhone'] },
        'A card that works in dollars',
      ],
      fact: { label: 'You pay now', words: 'The deposit' },
    },
    WaiverGuide: {
      is: 'How to be let off your university’s own plan.',
      minutes: null,
      atHand: ['Your insurance card'],
    },
    PayInvoice: {
      is: 'What is due for your insurance, and by when.',
      minutes: 5,
      atHand: ['A card that works in dollars'],
    },
    YourInsurance: { is: 'Your cover, your card and your papers.', minutes: null, atHand: [] },
    FileInsuranceClaim: {
      is: 'Money back for a bill that you paid.',
      minutes: 15,
      atHand: ['Bills and receipts', 'Your bank details'],
      fact: { label: 'File within', words: `${claimDays} days of care`, source: sources.claimWindow },
    },
  },
} as const satisfies OutlineOf<typeof healthInsurance>
