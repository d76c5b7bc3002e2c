import { advisors, defineDeskModule } from '#src/manifest/desk.ts'
import * as copy from './risks/copy.ts'
import { DeskRisks } from './risks/screens/desk-risks.tsx'

export default defineDeskModule({
  pages: [
    {
      path: '/desk/plans',
      group: 'students',
      rank: 9,
      label: copy.title,
      roles: advisors,
      Screen: DeskRisks,
    },
  ],
})
