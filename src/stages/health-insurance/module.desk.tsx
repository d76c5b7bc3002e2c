import { defineDeskModule, underwriters } from '#src/manifest/desk.ts'
import { DeskBlocks } from './blocking/desk/screens/desk-blocks.tsx'
import { DeskPlans } from './catalogue/desk/screens/desk-plans.tsx'
import { DeskClaims } from './claims/desk/screens/desk-claims.tsx'
import { DeskInsurance } from './desk/screens/desk-insurance.tsx'
import { DeskRefunds } from './refunds/screens/desk-refunds.tsx'

export default defineDeskModule({
  pages: [
    {
      path: '/desk/insurance',
      group: 'review',
      rank: 30,
      label: 'Insurance requests',
      roles: underwriters,
      waits: 'here',
      Screen: ({ id, me }) => <DeskInsurance id={id} me={me} />,
    },
    {
      path: '/desk/claims',
      group: 'review',
      rank: 40,
      label: 'Claims',
      roles: underwriters,
      waits: 'here',
      Screen: ({ id, me }) => <DeskClaims id={id} me={me} />,
    },
    {
      path: '/desk/insurance-refunds',
      group: 'review',
      rank: 50,
      label: 'Insurance refunds',
      roles: underwriters,
      waits: 'here',
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
