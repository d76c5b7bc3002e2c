import { part } from '#src/journey/shape.ts'
import { defineStage } from '#src/journey/stage.ts'
import { welcome } from './copy.ts'

export const apartments = defineStage(part({}))({
  route: 'apartments',
  label: 'Apartments',
  isListed: true,
  isComingSoon: true,
  welcome,
  steps: [],
})
