import { optional, useRead } from '#src/browser/reads.ts'
import { advisors, defineDeskModule } from '#src/manifest/desk.ts'
import { WaitingCount } from '../desk-kit/screens/waiting-count.tsx'
import { DeskSteps } from './desk/screens/desk-steps.tsx'
import { deskRequests } from './desk/screens/api.ts'

export default defineDeskModule({
  pages: [
    {
      path: '/desk/steps',
      group: 'students',
      rank: 120,
      label: 'Custom steps',
      roles: advisors,
      Waiting: () => <WaitingCount of={optional(useRead(deskRequests.queue))?.length} />,
      Screen: ({ id, me }) => <DeskSteps id={id} me={me} />,
    },
  ],
})
