import { admins, defineDeskModule } from '#src/manifest/desk.ts'
import { DeskCardMoney } from './card/desk/screens/desk-card-money.tsx'

export default defineDeskModule({
  pages: [
    {
      path: '/desk/card-money',
      group: 'admin',
      rank: 280,
      label: 'Card money',
      roles: admins,
      waits: 'here',
      Screen: ({ me }) => <DeskCardMoney me={me} />,
    },
  ],
})
