import { advisors, defineDeskModule } from '#src/manifest/desk.ts'
import { DeskSops } from './desk/screens/desk-sops.tsx'

export default defineDeskModule({
  pages: [
    {
      path: '/desk/sops',
      group: 'review',
      rank: 80,
      label: 'SOPs',
      roles: advisors,
      waits: 'here',
      Screen: DeskSops,
    },
  ],
})
