import { optional, useRead } from '#src/browser/reads.ts'
import { defineDeskModule } from '#src/manifest/desk.ts'
import { OnToday } from '../desk-kit/screens/on-today.tsx'
import { WaitingCount } from '../desk-kit/screens/waiting-count.tsx'
import { refundsFailed } from './refunds/copy.ts'
import { DeskRefunds } from './refunds/screens/desk-refunds.tsx'
import { hasFailed, deskRefunds } from './refunds/screens/api.ts'

const useFailed = () => optional(useRead(deskRefunds.all))?.filter(hasFailed).length

export default defineDeskModule({
  pages: [
    {
      path: '/desk/refunds',
      group: 'today',
      rank: 260,
      label: 'Refunds',
      roles: ['advisor', 'underwriter', 'admin'],
      Waiting: () => <WaitingCount of={useFailed()} />,
      OnToday: () => <OnToday count={useFailed() ?? 0} words={refundsFailed} href="/desk/refunds" />,
      Screen: DeskRefunds,
    },
  ],
})
