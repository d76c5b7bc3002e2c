import { advisors, defineDeskModule } from '#src/manifest/desk.ts'
import { DeskWebinars } from './desk/screens/desk-webinars.tsx'

export default defineDeskModule({
  pages: [
    {
      path: '/desk/webinars',
      group: 'prepare',
      rank: 180,
      label: 'Webinars',
      roles: advisors,
      Screen: DeskWebinars,
    },
  ],
})
