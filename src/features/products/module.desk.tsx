import { optional, useRead } from '#src/browser/reads.ts'
import { advisors, defineDeskModule } from '#src/manifest/desk.ts'
import { WaitingCount } from '../desk-kit/screens/waiting-count.tsx'
import { DeskOrders } from './desk/screens/desk-orders.tsx'
import { DeskProducts } from './desk/screens/desk-products.tsx'
import { productsDesk } from './desk/screens/api.ts'
import { isUnderWay } from './rules.ts'

export default defineDeskModule({
  pages: [
    {
      path: '/desk/orders',
      group: 'review',
      rank: 130,
      label: 'Orders',
      roles: advisors,
      Waiting: () => <WaitingCount of={optional(useRead(productsDesk.orders))?.filter(isUnderWay).length} />,
      Screen: ({ id, me }) => <DeskOrders id={id} me={me} />,
    },
    {
      path: '/desk/products',
      group: 'prepare',
      rank: 140,
      label: 'Products',
      roles: advisors,
      Screen: ({ id, me }) => <DeskProducts id={id} me={me} />,
    },
  ],
})
