import { defineStage, type CommonFacts } from '../../journey/stage.ts'
import { welcome } from './copy.ts'

export const visas = defineStage<CommonFacts>()({
  route: 'visas',
  label: 'Visas',
  isListed: true,
  welcome,
  steps: [],
})
