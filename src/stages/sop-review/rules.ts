import { defineStage, type CommonFacts } from '../../journey/stage.ts'
import { welcome } from './copy.ts'

export const sopReview = defineStage<CommonFacts>()({
  route: 'sop-review',
  label: 'SOP review',
  isListed: false,
  welcome,
  steps: [],
})
