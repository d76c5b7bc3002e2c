import { defineStage, type CommonFacts } from '../../journey/stage.ts'
import { welcome } from './copy.ts'

export const loans = defineStage<CommonFacts>()({
  route: 'loans',
  label: 'Loans',
  isListed: true,
  welcome,
  steps: [],
})
