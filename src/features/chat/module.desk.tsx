import { optional, useRead } from '#src/browser/reads.ts'
import { advisors, defineDeskModule } from '#src/manifest/desk.ts'
import { WaitingCount } from '../desk-kit/screens/waiting-count.tsx'
import { DeskChats } from './screens/desk-chats.tsx'
import { deskChat } from './screens/api.ts'

export default defineDeskModule({
  pages: [
    {
      path: '/desk/chats',
      group: 'students',
      rank: 10,
      label: 'Chats',
      roles: advisors,
      Waiting: () => (
        <WaitingCount
          of={optional(useRead(deskChat.queue))?.filter(({ waitingSince }) => waitingSince !== null).length}
        />
      ),
      Screen: ({ id, me }) => <DeskChats student={id} me={me} />,
    },
  ],
})
