import { optional, useRead } from '#src/browser/reads.ts'
import { defineDeskModule } from '#src/manifest/desk.ts'
import { deskRoles } from '#src/wire/route.ts'
import { WaitingCount } from './screens/waiting-count.tsx'
import { OverdueCount } from './screens/overdue-count.tsx'
import { Today } from './screens/today.tsx'
import { DeskRequests } from './screens/desk-requests.tsx'
import { requests } from './screens/api.ts'

export default defineDeskModule({
  pages: [
    {
      path: '/desk/today',
      group: 'today',
      rank: 5,
      label: 'Today',
      roles: deskRoles,
      Waiting: OverdueCount,
      Screen: ({ me, today }) => <Today me={me} others={today} />,
    },
    {
      path: '/desk/requests',
      group: 'today',
      rank: 70,
      label: 'Requests',
      roles: deskRoles,
      Waiting: () => <WaitingCount of={optional(useRead(requests.list, { state: 'open' }))?.length} />,
      Screen: DeskRequests,
    },
  ],
})
