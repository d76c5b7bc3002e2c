import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { ListKeys } from '#src/ui/list-keys.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { StatusTag, type StatusTone } from '#src/ui/status-tag.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { Shown } from '#src/features/desk-kit/screens/shown.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { standingOf, type Standing } from '#src/features/products/rules.ts'
import type { QueuedOrder } from '../contract.ts'
import { kindLabels, standingNames } from '../copy.ts'
import { ordersQuery } from './queries.ts'

const columns: readonly Column<QueuedOrder>[] = [
  { label: 'Student', cell: ({ id, student }) => <Link href={`/desk/orders/${id}`}>{student.name}</Link> },
  { label: 'Product', cell: ({ product }) => product.title },
  { label: 'Kind', cell: ({ kind }) => kindLabels[kind] },
  { label: 'Sent', cell: ({ sentAt }) => <When at={sentAt} /> },
  { label: 'Who has it', cell: ({ takenUpBy }) => takenUpBy ?? 'Nobody yet' },
  { label: 'State', cell: order => <OrderState order={order} /> },
]

/** Orders to partners, the longest waiting first. What each student sent is seen by opening it, which is written down. */
export function OrderQueue() {
  const list = useRef<HTMLDivElement>(null)
  return (
    <Screen
      title="Orders"
      words="What students ask partners for: accounts, cards, lines. Pass each on, and write what the partner answered."
    >
      <div ref={list}>
        <Stack gap={2}>
          <ListKeys list={list} what="order" />
          <Shown what="the orders" query={useQuery(ordersQuery)}>
            {orders =>
              orders.length === 0 ? (
                <EmptyState title="No orders yet">When a student sends one, it stands here at once.</EmptyState>
              ) : (
                <Table caption="Orders, what waits first" columns={columns} rows={orders} rowKey={({ id }) => id} />
              )
            }
          </Shown>
        </Stack>
      </div>
    </Screen>
  )
}

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
