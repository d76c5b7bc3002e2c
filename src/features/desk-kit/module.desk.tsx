import { useQuery } from '@tanstack/react-query'
import { defineDeskModule } from '#src/manifest/desk.ts'
import { deskRoles } from '#src/wire/route.ts'
import { WaitingCount } from './screens/waiting-count.tsx'
import { DeskRequests } from './screens/desk-requests.tsx'
import { requestsQuery } from './screens/requests-query.ts'

export default defineDeskModule({
  pages: [
    {
      path: '/desk/requests',
      group: 'answer',
      rank: 70,
      label: 'Requests',
      roles: deskRoles,
      Waiting: () => <WaitingCount of={useQuery(requestsQuery('open')).data?.length} />,
      Screen: DeskRequests,
    },
  ],
})
