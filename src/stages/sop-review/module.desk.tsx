import { useQuery } from '@tanstack/react-query'
import { optional } from '#src/browser/reads.ts'
import { WaitingCount } from '#src/features/desk-kit/screens/waiting-count.tsx'
import { advisors, defineDeskModule } from '#src/manifest/desk.ts'
import { isWaiting } from './desk/rules.ts'
import { DeskSops } from './desk/screens/desk-sops.tsx'
import { queueQuery as sopQueue } from './desk/screens/sop-queries.ts'

export default defineDeskModule({
  pages: [
    {
      path: '/desk/sops',
      group: 'review',
      rank: 80,
      label: 'SOPs',
      roles: advisors,
      Waiting: () => <WaitingCount of={optional(useQuery(sopQueue))?.filter(isWaiting).length} />,
      Screen: DeskSops,
    },
  ],
})
