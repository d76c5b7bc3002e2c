import { useQuery } from '@tanstack/react-query'
import { defineDeskModule } from '#src/manifest/desk.ts'
import { WaitingCount } from '../desk-kit/screens/waiting-count.tsx'
import { approvalsQuery } from './screens/approvals-queries.ts'
import { DeskApprovals } from './screens/desk-approvals.tsx'

export default defineDeskModule({
  pages: [
    {
      path: '/desk/confirm',
      group: 'today',
      rank: 250,
      label: 'To confirm',
      roles: ['advisor', 'underwriter', 'admin'],
      // What one asked for oneself waits for somebody else.
      Waiting: () => (
        <WaitingCount
          of={useQuery(approvalsQuery('open')).data?.filter(({ hindrance }) => hindrance === null).length}
        />
      ),
      Screen: DeskApprovals,
    },
  ],
})
