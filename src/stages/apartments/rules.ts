import { defineStage, type CommonFacts } from '../../journey/stage.ts'
import { welcome } from './copy.ts'

export const apartments = defineStage<CommonFacts>()({
  route: 'apartments',
  label: 'Apartments',
  isListed: true,
  isComingSoon: true,
  welcome,
  steps: [],
})
