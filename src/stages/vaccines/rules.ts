import { afterMark, open } from '../../journey/rules.ts'
import { defineStage, type CommonFacts } from '../../journey/stage.ts'
import { welcome } from './copy.ts'

export const vaccines = defineStage<CommonFacts>()({
  route: 'vaccines',
  label: 'Vaccines',
  isListed: true,
  welcome,
  steps: [
    {
      id: 'CheckRequirements',
      route: 'check-what-your-university-asks',
      title: 'Check what your university asks',
      status: open,
      canBeMarked: true,
    },
    {
      id: 'PlanDoses',
      route: 'plan-your-doses',
      title: 'Plan your doses',
      status: afterMark('CheckRequirements'),
      whyLocked: "Complete 'Check what your university asks' first.",
      canBeMarked: true,
    },
    {
      id: 'BringProof',
      route: 'bring-proof-of-vaccination',
      title: 'Bring proof of vaccination',
      status: afterMark('PlanDoses'),
      whyLocked: "Complete 'Plan your doses' first.",
      canBeMarked: true,
    },
  ],
})
