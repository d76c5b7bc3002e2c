// What each step takes and needs, and how the stage is finished another way. The minutes are our estimates.
import type { OutlineOf } from '#src/journey/outline.ts'
import { gstFact } from '#src/features/exchange/dated/copy.ts'
import type { forex } from '../rules.ts'

export const outline = {
  steps: {
    GetCard: {
      minutes: 10,
      atHand: [{ name: 'PAN card', paper: 'pan-card' }, 'A way to pay in rupees'],
      fact: { label: 'GST at most', words: '₹10,800', source: gstFact.source },
    },
    CardDetails: { is: 'What is on your card, and what it was used for.', minutes: null, atHand: [] },
  },
} as const satisfies OutlineOf<typeof forex>
