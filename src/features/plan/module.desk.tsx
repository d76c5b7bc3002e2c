import { advisors, defineDeskModule } from '#src/manifest/desk.ts'
import { todayBesides } from '#src/features/desk-kit/inbox/screens/slots.ts'
import { factUses } from '#src/features/dated-facts/screens/slots.ts'
import { later, orNothing } from '#src/ui/later.tsx'
import { PlanEffect } from './effect/screens/plan-effect.tsx'
import * as copy from './risks/copy.ts'
import { ruleOfFact } from './rulebook/rules.ts'
import { DeskRisks } from './risks/screens/desk-risks.tsx'

const FirstAtRisk = later(
  orNothing(async () => (await import('./risks/screens/first-at-risk.tsx')).FirstAtRisk),
  null,
)

export default defineDeskModule({
  gives: [
    factUses({ id: 'plan', ruleOf: ruleOfFact, Effect: PlanEffect }),
    todayBesides({ page: '/desk/plans', Column: FirstAtRisk }),
  ],
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
