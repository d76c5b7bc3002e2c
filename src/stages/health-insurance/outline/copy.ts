// What each step takes and needs, and how the stage is finished another way. The minutes are our estimates.
import type { OutlineOf } from '#src/journey/outline.ts'
import type { healthInsurance } from '../rules.ts'

export const outline = {
  steps: {
    EnterDetails: { minutes: 5, atHand: ['I-20 or admit letter'] },
    ViewRecommended: { minutes: 10, atHand: [] },
    ViewAll: { minutes: 15, atHand: [] },
    AttendWebinar: { minutes: null, atHand: [] },
    PurchaseInsurance: { minutes: 15, atHand: ['passport', 'a card that works in dollars'] },
    WaiverGuide: { minutes: null, atHand: ['your insurance card'] },
    PayInvoice: { minutes: 5, atHand: ['a card that works in dollars'] },
    YourInsurance: { minutes: null, atHand: [] },
    FileInsuranceClaim: { minutes: 15, atHand: ['bills and receipts', 'your bank details'] },
  },
} as const satisfies OutlineOf<typeof healthInsurance>
