import { advisors, defineDeskModule } from '#src/manifest/desk.ts'
import { DeskChats } from './screens/desk-chats.tsx'

export default defineDeskModule({
  pages: [
    {
      path: '/desk/chats',
      group: 'students',
      rank: 10,
      label: 'Chats',
      roles: advisors,
      waits: 'here',
      Screen: ({ id, me }) => <DeskChats student={id} me={me} />,
    },
  ],
})
