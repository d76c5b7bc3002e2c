import { attendWebinar, type FactsWithWebinar } from '../../features/webinars/rules.ts'
import { defineStage } from '../../journey/stage.ts'
import { welcome } from './copy.ts'

export const loans = defineStage<FactsWithWebinar>()({
  route: 'loans',
  label: 'Loans',
  isListed: true,
  welcome,
  steps: [attendWebinar],
})
