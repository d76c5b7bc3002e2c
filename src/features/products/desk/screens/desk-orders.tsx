import { OrderPage } from './order-page.tsx'
import { OrderQueue } from './order-queue.tsx'

/** What waits, or the one that is open. */
export const DeskOrders = ({ id, me }: { id: string | undefined; me: string }) =>
  id === undefined ? <OrderQueue /> : <OrderPage key={id} id={id} me={me} />
