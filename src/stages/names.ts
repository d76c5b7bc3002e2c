// What stages and their steps are called, for the web: the build puts the names in place of this module, so that no page
// fetches the rules of all stages before it is shown (`vite.config.ts`).
import type { NamedStage } from '../journey/read.ts'
import { stages as bound } from './stages.ts'

export const stages: readonly NamedStage[] = bound.map(stage => {
  const { view: _, send: __, viewSent: ___, reads: ____, ...names } = stage
  return names
})
