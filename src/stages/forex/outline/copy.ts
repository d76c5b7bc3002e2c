// What each step takes and needs, and how the stage is finished another way. The minutes are our estimates.
import type { OutlineOf } from '#src/journey/outline.ts'
import type { forex } from '../rules.ts'

export const outline = {
  steps: {
    GetCard: { minutes: 10, atHand: ['PAN card', 'a way to pay in rupees'] },
    CardDetails: { minutes: null, atHand: [] },
  },
} as const satisfies OutlineOf<typeof forex>
