import { defineWebModule, panel } from '#src/manifest/web.tsx'
import type { vaccines } from './rules.ts'

export default defineWebModule<typeof vaccines>({
  stage: 'vaccines',
  outline: () => import('./outline/copy.ts'),
  panels: {
    CheckRequirements: panel(() => import('./records/screens/check-requirements.tsx')),
    PlanDoses: panel(() => import('./plan/screens/plan-doses.tsx')),
    BookAppointment: panel(() => import('./clinics/screens/book-appointment.tsx')),
    BringProof: panel(() => import('./proof/screens/bring-proof.tsx')),
  },
})
