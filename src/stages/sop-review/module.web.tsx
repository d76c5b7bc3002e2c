import { answerPictures } from '#src/features/home/screens/slots.ts'
import { defineWebModule, page, panel, panelOfDevice } from '#src/manifest/web.tsx'
import { later, orNothing } from '#src/ui/later.tsx'
import type { sopReview } from './rules.ts'

export default defineWebModule<typeof sopReview>({
  stage: 'sop-review',
  gives: [
    answerPictures({
      stage: 'sop-review',
      step: 'ReviewFeedback',
      Picture: later(
        orNothing(async () => (await import('./feedback/screens/feedback-drawn.tsx')).FeedbackDrawn),
        null,
      ),
    }),
  ],
  outline: () => import('./outline/copy.ts'),
  panels: {
    SubmitSop: panel(() => import('./submit/screens/submit-sop.tsx')),
    ReviewFeedback: panel(() => import('./feedback/screens/review-feedback.tsx')),
    AttendWebinar: panelOfDevice(() => import('#src/features/webinars/screens/webinar-panel.tsx')),
  },
  pages: [
    {
      path: '/sop-review/sop-review-feedback',
      page: page(() => import('./feedback/screens/feedback-page.tsx')),
      accountOnly: true,
    },
  ],
})
