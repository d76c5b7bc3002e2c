// What each step takes and needs, and how the stage is finished another way. The minutes are our estimates.
import type { OutlineOf } from '#src/journey/outline.ts'
import type { sopReview } from '../rules.ts'

export const outline = {
  steps: {
    SubmitSop: { minutes: 10, atHand: ['your statement of purpose', 'your resume', 'your GRE and TOEFL scores'] },
    ReviewFeedback: { minutes: 20, atHand: [] },
    AttendWebinar: { minutes: null, atHand: [] },
  },
} as const satisfies OutlineOf<typeof sopReview>
