import { optional, useRead } from '#src/browser/reads.ts'
import { WaitingCount } from '#src/features/desk-kit/screens/waiting-count.tsx'
import { defineDeskModule, underwriters } from '#src/manifest/desk.ts'
import { DeskBlocks } from './blocking/desk/screens/desk-blocks.tsx'
import { DeskPlans } from './catalogue/desk/screens/desk-plans.tsx'
import { DeskClaims } from './claims/desk/screens/desk-claims.tsx'
import { claimsDesk } from './claims/desk/screens/api.ts'
import { standingOf } from './claims/rules.ts'
import { DeskInsurance } from './desk/screens/desk-insurance.tsx'
import { deskInsurance } from './desk/screens/api.ts'
import { DeskRefunds } from './refunds/screens/desk-refunds.tsx'
import { insuranceRefunds } from './refunds/screens/api.ts'

export default defineDeskModule({
  pages: [
    {
      path: '/desk/insurance',
      group: 'review',
      rank: 30,
      label: 'Insurance requests',
      roles: underwriters,
      Waiting: () => (
        <WaitingCount of={optional(useRead(deskInsurance.queue))?.filter(({ todos }) => todos.length > 0).length} />
      ),
      Screen: ({ id, me }) => <DeskInsurance id={id} me={me} />,
    },
    {
      path: '/desk/claims',
      group: 'review',
      rank: 40,
      label: 'Claims',
      roles: underwriters,
      Waiting: () => (
        <WaitingCount of={optional(useRead(claimsDesk.queue))?.filter(claim => standingOf(claim) === 'waits').length} />
      ),
      Screen: ({ id, me }) => <DeskClaims id={id} me={me} />,
    },
    {
      path: '/desk/insurance-refunds',
      group: 'review',
      rank: 50,
      label: 'Insurance refunds',
      roles: underwriters,
      Waiting: () => (
        <WaitingCount of={optional(useRead(insuranceRefunds.all))?.filter(({ isOpen }) => isOpen).length} />
      ),
      Screen: DeskRefunds,
    },
    {
      path: '/desk/insurance-blocks',
      group: 'review',
      rank: 60,
      label: 'Blocked insurance',
      roles: underwriters,
      Screen: ({ id, me }) => <DeskBlocks id={id} me={me} />,
    },
    {
      path: '/desk/insurance-plans',
      group: 'prepare',
      rank: 240,
      label: 'Insurance plans',
      roles: underwriters,
      Screen: ({ id, me }) => <DeskPlans id={id} me={me} />,
    },
  ],
})
