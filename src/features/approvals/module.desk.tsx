import { defineDeskModule } from '#src/manifest/desk.ts'
import { DeskApprovals } from './screens/desk-approvals.tsx'

export default defineDeskModule({
  pages: [
    {
      path: '/desk/confirm',
      group: 'today',
      rank: 250,
      label: 'To confirm',
      roles: ['advisor', 'underwriter', 'admin'],
      waits: 'here',
      Screen: DeskApprovals,
    },
  ],
})
