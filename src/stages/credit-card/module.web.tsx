import { defineWebModule, panel } from '#src/manifest/web.tsx'
import type { creditCard } from './rules.ts'

export default defineWebModule<typeof creditCard>({
  stage: 'credit-card',
  outline: () => import('./outline/copy.ts'),
  panels: {
    CompareCards: panel(() => import('./screens/compare-cards.tsx')),
    ApplyForCard: panel(() => import('./screens/apply-for-card.tsx')),
  },
})
