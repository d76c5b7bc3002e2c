import { defineStage, type CommonFacts } from '../../journey/stage.ts'
import { welcome } from './copy.ts'

export const finalizeUniversity = defineStage<CommonFacts>()({
  route: 'finalize-university',
  label: 'Finalize University',
  isListed: true,
  isComingSoon: true,
  welcome,
  steps: [],
})
