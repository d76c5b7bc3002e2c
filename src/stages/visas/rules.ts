import { attendWebinar, type FactsWithWebinar } from '../../features/webinars/rules.ts'
import { defineStage } from '../../journey/stage.ts'
import { welcome } from './copy.ts'

export const visas = defineStage<FactsWithWebinar>()({
  route: 'visas',
  label: 'Visas',
  isListed: true,
  welcome,
  steps: [attendWebinar],
})
