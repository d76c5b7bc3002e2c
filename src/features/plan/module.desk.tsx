import { advisors, defineDeskModule } from '#src/manifest/desk.ts'
import { factUses } from '#src/features/dated-facts/screens/slots.ts'
import { PlanEffect } from './effect/screens/plan-effect.tsx'
import * as copy from './risks/copy.ts'
import { ruleOfFact } from './rulebook/rules.ts'
import { DeskRisks } from './risks/screens/desk-risks.tsx'

export default defineDeskModule({
  gives: [factUses({ id: 'plan', ruleOf: ruleOfFact, Effect: PlanEffect })],
  pages: [
    {
      path: '/desk/plans',
      group: 'students',
      rank: 9,
      label: copy.title,
      roles: advisors,
      Screen: DeskRisks,
    },
  ],
})
