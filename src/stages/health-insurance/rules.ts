import { defineStage, type CommonFacts } from '../../journey/stage.ts'
import { welcome } from './copy.ts'

export const healthInsurance = defineStage<CommonFacts>()({
  route: 'health-insurance',
  label: 'Health Insurance',
  isListed: true,
  welcome,
  steps: [],
})
