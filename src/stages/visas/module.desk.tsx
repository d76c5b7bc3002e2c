import { admins, advisors, defineDeskModule } from '#src/manifest/desk.ts'
import { DeskAttorneys } from './attorneys/desk/screens/desk-attorneys.tsx'
import { DeskForms } from './i20/forms/screens/desk-forms.tsx'
import { DeskInterviews } from './mock-interview/desk/screens/desk-interviews.tsx'
import { DeskReversals } from './sevis/desk/screens/desk-reversals.tsx'
import { DeskTranscripts } from './transcripts/desk/screens/desk-transcripts.tsx'

export default defineDeskModule({
  pages: [
    {
      path: '/desk/mock-interviews',
      group: 'review',
      rank: 90,
      label: 'Mock interviews',
      roles: advisors,
      waits: 'here',
      Screen: DeskInterviews,
    },
    {
      path: '/desk/transcripts',
      group: 'review',
      rank: 100,
      label: 'Transcripts',
      roles: advisors,
      waits: 'here',
      Screen: DeskTranscripts,
    },
    {
      path: '/desk/attorneys',
      group: 'prepare',
      rank: 150,
      label: 'Attorneys',
      roles: advisors,
      waits: 'here',
      Screen: ({ id, me }) => <DeskAttorneys id={id} me={me} />,
    },
    {
      path: '/desk/form-mappings',
      group: 'prepare',
      rank: 210,
      label: 'Form mappings',
      roles: advisors,
      Screen: ({ id, me }) => <DeskForms id={id} me={me} />,
    },
    {
      path: '/desk/sevis-reversals',
      group: 'admin',
      rank: 290,
      label: 'SEVIS fees to put back',
      roles: admins,
      waits: 'here',
      Screen: DeskReversals,
    },
  ],
})
