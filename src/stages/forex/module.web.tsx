import { beside, defineWebModule, panel } from '#src/manifest/web.tsx'
import type { forex } from './rules.ts'

export default defineWebModule<typeof forex>({
  stage: 'forex',
  outline: () => import('./outline/copy.ts'),
  panels: {
    GetCard: panel(() => import('./card/screens/get-card.tsx')),
    CardDetails: panel(() => import('./card/screens/card-details.tsx')),
  },
  beside: beside(() => import('#src/features/exchange/screens/compare-rates.tsx')),
})
