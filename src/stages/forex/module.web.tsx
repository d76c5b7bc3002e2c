import { beside, defineWebModule, panel } from '../../manifest/web.tsx'
import type { forex } from './rules.ts'

export default defineWebModule<typeof forex>({
  stage: 'forex',
  panels: {
    GetCard: panel(() => import('./card/screens/get-card.tsx')),
    CardDetails: panel(() => import('./card/screens/card-details.tsx')),
  },
  beside: beside(() => import('../../features/exchange/screens/compare-rates.tsx')),
})
