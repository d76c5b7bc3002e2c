import { defineDeskModule } from '#src/manifest/desk.ts'
import { deskRoles } from '#src/wire/route.ts'
import { Today } from './inbox/screens/today.tsx'
import { DeskRequests } from './screens/desk-requests.tsx'

export default defineDeskModule({
  pages: [
    {
      path: '/desk/today',
      group: 'today',
      rank: 5,
      label: 'Today',
      roles: deskRoles,
      waits: 'late',
      Screen: Today,
    },
    {
      path: '/desk/requests',
      group: 'today',
      rank: 70,
      label: 'Requests',
      roles: deskRoles,
      waits: 'all',
      Screen: DeskRequests,
    },
  ],
})
