import { defineStage, type CommonFacts } from '../../journey/stage.ts'
import { welcome } from './copy.ts'

export const forex = defineStage<CommonFacts>()({
  route: 'forex',
  label: 'Forex & Tuition Fee',
  isListed: true,
  welcome,
  steps: [],
})
