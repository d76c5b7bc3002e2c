import { attendWebinar, type FactsWithWebinar } from '../../features/webinars/rules.ts'
import { defineStage } from '../../journey/stage.ts'
import { welcome } from './copy.ts'

export const sopReview = defineStage<FactsWithWebinar>()({
  route: 'sop-review',
  label: 'SOP review',
  isListed: false,
  welcome,
  steps: [attendWebinar],
})
