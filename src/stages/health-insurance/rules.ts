import { attendWebinar, type FactsWithWebinar } from '../../features/webinars/rules.ts'
import { defineStage } from '../../journey/stage.ts'
import { welcome } from './copy.ts'

export const healthInsurance = defineStage<FactsWithWebinar>()({
  route: 'health-insurance',
  label: 'Health Insurance',
  isListed: true,
  welcome,
  steps: [attendWebinar],
})
