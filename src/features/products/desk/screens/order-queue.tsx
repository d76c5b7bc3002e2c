import { useRead } from '#src/browser/reads.ts'
import { StudentLink } from '#src/features/desk-kit/screens/student-link.tsx'
import { DeskQueue } from '#src/features/desk-kit/screens/queue.tsx'
import { StatusTag, type StatusTone } from '#src/ui/status-tag.tsx'
import type { Column } from '#src/ui/table.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { standingOf, type Standing } from '#src/features/products/rules.ts'
import type { QueuedOrder } from '../contract.ts'
import { kindLabels, standingNames } from '../rules.ts'
import { productsDesk } from './api.ts'

const columns: readonly Column<QueuedOrder>[] = [
  { label: 'Student', cell: ({ id, student }) => <StudentLink href={`/desk/orders/${id}`} name={student.name} /> },
  { label: 'Product', cell: ({ product }) => product.title },
  { label: 'Kind', cell: ({ kind }) => kindLabels[kind] },
  { label: 'Sent', cell: ({ sentAt }) => <When at={sentAt} /> },
  { label: 'Who has it', cell: ({ takenUpBy }) => takenUpBy ?? 'Nobody yet' },
  { label: 'State', cell: order => <OrderState order={order} /> },
]

/** Orders to partners, what is due first. What each student sent is seen by opening it, which is written down. */
export const OrderQueue = () => (
  <DeskQueue
    title="Orders"
    words="What students ask partners for: accounts, cards, lines. Pass each on, and write what the partner answered."
    what="order"
    all="the orders"
    query={useRead(productsDesk.orders)}
    textOf={({ student, product, kind }) => `${student.name} ${product.title} ${kindLabels[kind]}`}
    page="/desk/orders"
    empty={{ title: 'No orders yet', words: 'When a student sends one, it appears here immediately.' }}
    caption="Orders, what is due first"
    columns={columns}
    rowKey={({ id }) => id}
  />
)

const tones: Readonly<Record<Standing, StatusTone>> = {
  waits: 'open',
  'taken-up': 'waiting',
  granted: 'ready',
  received: 'done',
  declined: 'wrong',
  withdrawn: 'locked',
}

export function OrderState({ order }: { order: Parameters<typeof standingOf>[0] }) {
  const standing = standingOf(order)
  return <StatusTag tone={tones[standing]}>{standingNames[standing]}</StatusTag>
}
