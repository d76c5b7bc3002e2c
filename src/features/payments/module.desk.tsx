import { defineDeskModule } from '#src/manifest/desk.ts'
import { DeskRefunds } from './refunds/screens/desk-refunds.tsx'

export default defineDeskModule({
  pages: [
    {
      path: '/desk/refunds',
      group: 'today',
      rank: 260,
      label: 'Refunds',
      roles: ['advisor', 'underwriter', 'admin'],
      waits: 'here',
      Screen: DeskRefunds,
    },
  ],
})
