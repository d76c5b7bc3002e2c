import { part } from '#src/journey/shape.ts'
import { defineStage } from '#src/journey/stage.ts'
import { welcome } from './copy.ts'

export const finalizeUniversity = defineStage(part({}))({
  route: 'finalize-university',
  label: 'Finalize University',
  isListed: true,
  isBeforeEnrolment: true,
  isComingSoon: true,
  welcome,
  steps: [],
})
