import { useQuery } from '@tanstack/react-query'
import { defineDeskModule } from '#src/manifest/desk.ts'
import { WaitingCount } from '../desk-kit/screens/waiting-count.tsx'
import { DeskRefunds } from './refunds/screens/desk-refunds.tsx'
import { hasFailed, refundsQuery } from './refunds/screens/queries.ts'

export default defineDeskModule({
  pages: [
    {
      path: '/desk/refunds',
      group: 'today',
      rank: 260,
      label: 'Refunds',
      roles: ['advisor', 'underwriter', 'admin'],
      Waiting: () => <WaitingCount of={useQuery(refundsQuery).data?.filter(hasFailed).length} />,
      Screen: DeskRefunds,
    },
  ],
})
