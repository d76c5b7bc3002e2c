import { lazy } from 'react'
import { isForInsurance } from '#src/browser/arrival.ts'
import { defineWebModule, panel, panelOfDevice } from '#src/manifest/web.tsx'
import type { healthInsurance } from './rules.ts'

export default defineWebModule<typeof healthInsurance>({
  stage: 'health-insurance',
  outline: () => import('./outline/copy.ts'),
  panels: {
    EnterDetails: panel(() => import('./details/screens/enter-details.tsx')),
    ViewRecommended: panel(() => import('./recommend/screens/view-recommended.tsx')),
    ViewAll: panel(() => import('./recommend/screens/view-all.tsx')),
    PurchaseInsurance: panel(() => import('./purchase/screens/purchase-insurance.tsx')),
    WaiverGuide: panel(() => import('./waiver/screens/waiver-panel.tsx')),
    PayInvoice: panel(() => import('./invoices/screens/invoice-panel.tsx')),
    YourInsurance: panel(() => import('./policies/screens/policy-panel.tsx')),
    FileInsuranceClaim: panel(() => import('./claims/screens/file-insurance-claim.tsx')),
    AttendWebinar: panelOfDevice(() => import('#src/features/webinars/screens/webinar-panel.tsx')),
  },
  arrival: {
    isFor: isForInsurance,
    start: '/health-insurance/purchase-insurance',
    TakingOver: lazy(() => import('./arrival/screens/taking-over.tsx')),
  },
})
