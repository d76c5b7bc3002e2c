// What each step takes and needs, and how the stage is finished another way. The minutes are our estimates.
import type { OutlineOf } from '#src/journey/outline.ts'
import type { sopReview } from '../rules.ts'

export const outline = {
  steps: {
    SubmitSop: {
      is: 'Your draft, for a reviewer to read line by line.',
      minutes: 10,
      atHand: ['Your statement of purpose', { name: 'Resume', paper: 'resume' }, 'Your GRE and TOEFL scores'],
    },
    ReviewFeedback: { is: 'What your reviewer wrote, beside your own words.', minutes: 20, atHand: [] },
    AttendWebinar: { minutes: null, atHand: [] },
  },
} as const satisfies OutlineOf<typeof sopReview>
