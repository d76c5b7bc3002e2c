import { advisors, defineDeskModule } from '#src/manifest/desk.ts'
import { stages } from '#src/stages/stages.ts'
import { DeskLibrary } from './screens/desk/desk-library.tsx'

export default defineDeskModule({
  pages: [
    {
      path: '/desk/library',
      group: 'prepare',
      rank: 200,
      label: 'Library',
      roles: advisors,
      Screen: ({ id, me }) => <DeskLibrary id={id} me={me} stages={stages} />,
    },
  ],
})
