import { defineDeskModule } from '#src/manifest/desk.ts'
import { DeskApplications } from './desk/screens/desk-applications.tsx'

export default defineDeskModule({
  pages: [
    {
      path: '/desk/applications',
      group: 'review',
      rank: 20,
      label: 'Applications',
      roles: ['lender', 'admin'],
      waits: 'here',
      Screen: ({ id, me, seat }) => <DeskApplications id={id} me={me} bank={seat.bank} />,
    },
  ],
})
