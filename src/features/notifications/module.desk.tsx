import { advisors, defineDeskModule } from '#src/manifest/desk.ts'
import { DeskNotifications } from './screens/desk-notifications.tsx'

export default defineDeskModule({
  pages: [
    {
      path: '/desk/notifications',
      group: 'prepare',
      rank: 190,
      label: 'Notifications',
      roles: advisors,
      Screen: ({ me }) => <DeskNotifications me={me} />,
    },
  ],
})
