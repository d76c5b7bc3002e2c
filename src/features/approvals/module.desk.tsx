import { optional, useRead } from '#src/browser/reads.ts'
import { defineDeskModule } from '#src/manifest/desk.ts'
import { OnToday } from '../desk-kit/screens/on-today.tsx'
import { WaitingCount } from '../desk-kit/screens/waiting-count.tsx'
import { toConfirm } from './rules.ts'
import { approvals } from './screens/api.ts'
import { DeskApprovals } from './screens/desk-approvals.tsx'

/** What one asked for oneself waits for somebody else. */
const useToConfirm = () =>
  optional(useRead(approvals.list, { state: 'open' }))?.filter(({ hindrance }) => hindrance === null).length

export default defineDeskModule({
  pages: [
    {
      path: '/desk/confirm',
      group: 'today',
      rank: 250,
      label: 'To confirm',
      roles: ['advisor', 'underwriter', 'admin'],
      Waiting: () => <WaitingCount of={useToConfirm()} />,
      OnToday: () => <OnToday count={useToConfirm() ?? 0} words={toConfirm} href="/desk/confirm" />,
      Screen: DeskApprovals,
    },
  ],
})
