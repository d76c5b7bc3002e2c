import { wantedPapers } from '#src/features/papers/screens/slots.ts'
import { planNotes } from '#src/features/plan/screens/slots.ts'
import { beside, defineWebModule, page, panel, panelOfDevice } from '#src/manifest/web.tsx'
import { later, orNothing } from '#src/ui/later.tsx'
import type { visas } from './rules.ts'

const wanted = () => import('./pack/screens/wanted-papers.tsx')

export default defineWebModule<typeof visas>({
  stage: 'visas',
  formerRoute: 'visa-application',
  outline: () => import('./outline/copy.ts'),
  panels: {
    I20Form: panel(() => import('./i20/screens/i20-form.tsx')),
    ConsularAppointment: panel(() => import('./appointment/screens/consular-appointment.tsx')),
    CompileDocs: panel(() => import('./compile-docs/screens/compile-docs.tsx')),
    DS160: panel(() => import('./ds-160/screens/ds-160.tsx')),
    PostInterview: panel(() => import('./post-interview/screens/post-interview.tsx')),
    PaySEVISFee: panel(() => import('./sevis/screens/pay-sevis-fee.tsx')),
    MockInterview: panel(() => import('./mock-interview/screens/mock-interview.tsx')),
    VisaTranscripts: panel(() => import('./transcripts/screens/visa-transcripts.tsx')),
    AttendWebinar: panelOfDevice(() => import('#src/features/webinars/screens/webinar-panel.tsx')),
  },
  gives: [
    planNotes({ id: 'papers', Note: beside(() => import('./paper-checks/screens/on-plan.tsx')) }),
    wantedPapers({
      Wanted: beside(wanted),
      AsRead: later(
        orNothing(async () => (await wanted()).WantedAsRead),
        null,
      ),
    }),
  ],
  pages: [
    { path: '/documents/pack', page: page(() => import('./pack/screens/pack.tsx')), accountOnly: true },
    {
      path: '/paper-checks',
      page: page(() => import('./paper-checks/screens/paper-checks.tsx')),
      accountOnly: true,
    },
  ],
})
