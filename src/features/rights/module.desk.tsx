import { admins, defineDeskModule } from '#src/manifest/desk.ts'
import { DeskBreach } from './breach/screens/desk-breach.tsx'

export default defineDeskModule({
  pages: [
    {
      path: '/desk/breach',
      group: 'admin',
      rank: 310,
      label: 'Breach pack',
      roles: admins,
      Screen: ({ me }) => <DeskBreach me={me} />,
    },
  ],
})
