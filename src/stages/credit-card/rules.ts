import { afterMark, open } from '../../journey/rules.ts'
import { defineStage, type CommonFacts } from '../../journey/stage.ts'
import { welcome } from './copy.ts'

export const creditCard = defineStage<CommonFacts>()({
  route: 'credit-card',
  label: 'US Credit Card',
  isListed: true,
  welcome,
  steps: [
    {
      id: 'CompareCards',
      route: 'compare-cards',
      title: 'Compare cards',
      status: open,
      canBeMarked: true,
    },
    {
      id: 'ApplyForCard',
      route: 'apply-for-a-card',
      title: 'Apply for a card',
      status: afterMark('CompareCards'),
      whyLocked: "Complete 'Compare cards' first.",
      canBeMarked: true,
    },
  ],
})
