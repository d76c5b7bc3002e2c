import { optional, useRead } from '#src/browser/reads.ts'
import { WaitingCount } from '#src/features/desk-kit/screens/waiting-count.tsx'
import { advisors, defineDeskModule } from '#src/manifest/desk.ts'
import { isWaiting } from './desk/rules.ts'
import { DeskSops } from './desk/screens/desk-sops.tsx'
import { deskSops } from './desk/screens/api.ts'

export default defineDeskModule({
  pages: [
    {
      path: '/desk/sops',
      group: 'review',
      rank: 80,
      label: 'SOPs',
      roles: advisors,
      Waiting: () => <WaitingCount of={optional(useRead(deskSops.queue))?.filter(isWaiting).length} />,
      Screen: DeskSops,
    },
  ],
})
