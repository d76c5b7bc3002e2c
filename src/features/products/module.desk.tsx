import { advisors, defineDeskModule } from '#src/manifest/desk.ts'
import { DeskOrders } from './desk/screens/desk-orders.tsx'
import { DeskProducts } from './desk/screens/desk-products.tsx'

export default defineDeskModule({
  pages: [
    {
      path: '/desk/orders',
      group: 'review',
      rank: 130,
      label: 'Orders',
      roles: advisors,
      waits: 'here',
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
