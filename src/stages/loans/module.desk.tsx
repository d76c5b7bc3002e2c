import { optional, useRead } from '#src/browser/reads.ts'
import { WaitingCount } from '#src/features/desk-kit/screens/waiting-count.tsx'
import { defineDeskModule } from '#src/manifest/desk.ts'
import { waitsForBank } from './desk/rules.ts'
import { DeskApplications } from './desk/screens/desk-applications.tsx'
import { loanDesk } from './desk/screens/api.ts'

export default defineDeskModule({
  pages: [
    {
      path: '/desk/applications',
      group: 'review',
      rank: 20,
      label: 'Applications',
      roles: ['lender', 'admin'],
      Waiting: () => (
        <WaitingCount of={optional(useRead(loanDesk.list))?.filter(({ state }) => waitsForBank(state)).length} />
      ),
      Screen: ({ id, me, seat }) => <DeskApplications id={id} me={me} bank={seat.bank} />,
    },
  ],
})
