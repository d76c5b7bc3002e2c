// What each step takes and needs, and how the stage is finished another way. The minutes are our estimates.
import type { OutlineOf } from '#src/journey/outline.ts'
import type { healthInsurance } from '../rules.ts'

export const outline = {
  steps: {
    EnterDetails: { minutes: 5, atHand: ['I-20 or admit letter'] },
    ViewRecommended: { is: 'The plans that fit your answers, best first.', minutes: 10, atHand: [] },
    ViewAll: { is: 'Every plan that is sold for your university.', minutes: 15, atHand: [] },
    AttendWebinar: { minutes: null, atHand: [] },
    PurchaseInsurance: {
      is: 'Your application, section by section, and then the payment.',
      minutes: 15,
      atHand: [{ name: 'Passport', paper: 'passport' }, 'A card that works in dollars'],
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
    },
  },
} as const satisfies OutlineOf<typeof healthInsurance>
